import { present } from "../present";
import type { Moving } from "./moving";

/** Degrees from one tick of the radar's rim to the next. */
const TICK = 5;

/** The radar's hand moves from tick to tick, one per second, like that of a clock. */
export function sweep(radar: SVGSVGElement): Moving {
  const { width, height } = radar.viewBox.baseVal;
  const hand = present(radar.querySelector(".radar-hand"));
  return {
    element: radar,
    pause: 1000,
    draw: (frames) => hand.setAttribute("transform", `rotate(${(frames * TICK) % 360} ${width / 2} ${height / 2})`),
    rest() {},
  };
}

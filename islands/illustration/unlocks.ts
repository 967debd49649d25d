import { smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import { ink } from "../lib/art/spectrum";
import { breadth, length, type Strand } from "./frame";

/** The position of the token generation event, as a share of the length. */
export const event = 0.5;
/** The number of parts, which equals the number of monthly unlocks in a year. */
const parts = 12;

const floor = breadth * 0.88;
const gap = 9;

/** A bundle of locked strands; from the event on, one after the other leaves it. */
export function unlocks(): Strand[] {
  return Array.from({ length: parts }, (_, index) => {
    const locked = floor - (parts - 1 - index) * gap;
    const free = breadth * 0.06 + (index / (parts - 1)) * breadth * 0.66;
    const leaves = event + 0.02 + (index * 0.34) / (parts - 1);
    const height = (x: number): number => {
      const time = x / length;
      const freed = smoothstep(leaves, leaves + 0.14, time);
      return locked + (free - locked) * freed + freed * 7 * Math.sin(time * 30 + index * 0.7);
    };
    /* Even, so that both parts have the same guides and are connected. */
    const bend = 2 * Math.round((leaves + 0.02) * (length / 2));
    return [
      { path: wave({ from: 0, to: bend }, height), stroke: "var(--line-strong)", opacity: 1 },
      {
        path: wave({ from: bend, to: length - 1 }, height),
        stroke: ink("calm"),
        opacity: rounded(1 - (0.4 * index) / parts),
      },
    ];
  }).flat();
}

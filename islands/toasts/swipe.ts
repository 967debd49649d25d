/** Dismisses notifications by swiping towards the nearest edge of the window. */
import type { PointerEvent } from "react";
import type { ToastPosition } from "./toast";

/** The minimum distance of a swipe, in pixels (content/docs/constants.md). */
const THRESHOLD = 45;

/**
 * The handlers of an element at `position` that can be swiped away; `onAway` is called when it was, while it is still
 * moving.
 */
export function swipe(position: ToastPosition, onAway: () => void) {
  const [up, side] = [position.startsWith("top") ? -1 : 1, position.endsWith("left") ? -1 : 1];
  let start: { x: number; y: number; axis?: "x" | "y"; translate: string; transition: string } | undefined;

  /** The distance of the pointer along its direction, in pixels; never negative. */
  const way = (event: PointerEvent<HTMLElement>) => {
    if (!start) return 0;
    const { x, y, axis } = start;
    const [across, down] = [event.clientX - x, event.clientY - y];
    // The first movement determines the axis.
    if (!axis && Math.max(Math.abs(across), Math.abs(down)) > 1)
      start.axis = Math.abs(across) > Math.abs(down) ? "x" : "y";
    return Math.max(0, start.axis === "x" ? across * side : start.axis === "y" ? down * up : 0);
  };
  const move = ({ style }: HTMLElement, distance: string) => {
    const sign = (way: number) => (way < 0 ? "-" : "");
    style.translate = start?.axis === "y" ? `0 ${sign(up)}${distance}` : sign(side) + distance;
  };
  const rest = ({ style }: HTMLElement) => {
    if (start) Object.assign(style, { translate: start.translate, transition: start.transition });
    start = undefined;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button || (event.target as Element).closest("button")) return;
      const { translate, transition } = event.currentTarget.style;
      start = { x: event.clientX, y: event.clientY, translate, transition };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start) return;
      event.currentTarget.style.transition = "none";
      move(event.currentTarget, `${way(event)}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start) return;
      const element = event.currentTarget;
      if (way(event) < THRESHOLD) return rest(element);
      element.style.transition = start.transition;
      move(element, "100%");
      start = undefined;
      onAway();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      rest(event.currentTarget);
    },
  };
}

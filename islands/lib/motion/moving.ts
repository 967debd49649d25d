import type { Permit } from "./permit";

/** A drawing that can move. */
export interface Moving {
  /** The element that has to be visible. */
  readonly element: Element;
  /** The time between two frames, in milliseconds. */
  readonly pause: number;
  /** Draws the frame number `frames`, counted from the server's drawing. */
  draw(frames: number): void;
  /** Stops the drawing in its current state. */
  rest(): void;
}

/** Animates a drawing while it is visible and permitted; later it continues from where it stopped. */
export function keepMoving(moving: Moving, permit: Permit): void {
  let frames = 0;
  let isSeen = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = () => {
    const shallMove = isSeen && permit.granted;
    if (shallMove === (timer !== undefined)) return;
    if (shallMove) {
      timer = setInterval(() => {
        frames += 1;
        moving.draw(frames);
      }, moving.pause);
    } else {
      clearInterval(timer);
      timer = undefined;
      moving.rest();
    }
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
    check();
  }).observe(moving.element);
  permit.follow(check);
}

import type { Permit } from "./permit";

/** A drawing that can move. */
export interface Moving {
  /** What has to be in view. */
  readonly element: Element;
  /** Milliseconds from one frame to the next. */
  readonly pause: number;
  /** Draws the frame `frames` after the drawing as the server has sent it. */
  draw(frames: number): void;
  /** Leaves the drawing at rest as it stands. */
  rest(): void;
}

/** Lets a drawing move while it is seen and permitted; later it goes on from where it stopped. */
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

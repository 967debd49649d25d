import type { Directive } from "./directive";

const events = ["pointerdown", "focusin", "keydown"];

/** Wakes the island at the first touch of it; the loader replays the click that follows. */
export const interaction: Directive = (island, wake) => {
  for (const event of events) island.addEventListener(event, wake);
  return () => {
    for (const event of events) island.removeEventListener(event, wake);
  };
};

import type { Directive } from "./directive";
import { idle } from "./idle";

// Assistive technology may click without pointing or focusing before.
const events = ["pointerdown", "focusin", "keydown", "click"];

/**
 * Wakes the island at the first touch of it; the loader replays the click that follows. With the attribute `stored`, local
 * storage that holds this key is as good as a touch: the island has something to take up again.
 */
export const interaction: Directive = (island, wake) => {
  // While it is on its way down, so that a click can still be held on its way up.
  for (const event of events) island.addEventListener(event, wake, true);
  const stop = isStored(island.getAttribute("stored")) ? idle(island, wake) : () => {};
  return () => {
    stop();
    for (const event of events) island.removeEventListener(event, wake, true);
  };
};

function isStored(key: string | null): boolean {
  try {
    return key !== null && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

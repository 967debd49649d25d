import type { Directive } from "./directive";
import { idle } from "./idle";

const events = ["pointerdown", "focusin", "keydown"];

/**
 * Wakes the island at the first touch of it; the loader replays the click that follows. With the attribute `stored`, local
 * storage that holds this key is as good as a touch: the island has something to take up again.
 */
export const interaction: Directive = (island, wake) => {
  for (const event of events) island.addEventListener(event, wake);
  const stop = isStored(island.getAttribute("stored")) ? idle(island, wake) : () => {};
  return () => {
    stop();
    for (const event of events) island.removeEventListener(event, wake);
  };
};

function isStored(key: string | null): boolean {
  try {
    return key !== null && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

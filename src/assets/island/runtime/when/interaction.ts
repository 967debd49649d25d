import type { Directive } from "./directive";
import { idle } from "./idle";

/**
 * Hydrates the island at the first touch of it; a click calls it in any case. With the attribute `stored`, local storage that holds
 * this key is as good as a touch: the island has something to take up again.
 */
export const interaction: Directive = (island, hydrate, signal) => {
  for (const event of ["pointerdown", "focusin", "keydown"]) island.addEventListener(event, hydrate, { signal });
  if (isStored(island.getAttribute("stored"))) idle(island, hydrate, signal);
};

function isStored(key: string | null): boolean {
  try {
    return key !== null && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

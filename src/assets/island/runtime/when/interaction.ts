import type { Directive } from "./directive";
import { idle } from "./idle";

/**
 * Hydrates the island at the first interaction; with a click in any case. With the attribute `stored`, an entry with this key in
 * local storage has the same effect, so that the island can restore its state.
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

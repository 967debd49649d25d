import type { Directive } from "./directive";

/** Hydrates the island at once. */
export const load: Directive = (_island, hydrate) => hydrate();

import type { Directive } from "./directive";

/** Hydrates the island immediately. */
export const load: Directive = (_island, hydrate) => hydrate();

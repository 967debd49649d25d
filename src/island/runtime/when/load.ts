import type { Directive } from "./directive";

/** Wakes the island at once. */
export const load: Directive = (_island, wake) => wake();

/**
 * Decides when an island wakes. It is called once the island stands in the page, and calls `wake` when the moment has come.
 * `signal` calls the whole arrangement off.
 *
 * `island` is the `<archipel-island>` element; its first child holds the server's HTML.
 */
export type Directive = (island: HTMLElement, wake: () => void, signal: AbortSignal) => void;

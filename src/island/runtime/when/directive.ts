/**
 * A hydration directive decides when an island is hydrated. It is called once the island stands in the page, and calls `hydrate` when the moment has come.
 * `signal` calls the whole arrangement off.
 *
 * `island` is the `<archipel-island>` element; its first child holds the server's HTML.
 */
export type Directive = (island: HTMLElement, hydrate: () => void, signal: AbortSignal) => void;

/**
 * A hydration directive determines when an island is hydrated: it is called when the island is connected, and calls `hydrate`
 * later. `signal` aborts when the island is removed from the page.
 *
 * `island` is the `<archipel-island>` element; its first child contains the server's HTML.
 */
export type Directive = (island: HTMLElement, hydrate: () => void, signal: AbortSignal) => void;

/** The values of the attribute `when`: the names of `When` in `spec.rs` except `never`. */
export type When = "call" | "idle" | "interaction" | "load" | "media" | "visible";

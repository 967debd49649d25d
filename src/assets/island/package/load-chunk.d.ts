/**
 * Imports a chunk that code names: `loadChunk(() => import("./main"), import.meta.url)`. It is asked for again when it can't be
 * fetched, and reloads the page once when all retries have failed; after that it rejects, and may be called again.
 */
export function loadChunk<Module>(load: () => Promise<Module>, base: string): Promise<Module>;

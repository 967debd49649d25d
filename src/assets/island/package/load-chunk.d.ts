/**
 * Imports a chunk that code names: `loadChunk(() => import("./main"), import.meta.url)`. Failed requests are retried. If all
 * retries fail, the page is reloaded once; after that, the promise rejects, and the function may be called again.
 */
export function loadChunk<Module>(load: () => Promise<Module>, base: string): Promise<Module>;

/**
 * Imports a chunk that code names: `loadChunk(() => import("./main"), import.meta.url)`. It is asked for again when it can't be
 * fetched; rejects when all retries have failed, and may be called again.
 */
export function loadChunk<Module>(load: () => Promise<Module>, base: string): Promise<Module>;

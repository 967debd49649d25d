/**
 * Fetches files of the site on demand: chunks, and the messages of islands.
 *
 * A module is fetched as a file, with all its imports, before it is imported: a browser may reject a module that has failed
 * once until the page is reloaded, and `import()` neither reports why it failed nor times out.
 */
import { reloadOnce } from "./reload";

/** The number of retries of a request, and the first pause in milliseconds; each later pause is twice as long. */
const RETRIES = 5;
const PAUSE = 350;
/** The time limit of the first request, in milliseconds; that of each retry is longer by this value. */
const PATIENCE = 10_000;

/** The modules that have been fetched or are being fetched. */
const modules = new Map<string, Promise<unknown>>();

/**
 * Returns the text of the file at `url`; rejects with the last error if all retries have failed. A pause ends early when the
 * network is back or the visitor presses something. A missing chunk reloads the page, once: after the first response that
 * shows that the server no longer has it, otherwise when all retries have failed.
 */
export async function fetchText(url: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    let isGone = false;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE * (attempt + 1)) });
      if (response.ok) return await response.text();
      isGone = [404, 410].includes(response.status);
      throw new Error(`${url}: HTTP ${response.status}`);
    } catch (error) {
      const isLast = attempt === RETRIES;
      if ((isGone || isLast) && url.endsWith(".js") && (await reloadOnce(url))) return await new Promise(() => {});
      if (isLast) throw error;
      await rest(PAUSE * 2 ** attempt);
    }
  }
}

/** Waits, at most until the network is back or the visitor presses something. */
function rest(time: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, time);
    for (const type of ["online", "click"]) addEventListener(type, end, { capture: true, signal: stop.signal });
  });
}

/** Fetches a module and all its imports. */
function fetchModule(url: string): Promise<unknown> {
  const known = modules.get(url);
  if (known) return known;
  const imports = /\b(?:from|import)\s*"(\.\/[^"]+)"/g;
  const module = fetchText(url).then((text) =>
    Promise.all([...text.matchAll(imports)].map(([, name]) => fetchModule(new URL(name as string, url).href))),
  );
  module.catch(() => modules.delete(url));
  modules.set(url, module);
  return module;
}

/** Imports the module at `url` when all of it has been fetched. */
export async function loadModule<Module>(url: string): Promise<Module> {
  const { href } = new URL(url, location.href);
  await fetchModule(href);
  return import(/* @vite-ignore */ href);
}

/**
 * Imports a chunk that code names: `loadChunk(() => import("./main"), import.meta.url)`. The bundler writes the chunk's URL into the
 * source of `load`, relative to the chunk at `base`.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, base: string): Promise<Module> {
  // Tests and the build load modules from the disk.
  if (!base.startsWith("file:")) await fetchModule(new URL(/"(.+)"/.exec(String(load))?.[1] as string, base).href);
  return load();
}

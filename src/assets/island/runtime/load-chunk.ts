/**
 * Files of the site that come late: chunks, and the words of islands.
 *
 * A module is fetched as a file, with all it imports, before it is imported: a browser that could not have a module once may
 * refuse it for as long as the page lives, and `import()` neither says why it failed nor ends when it hangs.
 */
import { reloadOnce } from "./reload";

/** How often a file is asked for again, and the first pause in milliseconds; each next one is twice as long. */
const RETRIES = 5;
const PAUSE = 350;
/** How long the first answer may take, in milliseconds; each next one may take this much longer. */
const PATIENCE = 10_000;

/** The modules that have been fetched or are on their way. */
const modules = new Map<string, Promise<unknown>>();

/**
 * The text of the file at `url`; rejects with the last failure when all retries have failed. A pause ends at once when the
 * network is back or the visitor presses something. A chunk that can't be had reloads the page, once: at the first answer that
 * the server no longer has it, and otherwise when all retries have failed.
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

/** Waits, at most until the network is back or something is pressed. */
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

/** Fetches a module and all it imports. */
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

/** Imports the module at `url` once all of it has come. */
export async function loadModule<Module>(url: string): Promise<Module> {
  const { href } = new URL(url, location.href);
  await fetchModule(href);
  return import(/* @vite-ignore */ href);
}

/**
 * Imports a chunk that code names: `loadChunk(() => import("./main"), import.meta.url)`. The bundler writes the chunk's address into
 * the source of `load`, relative to the chunk that `base` is the address of.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, base: string): Promise<Module> {
  // Tests and the build run modules from the disk.
  if (!base.startsWith("file:")) await fetchModule(new URL(/"(.+)"/.exec(String(load))?.[1] as string, base).href);
  return load();
}

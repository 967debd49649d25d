/**
 * Hydrates `owner`, once: `prepare` fetches what is needed, which may fail and be tried again, and `begin` is called with it.
 * `name` stands for it in reports.
 */
export function hydrateOnce<Parts>(
  owner: Element,
  name: string,
  prepare: () => Promise<Parts>,
  begin: (parts: Parts, fail: (error: unknown) => void) => void | Promise<void>,
): Promise<void>;

/**
 * Hydrates the islands that are to be hydrated now, and later the others. The loader does, unless code of the site imports this
 * module: then every page with islands needs a script that calls it.
 */
export function hydrateIslands(): void;

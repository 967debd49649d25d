/**
 * Hydrates `owner`, once: `prepare` fetches the required files, and may fail and be retried; `begin` is called with its
 * result. Reports refer to `owner` as `name`.
 */
export function hydrateOnce<Parts>(
  owner: Element,
  name: string,
  prepare: () => Promise<Parts>,
  begin: (parts: Parts, fail: (error: unknown) => void) => void | Promise<void>,
): Promise<void>;

/**
 * Hydrates the islands that are due now, and the others later. The loader calls it, unless code of the site imports this
 * module: in this case, every page with islands needs a script that calls it.
 */
export function hydrateIslands(): void;

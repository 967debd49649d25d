import type { Directive } from "./directive";

/** How long a browser may have something else to do, in milliseconds: on a slow device that may be always. */
const LIMIT = 3000;

/** Hydrates the island when the browser has nothing else to do; at the next turn where it cannot tell. */
export const idle: Directive = (_island, hydrate, signal) => {
  const done = () => signal.aborted || hydrate();
  if (typeof requestIdleCallback === "function") requestIdleCallback(done, { timeout: LIMIT });
  else setTimeout(done);
};

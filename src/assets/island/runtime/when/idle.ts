import type { Directive } from "./directive";

/** The maximum wait for an idle browser, in milliseconds: on a slow device it may never be idle. */
const LIMIT = 3000;

/** Hydrates the island when the browser is idle; in the next task if the browser does not report that. */
export const idle: Directive = (_island, hydrate, signal) => {
  const done = () => signal.aborted || hydrate();
  if (typeof requestIdleCallback === "function") requestIdleCallback(done, { timeout: LIMIT });
  else setTimeout(done);
};

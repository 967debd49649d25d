import type { Directive } from "./directive";

/** Wakes the island when the browser has nothing else to do; at the next turn where it cannot tell. */
export const idle: Directive = (_island, wake, signal) => {
  (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || wake());
};

import type { Directive } from "./directive";

/** Wakes the island when the browser has nothing else to do; at the next turn where it cannot tell. */
export const idle: Directive = (_island, wake) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(wake);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(wake);
  return () => cancelIdleCallback(request);
};

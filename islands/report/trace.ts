/** The loading times of a page. */

/** The share of page loads that are reported (content/docs/constants.md): all of them. */
export const tracesSampleRate = 1;

/** The times of one page load, in milliseconds since it began. */
export interface Trace {
  /** Until the first byte of the page was received. */
  response: number;
  /** Until the page was parsed and its scripts had run. */
  ready: number;
  /** Until all resources of the page were loaded. */
  loaded: number;
}

/** The times of the page, when it has loaded; undefined if it is not sampled, or the browser does not measure. */
export function readTrace(): Trace | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!entry || Math.random() >= tracesSampleRate) return undefined;
  const { responseStart, domContentLoadedEventEnd, loadEventStart } = entry;
  return {
    response: Math.round(responseStart),
    ready: Math.round(domContentLoadedEventEnd),
    loaded: Math.round(loadEventStart),
  };
}

/** Collects errors and loading times, and sends them in batches to a service. */
import { place, scrub } from "./scrub";
import { lastSteps, note, type Step } from "./steps";
import type { Trace } from "./trace";

/** The maximum number of waiting errors (content/docs/constants.md); further ones are only counted. */
export const buffer = 64;

/** The time for which errors are collected before they are sent, in milliseconds. */
export const pause = 2_000;

/** The maximum size of the errors in a batch, in bytes: with its steps, a beacon must stay below 64 KiB. */
export const batch = 20_000;

/** The origin of an error. */
export type Source = "error" | "unhandledrejection" | "island";

/**
 * A thrown value of any type. `island` names the failed island; `at` is in milliseconds since the page began to load.
 */
export interface Failure {
  thrown: unknown;
  source: Source;
  island?: string;
  at: number;
}

/** An error as it is sent. */
export interface ReportedError {
  source: Source;
  island?: string;
  name: string;
  message: string;
  stack?: string;
  /** Milliseconds since the page began to load, at the first occurrence. */
  at: number;
  /** The number of occurrences. */
  count: number;
}

/** The content of one beacon. */
export interface Report {
  /** The page, without query and fragment. */
  page: string;
  language: string;
  agent: string;
  errors: ReportedError[];
  /** The number of errors since the last report that did not fit in the buffer. */
  dropped: number;
  /** The loading times of the page: in one report of each page load. */
  trace?: Trace;
  /** The steps so far; none without an error. */
  steps: readonly Step[];
}

/** Receives errors and the times of a page load. Neither throws; repeated errors are only counted. */
export interface Reports {
  add(failure: Failure): void;
  trace(times: Trace | undefined): void;
}

/** Collects errors and the times of the page load for `destination`. */
export function createReports(destination: string): Reports {
  const waiting: ReportedError[] = [];
  let dropped = 0;
  let times: Trace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new WeakSet<object>();

  function add({ thrown, source, island, at }: Failure): void {
    try {
      // An error may be reported twice: by the failed island and by the window.
      if (typeof thrown === "object" && thrown) {
        if (seen.has(thrown)) return;
        seen.add(thrown);
      }
      const error = { source, ...(island && { island: scrub(island, 60) }), ...read(thrown) };
      if (isForeign(error)) return;
      note({ at, what: "error", on: error.message });
      const same = waiting.find(({ message, stack }) => message === error.message && stack === error.stack);
      if (same) same.count++;
      else if (waiting.length < buffer) waiting.push({ ...error, at: Math.round(at), count: 1 });
      else dropped++;
      timer ??= setTimeout(flush, pause);
    } catch {
      // Values that can't be read are not reported.
    }
  }

  function trace(measured: Trace | undefined): void {
    if (!measured) return;
    times = measured;
    timer ??= setTimeout(flush, pause);
  }

  /** Sends waiting reports. Reports that the browser rejects are lost, since retries could continue forever. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length || times) {
      const errors = take();
      const report: Report = {
        page: place(location),
        language: document.documentElement.lang,
        agent: navigator.userAgent.slice(0, 300),
        errors,
        dropped,
        ...(times && { trace: times }),
        steps: errors.length ? lastSteps() : [],
      };
      dropped = 0;
      times = undefined;
      try {
        navigator.sendBeacon(destination, JSON.stringify(report));
      } catch {
        // Beacons are not supported, or the URL is invalid.
      }
    }
  }

  /** Removes the errors of one batch from the waiting ones, at least one. */
  function take(): ReportedError[] {
    let size = 0;
    const rest = waiting.findIndex((error, at) => {
      size += bytes(error);
      return size > batch && at > 0;
    });
    return waiting.splice(0, rest < 0 ? waiting.length : rest);
  }

  // The last events that are guaranteed to run.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  addEventListener("pagehide", flush);
  return { add, trace };
}

/** The reported properties of a thrown value. */
function read(thrown: unknown): Pick<ReportedError, "name" | "message" | "stack"> {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: scrub(String(thrown), 500) };
  const stack = thrown.stack ? { stack: scrub(thrown.stack, 4_000) } : {};
  return { name: scrub(thrown.name, 60), message: scrub(thrown.message, 500), ...stack };
}

/** The size of an error in a beacon. */
const bytes = (error: ReportedError): number => new TextEncoder().encode(JSON.stringify(error)).length;

/** Whether an error is from an extension of the browser, or from a script of another host that hides it. */
function isForeign({ message, stack = "" }: Pick<ReportedError, "message" | "stack">): boolean {
  return stack.includes("-extension://") || /^Script error\.?$/.test(message);
}

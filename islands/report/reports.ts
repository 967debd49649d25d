/** Errors and the times of loading on their way to the service that collects them: gathered, then sent in batches. */
import { place, scrub } from "./scrub";
import { lastSteps, note, type Step } from "./steps";
import type { Trace } from "./trace";

/** How many errors wait at most (content/docs/constants.md); what comes after is only counted. */
export const buffer = 64;

/** How long errors are gathered before they are sent, in milliseconds. */
export const pause = 2_000;

/** How much of a batch its errors may be, in bytes: with its steps, a beacon must stay below 64 KiB. */
export const batch = 20_000;

/** Where an error came from. */
export type Source = "error" | "unhandledrejection" | "island";

/** Something thrown: anything. `island` names the one that failed; `at` in milliseconds since the page began to load. */
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
  /** Milliseconds since the page began to load, at the first time. */
  at: number;
  /** How often it happened. */
  count: number;
}

/** What one beacon says. */
export interface Report {
  /** The page, without query and fragment. */
  page: string;
  language: string;
  agent: string;
  errors: ReportedError[];
  /** Errors that found the buffer full since the last report. */
  dropped: number;
  /** How long the page took to load: in one report of each page load. */
  trace?: Trace;
  /** The steps up to now; none without an error. */
  steps: readonly Step[];
}

/** What takes errors and the times of a page load. Neither throws; the same error again only counts. */
export interface Reports {
  add(failure: Failure): void;
  trace(times: Trace | undefined): void;
}

/** Gathers errors and the times of the page load for `destination`. */
export function createReports(destination: string): Reports {
  const waiting: ReportedError[] = [];
  let dropped = 0;
  let times: Trace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new WeakSet<object>();

  function add({ thrown, source, island, at }: Failure): void {
    try {
      // An error may arrive twice: from the island that failed and from the window.
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
      // What can't even be read is not reported.
    }
  }

  function trace(measured: Trace | undefined): void {
    if (!measured) return;
    times = measured;
    timer ??= setTimeout(flush, pause);
  }

  /** Sends what waits. What the browser does not take is lost: trying again could go on for ever. */
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
        // No beacons, or no such address.
      }
    }
  }

  /** Takes from the waiting errors what one batch may hold, at least one. */
  function take(): ReportedError[] {
    let size = 0;
    const rest = waiting.findIndex((error, at) => {
      size += bytes(error);
      return size > batch && at > 0;
    });
    return waiting.splice(0, rest < 0 ? waiting.length : rest);
  }

  // The last moments in which a page can be sure to run.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  addEventListener("pagehide", flush);
  return { add, trace };
}

/** What is sent of something thrown. */
function read(thrown: unknown): Pick<ReportedError, "name" | "message" | "stack"> {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: scrub(String(thrown), 500) };
  const stack = thrown.stack ? { stack: scrub(thrown.stack, 4_000) } : {};
  return { name: scrub(thrown.name, 60), message: scrub(thrown.message, 500), ...stack };
}

/** The size of an error in a beacon. */
const bytes = (error: ReportedError): number => new TextEncoder().encode(JSON.stringify(error)).length;

/** Whether an error comes from an extension of the browser or a script of another host that hides it. */
function isForeign({ message, stack = "" }: Pick<ReportedError, "message" | "stack">): boolean {
  return stack.includes("-extension://") || /^Script error\.?$/.test(message);
}

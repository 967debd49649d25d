/**
 * The HTTP client of the site, and its settings for the sales API (content/docs/services.md). Failures are logged to the console once and
 * rejected as `ApiError`.
 */
import { type ApiError, noResponse, notSent } from "./error";
import { request } from "./request";

export { ApiError } from "./error";

/** The time for which a response is fresh, in milliseconds (content/docs/constants.md). */
export const freshness = 5_000;

/** The time limit of a call of the sales API, in milliseconds (content/docs/services.md). */
export const salesTimeout = 10_000;

export interface ClientOptions {
  /** The URL of the API. */
  base_url: string;
  /** The first part of every path: `1` (or `v1`). */
  version: string;
  /** The time limit of a whole call, in milliseconds; absent or 0 for none. */
  timeout?: number;
}

export interface Client {
  /**
   * The inner `data` of the response to GET `path`. Calls for the same path within `freshness` return the same object,
   * so it must not be changed. `signal` only cancels the wait of this caller.
   */
  get<T>(path: string, options?: { signal?: AbortSignal | undefined }): Promise<T>;
}

/** A call that is pending or was completed recently. */
interface Call {
  answer: Promise<unknown>;
  /** The number of callers that wait for it. */
  waiting: number;
  /** The end of its freshness, by `performance.now()`. */
  until: number;
  stop: AbortController;
}

/** The calls by URL: one cache for all islands of a page. */
const calls = new Map<string, Call>();

/**
 * The client of the API at `base_url` in `version`: `https://sales.example` and `1` (or `v1`) yield `https://sales.example/v1/`.
 */
export function createClient({ base_url, version, timeout = 0 }: ClientOptions): Client {
  return {
    async get<T>(path: string, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<T> {
      if (signal?.aborted) throw log(notSent("canceled", "ERR_CANCELED"));
      return (await wait(ask(join(base_url, version, path), timeout), signal)) as T;
    },
  };
}

/** The URL of `path`. Throws `ApiError` if it is invalid or outside of the API. */
function join(base: string, version: string, path: string): string {
  try {
    const root = new URL(`${base.replace(/\/+$/, "")}/${version.replace(/^(?=\d)/, "v")}/`).href;
    const url = new URL(root + path.replace(/^\/+/, "")).href;
    if (!url.startsWith(root)) throw new Error(`${path} leads out of the API`);
    return url;
  } catch (failure) {
    throw log(notSent(failure));
  }
}

/** The call for `url`: a pending or fresh one, or a new one. */
function ask(url: string, timeout: number): Call {
  const now = performance.now();
  for (const [key, { until }] of calls) if (until <= now) calls.delete(key);
  const known = calls.get(url);
  if (known) return known;

  const stop = new AbortController();
  const call: Call = { answer: request(url, timeout, stop.signal), waiting: 0, until: Infinity, stop };
  const settle = (until: number) => {
    call.until = until;
    if (!until && calls.get(url) === call) calls.delete(url);
  };
  call.answer.then(
    () => settle(performance.now() + freshness),
    (failure) => {
      settle(0);
      // A cancelled call has already been rejected and logged.
      if (failure.code !== "ERR_CANCELED") log(failure);
    },
  );
  stop.signal.addEventListener("abort", () => settle(0));
  calls.set(url, call);
  return call;
}

/** Waits for `call` until `signal` is aborted; a call without waiting callers is cancelled. */
function wait(call: Call, signal: AbortSignal | undefined): Promise<unknown> {
  call.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal?.removeEventListener("abort", cancel);
      call.waiting--;
    };
    const cancel = () => {
      leave();
      reject(log(noResponse("ERR_CANCELED")));
      if (call.waiting === 0) call.stop.abort();
    };
    signal?.addEventListener("abort", cancel);
    const end = () => signal?.aborted || leave();
    call.answer.then(
      (data) => {
        end();
        resolve(data);
      },
      (failure) => {
        end();
        reject(failure);
      },
    );
  });
}

/** Logs a failure and returns it. */
function log(failure: ApiError): ApiError {
  console.error(failure);
  return failure;
}

/** Sends one GET request with a time limit, and checks its response. */
import { BodyError, readJson } from "./body";
import { csrfHeader } from "./csrf";
import { ApiError, failedBody, failedResponse, marksFailure, noResponse, notSent } from "./error";

/**
 * The inner `data` of the response of `url` within `timeout` milliseconds; `signal` cancels the call. Rejects with
 * `ApiError`.
 */
export async function request(url: string, timeout: number, signal: AbortSignal): Promise<unknown> {
  const stop = new AbortController();
  let late = false;
  const end = () => {
    late = true;
    stop.abort();
  };
  const timer = timeout ? setTimeout(end, timeout) : undefined;
  const giveUp = () => stop.abort();
  signal.addEventListener("abort", giveUp);
  /** The reason why there is no response, or an incomplete one. */
  const silence = (otherwise: "ERR_NETWORK" | "ECONNABORTED") =>
    noResponse(late ? "ETIMEDOUT" : signal.aborted ? "ERR_CANCELED" : otherwise);
  try {
    const response = await send(url, stop.signal).catch((failure) => {
      throw failure instanceof ApiError ? failure : silence("ERR_NETWORK");
    });
    const body = await readJson(response).catch((failure) => {
      if (failure instanceof BodyError) return undefined;
      throw silence("ECONNABORTED");
    });
    if (!response.ok) throw failedResponse(response.status, body);
    if (marksFailure(body)) throw failedBody(response.status, body);
    return inner(response.status, body);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}

/** Sends the request; distinguishes requests that the browser rejects from failures of the network. */
async function send(url: string, signal: AbortSignal): Promise<Response> {
  let request: Request;
  try {
    const headers = { Accept: "application/json", "Content-Type": "application/json", ...csrfHeader(url) };
    request = new Request(url, { headers, credentials: "same-origin", signal });
  } catch (failure) {
    throw notSent(failure);
  }
  return fetch(request);
}

/** The field `data` of a body that has one. */
function inner(status: number, body: unknown): unknown {
  if (typeof body === "object" && body && "data" in body) return body.data;
  throw failedResponse(status);
}

/** The failures of a call to the sales API, in one form (content/docs/services.md). */

/** The codes that HTTP client libraries use for the causes of a failure. */
export type Cause =
  | "ERR_NETWORK"
  | "ECONNABORTED"
  | "ETIMEDOUT"
  | "ERR_BAD_REQUEST"
  | "ERR_BAD_RESPONSE"
  | "ERR_CANCELED";

/** The failure of a call, as it is rejected. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status = false;
  /** The error code of the server, or `HTTP {status}`, `NO_RESPONSE`, `REQUEST_SETUP_ERROR`. */
  readonly error: string;
  /** The data that the server sent with the error; null without any. */
  readonly data: unknown;
  /** The status of the response; 0 if there was none. */
  readonly statusCode: number;
  /** The cause; undefined if a request could not be set up for another reason. */
  readonly code: Cause | undefined;

  constructor(message: string, error: string, statusCode: number, code: Cause | undefined, data: unknown = null) {
    super(message);
    this.error = error;
    this.data = data;
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The maximum length of a text from a server, in UTF-16 units; a message is shown to people. */
const longest = 500;

/** A text of a body; a number is accepted as the text of a code. */
function text(value: unknown, fallback: string): string {
  const found = typeof value === "number" ? String(value) : value;
  return typeof found === "string" && found.trim() ? found.trim().slice(0, longest) : fallback;
}

/** Reads `value` as an object; anything else has no keys. */
function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value ? (value as Record<string, unknown>) : {};
}

/** Whether the body of a response with a successful status marks the call as failed. */
export function marksFailure(body: unknown): boolean {
  return fields(body).status === false;
}

/** A response with a successful status whose body marks the call as failed. */
export function failedBody(status: number, body: unknown): ApiError {
  const { message, error, data = null } = fields(body);
  return new ApiError(text(message, "Server Error"), text(error, `HTTP ${status}`), status, "ERR_BAD_RESPONSE", data);
}

/**
 * An unsuccessful response: an error status, or a body that is not in the agreed form. `body` is undefined if it could
 * not be read.
 */
export function failedResponse(status: number, body?: unknown): ApiError {
  const { message, code, data = null } = fields(body);
  const cause = status >= 400 && status < 500 ? "ERR_BAD_REQUEST" : "ERR_BAD_RESPONSE";
  return new ApiError(text(message, "Server Error"), text(code, `HTTP ${status}`), status, cause, data);
}

/** No response was received, or only a part of it. */
export function noResponse(cause: Cause): ApiError {
  return new ApiError("Network Error", "NO_RESPONSE", 0, cause);
}

/** The request was never sent. */
export function notSent(failure: unknown, cause?: Cause): ApiError {
  const message = failure instanceof Error ? failure.message : failure;
  return new ApiError(text(message, "Request Error"), "REQUEST_SETUP_ERROR", 0, cause);
}

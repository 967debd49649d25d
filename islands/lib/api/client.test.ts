import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { largestBody } from "./body";
import { type ApiError, type Client, freshness, salesTimeout as timeout } from "./client";

let createClient: typeof import("./client")["createClient"];
let client: Client;
const network = vi.fn<(request: Request) => Promise<Response>>();
const logged = vi.fn();

beforeEach(async () => {
  // Responses in one test are not fresh in the next one.
  vi.resetModules();
  ({ createClient } = await import("./client"));
  client = createClient({ base_url: "https://sales.example", version: "1", timeout });
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("document", { cookie: "a=1; XSRF-TOKEN=to%3Dken" });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", network);
  vi.spyOn(console, "error").mockImplementation(logged);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
  logged.mockReset();
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const answers = (response: () => Response) => network.mockImplementation(async () => response());
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail("resolved"),
    (error) => error,
  );
const parts = ({ status, message, error, data, statusCode, code }: ApiError) => ({
  status,
  message,
  error,
  data,
  statusCode,
  code,
});

/** Never responds; rejects like fetch when its signal is aborted. */
const silent = () =>
  network.mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );

test("a request has the address, headers and credentials that content/docs/services.md names", async () => {
  answers(() => json(200, { status: true, data: 1 }));
  await client.get("/presale/price?currency=USD");
  const request = network.mock.calls[0]![0];
  expect(request.method).toBe("GET");
  expect(request.url).toBe("https://sales.example/v1/presale/price?currency=USD");
  expect(request.headers.get("accept")).toBe("application/json");
  expect(request.headers.get("content-type")).toBe("application/json");
  expect(request.credentials, "no cookies to another origin").toBe("same-origin");
  expect(request.headers.get("x-xsrf-token")).toBeNull();
});

test("the token against forged requests goes to the site's own origin only, where there is one", async () => {
  answers(() => json(200, { data: 1 }));
  const sent = async (base_url: string) => {
    network.mockClear();
    await createClient({ base_url, version: "1" }).get(`x${base_url.length}`);
    return network.mock.calls[0]![0].headers.get("x-xsrf-token");
  };
  expect(await sent("https://site.example/api")).toBe("to=ken");
  expect(await sent("https://site.example.org/api")).toBeNull();
  expect(await sent("https://sub.site.example/api")).toBeNull();
  vi.stubGlobal("document", { cookie: "NOT-XSRF-TOKEN=1" });
  expect(await sent("https://site.example/none")).toBeNull();
});

test("a client without a timeout waits for ever", async () => {
  silent();
  const ended = vi.fn();
  createClient({ base_url: "https://site.example", version: "1" }).get("slow").then(ended, ended);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended).not.toHaveBeenCalled();
});

test.each([
  ["https://sales.example/", "1", "price", "https://sales.example/v1/price"],
  ["https://sales.example/api", "v2", "/price", "https://sales.example/api/v2/price"],
])("%s, version %s and %s are joined", async (base_url, version, path, url) => {
  answers(() => json(200, { data: 1 }));
  await createClient({ base_url, version }).get(path);
  expect(network.mock.calls[0]![0].url).toBe(url);
});

test.each([[{ price: "0.06" }], [[]], [""], [0], [null], [false]])("the inner data is handed out: %j", async (data) => {
  answers(() => json(200, { status: true, data }));
  expect(await client.get("data")).toEqual(data);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  [
    "a body that marks failure",
    200,
    { status: false, message: "Sold out", error: "SOLD_OUT", data: { left: 0 } },
    { message: "Sold out", error: "SOLD_OUT", statusCode: 200, data: { left: 0 }, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a body that marks failure and says nothing",
    201,
    { status: false },
    { message: "Server Error", error: "HTTP 201", statusCode: 201, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a server error with message, code and data",
    503,
    { message: "Closed", code: "CLOSED", data: [1] },
    { message: "Closed", error: "CLOSED", statusCode: 503, data: [1], code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a refused request",
    404,
    { status: false, message: "No such path", error: "not used", code: 17 },
    { message: "No such path", error: "17", statusCode: 404, data: null, code: "ERR_BAD_REQUEST" },
  ],
  [
    "a server error with an empty object",
    500,
    {},
    { message: "Server Error", error: "HTTP 500", statusCode: 500, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "texts of other types",
    422,
    { message: { en: "x" }, code: ["y"], data: 0 },
    { message: "Server Error", error: "HTTP 422", statusCode: 422, data: 0, code: "ERR_BAD_REQUEST" },
  ],
  [
    "texts that are blank",
    400,
    { message: "  ", code: "" },
    { message: "Server Error", error: "HTTP 400", statusCode: 400, data: null, code: "ERR_BAD_REQUEST" },
  ],
  [
    "a text without end",
    500,
    { message: "x".repeat(9_000) },
    { message: "x".repeat(500), error: "HTTP 500", statusCode: 500, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a good body without data",
    200,
    { status: true },
    { message: "Server Error", error: "HTTP 200", statusCode: 200, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a list",
    200,
    [1, 2],
    { message: "Server Error", error: "HTTP 200", statusCode: 200, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "null",
    200,
    null,
    { message: "Server Error", error: "HTTP 200", statusCode: 200, data: null, code: "ERR_BAD_RESPONSE" },
  ],
  [
    "a text",
    502,
    "Bad Gateway",
    { message: "Server Error", error: "HTTP 502", statusCode: 502, data: null, code: "ERR_BAD_RESPONSE" },
  ],
])("%s", async (_, status, body, expected) => {
  answers(() => json(status, body));
  const error = await failure(client.get("x"));
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("ApiError");
  expect(parts(error)).toEqual({ status: false, ...expected });
  expect(logged.mock.calls).toEqual([[error]]);
});

test.each([
  ["empty", 200, null, 200],
  ["empty", 500, null, 500],
  ["a page", 502, "<!doctype html><h1>Bad Gateway</h1>", 502],
  ["half of a JSON text", 200, '{"status": true, "data": [1, 2', 200],
  ["no UTF-8", 200, new Uint8Array([0x22, 0xff, 0x22]), 200],
  ["larger than what is read", 200, `{"data": "${"x".repeat(largestBody)}"}`, 200],
])("a body that is %s (%i)", async (_, status, body, statusCode) => {
  answers(() => new Response(body, { status }));
  const error = await failure(client.get("x"));
  const code = "ERR_BAD_RESPONSE";
  expect(parts(error)).toEqual({
    status: false,
    message: "Server Error",
    error: `HTTP ${status}`,
    data: null,
    statusCode,
    code,
  });
});

test("a body of the largest size is read", async () => {
  expect(largestBody).toBe(1_048_576);
  const data = "x".repeat(largestBody - '{"data":""}'.length);
  answers(() => json(200, { data }));
  expect(await client.get("x")).toBe(data);
});

test("a body that never ends is given up once it is too large", async () => {
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(100_000).fill(0x20));
  answers(() => new Response(new ReadableStream({ pull, cancel })));
  expect((await failure(client.get("x"))).error).toBe("HTTP 200");
  expect(cancel).toHaveBeenCalled();
});

const noResponse = { status: false, message: "Network Error", error: "NO_RESPONSE", data: null, statusCode: 0 };

test("no connection", async () => {
  network.mockRejectedValue(new TypeError("Failed to fetch"));
  const error = await failure(client.get("x"));
  expect(parts(error)).toEqual({ ...noResponse, code: "ERR_NETWORK" });
  expect(logged.mock.calls).toEqual([[error]]);
});

test("a connection that breaks while the answer arrives", async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("network error"));
  answers(() => new Response(new ReadableStream({ pull })));
  expect(parts(await failure(client.get("x")))).toEqual({ ...noResponse, code: "ECONNABORTED" });
});

test("no answer within 10,000 ms", async () => {
  silent();
  const error = failure(client.get("x"));
  await vi.advanceTimersByTimeAsync(timeout - 1);
  expect(logged).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(parts(await error)).toEqual({ ...noResponse, code: "ETIMEDOUT" });
  expect(timeout).toBe(10_000);
});

test("an answer that begins in time but does not end", async () => {
  network.mockImplementation(async ({ signal }) => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      signal.addEventListener("abort", () => controller.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  });
  const error = failure(client.get("x"));
  await vi.advanceTimersByTimeAsync(timeout);
  expect((await error).code).toBe("ETIMEDOUT");
});

const setup = { status: false, error: "REQUEST_SETUP_ERROR", data: null, statusCode: 0 };

test.each([
  ["no address", "nowhere", "x"],
  ["an address with a password", "https://a:b@sales.example", "x"],
  ["a path that leads out of the API", "https://sales.example", "../v2/x"],
])("a request that can't be set up: %s", async (_, base_url, path) => {
  const error = await failure(createClient({ base_url, version: "1" }).get(path));
  expect(parts(error)).toEqual({ ...setup, message: expect.stringMatching(/./), code: undefined });
  expect(logged.mock.calls).toEqual([[error]]);
  expect(network).not.toHaveBeenCalled();
});

test("a call that is canceled before it is sent", async () => {
  const error = await failure(client.get("x", { signal: AbortSignal.abort() }));
  expect(parts(error)).toEqual({ ...setup, message: "canceled", code: "ERR_CANCELED" });
  expect(network).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
});

test("a call that is canceled under way takes the request along", async () => {
  silent();
  const stop = new AbortController();
  const error = failure(client.get("x", { signal: stop.signal }));
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  expect(parts(await error)).toEqual({ ...noResponse, code: "ERR_CANCELED" });
  expect(network.mock.calls[0]![0].signal.aborted).toBe(true);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("who cancels does not take the answer from others", async () => {
  let answer = (_: Response) => {};
  network.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const stop = new AbortController();
  const first = failure(client.get("x", { signal: stop.signal }));
  const second = client.get("x");
  stop.abort();
  answer(json(200, { data: "here" }));
  expect((await first).code).toBe("ERR_CANCELED");
  expect(await second).toBe("here");
  expect(network).toHaveBeenCalledTimes(1);
});

test("what was asked for is fresh for 5,000 ms, for every client", async () => {
  answers(() => json(200, { data: network.mock.calls.length }));
  const other = createClient({ base_url: "https://sales.example", version: "1" });
  expect(await Promise.all([client.get("x"), other.get("/x")])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(freshness - 1);
  expect(await client.get("x")).toBe(1);
  expect(await client.get("y")).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await client.get("x")).toBe(3);
  expect(freshness).toBe(5_000);
});

test("a failure is told to all who wait, logged once and not remembered", async () => {
  network.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const [first, second] = await Promise.all([failure(client.get("x")), failure(client.get("x"))]);
  expect(first).toBe(second);
  expect(logged).toHaveBeenCalledTimes(1);
  answers(() => json(200, { data: "again" }));
  expect(await client.get("x")).toBe("again");
});

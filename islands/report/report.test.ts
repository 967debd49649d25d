// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batch, buffer, pause, type Report } from "./reports";
import { scrub } from "./scrub";
import { limit } from "./steps";

const send = vi.fn<(url: string, body: string) => boolean>();
const handlers: [
  EventTarget,
  string,
  EventListenerOrEventListenerObject,
  boolean | AddEventListenerOptions | undefined,
][] = [];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userAgent: "Browser/1.0", sendBeacon: send });
  send.mockReturnValue(true);
  for (const target of [window, document]) {
    const add = target.addEventListener;
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, handler: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        handlers.push([target, type, handler, options]);
        add.call(target, type, handler, options);
      },
    );
  }
  history.replaceState(null, "", "/en/how-to-buy/?r=friend#pay");
  document.documentElement.lang = "en";
  document.body.innerHTML = `<script type="application/json" id="services">{"errors": {"destination": "https://errors.example/in"}}</script>`;
  await import("./script");
});
afterEach(() => {
  for (const [target, ...handler] of handlers.splice(0)) target.removeEventListener(...handler);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  send.mockReset();
});

const reports = () => send.mock.calls.map(([, body]) => JSON.parse(body) as Report);
const throwing = (error: unknown, message = "") => dispatchEvent(new ErrorEvent("error", { error, message }));
const failingIsland = (island: string, error: unknown) =>
  document.body.dispatchEvent(new CustomEvent("archipel:island-error", { bubbles: true, detail: { island, error } }));
const rejecting = (reason: unknown) => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
/** An error whose stack is known. */
const failure = (message: string, stack = `Error: ${message}\n    at f (https://raa.example/islands/a.js:1:2)`) =>
  Object.assign(new Error(message), { stack });
const sent = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(pause);
};

test("errors are gathered and sent together", async () => {
  throwing(failure("one"));
  rejecting(failure("two"));
  failingIsland("purchase", new TypeError("three"));
  await vi.dynamicImportSettled();
  expect(send).not.toHaveBeenCalled();
  await sent();
  expect(send.mock.calls.map(([url]) => url)).toEqual(["https://errors.example/in"]);
  const [report] = reports();
  expect(report).toMatchObject({
    page: `${location.origin}/en/how-to-buy/`,
    language: "en",
    agent: "Browser/1.0",
    dropped: 0,
  });
  expect(report!.errors).toMatchObject([
    { source: "error", name: "Error", message: "one", stack: expect.stringContaining("a.js:1:2"), count: 1 },
    { source: "unhandledrejection", message: "two" },
    { source: "island", island: "purchase", name: "TypeError", message: "three" },
  ]);
  expect(report!.steps.map(({ what, on }) => [what, on])).toEqual([
    ["error", "one"],
    ["error", "two"],
    ["error", "three"],
  ]);
});

test("before the page has loaded, and without an error, nothing is sent", async () => {
  document.body.click();
  await sent();
  dispatchEvent(new Event("pagehide"));
  expect(send).not.toHaveBeenCalled();
});

test("every page load is traced, once, with the errors that come with it", async () => {
  const times = { responseStart: 80.4, domContentLoadedEventEnd: 300, loadEventStart: 512.6 };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([times as unknown as PerformanceEntry]);
  vi.spyOn(Math, "random").mockReturnValue(0.999_999);
  dispatchEvent(new Event("load"));
  throwing(failure("one"));
  await sent();
  throwing(failure("two"));
  await sent();
  expect(reports().map(({ trace, errors }) => [trace, errors.length])).toEqual([
    [{ response: 80, ready: 300, loaded: 513 }, 1],
    [undefined, 1],
  ]);
});

test("a page load without an error is traced, too", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{} as PerformanceEntry]);
  document.body.innerHTML += "<button>Go</button>";
  document.querySelector("button")!.click();
  dispatchEvent(new Event("load"));
  await sent();
  expect(reports()).toMatchObject([{ errors: [], steps: [], trace: {} }]);
});

test("where the browser does not measure nothing is sent", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  dispatchEvent(new Event("load"));
  await sent();
  expect(send).not.toHaveBeenCalled();
});

test("a report does not wait for a page that is left", async () => {
  throwing(failure("one"));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("pagehide"));
  await sent();
  expect(reports().map(({ errors }) => errors.length)).toEqual([1]);
});

test("errors are gathered for two seconds", async () => {
  throwing(failure("one"));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
});

test("the same error counts, and an error that arrives twice is one", async () => {
  for (let at = 0; at < 5; at++) throwing(failure("again"));
  const error = failure("once");
  failingIsland("wallet", error);
  throwing(error);
  await sent();
  expect(reports()[0]!.errors.map(({ message, count }) => [message, count])).toEqual([
    ["again", 5],
    ["once", 1],
  ]);
});

test("64 errors wait; what comes after is counted", async () => {
  for (let at = 0; at < 70; at++) throwing(failure(`error ${at}`));
  await sent();
  expect(reports().flatMap(({ errors }) => errors)).toHaveLength(buffer);
  expect(reports()[0]!.dropped).toBe(6);
  throwing(failure("later"));
  await sent();
  expect(reports().at(-1)).toMatchObject({ dropped: 0, errors: [{ message: "later" }] });
  expect(buffer).toBe(64);
});

test("batches stay below the size of a beacon", async () => {
  for (let at = 0; at < 64; at++) throwing(failure(`${at} ${"ж ".repeat(900)}`, `${at} ${"ж ".repeat(9_000)}`));
  await sent();
  expect(send.mock.calls.length).toBeGreaterThan(1);
  for (const [, body] of send.mock.calls) expect(new TextEncoder().encode(body).length).toBeLessThan(64 * 1024);
  for (const { errors } of reports()) expect(errors.length === 1 || JSON.stringify(errors).length < batch).toBe(true);
  expect(reports().flatMap(({ errors }) => errors)).toHaveLength(64);
});

test("the last 100 steps are told, by kind and name, never by words or query", async () => {
  document.body.innerHTML +=
    `<a class="btn" href="https://explorer.example/tx/0x${"ab".repeat(32)}?who=me#x"><b>0xMine</b></a>` +
    `<button id="buy" class="btn btn-primary">Buy for 25</button><p>Text</p>`;
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  document.querySelector("a")!.addEventListener("click", (event) => event.preventDefault());
  press("p");
  for (let at = 0; at < 120; at++) press("#buy");
  press("b");
  dispatchEvent(new Event("offline"));
  throwing(failure("one"));
  await sent();
  const { steps } = reports()[0]!;
  expect(steps).toHaveLength(limit);
  expect(steps.slice(-4).map(({ what, on }) => [what, on])).toEqual([
    ["press", "button#buy.btn.btn-primary"],
    ["press", "a.btn https://explorer.example/tx/…"],
    ["offline", undefined],
    ["error", "one"],
  ]);
  expect(limit).toBe(100);
});

test.each([
  ["a text", "plain", { name: "string", message: "plain" }],
  ["nothing", undefined, { name: "undefined", message: "undefined" }],
  ["an object", { secret: 1 }, { name: "object", message: "[object Object]" }],
])("%s may be thrown too", async (_, thrown, expected) => {
  rejecting(thrown);
  await sent();
  expect(reports()[0]!.errors).toMatchObject([expected]);
});

test.each([
  ["that can't be read", Object.create(null)],
  ["of an extension", failure("x", "Error: x\n    at chrome-extension://abc/inpage.js:1:1")],
  ["of a script that hides it", "Script error."],
])("an error %s is not reported", async (_, thrown) => {
  throwing(thrown, "Script error.");
  rejecting(thrown);
  await sent();
  expect(send).not.toHaveBeenCalled();
});

test("a picture that is missing is no error of the page", async () => {
  document.body.appendChild(new Image()).dispatchEvent(new Event("error"));
  await sent();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["refuses", () => false],
  [
    "throws",
    () => {
      throw new TypeError("no such address");
    },
  ],
])("a browser that %s beacons ends it: no error, no second try", async (_, answer) => {
  send.mockImplementation(answer);
  throwing(failure("one"));
  await sent();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ["plain words, 0x12 and a.js:10:5", "plain words, 0x12 and a.js:10:5"],
  [`from 0x${"Ab".repeat(20)} to 0x${"0".repeat(64)}.`, "from … to …."],
  ["So11111111111111111111111111111111111111112 is base58", "… is base58"],
  ["at f (https://raa.example/en/?r=friend#x:12:7)", "at f (https://raa.example/en/:12:7)"],
  ["f@https://raa.example/a.js?v=1:12:7", "f@https://raa.example/a.js:12:7"],
  ["GET https://raa.example/?q=a&b=c failed", "GET https://raa.example/ failed"],
  ["write to some.one+x@mail.example.org now", "write to … now"],
])("%s is sent as %s", (text, expected) => {
  expect(scrub(text, 200)).toBe(expected);
});

test("a long text is cut, and no address is left in part", () => {
  expect(scrub("word ".repeat(100), 50)).toBe("word ".repeat(10));
  expect(scrub(`${"a@b.cd ".repeat(14)}0x${"1".repeat(40)}`, 50)).not.toContain("0x");
  expect(scrub("x".repeat(1_000), 50)).toBe("…");
});

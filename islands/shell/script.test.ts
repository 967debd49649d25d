// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pages } from "./testing";

const endPage = pages();
const start = vi.hoisted(() => vi.fn());
vi.mock("./hydration", () => ({ start }));

const root = document.documentElement;
let whenIdle: (() => void) | undefined;
let limit: number | undefined;
const fetch = vi.fn();

beforeEach(() => {
  vi.resetModules();
  start.mockReset();
  fetch.mockReset().mockImplementation(async () => new Response("code"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("requestIdleCallback", (callback: () => void, options?: IdleRequestOptions) => {
    whenIdle = callback;
    limit = options?.timeout;
  });
  root.removeAttribute("data-plain");
  history.replaceState(null, "", "/en/");
});
afterEach(() => {
  endPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
const started = () => vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));

test("the rest comes when the browser is idle", async () => {
  await import("./script");
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  expect(limit, "a browser that is never idle calls it after so many milliseconds").toBe(3000);
  whenIdle!();
  await started();
});

test.each(["pointermove", "pointerdown", "keydown", "archipel:hydrating"])(
  "the rest comes at the first %s, once",
  async (type) => {
    await import("./script");
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    whenIdle!();
    await started();
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test("it makes do with a timer", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  await import("./script");
  await started();
});

test("the rest comes at once where a referrer is to be kept", async () => {
  history.replaceState(null, "", "/en/?r=anna");
  await import("./script");
  await started();
});

test.each([
  ["refused", () => Promise.reject(new TypeError("cut"))],
  ["unavailable", async () => new Response("", { status: 503 })],
])("a rest that is %s leaves the page plain and is asked for again", async (_, fail) => {
  vi.useFakeTimers();
  fetch.mockImplementation(fail);
  await import("./script");
  whenIdle!();
  await vi.advanceTimersByTimeAsync(350 + 700);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(root.hasAttribute("data-plain")).toBe(true);
  expect(start).not.toHaveBeenCalled();
  fetch.mockImplementation(async () => new Response("code"));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

test("a rest that cannot be had for minutes is asked for every five seconds", async () => {
  vi.useFakeTimers();
  fetch.mockImplementation(() => Promise.reject(new TypeError("cut")));
  await import("./script");
  whenIdle!();
  await vi.advanceTimersByTimeAsync(120_000);
  const before = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(before + 12);
});

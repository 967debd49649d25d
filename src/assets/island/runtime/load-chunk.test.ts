// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadChunk, fetchText } from "./load-chunk";

const reloadOnce = vi.hoisted(() => vi.fn(async () => false));
vi.mock("./reload", () => ({ reloadOnce }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reloadOnce.mockReset();
});

const answer =
  (status: number, body = "") =>
  () =>
    Promise.resolve(new Response(body, { status }));
const refuse = () => Promise.reject(new TypeError("Failed to fetch"));

/** Serves these responses in order, the last one repeatedly. Returns the times of requests, relative to now. */
function serve(...answers: (() => Promise<Response>)[]): number[] {
  const asked: number[] = [];
  const start = Date.now();
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now() - start);
    return answers[Math.min(asked.length, answers.length) - 1]!();
  });
  return asked;
}

test("the text is what the file holds", async () => {
  serve(answer(200, "{}"));
  expect(await fetchText("/x.json")).toBe("{}");
});

test.each([
  ["a broken connection", refuse],
  ["a missing file", answer(404)],
  ["a server in trouble", answer(503)],
])("%s is asked for again five times, from 350 ms on, then given up", async (_, fail) => {
  const asked = serve(fail);
  const text = expect(fetchText("/x.json")).rejects.toThrow();
  await vi.runAllTimersAsync();
  await text;
  // 350 + 700 + 1400 + 2800 + 5600
  expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each([404, 410])("a chunk that is gone (%s) reloads the page at once", async (status) => {
  reloadOnce.mockResolvedValueOnce(true);
  const asked = serve(answer(status));
  void fetchText("/x.js");
  await vi.runAllTimersAsync();
  expect(reloadOnce.mock.calls).toEqual([["/x.js"]]);
  expect(asked).toEqual([0]);
});

test.each([
  ["that can't be reached", refuse],
  ["whose server is in trouble", answer(500)],
])("a chunk %s reloads the page when all retries have failed, and is given up where it does not", async (_, fail) => {
  for (const reloads of [true, false]) {
    reloadOnce.mockReset().mockResolvedValueOnce(reloads);
    const asked = serve(fail);
    const ended = vi.fn();
    fetchText("/x.js").then(ended, ended);
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(6);
    expect(reloadOnce.mock.calls).toEqual([["/x.js"]]);
    expect(ended).toHaveBeenCalledTimes(reloads ? 0 : 1);
  }
});

test("a chunk that comes after all does not reload the page", async () => {
  serve(refuse, answer(503), answer(200, "x"));
  const text = fetchText("/y.js");
  await vi.runAllTimersAsync();
  expect(await text).toBe("x");
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each(["online", "click"])("a pause ends with %s", async (type) => {
  const asked = serve(refuse, answer(200, "x"));
  const text = fetchText("/x.js");
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(await text).toBe("x");
  expect(asked).toEqual([0, 100]);
});

test("an answer that hangs is given up", async () => {
  const signals: AbortSignal[] = [];
  const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation((time) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), time);
    signals.push(stop.signal);
    return stop.signal;
  });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    signals.length > 1
      ? answer(200, "x")()
      : new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const text = fetchText("/x.js");
  await vi.advanceTimersByTimeAsync(10_350);
  expect(await text).toBe("x");
  expect(timeouts.mock.calls).toEqual([[10_000], [20_000]]);
  timeouts.mockRestore();
});

test("a chunk is imported when all that it imports has come, and what has come is not asked for again", async () => {
  const files: Record<string, string> = {
    "/islands/a-1.js": `import{x as y}from"./b-2.js";import"./c-3.js";import("./later.js")`,
    "/islands/b-2.js": `import{z}from"./c-3.js";let from="./text.js"`,
    "/islands/c-3.js": "",
  };
  const asked: string[] = [];
  let isCut = true;
  vi.stubGlobal("fetch", (url: string) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return isCut && pathname.includes("c-3") ? refuse() : answer(200, files[pathname])();
  });
  const run = vi.fn(() => Promise.resolve("./a-1.js"));
  run.toString = () => `()=>import("./a-1.js")`;
  const first = expect(loadChunk(run, "https://raa.example/islands/x.js")).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await first;
  expect(run).not.toHaveBeenCalled();
  isCut = false;
  asked.length = 0;
  await loadChunk(run, "https://raa.example/islands/x.js");
  expect(run).toHaveBeenCalledTimes(1);
  expect(asked.filter((file, at) => asked.indexOf(file) !== at)).toEqual([]);
  expect(asked).toContain("/islands/c-3.js");
});

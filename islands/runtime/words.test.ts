import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWords } from "./words";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

test("the messages are what the file holds", async () => {
  vi.stubGlobal("fetch", answer(200, `{ "a": "b" }`));
  expect(await fetchWords("/x.json")).toEqual({ a: "b" });
});

test.each([
  ["a broken connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a missing file", answer(404, "")],
  ["half a file", answer(200, `{ "a": `)],
])("%s is asked for again five times, from 350 ms on, then given up", async (_, fail) => {
  const asked: number[] = [];
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return fail();
  });
  const start = Date.now();
  const words = expect(fetchWords("/x.json")).rejects.toThrow();
  await vi.runAllTimersAsync();
  await words;
  // 350 + 700 + 1400 + 2800 + 5600
  expect(asked.map((at) => at - start)).toEqual([0, 350, 1050, 2450, 5250, 10850]);
});

test("a later answer is taken", async () => {
  let calls = 0;
  vi.stubGlobal("fetch", () => (++calls < 3 ? Promise.reject(new Error("cut")) : answer(200, "{}")()));
  const words = fetchWords("/x.json");
  await vi.runAllTimersAsync();
  expect(await words).toEqual({});
  expect(calls).toBe(3);
});

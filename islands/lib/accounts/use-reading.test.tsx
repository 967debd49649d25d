// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerError } from "./shape";
import { type Reading, useReading } from "./use-reading";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** The reads: one promise for each call. */
let calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[];
let seen: Reading<string> | undefined;
let retry: () => void;
let root: Root;

function Probe({ of }: { of: string | undefined }) {
  [seen, retry] = useReading(of, () => new Promise((resolve, reject) => void calls.push({ resolve, reject })));
  return null;
}

const show = (of: string | undefined) => act(async () => root.render(<Probe of={of} />));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  root = createRoot(document.createElement("div"));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test("without a key nothing is read", async () => {
  await show(undefined);
  expect(seen).toBeUndefined();
  expect(calls).toHaveLength(0);
});

test("what comes within a second is shown without a word of waiting", async () => {
  await show("a");
  expect(seen).toEqual({ state: "quiet" });
  await wait(999);
  expect(seen).toEqual({ state: "quiet" });
  calls[0]!.resolve("yes");
  await wait(0);
  expect(seen).toEqual({ state: "done", value: "yes" });
  await wait(5_000);
  expect(seen).toEqual({ state: "done", value: "yes" });
});

test("waiting is told after a second, and for half a second at least", async () => {
  await show("a");
  await wait(1_000);
  expect(seen).toEqual({ state: "pending" });
  await wait(100);
  calls[0]!.resolve("yes");
  await wait(399);
  expect(seen).toEqual({ state: "pending" });
  await wait(1);
  expect(seen).toEqual({ state: "done", value: "yes" });
});

test("what has waited long enough is shown at once", async () => {
  await show("a");
  await wait(3_000);
  calls[0]!.reject(new Error("no"));
  await wait(0);
  expect(seen).toEqual({ state: "failed", isAnswer: false });
});

test("a failure tells whether there was an answer, and can be tried again", async () => {
  await show("a");
  calls[0]!.reject(new AnswerError("no"));
  await wait(0);
  expect(seen).toEqual({ state: "failed", isAnswer: true });
  await act(async () => retry());
  expect(seen).toEqual({ state: "quiet" });
  expect(calls).toHaveLength(2);
  calls[1]!.resolve("yes");
  await wait(0);
  expect(seen).toEqual({ state: "done", value: "yes" });
});

test("what comes for a former key is dropped", async () => {
  await show("a");
  await show("b");
  expect(calls).toHaveLength(2);
  calls[0]!.resolve("of a");
  await wait(2_000);
  expect(seen).toEqual({ state: "pending" });
  calls[1]!.resolve("of b");
  await wait(0);
  expect(seen).toEqual({ state: "done", value: "of b" });
  await show(undefined);
  expect(seen).toBeUndefined();
  await show("b");
  expect(seen).not.toEqual({ state: "done", value: "of a" });
});

test("what comes for a former key after the answer for the present one takes nothing away", async () => {
  await show("a");
  await show("b");
  calls[1]!.resolve("of b");
  await wait(0);
  calls[0]!.resolve("of a");
  await wait(0);
  expect(seen).toEqual({ state: "done", value: "of b" });
});

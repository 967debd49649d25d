// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, onToasts, toast, toasts } from "./toast";

const hydrated = vi.fn();
const listen = (event: Event) => hydrated((event as CustomEvent).detail);

beforeEach(() => {
  vi.useFakeTimers();
  hydrated.mockReset();
  document.addEventListener("archipel:hydrate", listen);
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  document.removeEventListener("archipel:hydrate", listen);
  vi.useRealTimers();
});

test("a notification stands first in the list and hydrates the island", () => {
  const a = toast({ type: "info", title: "A" });
  const b = toast({ type: "error", title: "B", description: "why", dismissible: false });
  expect(a).not.toBe(b);
  expect(toasts().map(({ id }) => id)).toEqual([b, a]);
  expect(toasts()[1]).toMatchObject({ type: "info", title: "A", duration: 4000, dismissible: true, leaving: false });
  expect(toasts()[0]).toMatchObject({ description: "why", dismissible: false });
  expect(hydrated).toHaveBeenCalledTimes(2);
  expect(hydrated).toHaveBeenCalledWith({ island: "toasts" });
});

test.each([
  ["message", undefined, 4000],
  ["success", 8000, 8000],
  ["success", Infinity, Infinity],
  ["success", 2 ** 31, Infinity],
  ["warning", 0, 4000],
  ["warning", -1, 4000],
  ["warning", NaN, 4000],
  ["loading", undefined, Infinity],
  ["loading", 1000, Infinity],
] as const)("%s with a duration of %s stays %s ms", (type, given, duration) => {
  toast({ type, title: "x", ...(given !== undefined && { duration: given }) });
  expect(toasts()[0]!.duration).toBe(duration);
});

test("the same id replaces in place", () => {
  toast({ id: "send", type: "loading", title: "Sending" });
  toast({ type: "info", title: "Other" });
  expect(toast({ id: "send", type: "success", title: "Sent" })).toBe("send");
  expect(toasts().map(({ title }) => title)).toEqual(["Other", "Sent"]);
  expect(toasts()[1]).toMatchObject({ type: "success", duration: 4000, version: 1 });
});

test("a dismissed one leaves 200 ms later, and once", () => {
  const id = toast({ type: "info", title: "A" });
  toast({ type: "info", title: "B" });
  const heard = vi.fn();
  const stop = onToasts(heard);
  dismissToast(id);
  dismissToast(id);
  dismissToast("unknown");
  expect(heard).toHaveBeenCalledTimes(1);
  expect(toasts().find((one) => one.id === id)).toMatchObject({ leaving: true });
  vi.advanceTimersByTime(199);
  expect(toasts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(toasts().map(({ title }) => title)).toEqual(["B"]);
  stop();
  dismissToast();
  expect(heard).toHaveBeenCalledTimes(2);
});

test("one that comes back while leaving stays", () => {
  toast({ id: "x", type: "info", title: "A" });
  dismissToast("x");
  vi.advanceTimersByTime(100);
  toast({ id: "x", type: "info", title: "B" });
  vi.advanceTimersByTime(1000);
  expect(toasts()).toMatchObject([{ title: "B", leaving: false }]);
});

test("dismissing without an id closes all", () => {
  for (const title of ["A", "B", "C"]) toast({ type: "loading", title });
  dismissToast();
  expect(toasts().every(({ leaving }) => leaving)).toBe(true);
  vi.advanceTimersByTime(200);
  expect(toasts()).toEqual([]);
});

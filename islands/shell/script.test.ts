// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, pages } from "./testing";

const endPage = pages();
const start = vi.hoisted(() => vi.fn());
vi.mock("./main", () => ({ start }));

let whenIdle: (() => void) | undefined;

beforeEach(() => {
  vi.resetModules();
  start.mockReset();
  localStorage.clear();
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => (whenIdle = callback));
  document.documentElement.removeAttribute("data-plain");
  history.replaceState(null, "", "/en/");
  document.body.innerHTML = `<button>Theme</button>`;
});
afterEach(() => {
  endPage();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

test("the rest comes when the browser is idle", async () => {
  await import("./script");
  await settle();
  expect(start).not.toHaveBeenCalled();
  whenIdle!();
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith(null));
});

test.each(["pointermove", "pointerdown", "keydown"])("the rest comes at the first %s", async (type) => {
  await import("./script");
  dispatchEvent(new Event(type));
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
});

test("what was pressed meanwhile is handed over", async () => {
  await import("./script");
  find("button").click();
  whenIdle!();
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith(find("button")));
});

test("it makes do with a timer", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  await import("./script");
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
});

test("the referrer is kept at once", async () => {
  history.replaceState(null, "", "/en/?r=anna");
  await import("./script");
  await vi.waitFor(() => expect(localStorage.getItem("ref")).toBe("anna"));
  expect(start).not.toHaveBeenCalled();
});

test("a part that cannot be had leaves the page plain", async () => {
  start.mockImplementation(() => { throw new Error("missing"); });
  await import("./script");
  whenIdle!();
  await vi.waitFor(() => expect(document.documentElement.hasAttribute("data-plain")).toBe(true));
});

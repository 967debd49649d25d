// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

/** A page with a session of its own; `stored` outlives a reload. */
function page(stored = new Map<string, string>()) {
  const reload = vi.fn();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
  return { page: { sessionStorage, location: { reload } as unknown as Location }, reload };
}

let reloadOnce: typeof import("./reload").reloadOnce;
beforeEach(async () => {
  vi.resetModules();
  ({ reloadOnce } = await import("./reload"));
});

test("a missing chunk reloads the page once, never twice", () => {
  const session = new Map<string, string>();
  const first = page(session);
  expect(reloadOnce("/a.js", first.page)).toBe(true);
  const second = page(session);
  expect(reloadOnce("/a.js", second.page)).toBe(false);
  expect(first.reload).toHaveBeenCalledTimes(1);
  expect(second.reload).not.toHaveBeenCalled();
});

test("another chunk has a reload of its own", () => {
  const session = new Map<string, string>();
  expect(reloadOnce("/a.js", page(session).page)).toBe(true);
  expect(reloadOnce("/b.js", page(session).page)).toBe(true);
});

test("without storage the page is left alone", () => {
  const { page: blocked, reload } = page();
  Object.defineProperty(blocked, "sessionStorage", {
    get() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  expect(reloadOnce("/a.js", blocked)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("what a listener prevents does not happen, and may happen later", () => {
  const session = new Map<string, string>();
  document.addEventListener("archipel:leaving", (event) => event.preventDefault(), { once: true });
  expect(reloadOnce("/a.js", page(session).page)).toBe(false);
  expect(reloadOnce("/a.js", page(session).page)).toBe(true);
});

test("a page that something was typed into is left alone", () => {
  const { page: typed, reload } = page();
  document.dispatchEvent(new Event("input", { bubbles: true }));
  expect(reloadOnce("/a.js", typed)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("so is one with a field that was filled before this script came", () => {
  const { page: filled, reload } = page();
  document.body.innerHTML = `<input value="100">`;
  document.querySelector("input")!.value = "250";
  expect(reloadOnce("/a.js", filled)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
});

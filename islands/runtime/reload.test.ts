import { expect, test, vi } from "vitest";
import { type Page, reloadOnce } from "./reload";

/** A page with a session of its own; `stored` outlives a reload. */
function page(stored = new Map<string, string>(), onLine = true) {
  const reload = vi.fn();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
  return { page: { sessionStorage, location: { reload }, navigator: { onLine } } as Page, reload };
}

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

test("offline the page is left alone, and may reload later", () => {
  const session = new Map<string, string>();
  expect(reloadOnce("/a.js", page(session, false).page)).toBe(false);
  expect(reloadOnce("/a.js", page(session).page)).toBe(true);
});

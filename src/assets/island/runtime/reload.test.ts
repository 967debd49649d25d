// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page with a session of its own; `stored` is preserved across reloads. */
function page(stored = new Map<string, string>()) {
  const reload = vi.fn();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
  return { page: { sessionStorage, location: { reload } as unknown as Location }, reload };
}

let reloadOnce: typeof import("./reload").reloadOnce;
const answer = vi.fn();
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", answer.mockReset().mockResolvedValue({ status: 404 }));
  ({ reloadOnce } = await import("./reload"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a missing chunk reloads the page once, never twice", async () => {
  const session = new Map<string, string>();
  const first = page(session);
  expect(await reloadOnce("/a.js", first.page)).toBe(true);
  const second = page(session);
  expect(await reloadOnce("/a.js", second.page)).toBe(false);
  expect(first.reload).toHaveBeenCalledTimes(1);
  expect(second.reload).not.toHaveBeenCalled();
});

test("another chunk has a reload of its own", async () => {
  const session = new Map<string, string>();
  expect(await reloadOnce("/a.js", page(session).page)).toBe(true);
  expect(await reloadOnce("/b.js", page(session).page)).toBe(true);
});

test("without storage the page is left alone", async () => {
  const { page: blocked, reload } = page();
  Object.defineProperty(blocked, "sessionStorage", {
    get() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  expect(await reloadOnce("/a.js", blocked)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("what a listener prevents does not happen, and may happen later", async () => {
  const session = new Map<string, string>();
  document.addEventListener("archipel:leaving", (event) => event.preventDefault(), { once: true });
  expect(await reloadOnce("/a.js", page(session).page)).toBe(false);
  expect(await reloadOnce("/a.js", page(session).page)).toBe(true);
});

test("a page that something was typed into is left alone", async () => {
  const { page: typed, reload } = page();
  document.dispatchEvent(new Event("input", { bubbles: true }));
  expect(await reloadOnce("/a.js", typed)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("so is one with a field that was filled before this script came", async () => {
  const { page: filled, reload } = page();
  document.body.innerHTML = `<input value="100">`;
  document.querySelector("input")!.value = "250";
  expect(await reloadOnce("/a.js", filled)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = "";
});

test.each([
  ["the server can't be reached", () => answer.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["the server is in trouble", () => answer.mockResolvedValue({ status: 503 })],
  ["the browser is offline", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
])("so is one that can't be had itself, as %s; it may be reloaded later", async (_, fail) => {
  const session = new Map<string, string>();
  fail();
  const { page: current, reload } = page(session);
  expect(await reloadOnce("/a.js", current)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  answer.mockReset().mockResolvedValue({ status: 200 });
  expect(await reloadOnce("/a.js", current)).toBe(true);
});

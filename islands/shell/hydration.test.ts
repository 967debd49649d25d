// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pages } from "./testing";

const endPage = pages();
const startPage = vi.hoisted(() => vi.fn());
const cut = vi.hoisted(() => ({ is: false }));
vi.mock("./main", () => ({ start: startPage }));
vi.mock("archipel/load-chunk", async (original) => ({
  ...(await original<typeof import("archipel/load-chunk")>()),
  loadChunk: (load: () => Promise<unknown>) => (cut.is ? Promise.reject(new TypeError("cut")) : load()),
}));

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  startPage.mockReset();
  cut.is = false;
  localStorage.clear();
  root.removeAttribute("hydrated");
  history.replaceState(null, "", "/en/");
});
afterEach(endPage);

test("it starts the page, and says when it answers", async () => {
  const answers = vi.fn();
  root.addEventListener("archipel:hydrated", answers, { once: true });
  (await import("./hydration")).start();
  await vi.waitFor(() => expect(root.hasAttribute("hydrated")).toBe(true));
  expect(startPage).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenCalledTimes(1);
});

test("the referrer is kept", async () => {
  history.replaceState(null, "", "/en/?r=anna");
  (await import("./hydration")).start();
  await vi.waitFor(() => expect(localStorage.getItem("ref")).toBe("anna"));
});

test.each([
  ["something of it is pressed", () => root.dispatchEvent(new Event("archipel:hydrating", { bubbles: true }))],
  ["the network is back", () => dispatchEvent(new Event("online"))],
])("a page that could not be fetched is reported, and starts when %s", async (_, again) => {
  const failures = vi.fn();
  root.addEventListener("archipel:island-error", (event) => failures((event as CustomEvent).detail), { once: true });
  cut.is = true;
  (await import("./hydration")).start();
  await vi.waitFor(() => expect(failures).toHaveBeenCalledWith({ island: "shell", error: expect.any(TypeError) }));
  await vi.waitFor(() => expect(root.hasAttribute("data-plain")).toBe(true));
  cut.is = false;
  again();
  await vi.waitFor(() => expect(startPage).toHaveBeenCalledTimes(1));
});

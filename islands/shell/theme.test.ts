// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeMedia, find } from "./testing";
import { followTheme } from "./theme";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  document.body.innerHTML = `<button class="theme">Theme</button>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [true, ["dark", "light", "dark"]],
  [false, ["light", "dark", "light"]],
])("it starts from the system's (light: %s) and is kept", (light, themes) => {
  fakeMedia(() => light);
  followTheme();
  for (const theme of themes) {
    find(".theme").click();
    expect(root.dataset.theme).toBe(theme);
    expect(localStorage.getItem("theme")).toBe(theme);
  }
});

test("a kept choice counts more than the system's", () => {
  fakeMedia(() => true);
  root.dataset.theme = "dark";
  followTheme();
  find(".theme").click();
  expect(root.dataset.theme).toBe("light");
});

test("a blocked storage is no error", () => {
  fakeMedia(() => false);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  followTheme();
  find(".theme").click();
  expect(root.dataset.theme).toBe("light");
});

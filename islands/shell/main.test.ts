// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeMedia, find, pages } from "./testing";

const endPage = pages();
const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  fakeMedia(() => false);
  root.removeAttribute("awake");
  delete root.dataset.theme;
  document.body.innerHTML = `<button class="theme scripted"><svg></svg></button><button id="other">Other</button>`;
});
afterEach(() => {
  endPage();
  vi.unstubAllGlobals();
});

test("it starts once, also on a page that has next to nothing", async () => {
  const { start } = await import("./main");
  start(null);
  start(null);
  expect(root.hasAttribute("awake")).toBe(true);
  find(".theme").click();
  expect(root.dataset.theme).toBe("light");
});

test("a control that was pressed too early gets its click", async () => {
  const { start } = await import("./main");
  start(find(".theme svg"));
  expect(root.dataset.theme).toBe("light");
});

test("what answered already is not pressed again", async () => {
  const pressed = vi.fn();
  find("#other").addEventListener("click", pressed);
  const { start } = await import("./main");
  start(find("#other"));
  expect(pressed).not.toHaveBeenCalled();
  expect(root.dataset.theme).toBeUndefined();
});

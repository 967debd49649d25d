// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeMedia, find, pages } from "./testing";

const endPage = pages();
const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  fakeMedia(() => false);
  delete root.dataset.theme;
  document.body.innerHTML = `
    <button class="theme scripted"><svg></svg></button>`;
});
afterEach(() => {
  endPage();
  vi.unstubAllGlobals();
});

test("it starts once, also on a page that has next to nothing", async () => {
  const { start } = await import("./main");
  start();
  start();
  find(".theme").click();
  expect(root.dataset.theme).toBe("light");
});

test("a page that was left plain is so no more", async () => {
  root.toggleAttribute("data-plain", true);
  const { start } = await import("./main");
  start();
  expect(root.hasAttribute("data-plain")).toBe(false);
});

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
  document.body.innerHTML = `
    <button class="theme scripted"><svg></svg></button>
    <button id="other">Other</button>
    <archipel-island><button id="island" class="scripted">Rounds</button></archipel-island>`;
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

test("a page that was left plain is so no more", async () => {
  root.toggleAttribute("data-plain", true);
  const { start } = await import("./main");
  start(null);
  expect(root.hasAttribute("data-plain")).toBe(false);
});

test.each(["#other", "#island"])("what answered already is not pressed again: %s", async (control) => {
  const pressed = vi.fn();
  find(control).addEventListener("click", pressed);
  const { start } = await import("./main");
  start(find(control));
  expect(pressed).not.toHaveBeenCalled();
  expect(root.dataset.theme).toBeUndefined();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idle } from "./idle";
import { interaction } from "./interaction";
import { load } from "./load";
import { media } from "./media";
import { visible } from "./visible";

let island: HTMLElement;
const wake = vi.fn();

beforeEach(() => {
  island = document.createElement("archipel-island");
  island.innerHTML = "<div data-island><button>Go</button></div>";
  document.body.replaceChildren(island);
  wake.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("load wakes at once", () => {
  load(island, wake);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("idle waits for the browser", () => {
  const ask = vi.fn((_done: () => void) => 7);
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", ask);
  vi.stubGlobal("cancelIdleCallback", cancel);
  const stop = idle(island, wake);
  expect(wake).not.toHaveBeenCalled();
  ask.mock.calls[0]![0]();
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

test("idle makes do with a timer", () => {
  vi.useFakeTimers();
  idle(island, wake);
  expect(wake).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(wake).toHaveBeenCalledTimes(1);
  idle(island, wake)();
  vi.runAllTimers();
  expect(wake).toHaveBeenCalledTimes(1);
});

test("visible observes the content, not the element without a box", () => {
  const observe = vi.fn();
  const disconnect = vi.fn();
  let report: (entries: { isIntersecting: boolean }[]) => void;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  const stop = visible(island, wake);
  expect(observe).toHaveBeenCalledWith(island.firstElementChild);
  report!([{ isIntersecting: false }]);
  expect(wake).not.toHaveBeenCalled();
  report!([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("media wakes when its query matches, now or later", () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  const match = vi.fn(() => query);
  vi.stubGlobal("matchMedia", match);
  island.setAttribute("media", "(min-width: 60rem)");
  const stop = media(island, wake);
  expect(match).toHaveBeenCalledWith("(min-width: 60rem)");
  query.dispatchEvent(new Event("change"));
  expect(wake).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event("change"));
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  query.dispatchEvent(new Event("change"));
  expect(wake).toHaveBeenCalledTimes(1);
  media(island, wake);
  expect(wake).toHaveBeenCalledTimes(2);
});

test.each(["pointerdown", "focusin", "keydown", "click"])("interaction wakes at %s", (type) => {
  const stop = interaction(island, wake);
  const touch = () => island.querySelector("button")!.dispatchEvent(new Event(type, { bubbles: true }));
  touch();
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  touch();
  expect(wake).toHaveBeenCalledTimes(1);
});

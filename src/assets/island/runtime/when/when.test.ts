// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idle } from "./idle";
import { interaction } from "./interaction";
import { load } from "./load";
import { media } from "./media";
import { visible } from "./visible";

let island: HTMLElement;
let stop: AbortController;
const hydrate = vi.fn();

beforeEach(() => {
  island = document.createElement("archipel-island");
  island.innerHTML = "<div data-island><button>Go</button></div>";
  document.body.replaceChildren(island);
  hydrate.mockReset();
  stop = new AbortController();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("load hydrates at once", () => {
  load(island, hydrate, stop.signal);
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test("idle waits for the browser", () => {
  const ask = vi.fn((_done: () => void, _options?: IdleRequestOptions) => 7);
  vi.stubGlobal("requestIdleCallback", ask);
  idle(island, hydrate, stop.signal);
  expect(hydrate).not.toHaveBeenCalled();
  expect(ask.mock.calls[0]![1], "three seconds at most").toEqual({ timeout: 3000 });
  ask.mock.calls[0]![0]();
  expect(hydrate).toHaveBeenCalledTimes(1);
  stop.abort();
  ask.mock.calls[0]![0]();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test("idle makes do with a timer", () => {
  vi.useFakeTimers();
  idle(island, hydrate, stop.signal);
  expect(hydrate).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(hydrate).toHaveBeenCalledTimes(1);
  idle(island, hydrate, stop.signal);
  stop.abort();
  vi.runAllTimers();
  expect(hydrate).toHaveBeenCalledTimes(1);
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
  visible(island, hydrate, stop.signal);
  expect(observe).toHaveBeenCalledWith(island.firstElementChild);
  report!([{ isIntersecting: false }]);
  expect(hydrate).not.toHaveBeenCalled();
  report!([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(hydrate).toHaveBeenCalledTimes(1);
  stop.abort();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("media hydrates when its query matches, now or later", () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  const match = vi.fn(() => query);
  vi.stubGlobal("matchMedia", match);
  island.setAttribute("media", "(min-width: 60rem)");
  media(island, hydrate, stop.signal);
  expect(match).toHaveBeenCalledWith("(min-width: 60rem)");
  query.dispatchEvent(new Event("change"));
  expect(hydrate).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event("change"));
  expect(hydrate).toHaveBeenCalledTimes(1);
  stop.abort();
  query.dispatchEvent(new Event("change"));
  expect(hydrate).toHaveBeenCalledTimes(1);
  media(island, hydrate, new AbortController().signal);
  expect(hydrate).toHaveBeenCalledTimes(2);
});

test.each(["pointerdown", "focusin", "keydown"])("interaction hydrates at %s", (type) => {
  interaction(island, hydrate, stop.signal);
  const touch = () => island.querySelector("button")!.dispatchEvent(new Event(type, { bubbles: true }));
  touch();
  expect(hydrate).toHaveBeenCalledTimes(1);
  stop.abort();
  touch();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

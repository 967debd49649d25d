/** Utilities of tests of the shell. */
import { vi } from "vitest";

/**
 * A mock of `matchMedia`, which jsdom lacks: `matching` returns whether a query matches, `change` notifies the page.
 */
export function fakeMedia(matching: (query: string) => boolean) {
  const asked = new Map<string, EventTarget & { matches: boolean }>();
  vi.stubGlobal("matchMedia", (query: string) => {
    const list = asked.get(query) ?? Object.assign(new EventTarget(), { matches: matching(query) });
    asked.set(query, list);
    return list;
  });
  return {
    change() {
      for (const [query, list] of asked) {
        list.matches = matching(query);
        list.dispatchEvent(new Event("change"));
      }
    },
  };
}

/** Presses a key at the focus; returns whether the page has handled it. */
export function press(
  key: string,
  more: KeyboardEventInit = {},
  target: EventTarget = document.activeElement!,
): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

/** Finds an element that must exist. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector)!;
}

/**
 * Removes the listeners that the modules under test add to the window, like a new page: call it at the start of a test
 * file. Returns the function that ends a page.
 */
export function pages(): () => void {
  const added: [EventTarget, string, EventListenerOrEventListenerObject, boolean][] = [];
  for (const target of [window, document.documentElement]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      added.push([target, type, listener, typeof options === "object" ? options.capture === true : options === true]);
      add(type, listener, options);
    };
  }
  return () => {
    for (const [target, type, listener, capture] of added.splice(0))
      target.removeEventListener(type, listener, capture);
  };
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followIntent } from "./prefetch";
import { find, pages } from "./testing";

const endPage = pages();
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
const fetched = () => hints().map(({ href }) => href.replace(location.origin, ""));
const point = (selector: string, type = "pointerover") =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/en/?r=a");
  document.head.innerHTML = "";
  document.body.innerHTML =
    `<p>Text</p><a id="about" href="/en/about/#team"><b>About</b></a><a id="ru" href="/ru/?r=a">RU</a>` +
    `<a id="here" href="/en/?r=a#faq">Here</a>` +
    `<a id="out" href="https://else.example/">Out</a><a id="mail" href="mailto:a@b.example">Mail</a>` +
    `<a id="file" href="/paper.pdf" download>File</a>` +
    `<a id="tab" href="/en/about/" target="_blank">Tab</a><a id="none">None</a>`;
  followIntent();
});
afterEach(() => {
  endPage();
  Reflect.deleteProperty(navigator, "connection");
  vi.useRealTimers();
});

test.each(["pointerover", "focusin", "touchstart"])("50 ms of %s fetch the page, without its anchor", (type) => {
  point("#about b", type);
  vi.advanceTimersByTime(49);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(["/en/about/"]);
});

test("the query of an address belongs to its page", () => {
  point("#ru");
  vi.advanceTimersByTime(50);
  expect(fetched()).toEqual(["/ru/?r=a"]);
});

test("moving on in time fetches nothing", () => {
  point("#about");
  vi.advanceTimersByTime(30);
  point("p");
  vi.advanceTimersByTime(100);
  point("#about");
  vi.advanceTimersByTime(30);
  document.documentElement.dispatchEvent(new Event("pointerleave"));
  vi.advanceTimersByTime(100);
  point("#about", "focusin");
  point("#about", "focusout");
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
});

test("moving within the link does not start over", () => {
  point("#about");
  vi.advanceTimersByTime(30);
  point("#about b");
  vi.advanceTimersByTime(20);
  expect(fetched()).toEqual(["/en/about/"]);
});

test("once, until it is stale after 30 s", () => {
  const go = () => {
    point("p");
    point("#about");
    vi.advanceTimersByTime(50);
  };
  go();
  const [first] = document.head.children;
  vi.advanceTimersByTime(29_000);
  go();
  expect(document.head.children).toHaveLength(1);
  expect(document.head.children[0]).toBe(first);
  vi.advanceTimersByTime(1000);
  go();
  expect(document.head.children).toHaveLength(1);
  expect(document.head.children[0]).not.toBe(first);
});

test.each(["#here", "#out", "#mail", "#file", "#tab", "#none", "p"])("%s is not fetched", (selector) => {
  point(selector);
  vi.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
});

test.each([
  [{ saveData: true, effectiveType: "4g" }, 0],
  [{ effectiveType: "slow-2g" }, 0],
  [{ effectiveType: "2g" }, 0],
  [{ effectiveType: "3g" }, 1],
  [{ effectiveType: "4g", saveData: false }, 1],
])("a connection of %j fetches %i", (connection, count) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  point("#about");
  vi.advanceTimersByTime(50);
  expect(fetched()).toHaveLength(count);
});

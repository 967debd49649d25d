// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, pages, press } from "./testing";
import { followTooltips } from "./tooltips";

const endPage = pages();
const shown = () => document.querySelector("[role=tooltip]")?.textContent;
/** Moves the pointer over an element. */
function point(selector: string, pointerType = "mouse") {
  find(selector).dispatchEvent(Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    `<p>Text</p><button id="theme" aria-label="Theme"><svg></svg></button>` +
    `<button id="menu" aria-label="Menu"><svg></svg></button>` +
    `<a id="logo" href="/" aria-label="RAA, home">RAA</a><a id="side" href="/hub" data-tooltip="Hub"><span>Hub</span></a>` +
    `<button id="fee" data-tooltip="What a transfer costs">Fee</button>` +
    `<dialog open><button id="inside" aria-label="Close"></button></dialog>`;
  followTooltips();
});
afterEach(() => {
  endPage();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it comes after 700 ms of hovering", () => {
  point("#theme svg");
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("Theme");
  expect(find("#theme").hasAttribute("aria-describedby")).toBe(false);
});

test("the next one comes at once within 300 ms of the last, later after 700 ms again", () => {
  point("#theme");
  vi.advanceTimersByTime(700);
  point("p");
  vi.advanceTimersByTime(120);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(299);
  point("#menu");
  expect(shown()).toBe("Menu");
  point("p");
  vi.advanceTimersByTime(120 + 300);
  point("#theme");
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("Theme");
});

test("from one straight to the next", () => {
  point("#theme");
  vi.advanceTimersByTime(700);
  point("#menu");
  expect(shown()).toBe("Menu");
  expect(document.querySelectorAll("[role=tooltip]")).toHaveLength(1);
});

test("leaving in time shows nothing; coming back starts over", () => {
  point("#theme");
  vi.advanceTimersByTime(500);
  point("p");
  point("#theme");
  vi.advanceTimersByTime(699);
  expect(shown()).toBeUndefined();
});

test("it stays while the pointer is on it", () => {
  point("#theme");
  vi.advanceTimersByTime(700);
  point("p");
  vi.advanceTimersByTime(100);
  point("[role=tooltip]");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Theme");
  point("p");
  vi.advanceTimersByTime(120);
  expect(shown()).toBeUndefined();
});

test.each([
  ["Escape", () => void press("Escape", {}, document.body)],
  ["a press", () => find("p").dispatchEvent(new Event("pointerdown", { bubbles: true }))],
  ["a click", () => find("#theme").click()],
  ["scrolling", () => dispatchEvent(new Event("scroll"))],
])("%s hides it", (_, end) => {
  point("#theme");
  vi.advanceTimersByTime(700);
  end();
  expect(shown()).toBeUndefined();
});

test("a pressed control keeps quiet until the pointer has left it", () => {
  point("#theme");
  vi.advanceTimersByTime(700);
  find("#theme").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  point("#theme svg");
  vi.advanceTimersByTime(2000);
  expect(shown()).toBeUndefined();
  point("p");
  vi.advanceTimersByTime(1000);
  point("#theme");
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Theme");
});

test("focus from the keyboard shows it at once, and its end hides it", () => {
  press("Tab", {}, document.body);
  find("#theme").focus();
  expect(shown()).toBe("Theme");
  point("p");
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe("Theme");
  find("#theme").blur();
  expect(shown()).toBeUndefined();
});

test("scrolling to the focused control moves it along", () => {
  press("Tab", {}, document.body);
  find("#theme").focus();
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
  find("#theme").getBoundingClientRect = () => new DOMRect(100, 200, 40, 40);
  dispatchEvent(new Event("scroll"));
  expect(find("[role=tooltip]").style.top).toBe("246px");
});

test("a focus that a script moved shows none", () => {
  press("Tab", {}, document.body);
  press("Enter", {}, document.body);
  find("#theme").focus();
  expect(shown()).toBeUndefined();
  find("#theme").blur();
  press("Tab", {}, document.body);
  find("p").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find("#theme").focus();
  expect(shown()).toBeUndefined();
});

test("words that are no name describe", () => {
  point("#fee");
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("What a transfer costs");
  expect(find("#fee").getAttribute("aria-describedby")).toBe(find("[role=tooltip]").id);
  press("Escape", {}, document.body);
  expect(find("#fee").hasAttribute("aria-describedby")).toBe(false);
});

test("a name that is read anyway does not describe", () => {
  point("#side span");
  vi.advanceTimersByTime(700);
  expect(shown()).toBe("Hub");
  expect(find("#side").hasAttribute("aria-describedby")).toBe(false);
});

test("in a dialog it is in the dialog", () => {
  point("#inside");
  vi.advanceTimersByTime(700);
  expect(find("dialog").querySelector("[role=tooltip]")!.textContent).toBe("Close");
});

test.each(["#logo", "p"])("%s has none", (selector) => {
  point(selector);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

test("a touch shows none", () => {
  point("#theme", "touch");
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

test("a control that is gone shows none", () => {
  point("#theme");
  find("#theme").remove();
  vi.advanceTimersByTime(1000);
  expect(shown()).toBeUndefined();
});

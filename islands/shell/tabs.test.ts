// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followTabs } from "./tabs";
import { fakeMedia, find, press } from "./testing";

let wide = false;
let scripting = true;
let media: ReturnType<typeof fakeMedia>;

beforeEach(() => {
  wide = false;
  scripting = true;
  media = fakeMedia((query) => (query.includes("scripting") ? scripting : wide));
  document.body.innerHTML =
    `<div role="tablist"><button role="tab" id="t1" aria-controls="p1" aria-selected="true">1</button>` +
    `<button role="tab" id="t2" aria-controls="p2" aria-selected="false" tabindex="-1">2</button>` +
    `<button role="tab" id="t3" aria-controls="p3" aria-selected="false" tabindex="-1">3</button></div>` +
    `<article id="p1" class="is-on"></article><article id="p2"></article><article id="p3"></article>`;
});
afterEach(() => vi.unstubAllGlobals());

/** The number of the shown story; asserts that all parts agree. */
function chosen(): string {
  const on = [...document.querySelectorAll("article.is-on")].map(({ id }) => id);
  expect(on).toHaveLength(1);
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
  for (const tab of tabs) {
    const selected = tab.getAttribute("aria-controls") === on[0];
    expect(tab.getAttribute("aria-selected")).toBe(String(selected));
    expect(tab.tabIndex).toBe(selected ? 0 : -1);
  }
  return on[0]!.slice(1);
}

test("the first story is chosen, and all are in reach of the keyboard", () => {
  followTabs();
  expect(find("#p2").tabIndex).toBe(0);
  expect(chosen()).toBe("1");
});

test("a press chooses", () => {
  followTabs();
  find("#t3").click();
  expect(chosen()).toBe("3");
});

test.each([
  [false, "horizontal", "ArrowRight", "ArrowLeft", "ArrowDown"],
  [true, "vertical", "ArrowDown", "ArrowUp", "ArrowRight"],
])("arrows go round, Home and End to the ends (wide: %s)", (isWide, orientation, on, back, other) => {
  wide = isWide;
  followTabs();
  expect(find("[role=tablist]").getAttribute("aria-orientation")).toBe(orientation);
  find("#t1").focus();
  const go = (key: string) => {
    expect(press(key)).toBe(true);
    expect(document.activeElement!.id).toBe(`t${chosen()}`);
    return chosen();
  };
  expect([on, on, on, back, back, "Home", "End"].map(go)).toEqual(["2", "3", "1", "3", "2", "1", "3"]);
  expect(press(other)).toBe(false);
  expect(press("Home", { ctrlKey: true })).toBe(false);
  expect(chosen()).toBe("3");
});

test("on a page from the right, the left arrow goes on", () => {
  wide = false;
  followTabs();
  find("[role=tablist]").style.direction = "rtl";
  find("#t1").focus();
  press("ArrowLeft");
  expect(chosen()).toBe("2");
  press("ArrowRight");
  expect(chosen()).toBe("1");
});

test("the direction follows the screen", () => {
  followTabs();
  wide = true;
  media.change();
  expect(find("[role=tablist]").getAttribute("aria-orientation")).toBe("vertical");
});

test("where the style sheet shows all stories there are no tabs", () => {
  scripting = false;
  followTabs();
  expect(find("[role=tablist]").hidden).toBe(true);
  expect(find("#p2").tabIndex).toBe(-1);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStrips } from "./strips";
import { find } from "./testing";

let report: (target: Element) => void;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: (entries: { target: Element }[]) => void) {
        report = (target) => callback([{ target }]);
      }
      observe = (target: Element) => report(target);
    },
  );
  document.body.innerHTML = `<div class="strip" role="group"><p>1</p><p>2</p></div>`;
});
afterEach(() => vi.unstubAllGlobals());

/** Resizes the row to this width, in pixels; its content needs 600. */
function resize(width: number) {
  const strip = find(".strip");
  vi.spyOn(strip, "scrollWidth", "get").mockReturnValue(Math.max(width, 600));
  vi.spyOn(strip, "clientWidth", "get").mockReturnValue(width);
  report(strip);
}

test("a row is a stop of the keyboard only while it scrolls", () => {
  followStrips();
  expect(find(".strip").tabIndex).toBe(-1);
  resize(390);
  expect(find(".strip").tabIndex).toBe(0);
  resize(1280);
  expect(find(".strip").hasAttribute("tabindex")).toBe(false);
});

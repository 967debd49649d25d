import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Flatline from "./island";

test("draws every line in a few bytes, the same every time", () => {
  const markup = drawn(Flatline, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<path")).toBe(12);
  expect(weight(markup)).toBeLessThan(2000);
  expect(drawn(Flatline, {})).toBe(markup);
});

test("ends in one flat line on the axis", () => {
  expect(drawn(Flatline, {})).toMatch(/d="M110 300H240" stroke="var\(--line-strong\)"/);
});

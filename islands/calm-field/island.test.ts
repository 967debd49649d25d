import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import CalmField from "./island";

test("draws every line in a few bytes, the same every time", () => {
  const markup = drawn(CalmField, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<path")).toBe(28);
  expect(weight(markup)).toBeLessThan(2000);
  expect(drawn(CalmField, {})).toBe(markup);
});

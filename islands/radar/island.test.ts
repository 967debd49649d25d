import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Radar from "./island";

test("shows 99 blips in five sectors", () => {
  const markup = drawn(Radar, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, /h0/)).toBe(99);
  for (const feeling of ["fear", "doubt", "calm", "greed", "fomo"]) {
    expect(occurrences(markup, `<g stroke="var(--g-${feeling})">`)).toBe(1);
  }
  expect(weight(markup)).toBeLessThan(2000);
});

test("is the same every time", () => {
  expect(drawn(Radar, {})).toBe(drawn(Radar, {}));
});

import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Illustration from "./island";

test.each([
  ["reading", 31],
  ["unlocks", 25],
  ["networks", 28],
] as const)("%s is sound, light and the same every time", (subject, lines) => {
  const markup = drawn(Illustration, { subject });
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<path")).toBe(lines);
  expect(weight(markup)).toBeLessThan(9000);
  expect(drawn(Illustration, { subject })).toBe(markup);
});

test("a reading shows every feeling, and ends in a calm line", () => {
  const markup = drawn(Illustration, { subject: "reading" });
  for (const feeling of ["fear", "doubt", "calm", "greed", "fomo"]) expect(markup).toContain(`var(--g-${feeling})`);
  expect(markup.slice(markup.lastIndexOf("stroke="))).toContain("var(--g-calm)");
  expect(occurrences(markup, 'stroke-width="2.2"')).toBe(1);
});

test("networks have no colour of a feeling but the site's own", () => {
  expect(drawn(Illustration, { subject: "networks" })).not.toContain("var(--g-");
});

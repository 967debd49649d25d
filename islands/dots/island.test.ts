import { expect, test } from "vitest";
import { drawn, isSound } from "../lib/art/testing";
import Dots from "./island";

/** Dots in the rows of one ink; a dashed row has one at its start and one every ten units. */
function count(markup: string, ink: string): number {
  const path = markup.split("<path ").find((part) => part.includes(`stroke="${ink}`)) ?? "";
  return [...path.matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Math.floor(Number(run) / 10) + 1, 0);
}

test.each([
  [100, 76, 25],
  [100, 0, 25],
  [100, 100, 10],
  [7, 3, 4],
])("%i dots, %i of them lit, in rows of %i", (total, lit, columns) => {
  const markup = drawn(Dots, { total, lit, columns });
  expect(isSound(markup)).toBe(true);
  expect(count(markup, "var(--g-calm)")).toBe(lit);
  expect(count(markup, "color-mix(")).toBe(total - lit);
});

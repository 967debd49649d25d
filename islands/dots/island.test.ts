import { expect, test } from "vitest";
import { drawn, isSound } from "../art/testing";
import Dots from "./island";

/** Dots of a dashed row: one at its start and one every ten units. */
function count(markup: string, name: string): number {
  const path = new RegExp(`dots-${name}" d="([^"]*)"`).exec(markup)?.[1] ?? "";
  return [...path.matchAll(/h(\d+)/g)].reduce(
    (sum, [, run]) => sum + Math.floor(Number(run) / 10) + 1,
    0,
  );
}

test.each([
  [100, 76, 25],
  [100, 0, 25],
  [100, 100, 10],
  [7, 3, 4],
])("%i dots, %i of them lit, in rows of %i", (total, lit, columns) => {
  const markup = drawn(Dots, { total, lit, columns });
  expect(isSound(markup)).toBe(true);
  expect(count(markup, "lit")).toBe(lit);
  expect(count(markup, "unlit")).toBe(total - lit);
});

import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../art/testing";
import ValidatorRing from "./island";
import { ring, size } from "./ring";

/** Seeds drawn at all, and seeds drawn as open. */
function counted(taken: number): [all: number, open: number] {
  const [, all = "", open = ""] = drawn(ValidatorRing, { places: 100, taken }).split("<path");
  return [occurrences(all, "h0"), occurrences(open, "h0")];
}

test("shows a seed for every place, the taken ones filled", () => {
  expect(counted(0)).toEqual([100, 100]);
  expect(counted(37)).toEqual([100, 63]);
  expect(counted(100)).toEqual([100, 0]);
});

test("refuses more taken places than there are", () => {
  expect(() => drawn(ValidatorRing, { places: 100, taken: 101 })).toThrow(RangeError);
});

test("no seed touches another or leaves the picture", () => {
  const seeds = ring(100);
  for (const [index, [x, y]] of seeds.entries()) {
    expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThan(size / 2 - 22);
    for (const [otherX, otherY] of seeds.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(50);
    }
  }
});

test("is announced when it has a label, and small", () => {
  const markup = drawn(ValidatorRing, { places: 100, taken: 0, label: "Places" });
  expect(isSound(markup)).toBe(true);
  expect(markup).toContain('role="img" aria-label="Places"');
  expect(weight(markup)).toBeLessThan(1000);
});

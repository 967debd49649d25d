import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Seeds from "./island";
import { seedsOf } from "./sunflower";

const shares = [20, 20, 20, 15, 10, 10, 5];

test("plants 1,000 seeds, as many of each as its share says", () => {
  const markup = drawn(Seeds, { shares });
  expect(isSound(markup)).toBe(true);
  const groups = markup.split("<path").slice(1);
  expect(groups.map((group) => occurrences(group, /h0/))).toEqual([200, 200, 200, 150, 100, 100, 50]);
  expect(weight(markup)).toBeLessThan(4000);
});

test("follows the data", () => {
  expect(drawn(Seeds, { shares })).toBe(drawn(Seeds, { shares }));
  expect(drawn(Seeds, { shares: [50, 50] })).not.toBe(drawn(Seeds, { shares: [60, 40] }));
});

test("loses no seed to rounding", () => {
  const seeds = seedsOf([100 / 3, 100 / 3, 100 / 3]);
  expect(seeds).toEqual([334, 333, 333]);
});

test("refuses shares that are not a whole", () => {
  expect(() => seedsOf([50, 49])).toThrow(RangeError);
});

test("is announced when it has a label, passed over when not", () => {
  expect(drawn(Seeds, { shares, label: "Supply" })).toContain('role="img" aria-label="Supply"');
  expect(drawn(Seeds, { shares })).toContain('aria-hidden="true"');
});

import { expect, test } from "vitest";
import { FREE, LOCKED, placeOf, strands, WIDTH } from "./strands";

/** The start and the end of the rise of each strand, as positions in the drawing. */
const rises = (path: string) =>
  [...path.matchAll(/H([\d.]+)C[\d.]+ ([\d.]+) [\d.]+ ([\d.]+) ([\d.]+) [\d.]+H/g)].map((match) =>
    match.slice(1).map(Number),
  );

test.each([
  [12, 12],
  [1, 12],
  [36, 12],
  [6, 1],
])("after %d months there are %d strands, and each rises in its month", (months, parts) => {
  const found = rises(strands(months, parts));
  expect(found).toHaveLength(parts);
  found.forEach(([from, low, high, to], index) => {
    expect(from).toBeCloseTo((WIDTH * (months + index)) / (months + parts), 0);
    expect(to).toBeCloseTo((WIDTH * (months + index + 1)) / (months + parts), 0);
    expect(low).toBeGreaterThanOrEqual(LOCKED[0]);
    expect(high).toBeLessThanOrEqual(FREE[1]);
  });
  expect(found.at(-1)![3]).toBe(WIDTH);
});

test("strands keep their order, so none crosses another", () => {
  const found = rises(strands(12, 12));
  for (const at of [1, 2])
    expect(found.map((strand) => strand[at])).toEqual(found.map((strand) => strand[at]!).toSorted((a, b) => a! - b!));
});

test("TGE stands where its month does", () => {
  expect(placeOf(12, 12, 12)).toBe(0.5);
  expect(placeOf(36, 36, 12)).toBe(0.75);
});

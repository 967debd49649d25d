import { expect, test } from "vitest";
import { drawn, isSound } from "../lib/art/testing";
import PriceLadder from "./island";

test("the bars stand on a true zero", () => {
  const markup = drawn(PriceLadder, { start: 0.06, listing: 0.1 });
  expect(isSound(markup)).toBe(true);
  const heights = [...markup.matchAll(/v-([\d.]+)h54/g)].map(([, height]) => Number(height));
  const [start = 0, ...rest] = heights;
  const listing = rest.at(-1) ?? 0;
  expect(start / listing).toBeCloseTo(0.6, 3);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
  expect(heights.length).toBe(10);
});

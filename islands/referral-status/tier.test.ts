import { expect, test } from "vitest";
import { standing } from "./tier";

const tiers = [
  { name: "Beginner" },
  { name: "Leader", above: 1_000_000 },
  { name: "Mentor", above: 3_000_000 },
  { name: "Guru", above: 5_000_000 },
];

// turnover, tier, next tier, missing, share of the goal in percent, filled part of the bar in percent.
// A stretch is a third of the bar: 33.3333… %.
test.each<[string, string, string | undefined, string | undefined, number, number]>([
  ["0", "Beginner", "Leader", "1000000", 0, 0],
  ["270000", "Beginner", "Leader", "730000", 27, 9], // 27 % of a third
  ["279999.99", "Beginner", "Leader", "720000.01", 27, 9.333333], // 27.9999 % is not yet 28 %
  ["999999.99", "Beginner", "Leader", "0.01", 99, 33.333333],
  ["999999.999999999999999999", "Beginner", "Leader", "0.01", 99, 33.3333], // a unit is missing, shown as a cent
  ["1000000", "Beginner", "Leader", "0", 100, 33.333333], // not over 1M yet
  ["1000000.000000000000000001", "Leader", "Mentor", "2000000", 33, 33.333333],
  ["1500000", "Leader", "Mentor", "1500000", 50, 41.666667], // half of 3M; a quarter of the way from 1M to 3M
  ["2000000", "Leader", "Mentor", "1000000", 66, 50],
  ["3000000", "Leader", "Mentor", "0", 100, 66.666667],
  ["3000000.01", "Mentor", "Guru", "1999999.99", 60, 66.666833], // 0.01 of 2M is 0.0000005 %… of a third
  ["4000000", "Mentor", "Guru", "1000000", 80, 83.333333],
  ["5000000", "Mentor", "Guru", "0", 100, 100],
  ["5000000.01", "Guru", undefined, undefined, 100, 100],
  ["999999999999", "Guru", undefined, undefined, 100, 100],
])("a turnover of %s is %s", (turnover, tier, next, missing, share, fill) => {
  const found = standing(turnover, tiers);
  expect(found.tier.name).toBe(tier);
  expect(found.next?.name).toBe(next);
  expect(found.missing).toBe(missing);
  expect(found.share).toBe(share);
  expect(found.fill).toBeCloseTo(fill, 3);
});

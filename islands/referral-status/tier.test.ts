import { expect, test } from "vitest";
import { standing } from "./tier";

const tiers = [
  { name: "Beginner" },
  { name: "Leader", above: 1_000_000 },
  { name: "Mentor", above: 3_000_000 },
  { name: "Guru", above: 5_000_000 },
];

// turnover, tier, next tier, missing, share of the goal in percent.
test.each<[string, string, string | undefined, string | undefined, number]>([
  ["0", "Beginner", "Leader", "1000000", 0],
  ["270000", "Beginner", "Leader", "730000", 27],
  ["279999.99", "Beginner", "Leader", "720000.01", 27], // 27.9999 % is not yet 28 %
  ["999999.99", "Beginner", "Leader", "0.01", 99],
  ["999999.999999999999999999", "Beginner", "Leader", "0.01", 99], // a unit is missing, shown as a cent
  ["1000000", "Beginner", "Leader", "0", 100], // not over 1M yet
  ["1000000.000000000000000001", "Leader", "Mentor", "2000000", 33],
  ["1500000", "Leader", "Mentor", "1500000", 50],
  ["2000000", "Leader", "Mentor", "1000000", 66],
  ["3000000", "Leader", "Mentor", "0", 100],
  ["3000000.01", "Mentor", "Guru", "1999999.99", 60],
  ["4000000", "Mentor", "Guru", "1000000", 80],
  ["5000000", "Mentor", "Guru", "0", 100],
  ["5000000.01", "Guru", undefined, undefined, 100],
  ["999999999999", "Guru", undefined, undefined, 100],
])("a turnover of %s is %s", (turnover, tier, next, missing, share) => {
  const found = standing(turnover, tiers);
  expect(found.tier.name).toBe(tier);
  expect(found.next?.name).toBe(next);
  expect(found.missing).toBe(missing);
  expect(found.share).toBe(share);
});

import { expect, test } from "vitest";
import { readStake, reward } from "./reward";

// Worked out by hand: amount × rate ÷ 100 × months ÷ 12.
test.each([
  [10_000, 79, 12, 7_900], // 10,000 × 0.79
  [10_000, 79, 6, 3_950], // half of that
  [10_000, 79, 36, 23_700], // three times that
  [1, 79, 12, 0.79],
  [1_200, 79, 1, 79], // 948 a year, a twelfth of it
  [1_000_000_000, 79, 36, 2_370_000_000], // 790 million a year
  [250.5, 79, 12, 197.895], // 250 × 0.79 + 0.5 × 0.79 = 197.5 + 0.395
  [100, 57.3, 12, 57.3],
  [1_000, 12, 5, 50], // 1 % a month
  [0, 79, 12, 0],
])("%d at %d %% for %d months earns %d", (amount, apy, months, earned) => {
  expect(reward({ amount, months }, apy)).toBe(earned);
});

test("a stake is read within its limits", () => {
  const limits = { amount_min: 1, amount_max: 1e9, months_min: 1, months_max: 36 };
  const read = (amount: string, months: string) => readStake({ amount, months }, limits, "en");
  expect(read("1", "36")).toEqual({ stake: { amount: 1, months: 36 } });
  expect(read("1,000,000,000", "1")).toEqual({ stake: { amount: 1e9, months: 1 } });
  expect(read("0.99", "12")).toEqual({ problems: { amount: "range" } });
  expect(read("1,000,000,001", "12")).toEqual({ problems: { amount: "range" } });
  expect(read("ten", "0")).toEqual({ problems: { amount: "number", months: "range" } });
  expect(read("1", "37")).toEqual({ problems: { months: "range" } });
  expect(read("1", "1.5")).toEqual({ problems: { months: "number" } });
  expect(read("", "")).toEqual({ problems: { amount: "number", months: "number" } });
});

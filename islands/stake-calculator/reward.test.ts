import { expect, test } from "vitest";
import { locales } from "../runtime/testing";
import { parseNumber, plainNumber, readStake, reward } from "./reward";

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

test.each<[string, string, number]>([
  ["en", "10000", 10_000],
  ["en", "10,000", 10_000],
  ["en", "10,000.5", 10_000.5],
  ["en", "0.25", 0.25],
  ["en", " 10 000 ", 10_000],
  ["en", "1,000,000,000", 1e9],
  ["de", "10.000", 10_000],
  ["de", "10.000,5", 10_000.5],
  ["de", "0,25", 0.25],
  ["de", "10'000", 10_000],
  ["it", "1.234.567,89", 1_234_567.89],
  ["es", "10.000", 10_000],
  ["es", "1234,5", 1_234.5],
  ["fr", "10\u202f000,5", 10_000.5],
  ["fr", "10 000,5", 10_000.5],
  ["fr", "10000.5", 10_000.5],
  ["ru", "10\u00a0000,25", 10_000.25],
  ["ru", "0.25", 0.25],
  ["hi", "1,00,000", 100_000],
  ["hi", "100,000", 100_000],
  ["hi", "१,००,०००.५", 100_000.5],
  ["zh-Hans", "１０，０００", 10_000],
  ["zh-Hans", "10,000.5", 10_000.5],
])("%s reads %s", (locale, text, value) => {
  expect(parseNumber(text, locale)).toBe(value);
});

test.each([
  ["en", ""],
  ["en", "ten"],
  ["en", "-5"],
  ["en", "1e5"],
  ["en", "10,00"],
  ["en", "1.000.000"],
  ["en", "1,000,00.5"],
  ["en", "5 %"],
  ["de", "0.25"],
  ["de", "10,000,000"],
  ["fr", "10.000"],
  ["ru", "1.234.567"],
  ["hi", "1,00"],
])("%s does not guess at %s", (locale, text) => {
  expect(parseNumber(text, locale)).toBeUndefined();
});

test.each(locales)("%s reads what it writes", (locale) => {
  for (const value of [1, 12, 999, 1_000, 10_000, 1_234.5, 1_234_567.89, 1e9]) {
    expect(parseNumber(new Intl.NumberFormat(locale).format(value), locale)).toBe(value);
    expect(parseNumber(plainNumber(value, locale), locale)).toBe(value);
  }
  expect(plainNumber(1_234_567, locale)).toBe("1234567");
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

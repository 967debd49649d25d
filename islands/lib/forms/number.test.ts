import { expect, test } from "vitest";
import { locales } from "../testing";
import { fromUnits, parseDecimal, parseNumber, plainNumber, showDecimal, toUnits } from "./number";

test.each<[string, string, string]>([
  ["en", "10000", "10000"],
  ["en", "10,000", "10000"],
  ["en", "10,000.5", "10000.5"],
  ["en", "0.25", "0.25"],
  ["en", " 10 000 ", "10000"],
  ["en", "1,000,000,000", "1000000000"],
  ["en", "10,00,000.5", "1000000.5"],
  ["en", ".5", "0.5"],
  ["en", "5.", "5"],
  ["en", "0", "0"],
  ["en", "0.00", "0"],
  ["en", "007.50", "7.5"],
  ["en", "\t1\u00a0234\u202f567.5\n", "1234567.5"],
  ["en", "10  000", "10000"],
  ["en", "\u200e10,000\u200f", "10000"],
  ["en", "\u206810,000\u2069", "10000"],
  ["en", "\ufeff10000", "10000"],
  ["en", "0.123456789012345678", "0.123456789012345678"],
  ["en", "9007199254740993", "9007199254740993"],
  ["de", "10.000", "10000"],
  ["de", "10.000,5", "10000.5"],
  ["de", "0,25", "0.25"],
  ["de", ",5", "0.5"],
  ["de", "10'000", "10000"],
  ["de", "10’000,25", "10000.25"],
  ["de", "10 000,25", "10000.25"],
  ["it", "1.234.567,89", "1234567.89"],
  ["es", "10.000", "10000"],
  ["es", "1234,5", "1234.5"],
  ["fr", "10\u202f000,5", "10000.5"],
  ["fr", "10\u00a0000,5", "10000.5"],
  ["fr", "10 000,5", "10000.5"],
  ["fr", "10000.5", "10000.5"],
  ["fr", "10 000.5", "10000.5"],
  ["ru", "10\u00a0000,25", "10000.25"],
  ["ru", "0.25", "0.25"],
  ["ru", "0.125", "0.125"],
  ["ru", "1234.567", "1234.567"],
  ["hi", "1,00,000", "100000"],
  ["hi", "100,000", "100000"],
  ["hi", "12,34,56,789.01", "123456789.01"],
  ["hi", "१,००,०००.५", "100000.5"],
  ["en", "٣٤٥", "345"],
  ["en", "۳۴۵.۶", "345.6"],
  ["zh-Hans", "１０，０００．５", "10000.5"],
  ["zh-Hans", "　10,000.5　", "10000.5"],
])("%s reads %j", (locale, text, value) => {
  expect(parseDecimal(text, locale)).toBe(value);
});

test.each([
  ["en", ""],
  ["en", "   "],
  ["en", "."],
  ["en", ","],
  ["en", "ten"],
  ["en", "-5"],
  ["en", "\u22125"],
  ["en", "+5"],
  ["en", "＋5"],
  ["en", "1e5"],
  ["en", "1E+5"],
  ["en", "0x10"],
  ["en", "Infinity"],
  ["en", "NaN"],
  ["en", "1/2"],
  ["en", "½"],
  ["en", "10²"],
  ["en", "①"],
  ["en", "5 %"],
  ["en", "$5"],
  ["en", "5 USD"],
  ["en", "10,00"],
  ["en", "0,25"],
  ["en", "0,125"],
  ["en", "10_000"],
  ["en", "1.000.000"],
  ["en", "1.5.5"],
  ["en", "1..5"],
  ["en", "1,,000"],
  ["en", ",000"],
  ["en", "1,000,"],
  ["en", "1,000,00.5"],
  ["en", "1,000,00,000"],
  ["en", "1,000 000"],
  ["en", "1,000'000"],
  ["en", "1000,000"],
  ["en", "12 34"],
  ["en", "10 20"],
  ["en", "1 5.5"],
  ["en", "1.000,5"],
  ["en", "1٫5"],
  ["en", "1".repeat(201)],
  ["de", "0.25"],
  ["de", "0.125"],
  ["de", "10,000,000"],
  ["de", "10,000.5"],
  ["fr", "10.000"],
  ["fr", "1,5,5"],
  ["ru", "1.234.567"],
  ["ru", "1,234.5"],
  ["ru", "999.999"],
  ["hi", "1,00"],
  ["hi", "१e५"],
])("%s does not guess at %j", (locale, text) => {
  expect(parseDecimal(text, locale)).toBeUndefined();
  expect(parseNumber(text, locale)).toBeUndefined();
});

test("a huge number is read: all of it as a decimal, nearly as a double", () => {
  const huge = "9".repeat(200);
  expect(parseDecimal(huge, "en")).toBe(huge);
  expect(parseNumber(huge, "en")).toBe(1e200);
});

test.each(locales)("%s reads what it writes", (locale) => {
  for (const value of [1, 12, 999, 1_000, 10_000, 1_234.5, 0.125, 1_234_567.89, 1e9]) {
    expect(parseNumber(new Intl.NumberFormat(locale).format(value), locale)).toBe(value);
    expect(parseNumber(plainNumber(value, locale), locale)).toBe(value);
  }
  expect(plainNumber(1_234_567, locale)).toBe("1234567");
});

test("a plain number has one reading in all languages", () => {
  expect(plainNumber(1.234, "en")).toBe("1.2340");
  expect(plainNumber(1.234, "de")).toBe("1,2340");
  expect(plainNumber(1.2345, "de")).toBe("1,2345");
  expect(plainNumber(1.23, "de")).toBe("1,23");
  expect(parseNumber("1.2340", "de")).toBeUndefined();
  expect(parseNumber("1,2340", "en")).toBeUndefined();
});

test.each<[string, number, bigint]>([
  ["1.5", 18, 1_500_000_000_000_000_000n],
  ["0.000001", 6, 1n],
  ["12", 0, 12n],
  ["0", 18, 0n],
  ["9007199254740993.000000000000000001", 18, 9_007_199_254_740_993_000_000_000_000_000_001n],
])("%s with %d decimals is %d units, and back", (decimal, decimals, units) => {
  expect(toUnits(decimal, decimals)).toBe(units);
  expect(fromUnits(units, decimals)).toBe(decimal);
});

test("digits that a token can't hold are refused, not cut off", () => {
  expect(toUnits("0.0000001", 6)).toBeUndefined();
  expect(toUnits("1.5", 0)).toBeUndefined();
});

test.each([
  ["0", "en", "0"],
  ["1234567.5", "en", "1,234,567.5"],
  ["1234567.5", "de", "1.234.567,5"],
  ["1234567.5", "hi", "12,34,567.5"],
  ["0.999", "en", "0.99"],
  ["12.999999", "en", "12.99"],
  ["1.004", "en", "1"],
  ["0.05", "en", "0.05"],
  ["0.001239", "en", "0.0012"],
  ["0.000000000000000001", "en", "0.000000000000000001"],
  ["9007199254740993.25", "en", "9,007,199,254,740,993.25"],
])("%s is shown in %s as %s", (decimal, locale, shown) => {
  expect(showDecimal(decimal, locale)).toBe(shown);
});

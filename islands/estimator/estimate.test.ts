import { expect, test } from "vitest";
import { readEstimate, unlockedAfter } from "./estimate";

const terms = { price: "0.06", minimum: "10", supply: "1000000000" };

// Worked out by hand: amount ÷ 0.06, rounded down to six decimals.
test.each([
  ["60", "en", "1000"],
  ["100", "en", "1666.666666"],
  ["1,234.56", "en", "20576"],
  ["1.234,56", "de", "20576"],
  ["1 234,56", "ru", "20576"],
  ["1,00,000", "hi", "1666666.666666"],
  ["10", "en", "166.666666"],
  ["60,000,000", "en", "1000000000"],
])("%s USD in %s buys %s RAA", (text, locale, receive) => {
  expect(readEstimate(text, locale, terms).exchange?.receive).toBe(receive);
});

test.each([
  ["", "empty"],
  ["ten", "number"],
  ["-20", "number"],
  ["20.005", "decimals"],
  ["9.99", "minimum"],
  ["60,000,000.01", "maximum"],
])("the amount “%s” is refused as %s, and nothing is worked out", (text, problem) => {
  expect(readEstimate(text, "en", terms)).toEqual({ problem });
});

// 1,000 ÷ 12 = 83.333…
test.each([
  ["1000", 0, "0"],
  ["1000", 1, "83.333333333333333333"],
  ["1000", 6, "500"],
  ["1000", 12, "1000"],
  ["1666.666666", 12, "1666.666666"],
])("of %s, month %d has unlocked %s", (receive, month, unlocked) => {
  expect(unlockedAfter(receive, month, 12)).toBe(unlocked);
});

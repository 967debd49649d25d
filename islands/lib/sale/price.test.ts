import { expect, test } from "vitest";
import { isScheduled, nextStep, payFor, readPrice, receiveFor, scheduledPrice, shorten, worthInCents } from "./price";

const published = { initial: "0.06", listing: "0.10", step_days: 3, step_size: "0.0005", start: "2025-06-01" };
const at = (moment: string) => scheduledPrice(published, Date.parse(moment));

// Worked out by hand: 0.06 and 0.0005 for every three full days since 1 June 2025, 00:00 UTC.
test.each([
  ["2025-05-01T00:00:00Z", "0.06"], // before the start
  ["2025-06-01T00:00:00Z", "0.06"],
  ["2025-06-03T23:59:59Z", "0.06"], // a second before three days
  ["2025-06-04T00:00:00Z", "0.0605"],
  ["2025-06-06T23:59:59Z", "0.0605"],
  ["2025-06-07T00:00:00Z", "0.061"],
  ["2025-07-01T00:00:00Z", "0.065"], // 30 days, 10 steps
  ["2026-01-24T00:00:00Z", "0.0995"], // 237 days, 79 steps: 0.06 + 0.0395
  ["2026-01-27T00:00:00Z", "0.1"], // 80 steps reach the listing price
  ["2026-11-21T18:00:00Z", "0.1"], // and no step goes beyond it
])("at %s one RAA costs %s USD", (moment, price) => {
  expect(at(moment)).toBe(price);
});

test("without a published start and step size it is the initial price", () => {
  const { start, step_size, ...open } = published;
  for (const schedule of [open, { ...open, start }, { ...open, step_size }]) {
    expect(isScheduled(schedule)).toBe(false);
    expect(scheduledPrice(schedule, Date.parse("2026-11-21"))).toBe("0.06");
  }
  expect(isScheduled(published)).toBe(true);
});

test("a clock that is wrong never makes a price out of bounds", () => {
  expect(scheduledPrice(published, 0)).toBe("0.06");
  expect(scheduledPrice(published, 8.64e15)).toBe("0.1");
});

const stable = { price: "0.06", rate: "1", basis: "initial" } as const;

test("what an amount buys is rounded down and what it costs is rounded up", () => {
  // 100 ÷ 0.06 = 1,666.6…
  expect(receiveFor(100_000_000n, 6, stable)).toBe(1_666_666_666_666_666_666_666n);
  expect(payFor(1_666_666_666_666_666_666_666n, 6, stable)).toBe(100_000_000n);
  // 60 buys 1,000 to the last digit, both ways.
  expect(receiveFor(60_000_000n, 6, stable)).toBe(1_000n * 10n ** 18n);
  expect(payFor(1_000n * 10n ** 18n, 6, stable)).toBe(60_000_000n);
  // With 18 decimals as on BNB Chain.
  expect(receiveFor(60n * 10n ** 18n, 18, stable)).toBe(1_000n * 10n ** 18n);
  // The smallest unit of RAA costs something.
  expect(payFor(1n, 6, stable)).toBe(1n);
  expect(receiveFor(0n, 6, stable)).toBe(0n);
});

test("a coin is worth its rate", () => {
  const ether = { price: "0.08", rate: "2500.5", basis: "quote" } as const;
  // 2 × 2,500.5 ÷ 0.08 = 62,512.5
  expect(receiveFor(2n * 10n ** 18n, 18, ether)).toBe(62_512_500_000_000_000_000_000n);
  expect(payFor(62_512_500_000_000_000_000_000n, 18, ether)).toBe(2n * 10n ** 18n);
  expect(worthInCents(2n * 10n ** 18n, 18, ether.rate)).toBe(500_100n);
});

test("worth in cents is rounded down", () => {
  expect(worthInCents(9_999_999n, 6, "1")).toBe(999n);
  expect(worthInCents(10_000_000n, 6, "1")).toBe(1_000n);
  expect(worthInCents(1n, 18, "1")).toBe(0n);
});

test("digits beyond those kept are rounded down or up", () => {
  expect(shorten(1_234_567_891n, 9, 6)).toBe(1_234_567_000n);
  expect(shorten(1_234_567_891n, 9, 6, true)).toBe(1_234_568_000n);
  expect(shorten(1_234_567_000n, 9, 6, true)).toBe(1_234_567_000n);
  expect(shorten(1_234_567n, 6, 6, true)).toBe(1_234_567n);
  expect(shorten(12n, 2, 6)).toBe(12n);
});

test("figures that doubles can't hold are exact", () => {
  // 123,456,789.012345 ÷ 0.06 = 2,057,613,150.20575
  expect(receiveFor(123_456_789_012_345n, 6, stable)).toBe(2_057_613_150_205_750_000_000_000_000n);
});

test.each(["0.06", "1", "2500.000000000000000001", "12345678901234567890"])("%s is a price", (text) => {
  expect(readPrice(text)).toBe(text);
});

const nonsense = ["", "0", "0.000", "-1", "1e3", "1,5", ".5", "5.", "Infinity", "0.0000000000000000001"];

test.each([0.06, null, undefined, {}, ...nonsense])("%j is none", (value) => {
  expect(readPrice(value)).toBeUndefined();
});

test("the next step is told, a day ahead at most", () => {
  const next = (moment: string) => new Date(nextStep(published, Date.parse(moment))).toISOString();
  expect(next("2025-06-03T23:59:59Z")).toBe("2025-06-04T00:00:00.000Z");
  expect(next("2025-06-04T00:00:00Z")).toBe("2025-06-05T00:00:00.000Z");
  expect(next("2025-05-31T12:00:00Z")).toBe("2025-06-01T00:00:00.000Z");
  expect(next("2025-05-01T12:00:00Z")).toBe("2025-05-02T12:00:00.000Z");
});

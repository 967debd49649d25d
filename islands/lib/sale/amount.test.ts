import { expect, test } from "vitest";
import { printDecimal, readAmount, type Side } from "./amount";

const price = { price: "0.06", rate: "1", basis: "initial" } as const;
const bounds = { decimals: 6, minimum: "10", supply: "1000000000" };
const read = (side: Side, text: string, locale = "en", decimals = 6) =>
  readAmount(side, text, locale, price, { ...bounds, decimals });

test("either side gives the other", () => {
  expect(read("pay", "60")).toEqual({ exchange: { pay: "60", receive: "1000", usd: 60 } });
  expect(read("receive", "1,000")).toEqual({ exchange: { pay: "60", receive: "1000", usd: 60 } });
  // 100 ÷ 0.06 = 1,666.6…, of which six decimals are kept
  expect(read("pay", "100").exchange).toEqual({ pay: "100", receive: "1666.666666", usd: 100 });
  // 1,234.56789 × 0.06 = 74.0740734, rounded up to the six decimals of the token
  expect(read("receive", "1234.56789").exchange).toEqual({ pay: "74.074074", receive: "1234.56789", usd: 74.07 });
});

test("a worked-out payment keeps six decimals, or fewer if the currency has fewer", () => {
  // 1,234.567891 × 0.06 = 74.07407346
  expect(read("receive", "1234.567891", "en", 18).exchange!.pay).toBe("74.074074");
  expect(read("receive", "1234.567891", "en", 2).exchange!.pay).toBe("74.08");
  // All typed digits are used.
  expect(read("pay", "74.074073460000000001", "en", 18).exchange!.pay).toBe("74.074073460000000001");
});

test.each([
  ["de", "1.000,5", "1000.5"],
  ["fr", "1 000,5", "1000.5"],
  ["ru", " 1 000,5 ", "1000.5"],
  ["hi", "१,०००.५", "1000.5"],
  ["zh-Hans", "１０００.5", "1000.5"],
])("%s reads %s", (locale, text, pay) => {
  expect(read("pay", text, locale).exchange!.pay).toBe(pay);
});

const nonsense = [..."ten,-20,+20,1e5,1.000.000,20 %,0x20,Infinity,20 USDC,2.0.0".split(","), "10,00", "1,000,00.5"];

test.each([...nonsense, "9".repeat(300)])("%s is no amount", (text) => {
  expect(read("pay", text)).toEqual({ problem: "number" });
  expect(read("receive", text)).toEqual({ problem: "number" });
});

test("an empty field is empty", () => {
  for (const text of ["", "  ", "\u00a0", "\t\n"]) expect(read("pay", text)).toEqual({ problem: "empty" });
});

test("more decimals than the currency has are not cut off", () => {
  expect(read("pay", "20.1234567")).toEqual({ problem: "decimals" });
  expect(read("pay", "20.123456").problem).toBeUndefined();
  expect(read("pay", "20.1234567", "en", 18).problem).toBeUndefined();
  expect(read("receive", `1000.${"1".repeat(19)}`)).toEqual({ problem: "decimals" });
});

test("amounts out of bounds are worked out and named", () => {
  expect(read("pay", "9.99")).toEqual({ exchange: { pay: "9.99", receive: "166.5", usd: 9.99 }, problem: "minimum" });
  expect(read("pay", "10").problem).toBeUndefined();
  expect(read("pay", "0").problem).toBe("minimum");
  // The total supply costs 60 million.
  expect(read("pay", "60000000").problem).toBeUndefined();
  expect(read("pay", "60000000.000001").problem).toBe("maximum");
  expect(read("receive", "1,000,000,001").problem).toBe("maximum");
  expect(read("pay", "9".repeat(60)).problem).toBe("maximum");
});

test("an amount that buys nothing is too small, whatever it is worth", () => {
  const price = { price: "12345678901234567890", rate: "1", basis: "quote" as const };
  const bounds = { decimals: 6, minimum: "10", supply: "1000000000" };
  expect(readAmount("pay", "100", "en", price, bounds)).toMatchObject({
    exchange: { receive: "0" },
    problem: "minimum",
  });
});

test("decimals are printed with all their digits", () => {
  expect(printDecimal("1666.666666", "en")).toBe("1,666.666666");
  expect(printDecimal("1666.666666", "de")).toBe("1.666,666666");
  expect(printDecimal("123456789012345678.123456789012345678", "en")).toBe(
    "123,456,789,012,345,678.123456789012345678",
  );
});

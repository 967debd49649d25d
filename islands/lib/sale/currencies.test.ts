import { expect, test } from "vitest";
import { CARD, decimalsOf, isOffered, livesOn, type Network, networksFor, unitOf } from "./currencies";
import { networks } from "./testing";

const [ethereum, bnb, base, solana] = networks as [Network, Network, Network, Network];
const keys = (currency: string, offers = [] as { currency: string; network: string }[]) =>
  networksFor(currency, networks, "base", offers).map(({ key }) => key);

test("a currency lives where it is the network's coin, a stablecoin, or what the card buys", () => {
  expect(keys("ETH")).toEqual(["ethereum", "base"]);
  expect(keys("BNB")).toEqual(["bnb"]);
  expect(keys("SOL")).toEqual(["solana"]);
  expect(keys("USDT")).toEqual(["ethereum"]);
  expect(keys("USDC")).toEqual(["ethereum", "bnb"]);
  expect(keys(CARD)).toEqual(["base"]);
  expect(keys("DOGE")).toEqual([]);
  expect(livesOn(CARD, ethereum, "base")).toBe(false);
});

test("only networks that can be paid on are offered, if there is one", () => {
  const offers = [
    { currency: "USDC", network: "bnb" },
    { currency: "USDC", network: "solana" },
  ];
  expect(keys("USDC", offers)).toEqual(["bnb"]);
  expect(keys("ETH", offers)).toEqual(["ethereum", "base"]);
  expect(isOffered(offers, "USDC", "bnb")).toBe(true);
  expect(isOffered(offers, "USDC", "ethereum")).toBe(false);
});

test("decimals are those of the network", () => {
  expect(decimalsOf("USDC", ethereum)).toBe(6);
  expect(decimalsOf("USDC", bnb)).toBe(18);
  expect(decimalsOf("ETH", base)).toBe(18);
  expect(decimalsOf("SOL", solana)).toBe(9);
  expect(decimalsOf(CARD, base)).toBe(2);
  expect([unitOf("USDC"), unitOf(CARD)]).toEqual(["USDC", "USD"]);
});

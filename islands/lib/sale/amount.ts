/** Reads the amount that a visitor enters on either side and works out the other one. */
import { present } from "../present";
import { fromUnits, parseDecimal, toUnits } from "../forms/number";
import { payFor, type Price, RAA_DECIMALS, receiveFor, shorten, worthInCents } from "./price";

/** A worked-out amount keeps at most this many decimals: paying is rounded up, receiving down. */
const SHOWN_DECIMALS = 6;

/** The field an amount was typed into. */
export type Side = "pay" | "receive";

/** What an amount is held against. */
export interface Bounds {
  /** Decimals of the currency that is paid with. */
  decimals: number;
  /** The smallest purchase in USD, as a decimal. */
  minimum: string;
  /** All RAA there are, as a decimal. */
  supply: string;
}

/** Both sides of a purchase. */
export interface Exchange {
  /** Canonical decimals. What is paid fits the currency's decimals and can be sent as it is. */
  pay: string;
  receive: string;
  /** What is paid, in USD with two decimals: for reports, not for reckoning. */
  usd: number;
}

/** What is wrong with an amount. `decimals`: more of them than the currency has. */
export type AmountProblem = "empty" | "number" | "decimals" | "minimum" | "maximum";

/** The exchange an amount stands for, and what is wrong with it. One out of bounds is worked out all the same. */
export interface Reading {
  exchange?: Exchange;
  problem?: AmountProblem;
}

/** Reads `text` as `locale` writes numbers, an amount of the currency or of RAA by its `side`. */
export function readAmount(side: Side, text: string, locale: string, price: Price, bounds: Bounds): Reading {
  if (!text.trim()) return { problem: "empty" };
  const typed = parseDecimal(text, locale);
  if (typed === undefined) return { problem: "number" };
  const amount = toUnits(typed, side === "pay" ? bounds.decimals : RAA_DECIMALS);
  if (amount === undefined) return { problem: "decimals" };

  const { decimals } = bounds;
  const pay = side === "pay" ? amount : shorten(payFor(amount, decimals, price), decimals, SHOWN_DECIMALS, true);
  const receive =
    side === "receive" ? amount : shorten(receiveFor(amount, decimals, price), RAA_DECIMALS, SHOWN_DECIMALS);
  const cents = worthInCents(pay, decimals, price.rate);
  const exchange = {
    pay: fromUnits(pay, decimals),
    receive: fromUnits(receive, RAA_DECIMALS),
    usd: Number(cents) / 100,
  };
  if (cents < present(toUnits(bounds.minimum, 2))) return { exchange, problem: "minimum" };
  if (receive === 0n) return { exchange, problem: "minimum" };
  if (receive > present(toUnits(bounds.supply, RAA_DECIMALS))) return { exchange, problem: "maximum" };
  return { exchange };
}

/** A decimal as the language writes it, with all its digits. */
export function printDecimal(decimal: string, locale: string): string {
  // Given as text, a number is printed without passing through a double.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(decimal as `${number}`);
}

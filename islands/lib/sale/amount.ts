/** Parses the amount that a visitor enters on either side and computes the other one. */
import { present } from "../present";
import { fromUnits, parseDecimal, toUnits } from "../forms/number";
import { payFor, type Price, RAA_DECIMALS, receiveFor, shorten, worthInCents } from "./price";

/** The maximum number of decimals of a computed amount: payments are rounded up, received amounts down. */
const SHOWN_DECIMALS = 6;

/** The field an amount was typed into. */
export type Side = "pay" | "receive";

/** The bounds of an amount. */
export interface Bounds {
  /** The decimals of the currency of the payment. */
  decimals: number;
  /** The minimum purchase in USD, as a decimal. */
  minimum: string;
  /** The total supply of RAA, as a decimal. */
  supply: string;
}

/** Both sides of a purchase. */
export interface Exchange {
  /** Canonical decimals. The payment fits the currency's decimals and can be sent unchanged. */
  pay: string;
  receive: string;
  /** The payment in USD with two decimals: for reports, not for computing. */
  usd: number;
}

/** A problem with an amount. `decimals`: it has more than the currency. */
export type AmountProblem = "empty" | "number" | "decimals" | "minimum" | "maximum";

/** The exchange for an amount, and its problem. An amount out of bounds is computed, too. */
export interface Reading {
  exchange?: Exchange;
  problem?: AmountProblem;
}

/** Parses `text` in the format of `locale`, an amount of the currency or of RAA by its `side`. */
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

/** Formats a decimal for the language, with all its digits. */
export function printDecimal(decimal: string, locale: string): string {
  // If passed as text, a number is printed without conversion to a double.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(decimal as `${number}`);
}

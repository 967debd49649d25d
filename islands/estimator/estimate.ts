/** The estimator's arithmetic. Amounts are decimals as text, so no money passes through a double. No React here. */
import { present } from "../lib/present";
import { fromUnits, toUnits } from "../lib/forms/number";
import { type AmountProblem, type Exchange, readAmount } from "../lib/sale/amount";
import { RAA_DECIMALS } from "../lib/sale/price";

/** Amounts are entered in USD, down to the cent. */
export const USD_DECIMALS = 2;

/** The terms of the sale, as decimals. */
export interface Terms {
  /** The initial price, in USD for one RAA. */
  price: string;
  /** The minimum purchase, in USD. */
  minimum: string;
  /** The total supply of RAA. */
  supply: string;
}

/** Parses an amount of USD in the format of `locale`: returns what it buys at the initial price, or the problem. */
export function readEstimate(
  text: string,
  locale: string,
  { price, minimum, supply }: Terms,
): { exchange: Exchange; problem?: never } | { exchange?: never; problem: AmountProblem } {
  const bounds = { decimals: USD_DECIMALS, minimum, supply };
  const { exchange, problem } = readAmount("pay", text, locale, { price, rate: "1", basis: "initial" }, bounds);
  return exchange && !problem ? { exchange } : { problem: problem ?? "number" };
}

/**
 * The part of `receive` that has unlocked `month` months after TGE, when it unlocks in `months` equal parts; rounded
 * down.
 */
export function unlockedAfter(receive: string, month: number, months: number): string {
  return fromUnits((present(toUnits(receive, RAA_DECIMALS)) * BigInt(month)) / BigInt(months), RAA_DECIMALS);
}

/** The calculator's arithmetic and its parsing of input. No React here. */
import { parseNumber } from "../lib/forms/number";

/** An amount of RAA staked for a number of months. */
export interface Stake {
  amount: number;
  months: number;
}

/** The accepted values of the form, both ends included. */
export interface Limits {
  amount_min: number;
  amount_max: number;
  months_min: number;
  months_max: number;
}

/** A problem of a field: it contains no valid number, or one outside of the limits. */
export type Problem = "number" | "range";

/**
 * Simple interest: the reward of a stake at `apy` percent a year, without compounding.
 *
 * The product is divided once, so that whole numbers stay whole: 10,000 at 79 % for 12 months is 7,900.
 */
export function reward({ amount, months }: Stake, apy: number): number {
  return (amount * apy * months) / 1200;
}

/** Parses both fields: returns the stake, or the problems of the fields. */
export function readStake(
  typed: Record<keyof Stake, string>,
  limits: Limits,
  locale: string,
): { stake: Stake; problems?: never } | { stake?: never; problems: Partial<Record<keyof Stake, Problem>> } {
  const amount = parseNumber(typed.amount, locale);
  const months = parseNumber(typed.months, locale);
  const problems: Partial<Record<keyof Stake, Problem>> = {};
  if (amount === undefined) problems.amount = "number";
  else if (amount < limits.amount_min || amount > limits.amount_max) problems.amount = "range";
  if (months === undefined || !Number.isInteger(months)) problems.months = "number";
  else if (months < limits.months_min || months > limits.months_max) problems.months = "range";
  if (amount === undefined || months === undefined || problems.amount || problems.months) return { problems };
  return { stake: { amount, months } };
}

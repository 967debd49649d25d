/**
 * The price of RAA and the amount that a payment buys, in integers only: inputs and results are decimals as text, and
 * intermediate values are `bigint`s with a fixed number of decimals. No money is converted to a double.
 */
import { present } from "../present";
import { fromUnits, toUnits } from "../forms/number";

/** Decimals of RAA and sRAA. */
export const RAA_DECIMALS = 18;

/** The number of decimals of prices and rates. */
const PRICE_DECIMALS = 18;

const DAY = 86_400_000;

/** The presale's schedule as content/data/presale.yaml publishes it; prices are decimals of USD for one RAA. */
export interface Schedule {
  initial: string;
  listing: string;
  step_days: number;
  /** The increase of the price per step; absent while it is not published. */
  step_size?: string;
  /** The day on which the presale began, in UTC (`2025-06-01`); absent while it is not published. */
  start?: string;
}

/** The origin of a price. */
export type Basis = "initial" | "schedule" | "quote";

/** The price of one RAA, and the value of one unit of the currency, in USD, as decimals. */
export interface Price {
  price: string;
  rate: string;
  basis: Basis;
}

/** Whether start and step size are published, so that the price on a day can be computed. */
export function isScheduled(schedule: Schedule): schedule is Schedule & { step_size: string; start: string } {
  return schedule.step_size !== undefined && schedule.start !== undefined;
}

/**
 * The price of RAA at `now` (milliseconds since 1970): the initial price and a step for every
 * `step_days` full days since the start, at most the listing price.
 * Without a published start and step size it is the initial price.
 */
export function scheduledPrice(schedule: Schedule, now: number): string {
  if (!isScheduled(schedule)) return schedule.initial;
  const steps = Math.max(0, Math.floor((now - Date.parse(schedule.start)) / (schedule.step_days * DAY)));
  const price = units(schedule.initial) + BigInt(steps) * units(schedule.step_size);
  const listing = units(schedule.listing);
  return fromUnits(price < listing ? price : listing, PRICE_DECIMALS);
}

/** The time of the next possible step after `now`, at most a day later, since timers are limited to some weeks. */
export function nextStep({ start, step_days }: Schedule & { start: string }, now: number): number {
  const began = Date.parse(start);
  const step = step_days * DAY;
  return Math.min(now + DAY, began + Math.max(0, Math.floor((now - began) / step) + 1) * step);
}

/**
 * The smallest units of RAA that `pay` buys, rounded down. `pay` is in the smallest units of a
 * currency with `decimals` decimals: pay ÷ 10^decimals × rate ÷ price.
 */
export function receiveFor(pay: bigint, decimals: number, { price, rate }: Price): bigint {
  return (pay * units(rate) * 10n ** BigInt(RAA_DECIMALS)) / (units(price) * 10n ** BigInt(decimals));
}

/** The cost of `receive`, in the smallest units of RAA: the inverse, rounded up. */
export function payFor(receive: bigint, decimals: number, { price, rate }: Price): bigint {
  const divisor = units(rate) * 10n ** BigInt(RAA_DECIMALS);
  return (receive * units(price) * 10n ** BigInt(decimals) + divisor - 1n) / divisor;
}

/** The value of `pay` in whole cents of USD, rounded down. */
export function worthInCents(pay: bigint, decimals: number, rate: string): bigint {
  return (pay * units(rate) * 100n) / 10n ** BigInt(decimals + PRICE_DECIMALS);
}

/** `amount` with at most `kept` of its `decimals` decimals, the rest rounded down, or up if `up` is true. */
export function shorten(amount: bigint, decimals: number, kept: number, up = false): bigint {
  if (kept >= decimals) return amount;
  const step = 10n ** BigInt(decimals - kept);
  return ((amount + (up ? step - 1n : 0n)) / step) * step;
}

/** A price as a decimal from another party: `undefined` for an invalid one, or one that is not above zero. */
export function readPrice(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{1,20}(\.\d{1,18})?$/.test(value)) return undefined;
  return /[1-9]/.test(value) ? value : undefined;
}

function units(price: string): bigint {
  return present(toUnits(price, PRICE_DECIMALS));
}

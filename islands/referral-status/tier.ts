/** The arithmetic of referral tiers: exact, in the smallest units of RAA. No React here. */
import { present } from "../lib/present";
import { fromUnits, toUnits } from "../lib/forms/number";

/** A tier of content/data/referral.yaml, in their order. */
export interface Tier {
  name: string;
  /** RAA that the turnover has to exceed; the first tier has none. */
  above?: number;
  /** The monthly reward in percent, once in each currency; absent where none is stated. */
  reward?: number;
}

/** The position of a turnover in the tiers. */
export interface Standing {
  tier: Tier;
  /** The tier after it; absent in the last one. */
  next?: Tier;
  /** The difference to the turnover that has to be exceeded: a decimal of RAA, rounded up to cents; "0" if they are equal. */
  missing?: string;
  /** The turnover in whole percent of the turnover to exceed next, rounded down; 100 in the last tier. */
  share: number;
}

/** The number of decimals of turnovers; the sales API sends no more. */
const DECIMALS = 18;
const ONE = 10n ** BigInt(DECIMALS);
const CENT = ONE / 100n;

/**
 * Finds the tier of a turnover, a decimal of RAA. A tier begins *above* its mark: a turnover of
 * exactly 1,000,000 is still below Leader, "over 1M".
 */
export function standing(turnover: string, tiers: readonly Tier[]): Standing {
  const units = present(toUnits(turnover, DECIMALS));
  const marks = tiers.map(({ above = 0 }) => BigInt(above) * ONE);
  const at = marks.findLastIndex((mark, index) => index === 0 || units > mark);
  const tier = present(tiers[at]);
  const next = tiers[at + 1];
  if (!next) return { tier, share: 100 };
  const goal = present(marks[at + 1]);
  return {
    tier,
    next,
    missing: fromUnits(((goal - units + CENT - 1n) / CENT) * CENT, DECIMALS),
    share: Number((units * 100n) / goal),
  };
}

/** The progress of a turnover between each tier's mark and the one before it, in percent: one entry for each mark. */
export function segments(turnover: string, tiers: readonly Tier[]): number[] {
  const units = present(toUnits(turnover, DECIMALS));
  const marks = tiers.map(({ above = 0 }) => BigInt(above) * ONE);
  return marks.slice(1).map((mark, index) => {
    const former = present(marks[index]);
    const passed = units - former;
    const length = mark - former;
    return Number((100n * (passed < 0n ? 0n : passed > length ? length : passed)) / length);
  });
}

/** The reward of a month: in RAA, and the same value in USDT at a price of RAA in USD. */
export interface MonthlyReward {
  raa: number;
  usdt: number;
}

/**
 * Estimates the reward for `amount` RAA bought through a link in a month: the percentage of the amount's tier. Absent if the
 * tier has none. Doubles, so for examples only.
 */
export function rewardOf(amount: number, tiers: readonly Tier[], price: number): MonthlyReward | undefined {
  const { reward } = standing(String(amount), tiers).tier;
  if (reward === undefined) return undefined;
  const raa = (amount * reward) / 100;
  return { raa, usdt: raa * price };
}

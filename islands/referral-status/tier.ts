/** The arithmetic of referral tiers: exact, in the smallest units of RAA. No React here. */
import { fromUnits, toUnits } from "../forms/number";

/** A tier of content/data/referral.yaml, in their order. */
export interface Tier {
  name: string;
  /** RAA that the turnover has to exceed; the first tier has none. */
  above?: number;
}

/** Where a turnover stands. */
export interface Standing {
  tier: Tier;
  /** The tier after it; absent in the last one. */
  next?: Tier;
  /** What is missing until the turnover equals what it has to exceed: a decimal of RAA, rounded up to cents; "0" when it equals it. */
  missing?: string;
  /** The turnover in whole percent of what it has to exceed next, rounded down; 100 in the last tier. */
  share: number;
}

/** The decimals that turnovers are counted with; the sales API sends no more. */
const DECIMALS = 18;
const ONE = 10n ** BigInt(DECIMALS);
const CENT = ONE / 100n;

/**
 * Finds the tier of a turnover, a decimal of RAA. A tier begins *above* its mark: a turnover of
 * exactly 1,000,000 is still below Leader, "over 1M".
 */
export function standing(turnover: string, tiers: readonly Tier[]): Standing {
  const units = toUnits(turnover, DECIMALS)!;
  const marks = tiers.map(({ above = 0 }) => BigInt(above) * ONE);
  const at = marks.findLastIndex((mark, index) => index === 0 || units > mark);
  const tier = tiers[at]!;
  const next = tiers[at + 1];
  if (!next) return { tier, share: 100 };
  const goal = marks[at + 1]!;
  return {
    tier,
    next,
    missing: fromUnits(((goal - units + CENT - 1n) / CENT) * CENT, DECIMALS),
    share: Number((units * 100n) / goal),
  };
}

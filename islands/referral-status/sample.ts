/** The earnings of the sample account. No React here. */
import type { Earned } from "../lib/accounts/answers";
import { rewardOf, type Tier } from "./tier";

/** The data of the sample account. */
export interface Sample {
  /** The URL that its link points to. */
  link: string;
  /** RAA bought through its link in this month. */
  turnover: number;
  /** The same in an earlier month, whose reward is not claimed yet. */
  earlier: number;
  /** The price of RAA in USD at which rewards are converted. */
  price: number;
}

/** The three figures of the earnings. */
export type Earnings = Record<"total" | "month" | "claimable", Earned>;

/** Computes the sample account: each month is paid at the tier of its own turnover, and only the earlier month can be claimed. */
export function sampleEarnings({ turnover, earlier, price }: Sample, tiers: readonly Tier[]): Earnings {
  const { raa = 0, usdt = 0 } = rewardOf(turnover, tiers, price) ?? {};
  const before = rewardOf(earlier, tiers, price) ?? { raa: 0, usdt: 0 };
  const earned = (value: number, bonus: number): Earned => ({ value: decimal(value), bonus: decimal(bonus) });
  return {
    total: earned(usdt + before.usdt, raa + before.raa),
    month: earned(usdt, raa),
    claimable: earned(before.usdt, before.raa),
  };
}

/** A double as a decimal in cents. */
const decimal = (value: number) => String(Math.round(value * 100) / 100);

/** The stake of the sample account. No React here. */
import { reward } from "../stake-calculator/reward";
import type { Account } from "./line";

/** The data of the sample account. */
export interface Sample {
  /** The amount of RAA that was bought, and of the staked token. */
  amount: number;
  /** Months since the purchase. */
  months: number;
  /** The highest yearly rate, in percent. */
  apy: number;
  /** The equal parts in which the purchase unlocks: one vesting round each. */
  rounds: number;
}

/** Computes the sample account: rewards at the highest rate, and rounds that are all locked, as before listing. */
export function sampleAccount({ amount, months, apy, rounds }: Sample): Account {
  const part = String(amount / rounds);
  return {
    balance: String(amount),
    stake: {
      rewards: String(reward({ amount, months }, apy)),
      rounds: Array.from({ length: rounds }, () => ({ amount: part, state: "locked" })),
    },
  };
}

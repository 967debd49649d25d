/** The stake of the sample account. No React here. */
import { reward } from "../stake-calculator/reward";
import type { Account } from "./line";

/** What the data says of the sample account. */
export interface Sample {
  /** RAA bought, and as much of the staked token. */
  amount: number;
  /** Months since the purchase. */
  months: number;
  /** The highest yearly rate, in percent. */
  apy: number;
  /** Equal parts in which the purchase unlocks: a vesting round each. */
  rounds: number;
}

/** Works out the sample account: rewards at the highest rate, and rounds that are all locked, as before listing. */
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

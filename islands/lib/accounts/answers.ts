/** The two calls of the sales API for an account, and their responses (content/docs/sales-api.md). */
import { createClient, salesTimeout } from "../api/client";
import { services } from "../services";
import { amount, AnswerError, day, list, record, text } from "./shape";

/** The state of a vesting round: locked, open to be claimed, or claimed with a signed transaction. */
export type RoundState = "locked" | "open" | "signed";

/** A part of a purchase that unlocks separately. */
export interface Round {
  /** RAA, as a decimal. */
  amount: string;
  /** The day on which it unlocks; absent while none is published. */
  unlocks?: string;
  state: RoundState;
}

/** The stake of an account. */
export interface Stake {
  /** Rewards accrued so far in RAA, as a decimal. */
  rewards: string;
  /** In the order of their unlocking. */
  rounds: Round[];
}

/** A figure and its bonus, in the two currencies of content/data/referral.yaml; decimals. */
export interface Earned {
  value: string;
  bonus: string;
}

/** The results of an account's link. */
export interface Referral {
  /** The value of `?r=` in the link. */
  code: string;
  /** RAA bought through the link, as a decimal. */
  turnover: string;
  total: Earned;
  month: Earned;
  claimable: Earned;
}

/** The maximum number of shown rounds. */
const MOST_ROUNDS = 100;

/** Parses the response to `GET accounts/{address}/stake`. Throws `AnswerError`. */
export function readStake(data: unknown): Stake {
  const { rewards, rounds } = record(data, "stake");
  return {
    rewards: amount(rewards, "rewards"),
    rounds: list(rounds, MOST_ROUNDS, "rounds").map((entry) => {
      const round = record(entry, "a round");
      return {
        amount: amount(round.amount, "a round's amount"),
        ...(round.unlocks != null && { unlocks: day(round.unlocks, "a round's day") }),
        state: text(round.state, /^(locked|open|signed)$/, "a round's state") as RoundState,
      };
    }),
  };
}

/** Parses the response to `GET accounts/{address}/referral`. Throws `AnswerError`. */
export function readReferral(data: unknown): Referral {
  const referral = record(data, "referral");
  const earned = (part: "total" | "month" | "claimable"): Earned => {
    const { value, bonus } = record(referral[part], part);
    return { value: amount(value, `the value of ${part}`), bonus: amount(bonus, `the bonus of ${part}`) };
  };
  return {
    code: text(referral.code, /^[A-Za-z0-9_-]{1,64}$/, "code"),
    turnover: amount(referral.turnover, "turnover"),
    total: earned("total"),
    month: earned("month"),
    claimable: earned("claimable"),
  };
}

/** Fetches the stake of an account. Rejects with `ApiError`, or with `AnswerError` after logging it. */
export function fetchStake(address: string): Promise<Stake> {
  return ask(address, "stake", readStake);
}

/** Fetches the link of an account and its results. Rejects like `fetchStake`. */
export function fetchReferral(address: string): Promise<Referral> {
  return ask(address, "referral", readReferral);
}

async function ask<T>(address: string, part: string, read: (data: unknown) => T): Promise<T> {
  const api = services().sales_api;
  if (!api) throw new Error("no sales API is configured");
  const data = await createClient({ ...api, timeout: salesTimeout }).get<unknown>(
    `accounts/${encodeURIComponent(address)}/${part}`,
  );
  try {
    return read(data);
  } catch (error) {
    // The client logs errors before this point.
    if (error instanceof AnswerError) console.error(error);
    throw error;
  }
}

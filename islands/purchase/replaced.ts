/** Finds an account's transaction by its number among the account's transactions. */
import { property } from "../lib/foreign";
import { readNumber } from "./erc20";
import type { Ask } from "./receipt";
import { isHash } from "./record";

/** A transaction in a block, with the properties used here. Unchecked ones may have any type. */
export interface MinedTransaction {
  hash: string;
  to?: unknown;
  input?: unknown;
}

/**
 * The transaction of `account` with the number `nonce`, if it is in the block `latest` or an earlier one. `near` is a block that
 * probably precedes it. Rejects if the network does not provide the state of former blocks.
 */
export async function findAtNonce(
  ask: Ask,
  account: string,
  nonce: number,
  near: number,
  latest: number,
): Promise<MinedTransaction | undefined> {
  /** Whether it is in this block, or an earlier one. */
  const isIn = async (block: number) => readNumber(await ask("eth_getTransactionCount", [account, hex(block)])) > nonce;
  if (latest < 0 || !(await isIn(latest))) return undefined;
  let [before, high] = [Math.min(near, latest), latest];
  for (let back = 64; before > 0 && (await isIn(before)); back *= 4) {
    high = before;
    before = Math.max(0, before - back);
  }
  while (high - before > 1) {
    const middle = Math.floor((before + high) / 2);
    if (await isIn(middle)) high = middle;
    else before = middle;
  }
  const transactions = property(await ask("eth_getBlockByNumber", [hex(high), true]), "transactions");
  if (!Array.isArray(transactions)) throw new Error("the block can't be read");
  return transactions.find(
    (one: unknown) =>
      isHash(property(one, "hash")) &&
      String(property(one, "from")).toLowerCase() === account.toLowerCase() &&
      readNumber(property(one, "nonce")) === nonce,
  );
}

const hex = (value: number) => `0x${value.toString(16)}`;

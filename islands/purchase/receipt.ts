/** Sends requests to an EVM network (Ethereum JSON-RPC), and parses its responses about a transaction. */
import { property } from "../lib/foreign";
import { chainNumber } from "../lib/wallets/answers";
import type { Network } from "../lib/sale/currencies";
import { type Log, readNumber } from "./erc20";

/** Sends a request to a network: by the wallet's connection or a public JSON-RPC URL. Rejects without a response. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * The number of blocks that have to follow a transaction's own before it is considered final: the latest ones may be replaced.
 */
export const DEPTH = 3;

/** The result of a transaction that is in a block. */
export interface Receipt {
  /** False if it was executed and reverted. Absent if the network does not report it. */
  success?: boolean;
  block: number;
  /** The events of its contracts. */
  logs: Log[];
}

/** Parses a receipt; `undefined` while there is none, and for a response that is not the receipt of `hash`. */
export function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { transactionHash, status, logs, blockHash, blockNumber } = answer as Record<string, unknown>;
  if (typeof transactionHash !== "string" || transactionHash.toLowerCase() !== hash.toLowerCase()) return undefined;
  if (typeof blockHash !== "string" || !Array.isArray(logs)) return undefined;
  try {
    const block = readNumber(blockNumber);
    const said = status === undefined || status === null ? undefined : readNumber(status);
    if (said !== undefined && said > 1) return undefined;
    return { ...(said !== undefined && { success: said === 1 }), block, logs: logs.filter(isLog) };
  } catch {
    return undefined;
  }
}

/** Rejects unless the connection is on the network: a wallet may have switched to another one, whose responses do not apply. */
export async function checkChain(ask: Ask, { chain_id }: Network): Promise<void> {
  if (chainNumber(await ask("eth_chainId", [])) !== chain_id) throw new Error("another network has answered");
}

/** Whether a value is an event of a contract. */
export function isLog(log: unknown): log is Log {
  const topics = property(log, "topics");
  return (
    typeof property(log, "address") === "string" &&
    typeof property(log, "data") === "string" &&
    Array.isArray(topics) &&
    topics.every((topic: unknown) => typeof topic === "string")
  );
}

/** A connection to a public JSON-RPC URL, as JSON-RPC 2.0 over HTTP. */
export function httpConnection(address: string): Ask {
  return async (method, params) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      credentials: "omit",
      referrerPolicy: "no-referrer",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const answer = await response.json();
    if (!response.ok || answer.error) throw new Error(`${method} has failed`);
    return answer.result;
  };
}

/** `promise`, with a time limit of `patience` milliseconds. */
export function withTimeout<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Asking an EVM network (Ethereum JSON-RPC), and reading what it says of a transaction. */
import { property } from "../lib/foreign";
import { chainNumber } from "../lib/wallets/answers";
import type { Network } from "../lib/sale/currencies";
import { type Log, readNumber } from "./erc20";

/** Asks a network: the wallet's connection or a public JSON-RPC address. Rejects when there is no answer. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** So many blocks have to follow a transaction's own before anything is concluded from it: the latest ones may be replaced. */
export const DEPTH = 3;

/** What a network says of a transaction that it has put into a block. */
export interface Receipt {
  /** False: it was executed and undone. Absent where the network does not say. */
  success?: boolean;
  block: number;
  /** What its contracts reported. */
  logs: Log[];
}

/** Reads a receipt; `undefined` while there is none, and for an answer that is not the receipt of `hash`. */
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

/** Rejects unless whoever is asked is on the network: a wallet may have gone to another one, whose answers say nothing of this one. */
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

/** A connection to a public JSON-RPC address, as JSON-RPC 2.0 over HTTP. */
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

/** `promise`, which rejects after `patience` milliseconds at the latest. */
export function withTimeout<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Follows a transaction on an EVM network to its receipt (Ethereum JSON-RPC, `eth_getTransactionReceipt`). */

/** Asks a network: the wallet's connection or a public JSON-RPC address. Rejects when there is no answer. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** What a network says of a transaction that it has put into a block. */
export interface Receipt {
  /** False: it was executed and undone. */
  success: boolean;
  /** What its contracts reported. */
  logs: { address: string; topics: string[]; data: string }[];
}

/** How a transaction is followed; times in milliseconds. */
export const following = {
  /** The pause after the first question; each one is half as long again, up to `longest`. */
  first: 1_000,
  longest: 15_000,
  /** How long a single answer may take. */
  answer: 20_000,
  /** After that it is given up, though the transaction may still be confirmed. */
  patience: 8 * 60_000,
};

/**
 * Asks for the receipt of `hash` until there is one: the receipt, or `undefined` when patience ends or
 * `signal` says stop. `connection` is asked before every question, as wallets come and go; while it
 * gives none, `onSilence` is told. Failures on the way are not the end.
 */
export async function followReceipt(
  hash: string,
  connection: () => Ask | undefined,
  signal: AbortSignal,
  onSilence: (silent: boolean) => void = () => {},
): Promise<Receipt | undefined> {
  const end = Date.now() + following.patience;
  for (let pause = following.first; !signal.aborted && Date.now() < end; pause *= 1.5) {
    const ask = connection();
    onSilence(!ask);
    if (ask) {
      const answer = await inTime(ask("eth_getTransactionReceipt", [hash]), following.answer).catch(() => undefined);
      const receipt = readReceipt(answer, hash);
      if (receipt) return receipt;
    }
    await sleep(Math.min(pause, following.longest), signal);
  }
  return undefined;
}

/** Reads a receipt; `undefined` while there is none, and for an answer that is not the receipt of `hash`. */
export function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { transactionHash, status, logs, blockHash } = answer as Record<string, unknown>;
  if (typeof transactionHash !== "string" || transactionHash.toLowerCase() !== hash.toLowerCase()) return undefined;
  if (typeof blockHash !== "string" || (status !== "0x1" && status !== "0x0") || !Array.isArray(logs)) return undefined;
  return { success: status === "0x1", logs: logs.filter(isLog) };
}

function isLog(log: any): log is Receipt["logs"][number] {
  return (
    typeof log?.address === "string" &&
    typeof log.data === "string" &&
    Array.isArray(log.topics) &&
    log.topics.every((topic: unknown) => typeof topic === "string")
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

/** Rejects when `promise` takes longer than `patience` milliseconds. */
export function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Waits, or stops waiting when `signal` says so. */
function sleep(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener("abort", end);
  });
}

/** The data about a connection that is stored between pages: local storage, `wallet`, never an address. */
import type { NetworkKind } from "./types";

/** Identifies the connected wallet. */
export interface WalletRecord {
  id: string;
  kind: NetworkKind;
}

const key = "wallet";

/** The wallet connected last; an invalid value under its key is removed. */
export function recall(): WalletRecord | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const { id, kind } = JSON.parse(text);
    if (typeof id === "string" && (kind === "evm" || kind === "solana")) return { id, kind };
  } catch {
    // Storage is blocked, or contains another value.
  }
  forget();
  return undefined;
}

/** Stores the wallet for the next page; if storage is blocked, it has to be connected again there. */
export function remember({ id, kind }: WalletRecord) {
  try {
    localStorage.setItem(key, JSON.stringify({ id, kind }));
  } catch {
    // Nothing to do: the connection holds on this page.
  }
}

/** Removes the record. */
export function forget() {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is blocked, there is no record.
  }
}

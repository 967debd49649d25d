/** What is kept of a connection from one page to the next: local storage, `wallet`, never an address. */
import type { NetworkKind } from "./types";

/** Names the wallet that was connected. */
export interface WalletRecord {
  id: string;
  kind: NetworkKind;
}

const key = "wallet";

/** The wallet connected last; something else under its name is removed. */
export function recall(): WalletRecord | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const { id, kind } = JSON.parse(text);
    if (typeof id === "string" && (kind === "evm" || kind === "solana")) return { id, kind };
  } catch {
    // Storage is blocked, or what it holds is no record.
  }
  forget();
  return undefined;
}

/** Keeps the wallet for the next page; where storage is blocked, it has to be connected there again. */
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
    // Where storage is blocked there is no record.
  }
}

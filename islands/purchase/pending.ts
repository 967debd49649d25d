/** A payment that was sent and is not confirmed yet, kept in the tab so that a reload does not lose sight of it. */
import { toUnits } from "../forms/number";
import { decimalsOf, livesOn, type Network } from "./currencies";

/** A transaction that was sent. */
export interface Sent {
  /** `0x` and 64 hexadecimal digits. */
  hash: string;
  /** Key of the network it was sent on. */
  network: string;
  currency: string;
  /** What it pays, as a decimal. */
  amount: string;
  /** The same in USD, for reports; absent where it is not known. */
  usd?: number;
  /** Whether it is a plain token transfer, whose events the receipt must show. */
  transfer: boolean;
}

const KEY = "purchase";

/** Whether a text is a transaction's hash on an EVM network. */
export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value);
}

/** Keeps a payment in session storage. Where that is blocked, a reload ends the following. */
export function keepSent(sent: Sent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {}
}

/** Forgets the payment. */
export function forgetSent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/** The payment that was kept; `undefined` without one, and for one that can't be read or whose network is unknown. */
export function readSent(networks: readonly Network[], cardNetwork: string): Sent | undefined {
  try {
    const { hash, network, currency, amount, usd, transfer } = JSON.parse(sessionStorage.getItem(KEY)!);
    const place = networks.find(({ key, kind }) => key === network && kind === "evm");
    if (!place || !isHash(hash) || !livesOn(currency, place, cardNetwork)) return undefined;
    if (!/^\d{1,60}(\.\d{1,18})?$/.test(amount)) return undefined;
    if (toUnits(amount, decimalsOf(currency, place)) === undefined) return undefined;
    return { hash, network, currency, amount, transfer: transfer === true, ...(typeof usd === "number" && { usd }) };
  } catch {
    return undefined;
  }
}

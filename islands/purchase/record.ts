/** A payment as stored in the browser: written before a wallet or a provider receives a request, so that it can't be lost. */
import * as Address from "ox/Address";
import { property } from "../lib/foreign";
import { toUnits } from "../lib/forms/number";
import { decimalsOf, livesOn, type Network } from "../lib/sale/currencies";

/** The data by which a token transfer can be found on its network. */
export interface TransferNote {
  /** The paying account. */
  from: string;
  /** Contract of the token. */
  token: string;
  recipient: string;
  /** The number of transactions of the account in blocks when the request was sent to the wallet. */
  nonce: number;
  /** The same including pending ones; absent if the network did not respond to that. */
  pending?: number | undefined;
  /** The block up to which it has been searched. */
  block: number;
}

/** The outcome of a payment; each but the first two has a message `problem-…`. */
export type Outcome =
  /** Confirmed by the network's receipt. */
  | "confirmed"
  /** Reported by the provider, and can't be checked. */
  | "reported"
  /** Executed and reverted. */
  | "reverted"
  /** Executed, and without the transfer. */
  | "not-transferred"
  /** Executed, and the transfer came from another account. */
  | "other-account"
  /** Another transaction of the account has taken its place. */
  | "replaced";

/** One payment. */
export interface PaymentRecord {
  id: string;
  /** The time of the request to the wallet or the provider, in milliseconds since 1970. */
  time: number;
  /** Key of its network. */
  network: string;
  currency: string;
  /** The payment, as a decimal. */
  amount: string;
  /** The amount of RAA that it was stated to buy, as a decimal. */
  receive: string;
  /** The price of one RAA and the value of one unit of the currency that were used, in USD. */
  price: string;
  rate: string;
  /** The payment in USD, for reports. */
  usd: number;
  /** The data of a transfer from the visitor's own wallet. */
  transfer?: TransferNote | undefined;
  /** Its transaction on an EVM network: `0x` and 64 hexadecimal digits. */
  hash?: string | undefined;
  /** Whether the hash was found on the network by the transfer, and was not returned by the wallet. */
  found?: boolean | undefined;
  /** The block of its transaction, until enough blocks follow for a confirmation. */
  block?: number | undefined;
  /** The transaction that was reported to analytics as its success. */
  reported?: string | undefined;
  /** The number of its transaction among those of the account. */
  sequence?: number | undefined;
  /** Its transaction on Solana. */
  signature?: string | undefined;
  /**
   * The time when the wallet declined or returned a transaction, or the provider failed, in milliseconds since 1970.
   */
  answered?: number | undefined;
  /** The wallet has declined. */
  declined?: boolean | undefined;
  /** The wallet or the visitor states that nothing was paid. It is still searched for, but not shown. */
  closed?: boolean | undefined;
  /** The visitor has removed it from the list. */
  hidden?: boolean | undefined;
  outcome?: Outcome | undefined;
}

/** The state of a payment. `asked`: requested; whether it was approved is unknown. */
export type Status = "asked" | "closed" | "sent" | Outcome;

/** The state of a payment. */
export function statusOf({ outcome, hash, closed }: PaymentRecord): Status {
  return outcome ?? (closed ? "closed" : hash ? "sent" : "asked");
}

/** Whether it may still take money: another payment now may be a double payment. */
export function isOpen(payment: PaymentRecord): boolean {
  return ["asked", "sent"].includes(statusOf(payment));
}

/** The prefix of the keys in local storage; the id follows. */
export const PREFIX = "purchase:";

/** The time for which a payment that is not open any more is stored, in milliseconds. */
const kept = 30 * 86_400_000;

const outcomes: readonly unknown[] = [
  "confirmed",
  "reported",
  "reverted",
  "not-transferred",
  "other-account",
  "replaced",
];

/**
 * Whether the network's data contradict that a payment's transaction is this payment: the wallet may have returned a
 * wrong one.
 */
export function isDisputed({ outcome }: PaymentRecord): boolean {
  return outcome === "not-transferred" || outcome === "other-account";
}

/** Whether a text is a transaction's hash on an EVM network. */
export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value);
}

/** A transaction's signature on Solana: 64 bytes in base58. */
export function isSignature(value: unknown): value is string {
  return typeof value === "string" && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(value);
}

/** Parses a stored payment; `undefined` if it is invalid, has ended too long ago, or its network is not supported by the site. */
export function readRecord(
  id: string,
  text: string,
  networks: readonly Network[],
  cardNetwork: string,
): PaymentRecord | undefined {
  try {
    const {
      time,
      network,
      currency,
      amount,
      receive,
      price,
      rate,
      usd,
      transfer,
      hash,
      found,
      block,
      reported,
      sequence,
      signature,
      answered,
      declined,
      closed,
      hidden,
      outcome,
    } = JSON.parse(text);
    const place = networks.find(({ key }) => key === network);
    if (!place || !livesOn(currency, place, cardNetwork)) return undefined;
    if (!isCount(time) || typeof usd !== "number") return undefined;
    if (![amount, receive, price, rate].every(isDecimal) || toUnits(amount, decimalsOf(currency, place)) === undefined)
      return undefined;
    const payment: PaymentRecord = {
      ...{ id, time, network, currency, amount, receive, price, rate, usd },
      ...(isNote(transfer) && {
        transfer: { ...transfer, pending: isCount(transfer.pending) ? transfer.pending : undefined },
      }),
      ...(isHash(hash) && { hash, found: found === true }),
      ...(isCount(block) && { block }),
      ...(isHash(reported) && { reported }),
      ...(isCount(sequence) && { sequence }),
      ...(isSignature(signature) && { signature }),
      ...(isCount(answered) && { answered }),
      ...(declined === true && { declined }),
      ...(closed === true && { closed }),
      ...(hidden === true && { hidden }),
      ...(outcomes.includes(outcome) && { outcome }),
    };
    // The visitor's clock may be wrong, so it must not remove a payment that can still take money.
    return isOpen(payment) || Date.now() - time <= kept ? payment : undefined;
  } catch {
    return undefined;
  }
}

function isNote(value: unknown): value is TransferNote {
  const addresses = ["from", "token", "recipient"].map((name) => property(value, name));
  return (
    addresses.every((address) => typeof address === "string" && Address.validate(address, { strict: false })) &&
    isCount(property(value, "nonce")) &&
    isCount(property(value, "block"))
  );
}

function isDecimal(value: unknown): value is string {
  return typeof value === "string" && /^\d{1,60}(\.\d{1,18})?$/.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

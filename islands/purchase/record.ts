/** A payment as it is kept in the browser: written before a wallet or a provider is asked, so that nothing that happens afterwards can lose it. */
import * as Address from "ox/Address";
import { property } from "../lib/foreign";
import { toUnits } from "../lib/forms/number";
import { decimalsOf, livesOn, type Network } from "../lib/sale/currencies";

/** What a token transfer can be found by on its network. */
export interface TransferNote {
  /** The account that pays. */
  from: string;
  /** Contract of the token. */
  token: string;
  recipient: string;
  /** How many transactions of the account were in blocks when the wallet was asked. */
  nonce: number;
  /** The same with those that were in no block yet; absent where the network did not answer that. */
  pending?: number | undefined;
  /** The block up to which it has been looked for. */
  block: number;
}

/** How a payment has ended; each but the first two has a message `problem-…`. */
export type Outcome =
  /** The network's receipt says so. */
  | "confirmed"
  /** The provider says so, and nothing can be looked up. */
  | "reported"
  /** Executed and undone. */
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
  /** When the wallet or the provider was asked, in milliseconds since 1970. */
  time: number;
  /** Key of its network. */
  network: string;
  currency: string;
  /** What it pays, as a decimal. */
  amount: string;
  /** What that was said to buy, in RAA, as a decimal. */
  receive: string;
  /** The price of one RAA and of one unit of the currency that this was worked out with, in USD. */
  price: string;
  rate: string;
  /** What it pays in USD, for reports. */
  usd: number;
  /** Of a transfer from the visitor's own wallet. */
  transfer?: TransferNote | undefined;
  /** Its transaction on an EVM network: `0x` and 64 hexadecimal digits. */
  hash?: string | undefined;
  /** The hash was found on the network by what it transfers; nobody has named it. */
  found?: boolean | undefined;
  /** The block that its transaction is in, until so many follow that it counts as confirmed. */
  block?: number | undefined;
  /** The transaction that was reported to the analytics as its success. */
  reported?: string | undefined;
  /** The number of its transaction among those of the account. */
  sequence?: number | undefined;
  /** Its transaction on Solana. */
  signature?: string | undefined;
  /** When the wallet has declined or named a transaction, or the provider has failed, in milliseconds since 1970. */
  answered?: number | undefined;
  /** The wallet has declined. */
  declined?: boolean | undefined;
  /** The wallet or the visitor says that nothing was paid. It is looked for all the same, and not shown. */
  closed?: boolean | undefined;
  /** The visitor has taken it from the list. */
  hidden?: boolean | undefined;
  outcome?: Outcome | undefined;
}

/** Where a payment stands. `asked`: it is not known whether it was approved. */
export type Status = "asked" | "closed" | "sent" | Outcome;

/** Where a payment stands. */
export function statusOf({ outcome, hash, closed }: PaymentRecord): Status {
  return outcome ?? (closed ? "closed" : hash ? "sent" : "asked");
}

/** Whether it may still take money: paying again now may be paying twice. */
export function isOpen(payment: PaymentRecord): boolean {
  return ["asked", "sent"].includes(statusOf(payment));
}

/** Names begin with this in local storage; the id follows. */
export const PREFIX = "purchase:";

/** For how long a payment that takes no more money is kept, in milliseconds. */
const kept = 30 * 86_400_000;

const outcomes: readonly unknown[] = [
  "confirmed",
  "reported",
  "reverted",
  "not-transferred",
  "other-account",
  "replaced",
];

/** Whether the network says that a payment's transaction is not this payment: the wallet may have named a wrong one. */
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

/** Reads what was kept; `undefined` for what is no payment, has ended too long ago, or lives on a network that the site does not know. */
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
    // The visitor's clock may be wrong, so it removes nothing that can still take money.
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

/** Determines the payment of a transfer on the network. Sends no requests. */
import * as Value from "ox/Value";
import { decimalsOf, type Network } from "../lib/sale/currencies";
import { isDisputed, type PaymentRecord, type TransferNote } from "./record";

/** A transfer from the visitor's own wallet. */
export type Sought = PaymentRecord & { transfer: TransferNote };

/** A transfer to the seller in a block. */
export interface FoundTransfer {
  from: string;
  token: string;
  recipient: string;
  /** In the token's smallest units. */
  amount: bigint;
  block: number;
  /** The number of its transaction among those of the account; absent if it is unknown or the transaction is from another account. */
  nonce?: number | undefined;
}

/** Whether a payment is a transfer. */
export function isSought(payment: PaymentRecord): payment is Sought {
  return payment.transfer !== undefined;
}

/** Whether two payments have equal transfers, so that only the time and the wallet's responses distinguish them. */
export function isAlike(one: PaymentRecord, other: PaymentRecord): boolean {
  const parts = ({ network, currency, amount, transfer }: PaymentRecord) =>
    [network, currency, amount, transfer?.from, transfer?.token, transfer?.recipient].join().toLowerCase();
  return parts(one) === parts(other);
}

/** Whether the wallet's request may still be open: it has neither a response nor was it marked as closed. */
export function isUnanswered({ answered, closed, found, hash }: PaymentRecord): boolean {
  return answered === undefined && !closed && (!hash || found === true);
}

/**
 * Returns the payment that a transfer belongs to, of those that are not in a block yet. It is determined by the number of the
 * transaction among those of the account. If that is not sufficient, a payment whose wallet has responded precedes one whose request
 * may still be open: a wallet may have sent a transaction that it reported as declined, and an open request can still be approved,
 * about which the visitor must be warned.
 */
export function claimant(
  list: readonly PaymentRecord[],
  network: Network,
  found: FoundTransfer,
): PaymentRecord | undefined {
  const { nonce } = found;
  const wanted = candidates(list, network, found);
  const same = wanted.find(({ sequence }) => sequence !== undefined && sequence === nonce);
  if (same) return same;
  const open = wanted.filter((payment) => isUnanswered(payment) && !payment.hash);
  /** Whether the wallet had returned no transaction before an open request was made that may have led to this one. */
  const isOver = ({ answered, hash }: Sought) =>
    !hash &&
    open.some(({ time, transfer: { pending } }) => time > (answered ?? NaN) && (nonce ?? NaN) >= (pending ?? NaN));
  const left = wanted.filter((payment) => payment.sequence === undefined || isDisputed(payment));
  const answered = left.filter((payment) => payment.answered !== undefined && !isOver(payment)).sort(byAnswer);
  return (
    answered[0] ??
    open.find(({ transfer: { pending } }) => !((nonce ?? NaN) < (pending ?? NaN))) ??
    open[0] ??
    left.find(({ hash }) => !hash) ??
    left[0]
  );
}

/** The payments that a transfer may belong to, according to the events of the token. */
export function candidates(list: readonly PaymentRecord[], network: Network, found: FoundTransfer): Sought[] {
  return list.filter(isSought).filter((payment) => isWanted(payment, network, found));
}

function isWanted(
  { network: key, currency, amount, transfer, outcome }: Sought,
  network: Network,
  found: FoundTransfer,
) {
  return (
    key === network.key &&
    outcome !== "confirmed" &&
    outcome !== "reverted" &&
    found.block > transfer.block &&
    equal(transfer.token, found.token) &&
    equal(transfer.from, found.from) &&
    equal(transfer.recipient, found.recipient) &&
    Value.from(amount, decimalsOf(currency, network)) === found.amount
  );
}

/**
 * Sorts payments whose wallet has returned a transaction that the network does not have first, and those with another
 * outcome last.
 */
function byAnswer(one: Sought, other: Sought): number {
  const rank = ({ closed, outcome }: Sought) => (outcome ? 2 : closed ? 1 : 0);
  return rank(one) - rank(other);
}

const equal = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

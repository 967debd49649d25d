/** The state of a payment and its transitions. No React here. */
import type { Payments } from "./ledger";
import { PurchaseError } from "./problem";
import type { Order, Review, Step } from "./provider";
import type { PaymentRecord } from "./record";

/** The events of a payment, in their possible order. */
export type PaymentEvent =
  /** With `renewed`, the price has changed since the visitor last agreed to it. */
  | { type: "begin"; order: Order; renewed?: boolean }
  /** A step was reached; with `asked`, the wallet is requested to switch its network first. */
  | { type: "step"; step: Step; asked?: "switch" | undefined }
  /** The checks have passed; this data is to be signed. */
  | { type: "review"; review: Review }
  /** It was recorded under this id, and the request is being sent. */
  | { type: "recorded"; id: string }
  /** It has a transaction, or that was added to a block or removed from it. */
  | { type: "sent"; sent: PaymentRecord; explorerUrl: string }
  /** Whether no connection currently responds about the transaction. */
  | { type: "silence"; silent: boolean }
  /**
   * `checked`: this site has verified the receipt; otherwise the provider has reported it. `amount` is the paid amount.
   */
  | { type: "success"; checked: boolean; amount: string; explorerUrl?: string | undefined }
  /** Not confirmed within the time limit. */
  | { type: "pending" }
  | { type: "problem"; error: PurchaseError }
  /** Back to the form. */
  | { type: "reset" };

/** The known data of a started payment. */
export interface Details {
  order: Order;
  /** Whether the price has changed since the visitor last agreed to it. */
  isRenewed: boolean;
  /** The paid amount if it is known, or else the ordered one, as a decimal. */
  amount: string;
  /** The record, once it is written. */
  id?: string;
  /** The record when the payment last had a transaction. */
  sent?: PaymentRecord;
  /** The transaction in the network's explorer. */
  explorerUrl?: string | undefined;
  /** Whether no connection currently responds about the transaction. */
  isSilent: boolean;
}

/** A started payment, by its view in the panel. */
export type BegunPayment =
  | { view: "progress"; details: Details; step: Step; asked: "switch" | undefined }
  | { view: "review"; details: Details; review: Review }
  | { view: "success"; details: Details; checked: boolean }
  | { view: "pending"; details: Details }
  | { view: "problem"; details: Details; error: PurchaseError };

/** The payment panel's state: the form, or the payment that has replaced it. */
export type PaymentState = { view: "form" } | BegunPayment;

/** The view of the panel. */
export type View = PaymentState["view"];

/** The states of the panel with one of these views. */
export type StateOf<Shown extends View> = Extract<PaymentState, { view: Shown }>;

/** The initial state. */
export const initial: PaymentState = { view: "form" };

/** The state after `event`. */
export function next(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === "reset") return initial;
  if (event.type === "begin") {
    const { order, renewed = false } = event;
    const details = { order, isRenewed: renewed, amount: order.amount, isSilent: false };
    return { view: "progress", details, step: "check", asked: undefined };
  }
  return state.view === "form" ? state : nextOf(state, event);
}

function nextOf(state: BegunPayment, event: Exclude<PaymentEvent, { type: "reset" | "begin" }>): PaymentState {
  const { details } = state;
  switch (event.type) {
    case "step":
      return { view: "progress", details, step: event.step, asked: event.asked };
    case "review":
      return { view: "review", details, review: event.review };
    case "recorded": {
      const recorded = { ...details, id: event.id };
      if (state.view === "progress") return { ...state, details: recorded };
      // The time limit of the wallet has ended before it received the request to sign.
      return { view: "progress", details: recorded, step: "sign", asked: undefined };
    }
    case "silence":
      return { ...state, details: { ...details, isSilent: event.silent } };
    case "sent": {
      const { sent, explorerUrl } = event;
      return {
        view: "progress",
        details: { ...details, sent, explorerUrl, amount: sent.amount },
        step: "confirm",
        asked: undefined,
      };
    }
    case "success": {
      const { checked, amount, explorerUrl = details.explorerUrl } = event;
      return { view: "success", details: { ...details, amount, explorerUrl }, checked };
    }
    case "pending":
      return { view: "pending", details };
    case "problem":
      return { view: "problem", details, error: event.error };
  }
}

/** The record's id of the shown payment, if it has one. */
export function idOf(state: PaymentState): string | undefined {
  return state.view === "form" ? undefined : state.details.id;
}

/** The changes of the payment's record that are not in the state yet. `link` returns URLs of transactions. */
export function news(
  state: PaymentState,
  payments: Payments,
  link: (network: string, transaction: string) => string,
): PaymentEvent[] {
  if (state.view === "form") return [];
  const { id, sent, isSilent } = state.details;
  const record = payments.list.find((payment) => payment.id === id);
  if (!record) return [];
  const { hash, network, signature, outcome, amount } = record;
  const events: PaymentEvent[] = [];
  const isMoved = !outcome && (record.block === undefined) !== (sent?.block === undefined);
  const isNew = hash !== sent?.hash || isMoved;
  if (hash && isNew) events.push({ type: "sent", sent: record, explorerUrl: link(network, hash) });
  if (outcome === "confirmed" || outcome === "reported") {
    const explorerUrl = signature && link(network, signature);
    if (state.view !== "success")
      events.push({ type: "success", checked: outcome === "confirmed", amount, explorerUrl });
  } else if (outcome) {
    const isTold = state.view === "problem" && state.error.code === outcome;
    if (!isTold) events.push({ type: "problem", error: new PurchaseError(outcome) });
  } else if (hash) {
    const silent = payments.silent.includes(network);
    if (silent !== isSilent) events.push({ type: "silence", silent });
    const isSlow = payments.slow.includes(record.id);
    if (isSlow && state.view !== "pending") events.push({ type: "pending" });
    const isConfirming = state.view === "progress" && state.step === "confirm";
    if (!isSlow && !isNew && !isConfirming)
      events.push({ type: "sent", sent: record, explorerUrl: link(network, hash) });
  }
  return events;
}

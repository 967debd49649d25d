/** The state of a payment and how it follows from what happens. No React here. */
import type { Payments } from "./ledger";
import { PurchaseError } from "./problem";
import type { Order, Review, Step } from "./provider";
import type { PaymentRecord } from "./record";

/** What happens to a payment, in the order in which it may. */
export type PaymentEvent =
  /** The amount in the form is worth this much; `undefined` while it can't be told. */
  | { type: "amount"; amountPayment: number | undefined }
  /** With `renewed` the price has changed since the visitor last agreed to it. */
  | { type: "begin"; order: Order; renewed?: boolean }
  /** A step was reached; with `asked` the wallet is asked to change its network first. */
  | { type: "step"; step: Step; asked?: "switch" | undefined }
  /** The checks have passed; this is going to be signed. */
  | { type: "review"; review: Review }
  /** It was written down under this id; whoever takes it is being asked. */
  | { type: "recorded"; id: string }
  /** It has a transaction, or that has come into a block or gone from it. */
  | { type: "sent"; sent: PaymentRecord; explorerUrl: string }
  /** Whether nobody answers about the transaction now. */
  | { type: "silence"; silent: boolean }
  /** `checked`: this site has seen the receipt; otherwise the provider says so. `amount` is what was paid. */
  | { type: "success"; checked: boolean; amount: string; usd: number; explorerUrl?: string | undefined }
  /** Not confirmed within the site's patience. */
  | { type: "pending" }
  | { type: "problem"; error: PurchaseError }
  /** Back to the form. */
  | { type: "reset" };

/** The payment panel's state. */
export interface PaymentState {
  /** Whether the payment is confirmed and the panel says so. */
  openPaymentSuccess: boolean;
  /** The transaction in the network's explorer, once there is one. */
  explorerUrl: string | undefined;
  /** What is paid, in USD, as far as it is known. */
  amountPayment: number | undefined;
  /** What has happened since the payment was begun; empty while the form is shown. */
  events: readonly PaymentEvent[];
}

/** How it begins. */
export const initial: PaymentState = {
  openPaymentSuccess: false,
  explorerUrl: undefined,
  amountPayment: undefined,
  events: [],
};

/** The state after `event`. */
export function next(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "amount":
      // Once a payment has begun, what the form says is of the next one.
      return state.events.length ? state : { ...state, amountPayment: event.amountPayment };
    case "reset":
      return { ...initial, amountPayment: state.amountPayment };
    case "begin":
      return { ...initial, amountPayment: event.order.usd, events: [event] };
    case "sent":
      return {
        openPaymentSuccess: false,
        explorerUrl: event.explorerUrl,
        amountPayment: event.sent.usd,
        events: [...state.events, event],
      };
    case "success":
      return {
        openPaymentSuccess: true,
        explorerUrl: event.explorerUrl ?? state.explorerUrl,
        amountPayment: event.usd,
        events: [...state.events, event],
      };
    default:
      return {
        ...state,
        openPaymentSuccess: false,
        events: [...state.events, event],
      };
  }
}

/** What the record of the payment tells that the state does not know yet. `link` makes addresses of transactions. */
export function news(
  state: PaymentState,
  payments: Payments,
  link: (network: string, transaction: string) => string,
): PaymentEvent[] {
  const id = latest(state, "recorded")?.id;
  const record = payments.list.find((payment) => payment.id === id);
  if (!record) return [];
  const { hash, network, signature, outcome, amount, usd } = record;
  const events: PaymentEvent[] = [];
  const sent = latest(state, "sent")?.sent;
  const isMoved = !outcome && (record.block === undefined) !== (sent?.block === undefined);
  const isNew = hash !== sent?.hash || isMoved;
  if (hash && isNew) events.push({ type: "sent", sent: record, explorerUrl: link(network, hash) });
  const last = state.events.findLast(({ type }) => type !== "silence");
  if (outcome === "confirmed" || outcome === "reported") {
    const explorerUrl = signature && link(network, signature);
    if (last?.type !== "success")
      events.push({ type: "success", checked: outcome === "confirmed", amount, usd, explorerUrl });
  } else if (outcome) {
    const isTold = last?.type === "problem" && last.error.code === outcome;
    if (!isTold) events.push({ type: "problem", error: new PurchaseError(outcome) });
  } else if (hash) {
    const silent = payments.silent.includes(network);
    if (silent !== !!latest(state, "silence")?.silent) events.push({ type: "silence", silent });
    const isSlow = payments.slow.includes(record.id);
    if (isSlow && last?.type !== "pending") events.push({ type: "pending" });
    if (!isSlow && !isNew && last?.type !== "sent")
      events.push({ type: "sent", sent: record, explorerUrl: link(network, hash) });
  }
  return events;
}

/** The latest event of a type. */
export function latest<Type extends PaymentEvent["type"]>(
  { events }: PaymentState,
  type: Type,
): Extract<PaymentEvent, { type: Type }> | undefined {
  return events.findLast((event) => event.type === type) as Extract<PaymentEvent, { type: Type }> | undefined;
}

/** What the panel shows. */
export type View = "form" | "review" | "progress" | "success" | "pending" | "problem";

/** What the panel shows in a state. */
export function viewOf({ events }: PaymentState): View {
  const { type } = events.findLast(({ type }) => type !== "silence") ?? { type: "reset" };
  if (type === "review" || type === "success" || type === "pending" || type === "problem") return type;
  return type === "reset" ? "form" : "progress";
}

/** The step that a payment has reached. */
export function stepOf(state: PaymentState): Step {
  const event = state.events.findLast(({ type }) => type === "step" || type === "review" || type === "sent");
  if (event?.type === "review") return "review";
  return event?.type === "step" ? event.step : "confirm";
}

/** What was paid, where, and with what: as the record has it, or else as it was ordered. */
export function paymentOf(state: PaymentState): { amount: string; currency: string; network: string } | undefined {
  const sent = latest(state, "sent")?.sent;
  const order = latest(state, "begin")?.order;
  const amount = latest(state, "success")?.amount;
  if (sent) return { amount: amount ?? sent.amount, currency: sent.currency, network: sent.network };
  return order && { amount: amount ?? order.amount, currency: order.currency, network: order.network.key };
}

/** The state of a payment (specification, section 3) and how it follows from what happens. No React here. */
import type { PurchaseError } from "./problem";
import type { Sent } from "./pending";
import type { Order, Review } from "./provider";

/** The named steps of a payment; each has a message `step-…`. */
export type Step = "check" | "review" | "sign" | "pay" | "confirm";

/** What happens to a payment, in the order in which it may. */
export type PaymentEvent =
  /** The amount in the form is worth this much; `undefined` while it can't be told. */
  | { type: "amount"; amountPayment: number | undefined }
  | { type: "begin"; order: Order }
  /** A step was reached; with `asked` the wallet is asked to change its network first. */
  | { type: "step"; step: Step; asked?: "switch" | undefined }
  /** The checks have passed; this is going to be signed. */
  | { type: "review"; review: Review }
  | { type: "sent"; sent: Sent; explorerUrl: string }
  /** Whether nobody can be asked about the transaction now. */
  | { type: "silence"; silent: boolean }
  /** `checked`: this site has seen the receipt; otherwise the provider says so. `amount` is what it says was paid. */
  | { type: "success"; checked: boolean; amount?: string | undefined; explorerUrl?: string | undefined }
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
      // After an error or after a reload this is news of another payment than the form's.
      return {
        openPaymentSuccess: false,
        explorerUrl: event.explorerUrl,
        amountPayment: event.sent.usd,
        events: [...state.events, event],
      };
    case "success":
      return {
        ...state,
        openPaymentSuccess: true,
        explorerUrl: event.explorerUrl ?? state.explorerUrl,
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

/** What was paid, where, and with what: of a transaction that was sent, or else of the order. */
export function paymentOf(state: PaymentState): { amount: string; currency: string; network: string } | undefined {
  const sent = latest(state, "sent")?.sent;
  const order = latest(state, "begin")?.order;
  const amount = latest(state, "success")?.amount;
  if (sent) return { amount: amount ?? sent.amount, currency: sent.currency, network: sent.network };
  return order && { amount: amount ?? order.amount, currency: order.currency, network: order.network.key };
}

/** The state of the purchase form and its transitions. No React here. */
import type { AmountProblem, Side } from "../lib/sale/amount";
import type { Draft } from "./draft";
import type { Price } from "../lib/sale/price";

/** The problems of the form when it is submitted. */
export interface Problems {
  amount?: AmountProblem;
  /** The price differs from the one at which the amount was entered. */
  price?: boolean;
  terms?: boolean;
  /** An earlier payment may still succeed. */
  again?: boolean;
}

/** The amount that was typed, and the field it was typed into. */
export interface Typed {
  side: Side;
  text: string;
}

/** The values of the form. */
interface Values {
  currency: string;
  /** The key of the chosen network; if it lacks the currency, the form uses another one. */
  chosen?: string | undefined;
  typed: Typed;
  agreed: boolean;
  /** The ids of the open payments besides which the visitor wants to pay again, as text. */
  again: string;
  /** The price that the visitor has seen. */
  seen?: Price | undefined;
  /** The code of the visitor's referrer. */
  referrer?: string | undefined;
}

/** The form, by the result of its last submission. */
export type FormState = Values &
  (
    | { status: "editing" }
    /** Submitted before there was a price. The problems of an earlier submission are shown until then. */
    | { status: "waiting"; problems: Problems | undefined }
    /** Submitted with problems. */
    | { status: "rejected"; problems: Problems }
  );

export type FormAction =
  /** The values that were entered before hydration, or on an earlier page of the tab. */
  | { type: "restore"; draft: Partial<Draft>; referrer: string | undefined }
  | { type: "currency"; currency: string }
  | { type: "network"; network: string }
  /** `price` is the shown price, if any. */
  | { type: "amount"; typed: Typed; price: Price | undefined }
  | { type: "terms"; agreed: boolean }
  | { type: "again"; again: string }
  /** The form shows a price. */
  | { type: "price"; price: Price }
  /** Submitted before there is a price. */
  | { type: "wait" }
  /** Submitted at a price; without problems the payment begins. */
  | { type: "submit"; problems: Problems; price: Price };

/** An empty form. */
export function emptyForm(currency: string): FormState {
  return { status: "editing", currency, typed: { side: "pay", text: "" }, agreed: false, again: "" };
}

/** The form after `action`. */
export function nextForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "restore": {
      const { draft, referrer } = action;
      const { currency = state.currency, network = state.chosen, agreed = state.agreed } = draft;
      const typed = draft.side ? { side: draft.side, text: draft.text ?? "" } : state.typed;
      return { ...state, currency, chosen: network, agreed, typed, referrer };
    }
    case "currency":
      return { ...state, currency: action.currency, seen: undefined };
    case "network":
      return { ...state, chosen: action.network, seen: undefined };
    case "amount":
      return { ...state, typed: action.typed, seen: action.price };
    case "terms":
      return { ...state, agreed: action.agreed };
    case "again":
      return { ...state, again: action.again };
    case "price":
      return showPrice(state, action.price);
    case "wait":
      return { ...state, status: "waiting", problems: problemsOf(state) };
    case "submit": {
      const { problems, price } = action;
      if (Object.keys(problems).length) return { ...state, status: "rejected", problems, seen: price };
      return { ...state, status: "editing", seen: price };
    }
  }
}

/** A changed price is not reported before an amount is entered, or when the currency has changed. */
function showPrice(state: FormState, price: Price): FormState {
  const { seen, typed } = state;
  const isKnown = seen && (typed.text.trim() || isSamePrice(price, seen));
  const next = isKnown ? state : { ...state, seen: price };
  // A purchase does not continue at a price that the visitor has not seen.
  return next.status === "waiting" ? { ...next, status: "rejected", problems: { price: true } } : next;
}

/** The problems that the form shows. */
export function problemsOf(state: FormState): Problems | undefined {
  return state.status === "editing" ? undefined : state.problems;
}

/** Whether the price differs from the one at which the amount was entered. */
export function isRepriced({ typed, seen }: FormState, price: Price | undefined): boolean {
  return typed.text.trim() !== "" && price !== undefined && seen !== undefined && !isSamePrice(price, seen);
}

function isSamePrice(one: Price, other: Price): boolean {
  return one.price === other.price && one.rate === other.rate;
}

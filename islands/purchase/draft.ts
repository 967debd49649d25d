/** The values of the form, stored per tab, so that they survive a change of the language or a reload. */
import { parseDecimal } from "../lib/forms/number";
import { printDecimal, type Side } from "../lib/sale/amount";

/** The last state of the form. */
export interface Draft {
  side: Side;
  /** The text that was typed on that side, in the format of the page's language. */
  text: string;
  currency: string;
  network: string;
  /** Whether the terms were accepted. */
  agreed: boolean;
}

const KEY = "purchase";

/** Stores the form. An amount is stored as a decimal, since formats differ between languages. */
export function keepDraft(locale: string, { text, ...rest }: Draft): void {
  try {
    const decimal = parseDecimal(text, locale);
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, ...(decimal === undefined ? { text } : { decimal }) }));
  } catch {
    // Storage is blocked: the form is empty on every page.
  }
}

/** The stored form, in the format of `locale`; `undefined` without a valid one. */
export function readDraft(locale: string, currencies: readonly string[]): Draft | undefined {
  try {
    const { side, text = "", decimal, currency, network, agreed } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if ((side !== "pay" && side !== "receive") || !currencies.includes(currency) || typeof network !== "string")
      return undefined;
    const isDecimal = typeof decimal === "string" && /^\d{1,200}(\.\d{1,200})?$/.test(decimal);
    return {
      side,
      text: isDecimal ? printDecimal(decimal, locale) : String(text).slice(0, 200),
      currency,
      network,
      agreed: agreed === true,
    };
  } catch {
    return undefined;
  }
}

/** Removes it when it has become a payment. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage is blocked, there is none.
  }
}

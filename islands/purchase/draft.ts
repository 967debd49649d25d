/** What stands in the form, kept in the tab: changing the language or loading the page again does not empty it. */
import { parseDecimal } from "../lib/forms/number";
import { printDecimal, type Side } from "../lib/sale/amount";

/** The form as it was left. */
export interface Draft {
  side: Side;
  /** What was typed on that side, as the page's language writes it. */
  text: string;
  currency: string;
  network: string;
  /** Whether the terms were agreed to. */
  agreed: boolean;
}

const KEY = "purchase";

/** Keeps the form. An amount is kept as a decimal, as another language may write it in another way. */
export function keepDraft(locale: string, { text, ...rest }: Draft): void {
  try {
    const decimal = parseDecimal(text, locale);
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, ...(decimal === undefined ? { text } : { decimal }) }));
  } catch {
    // Storage is blocked: the form begins empty on every page.
  }
}

/** The form as it was left, in the words of `locale`; `undefined` without one that can be read. */
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

/** Forgets it, once it has become a payment. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked there is none.
  }
}

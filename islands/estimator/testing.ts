/** Hydrates the estimator in a test, and acts as its visitor. */
import { vi } from "vitest";
import { networks } from "../lib/sale/testing";
import { readMessages } from "../lib/testing";
import { place } from "../lib/testing-island";
import Estimator from "./island";

/** The props of the estimator as the head of its page. */
export const props = {
  heading: "head",
  amount: "100",
  price: "0.06",
  step_days: 3,
  minimum: "10",
  supply: "1000000000",
  months: 12,
  tge: "TGE is planned.",
  currencies: ["ETH", "BNB", "SOL", "USDT", "USDC"],
  card_network: "base",
  card_limit: 500,
  networks,
  links: { support: "/support" },
};
const facts: Record<string, string> = {
  "presale-minimum_purchase": "10",
  "presale-card_limit": "500",
  "presale-vesting_months": "12",
  "tokenomics-supply": "1,000,000,000",
};

/** A mock of `console.error`. */
export const complain = vi.fn();
/** The container of the island. */
export let container: HTMLElement;

/** Places the island and returns the server's HTML; `before` may change it before hydration. */
export async function hydrate(locale = "en", before = () => {}): Promise<string> {
  const shared = { "closing-estimate": "Estimate a purchase", "risk-short": "High risk." };
  const { html } = await place(Estimator, {
    name: "estimator",
    locale,
    props,
    messages: { ...readMessages(locale, "estimator", facts), ...shared },
    complain,
    before: (placed) => {
      container = placed;
      before();
    },
  });
  return html;
}

/** The text of an element, with no-break spaces between amounts and units replaced. */
export const words = (element: Element) => element.textContent!.replaceAll("\u00a0", " ");
/** The text of the island. */
export const text = () => words(container);
/** The field of the amount. */
export const amount = () => container.querySelector<HTMLInputElement>("input[name=amount]")!;
/** A choice by its name and value. */
export const radio = (name: string, value: string) =>
  container.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)!;
/** Clicks the button with this label. */
export const press = (label: string) =>
  [...container.querySelectorAll("button")].find((button) => words(button) === label)!.click();
/** Waits for a text. */
export const says = (part: string) =>
  vi.waitFor(() => {
    if (!text().includes(part)) throw new Error(`“${part}” is not in: ${text()}`);
  });

/** Types like a user: through the element's own setter, which React observes. */
export function type(value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(amount(), value);
  amount().dispatchEvent(new Event("input", { bubbles: true }));
}

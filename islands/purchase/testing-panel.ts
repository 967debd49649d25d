/** Hydrates the whole panel in a test, and acts as its visitor. The test mocks the wallet store and the analytics. */
import { expect, vi } from "vitest";
import { roots } from "archipel/hydrate";
import { readMessages } from "../lib/testing";
import { place } from "../lib/testing-island";
import Purchase from "./island";
import { type fakeStore, networks, recipient, tracked } from "./testing";

/** The common props of all panels. */
export const shared = {
  currencies: ["ETH", "BNB", "SOL", "USDT", "USDC"],
  card_network: "base",
  card_limit: 500,
  networks,
  schedule: { initial: "0.06", listing: "0.10", step_days: 3 },
  minimum: "10",
  supply: "1000000000",
  links: { terms: "/terms", risks: "/risks", support: "/support", wallet: "/wallet" },
};
/** The panel with payments from the visitor's own wallet. */
export const transfer = { ...shared, provider: "transfer", recipient };
let scripts = 0;
/** The panel of another service; each call has a new script. */
export const script = () => ({ ...shared, provider: "script", script: `https://pay.example/${scripts++}.js` });

/** A mock of `console.error`. */
export const complain = vi.fn();
/** The container of the island. */
export let container: HTMLElement;
const panels: HTMLElement[] = [];

/** Before a test: storage is empty, no wallet is connected, and nothing was tracked or logged. */
export function begin(store: ReturnType<typeof fakeStore>) {
  store.reset();
  tracked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
}

/** After a test: the panels are removed after pending renderings, and nothing was logged. */
export async function end() {
  vi.useRealTimers();
  for (const panel of panels.splice(0)) roots.get(panel)?.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** The values of the data in messages, which the build inserts. */
const facts: Record<string, string> = {
  "presale-minimum_purchase": "10",
  "presale-card_limit": "500",
  "presale-vesting_months": "12",
  "tokenomics-supply": "1,000,000,000",
};

/** Places the panel and returns the server's HTML; `before` may change it before hydration. */
export async function hydrate(props: object, locale = "en", before = () => {}): Promise<string> {
  const messages = readMessages(locale, "purchase", facts);
  for (const [id, text] of Object.entries(messages)) messages[id] = text.replace(/\braa\b/g, "RAA");
  const { html } = await place(Purchase, {
    name: "purchase",
    locale,
    props,
    messages,
    complain,
    before: (placed) => {
      container = placed;
      panels.push(placed);
      before();
    },
  });
  return html;
}

/** A field of the form by its name. */
export const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
/** The choice of a network. */
export const radio = (network: string) =>
  container.querySelector<HTMLInputElement>(`[name=network][value=${network}]`)!;
/** A text with no-break spaces replaced by plain ones. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
/** All text of the panel, its spaces plain. */
export const text = () => plain(container.textContent!);
/** The visible buttons. */
export const shown = () =>
  [...container.querySelectorAll<HTMLElement>("button")].filter((button) => !button.closest("[hidden]"));
/** Clicks the button with this label. */
export const press = (label: string) =>
  shown()
    .find(({ textContent }) => textContent === label)!
    .click();
/** Waits for a text. */
export const says = (part: string) => vi.waitFor(() => expect(text()).toContain(part));
/** Waits for a button. */
export const appears = (label: string) =>
  vi.waitFor(() => expect(shown().map(({ textContent }) => textContent)).toContain(label));

/** Waits until an element with this text has the focus, other than the whole page. */
export const focused = (part: string) =>
  vi.waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(plain(document.activeElement!.textContent!)).toContain(part);
  });

/** Types like a user: through the element's own setter, which React observes. */
export function enter(name: string, value: string) {
  const element = field(name) as HTMLInputElement | HTMLSelectElement;
  const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(element, value);
  element.dispatchEvent(new Event(kind === HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
/** Leaves a field, as by the Tab key. */
export const leaveField = (name: string) => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true }));

/** Loads the script of another service, which defines `widget`. */
export async function arrive(widget: object) {
  Object.assign(window, { RaaPayment: widget });
  const element = await asked();
  element.onload!(new Event("load"));
  element.remove();
}

/** The requested script. */
export const asked = () =>
  vi.waitFor(() => {
    const element = document.head.querySelector("script");
    expect(element).not.toBeNull();
    return element!;
  });

/** Fills in the form and continues to the review. */
export async function reviewTransfer(store: ReturnType<typeof fakeStore>) {
  store.connect("ethereum");
  await hydrate(transfer);
  await appears("Review the payment");
  enter("pay", "100");
  field("terms").click();
  await vi.waitFor(() => expect(field("receive").value).toBe("1,666.666666"));
  press("Review the payment");
  await appears("Sign in your wallet");
}

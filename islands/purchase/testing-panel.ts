/** Hydrates the whole panel in a test, and acts as its visitor. The test mocks the wallet store and the analytics. */
import { expect, vi } from "vitest";
import { roots } from "archipel/hydrate";
import { readMessages } from "../lib/testing";
import { place } from "../lib/testing-island";
import Purchase from "./island";
import { type fakeStore, networks, recipient, tracked } from "./testing";

/** What every panel is given. */
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
/** The panel that the visitor's own wallet pays from. */
export const transfer = { ...shared, provider: "transfer", recipient };
let scripts = 0;
/** The panel of another service; each time its script is one that no test has loaded. */
export const script = () => ({ ...shared, provider: "script", script: `https://pay.example/${scripts++}.js` });

/** Hears `console.error`. */
export const complain = vi.fn();
/** What the island stands in. */
export let container: HTMLElement;
const panels: HTMLElement[] = [];

/** Before a test: storage is empty, no wallet is connected, and nothing was told or complained of. */
export function begin(store: ReturnType<typeof fakeStore>) {
  store.reset();
  tracked.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  complain.mockReset();
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
}

/** After a test: the panels are gone, with what they still had to render, and nobody has complained. */
export async function end() {
  vi.useRealTimers();
  for (const panel of panels.splice(0)) roots.get(panel)?.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(complain).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** The facts that messages name, which the build fills in. */
const facts: Record<string, string> = {
  "presale-minimum_purchase": "10",
  "presale-card_limit": "500",
  "presale-vesting_months": "12",
  "tokenomics-supply": "1,000,000,000",
};

/** Places the panel, which `before` may touch before it is hydrated, and answers the server's HTML. */
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
/** A text whose non-breaking spaces are plain ones. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
/** All text of the panel, its spaces plain. */
export const text = () => plain(container.textContent!);
/** The buttons that can be seen. */
export const shown = () =>
  [...container.querySelectorAll<HTMLElement>("button")].filter((button) => !button.closest("[hidden]"));
/** Presses the button that says so. */
export const press = (label: string) =>
  shown()
    .find(({ textContent }) => textContent === label)!
    .click();
/** Waits for a text. */
export const says = (part: string) => vi.waitFor(() => expect(text()).toContain(part));
/** Waits for a button. */
export const appears = (label: string) =>
  vi.waitFor(() => expect(shown().map(({ textContent }) => textContent)).toContain(label));

/** Waits until the focus is on something that says so, and is not the whole page. */
export const focused = (part: string) =>
  vi.waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(plain(document.activeElement!.textContent!)).toContain(part);
  });

/** Enters as a person does: through the element's own setter, which React watches. */
export function enter(name: string, value: string) {
  const element = field(name) as HTMLInputElement | HTMLSelectElement;
  const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(element, value);
  element.dispatchEvent(new Event(kind === HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
/** Leaves a field, as by the Tab key. */
export const leaveField = (name: string) => field(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true }));

/** The script of another service has come and defines `widget`. */
export async function arrive(widget: object) {
  Object.assign(window, { RaaPayment: widget });
  const element = await asked();
  element.onload!(new Event("load"));
  element.remove();
}

/** The script that was asked for. */
export const asked = () =>
  vi.waitFor(() => {
    const element = document.head.querySelector("script");
    expect(element).not.toBeNull();
    return element!;
  });

/** Fills in the form and comes to the review. */
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

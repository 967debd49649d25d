/**
 * Pays through the script of another service. It defines `window.RaaPayment`, whose contract is
 * docs/payment.md. What it says comes from outside: each answer is checked, and refused if it is of
 * the wrong type.
 */
import { toUnits } from "../forms/number";
import { readReferrer } from "../referrer/referrer";
import { decimalsOf, type Offer } from "./currencies";
import { readPrice } from "./price";
import { PurchaseError } from "./problem";
import type { Order, Payment, PaymentProvider, Quote, Session } from "./provider";
import { withTimeout } from "./receipt";
import { isHash, isSignature } from "./record";

/** How long the script may take to load, and a quote to come, in milliseconds. */
const patience = 10_000;

/** The shortest and the longest time a quote is held, in seconds. */
const [shortest, longest] = [5, 3600];

/** What the script defines, as far as the site believes it. */
interface Widget {
  offers: unknown;
  quote?: (offer: Offer) => unknown;
  mount(place: HTMLElement, config: object): unknown;
}

/** The scripts that were asked for: each is loaded once a page. */
const scripts = new Map<string, Promise<Widget>>();

/** The provider whose script is at the address `src`. */
export function external(src: string): PaymentProvider {
  let widget: Widget;
  const provider: PaymentProvider = {
    steps: ["pay", "confirm"],
    wallet: false,
    async load() {
      widget = await loadOnce(src);
      if (typeof widget.quote === "function") provider.quote = (offer) => askQuote(widget, offer);
      return readOffers(widget.offers);
    },
    pay: (order, session) => pay(widget, order, session),
  };
  return provider;
}

function loadOnce(src: string): Promise<Widget> {
  const known = scripts.get(src);
  if (known) return known;
  const loaded = new Promise<Widget>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onerror = () => reject(new Error("the script can't be had"));
    script.onload = () => {
      const widget = (window as { RaaPayment?: Widget }).RaaPayment;
      if (typeof widget?.mount === "function") resolve(widget);
      else reject(new Error("the script defines no RaaPayment.mount"));
    };
    document.head.append(script);
  });
  const ready = withTimeout(loaded, patience);
  scripts.set(src, ready);
  return ready;
}

/** The offers that are offers; a list is what they must be. */
function readOffers(offers: unknown): Offer[] {
  if (!Array.isArray(offers)) throw new Error("RaaPayment.offers is not a list");
  return offers
    .filter((offer) => typeof offer?.currency === "string" && typeof offer.network === "string")
    .map(({ currency, network }) => ({ currency, network }));
}

async function askQuote(widget: Widget, offer: Offer): Promise<Quote | undefined> {
  const answer = Promise.resolve().then(() => widget.quote!(offer));
  return readQuote(await withTimeout(answer, patience).catch(() => undefined));
}

function readQuote(answer: any): Quote | undefined {
  const price = readPrice(answer?.price);
  const rate = readPrice(answer?.rate);
  if (!price || !rate || typeof answer.seconds !== "number" || !(answer.seconds > 0)) return undefined;
  return { price, rate, basis: "quote", seconds: Math.min(longest, Math.max(shortest, answer.seconds)) };
}

/** Mounts the widget's own form and waits for what it reports. The form goes with the visitor; a report may come later. */
function pay(widget: Widget, order: Order, session: Session): Promise<Payment> {
  session.step("pay");
  session.record();
  let handle: any;
  let isGone = false;
  const unmount = () => {
    if (isGone) return;
    isGone = true;
    try {
      handle?.unmount?.();
    } catch {
      // It is leaving anyway.
    }
    session.place.replaceChildren();
  };
  session.signal.addEventListener("abort", unmount, { once: true });
  const payment = new Promise<Payment>((resolve, reject) => {
    const refuse = () => reject(new PurchaseError("widget"));
    const onEvent = (event: any) => {
      if (typeof event?.type !== "string") return refuse();
      if (event.type === "error") return refuse();
      if (event.type === "close") return reject(new DOMException("closed", "AbortError"));
      if (event.type !== "success") return;
      const payment = readSuccess(event, order);
      if (payment) resolve(payment);
      else refuse();
    };
    try {
      handle = widget.mount(session.place, {
        locale: session.locale,
        theme: theme(),
        currency: order.currency,
        network: order.network.key,
        amount: order.amount,
        referrer: readReferrer(),
        onEvent,
      });
      if (typeof handle?.unmount !== "function") refuse();
    } catch {
      refuse();
    }
  });
  return payment.finally(unmount);
}

/** What a success says; `undefined` if any of it is of the wrong type. */
function readSuccess(event: any, { currency, network }: Order): Payment | undefined {
  const { hash, amount } = event;
  if (amount !== undefined) {
    if (!readPrice(amount) || toUnits(amount, decimalsOf(currency, network)) === undefined) return undefined;
  }
  const paid = amount === undefined ? {} : { amount };
  if (hash === undefined) return paid;
  if (network.kind === "evm") return isHash(hash) ? { hash, ...paid } : undefined;
  return isSignature(hash) ? { signature: hash, ...paid } : undefined;
}

/** The page's colours: chosen by the visitor, or the system's. */
function theme(): "dark" | "light" {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

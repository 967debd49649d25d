/**
 * Pays through the script of another service. It defines `window.RaaPayment`, whose contract is
 * content/docs/payment.md. Its results are external: each is checked, and rejected if it has the wrong type.
 */
import { property } from "../lib/foreign";
import { fromUnits, toUnits } from "../lib/forms/number";
import { readReferrer } from "../lib/referrer/referrer";
import { decimalsOf, type Offer } from "../lib/sale/currencies";
import { readPrice } from "../lib/sale/price";
import { PurchaseError } from "./problem";
import type { Order, Payment, PaymentProvider, Quote, Session } from "./provider";
import { withTimeout } from "./receipt";
import { isHash, isSignature } from "./record";

/** The time limit for loading the script, and for a quote, in milliseconds. */
const patience = 10_000;

/** The shortest and the longest validity of a quote, in seconds. */
const [shortest, longest] = [5, 3600];

/** The parts of the script's interface that the site uses. */
interface Widget {
  offers: unknown;
  quote?: (offer: Offer) => unknown;
  mount(place: HTMLElement, config: object): unknown;
}

/** The requested scripts: each is loaded once per page. */
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

/** The valid offers; throws unless they are a list. */
function readOffers(offers: unknown): Offer[] {
  if (!Array.isArray(offers)) throw new Error("RaaPayment.offers is not a list");
  return offers
    .filter((offer) => typeof offer?.currency === "string" && typeof offer.network === "string")
    .map(({ currency, network }) => ({ currency, network }));
}

async function askQuote(widget: Widget, offer: Offer): Promise<Quote | undefined> {
  const answer = Promise.resolve().then(() => widget.quote?.(offer));
  // Reading its result may throw, too.
  return withTimeout(answer, patience)
    .then(readQuote)
    .catch(() => undefined);
}

function readQuote(answer: unknown): Quote | undefined {
  const price = readPrice(property(answer, "price"));
  const rate = readPrice(property(answer, "rate"));
  const seconds = property(answer, "seconds");
  if (!price || !rate || typeof seconds !== "number" || !(seconds > 0)) return undefined;
  return { price, rate, basis: "quote", seconds: Math.min(longest, Math.max(shortest, seconds)) };
}

/**
 * Mounts the widget's own form and waits for its result. The form is removed when the visitor leaves; a result may arrive
 * later.
 */
async function pay(widget: Widget, order: Order, session: Session): Promise<Payment> {
  session.step("pay");
  await session.record();
  session.signal.throwIfAborted();
  let handle: unknown;
  let isGone = false;
  const unmount = () => {
    if (isGone) return;
    isGone = true;
    try {
      const end = property(handle, "unmount");
      if (typeof end === "function") end.call(handle);
    } catch {
      // It is being closed in any case.
    }
    session.place.replaceChildren();
  };
  session.signal.addEventListener("abort", unmount, { once: true });
  const payment = new Promise<Payment>((resolve, reject) => {
    let isPaid = false;
    let isRefused = false;
    const fail = (error: Error) => {
      isRefused = true;
      reject(error);
    };
    const refuse = () => fail(new PurchaseError("widget"));
    const onEvent = (event: unknown) => {
      const type = readType(event);
      if (type === undefined || type === "error") return refuse();
      if (type === "close") return fail(new DOMException("closed", "AbortError"));
      if (type !== "success" || isPaid) return;
      isPaid = true;
      const payment = readSuccess(event, order);
      // A payment counts, whatever was reported before it.
      if (isRefused) session.late(payment);
      else resolve(payment);
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
      if (typeof property(handle, "unmount") !== "function") refuse();
    } catch {
      refuse();
    }
  });
  return payment.finally(unmount);
}

function readType(event: unknown): string | undefined {
  try {
    const type = property(event, "type");
    return typeof type === "string" ? type : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a success. Invalid parts are omitted: the money was taken in any case. */
function readSuccess(event: unknown, { currency, network }: Order): Payment {
  const part = (name: string): unknown => {
    try {
      return property(event, name);
    } catch {
      return undefined;
    }
  };
  const hash = part("hash");
  const amount = readPaid(part("amount"), decimalsOf(currency, network));
  return {
    ...(amount !== undefined && { amount }),
    ...(network.kind === "evm" && isHash(hash) && { hash }),
    ...(network.kind !== "evm" && isSignature(hash) && { signature: hash }),
  };
}

/** An amount above zero, limited to the decimals of the currency. */
function readPaid(amount: unknown, decimals: number): string | undefined {
  const text = typeof amount === "number" ? String(amount) : amount;
  const parts = typeof text === "string" && /^(\d{1,60})(?:\.(\d{1,60}))?$/.exec(text);
  if (!parts) return undefined;
  const units = toUnits(`${parts[1]}.${(parts[2] ?? "").slice(0, decimals)}`, decimals);
  return units ? fromUnits(units, decimals) : undefined;
}

/** The page's colours: chosen by the visitor, or the system's. */
function theme(): "dark" | "light" {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "dark" || chosen === "light") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

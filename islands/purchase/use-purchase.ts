/** A purchase from the form to its outcome: the provider, the steps, the record and the reported events. */
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { present } from "../lib/present";
import { trackModalLoaded, trackPurchaseAttempt, trackPurchaseError, trackPurchaseSuccess } from "../analytics/track";
import { toUnits } from "../lib/forms/number";
import { wallets } from "../lib/wallets/store";
import { decimalsOf, type Network, type Offer } from "../lib/sale/currencies";
import { forgetDraft } from "./draft";
import { createLedger, nothing, type Payments } from "./ledger";
import { worthInCents } from "../lib/sale/price";
import { asProblem, isHarmless, PurchaseError } from "./problem";
import { guardLeaving } from "./leaving";
import type { Order, Payment, PaymentProvider, Review } from "./provider";
import { createProvider, type PaymentSettings } from "./providers";
import { type Ask, httpConnection, withTimeout } from "./receipt";
import { isOpen, type TransferNote } from "./record";
import { idOf, initial, news, next, type PaymentState } from "./state";
import { watch } from "./watch";

/** The state of the provider. `failed`: it can't be loaded. */
export type Loading = "loading" | "loaded" | "failed";

/** The provider and its state. */
export interface Checkout {
  loading: Loading;
  provider?: PaymentProvider;
  offers: readonly Offer[];
}

/** Loads the configured provider, and reports once that it can be used. */
export function useCheckout(settings: PaymentSettings): Checkout & { ready: RefObject<Promise<Checkout> | undefined> } {
  const [checkout, setCheckout] = useState<Checkout>({ loading: "loading", offers: [] });
  const ready = useRef<Promise<Checkout>>(undefined);
  const load = useEffectEvent(async (): Promise<Checkout> => {
    try {
      const provider = await createProvider(settings);
      return { loading: "loaded", provider, offers: known(await provider.load(), settings.networks) };
    } catch {
      // The same message for every cause.
      console.error("WidgetProvider failed to load");
      return { loading: "failed", offers: [] };
    }
  });
  useEffect(() => {
    let gone = false;
    ready.current = load();
    void ready.current.then((checkout) => {
      if (gone) return;
      setCheckout(checkout);
      if (checkout.offers.length) trackModalLoaded();
    });
    return () => {
      gone = true;
    };
  }, []);
  return { ...checkout, ready };
}

/** The offers on networks that the site supports. */
function known(offers: readonly Offer[], networks: readonly Network[]): Offer[] {
  return networks.flatMap(({ key }) => offers.filter(({ network }) => network === key));
}

/** The operations of the panel on a purchase. */
export interface Purchase {
  state: PaymentState;
  /** All payments of this browser. */
  payments: Payments;
  /** Begins to pay an order: checks and review first if the provider supports them. */
  begin(provider: PaymentProvider, order: Order): Promise<void>;
  /** Reviews an order again whose price has changed. */
  renew(order: Order): void;
  /** Pays the reviewed order. */
  sign(): Promise<void>;
  /** Continues to request the receipt of a slow transaction. */
  wait(id: string): void;
  /** Back to the form. A started payment is still followed. */
  leave(): void;
  /** The visitor marks a request as closed, or has seen the outcome of a payment. */
  dismiss(id: string): void;
}

/**
 * The time before the visitor is informed that a wallet has not responded, in milliseconds. Later responses are handled,
 * too.
 */
const signing = 3 * 60_000;

/** The current payment. */
interface Run {
  abort: AbortController;
  provider: PaymentProvider;
  order: Order;
  /** The record, once there is one. */
  id?: string;
  /** Whether its review was agreed to. */
  isSigned?: boolean;
  /** Whether its failure was reported. */
  isReported?: boolean;
}

/** Runs purchases and follows every payment of the browser. `place` is for the provider's form. */
export function usePurchase(
  networks: readonly Network[],
  cardNetwork: string,
  locale: string,
  place: RefObject<HTMLElement | null>,
): Purchase {
  const [ledger] = useState(() => createLedger(networks, cardNetwork));
  const [state, dispatch] = useReducer(next, initial);
  const payments = useSyncExternalStore(ledger.subscribe, ledger.state, () => nothing);
  const run = useRef<Run>(undefined);
  const watching = useRef<ReturnType<typeof watch>>(undefined);

  useEffect(() => {
    const onOutcome = ({ usd }: { usd: number }, outcome: string) => {
      if (outcome === "confirmed" || outcome === "other-account") trackPurchaseSuccess(usd);
      else trackPurchaseError(usd);
    };
    const following = watch(ledger, networks, { connections, onOutcome });
    watching.current = following;
    return () => {
      run.current?.abort.abort();
      following.stop();
    };
  }, [ledger, networks]);
  const follow = useEffectEvent((state: PaymentState, payments: Payments) => {
    // The transaction of this payment belongs to another one: it is searched again, in the list.
    const record = payments.list.find(({ id }) => id === idOf(state));
    if (record && !record.hash && !record.outcome && state.view !== "form" && state.details.sent) return leave();
    for (const event of news(state, payments, link)) dispatch(event);
  });
  useEffect(() => follow(state, payments), [state, payments]);
  // If nothing can be stored, only the page has the data.
  const isHeld = !ledger.isKept() && payments.list.some(isOpen);
  useEffect(() => (isHeld ? guardLeaving(() => true) : undefined), [isHeld]);

  const link = (key: string, transaction: string) =>
    transactionUrl(present(networks.find((network) => network.key === key)), transaction);

  async function begin(provider: PaymentProvider, order: Order) {
    // Two submits are one purchase.
    if (run.current) return;
    trackPurchaseAttempt(order.usd);
    await start(provider, order, false);
  }

  async function start(provider: PaymentProvider, order: Order, renewed: boolean) {
    run.current?.abort.abort();
    const mine: Run = { abort: new AbortController(), provider, order };
    run.current = mine;
    dispatch({ type: "begin", order, renewed });
    if (!provider.review) return pay(mine);
    dispatch({ type: "step", step: "check" });
    try {
      const review = await provider.review(order, session(mine));
      if (run.current === mine) dispatch({ type: "review", review });
    } catch (error) {
      fail(mine, asProblem(error));
    }
  }

  function session(mine: Run) {
    const { abort, order } = mine;
    const { currency, network, amount, receive, usd, price } = order;
    return {
      locale,
      place: present(place.current),
      signal: abort.signal,
      step: (step: "check" | "sign" | "pay", asked?: "switch") => {
        if (run.current === mine) dispatch({ type: "step", step, asked });
      },
      record: async (transfer?: TransferNote) => {
        const { price: one, rate } = price;
        const payment = { network: network.key, currency, amount, receive, price: one, rate, usd, transfer };
        mine.id = await ledger.begin(payment, order.known);
        if (run.current === mine) dispatch({ type: "recorded", id: mine.id });
      },
      late: (payment: Payment) => answered(mine, payment),
    };
  }

  async function pay(mine: Run, review?: Review) {
    const { provider, order } = mine;
    const payment = provider.pay(order, session(mine), review);
    const release = guardLeaving(() => mine.id !== undefined && (provider.wallet || run.current === mine));
    const settled = payment.then(
      (payment) => answered(mine, payment),
      (error: unknown) => refused(mine, error),
    );
    void settled.finally(release);
    if (!provider.wallet) return settled;
    await withTimeout(settled, signing).catch(() => fail(mine, new PurchaseError("unanswered")));
  }

  /** The wallet or the provider reports a payment. The paid amount applies, not the ordered one. */
  async function answered(mine: Run, { hash, signature, amount = mine.order.amount }: Payment) {
    const { order } = mine;
    const id = present(mine.id);
    if (run.current === mine) forgetDraft();
    const { network, currency, price } = order;
    const paid = present(toUnits(amount, decimalsOf(currency, network)));
    const usd =
      amount === order.amount ? order.usd : Number(worthInCents(paid, decimalsOf(currency, network), price.rate)) / 100;
    if (hash) {
      // The transaction of another payment is not a valid response.
      if (!ledger.name(id, hash, { amount, usd }))
        fail(mine, new PurchaseError(mine.provider.wallet ? "failed" : "widget"));
      return;
    }
    ledger.change(id, { amount, usd, signature, closed: undefined, hidden: undefined });
    if (await ledger.settle(id, "reported")) trackPurchaseSuccess(usd);
  }

  /** The wallet or the provider reports a failure, or does not respond. */
  function refused(mine: Run, error: unknown) {
    const isLeft = (error as Error).name === "AbortError";
    const problem = asProblem(error);
    if (mine.id && problem.code === "rejected") ledger.decline(mine.id);
    else if (mine.id && (isLeft || isHarmless(problem.code))) ledger.change(mine.id, { closed: true });
    else if (mine.id && problem.code === "widget") ledger.change(mine.id, { answered: Date.now() });
    if (!isLeft) fail(mine, problem);
    else if (run.current === mine) leave();
  }

  /** Shows the problem of the current payment; the first time, it is also reported. */
  function fail(mine: Run, error: PurchaseError) {
    if (run.current !== mine || mine.abort.signal.aborted) return;
    dispatch({ type: "problem", error });
    if (!mine.isReported) trackPurchaseError(mine.order.usd);
    mine.isReported = true;
  }

  function leave() {
    const { id, abort } = run.current ?? {};
    abort?.abort();
    run.current = undefined;
    const outcome = ledger.state().list.find((payment) => payment.id === id)?.outcome;
    if (id && outcome && outcome !== "other-account") ledger.change(id, { hidden: true });
    dispatch({ type: "reset" });
  }

  const id = idOf(state);
  return {
    state,
    // The payment that is shown in place of the form is not in the list.
    payments: { ...payments, list: payments.list.filter((payment) => payment.id !== id) },
    begin,
    renew: (order) => void (run.current && start(run.current.provider, order, true)),
    sign: async () => {
      const mine = run.current;
      // Two quick clicks are one signature.
      if (!mine || state.view !== "review" || mine.isSigned) return;
      const renewed = mine.order.renewed?.();
      if (renewed) return start(mine.provider, renewed, true);
      mine.isSigned = true;
      await pay(mine, state.review);
    },
    wait: (id) => watching.current?.again(id),
    leave,
    dismiss: (id) => {
      const payment = payments.list.find((payment) => payment.id === id);
      ledger.change(id, payment?.outcome ? { hidden: true } : { closed: true });
    },
  };
}

const transactionUrl = ({ explorer }: Network, hash: string) => `${explorer}/tx/${hash}`;

/** The connections to a network: the wallet while it is on the network, and the network's public URL. */
function connections({ key, rpc }: Network): { wallet?: Ask | undefined; open?: Ask | undefined } {
  const evm = wallets.state().network === key ? wallets.evm() : undefined;
  return {
    wallet: evm && (async (method, params) => evm.request({ method, params })),
    open: rpc ? httpConnection(rpc) : undefined,
  };
}

/** A purchase from the form to its outcome: the provider, the steps, the record of it and what is reported. */
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

/** Where the provider stands. `failed`: it can't be had. */
export type Loading = "loading" | "loaded" | "failed";

/** The provider as far as it is known. */
export interface Checkout {
  loading: Loading;
  provider?: PaymentProvider;
  offers: readonly Offer[];
}

/** Makes the configured provider ready, and tells once that it can be used. */
export function useCheckout(settings: PaymentSettings): Checkout & { ready: RefObject<Promise<Checkout> | undefined> } {
  const [checkout, setCheckout] = useState<Checkout>({ loading: "loading", offers: [] });
  const ready = useRef<Promise<Checkout>>(undefined);
  const load = useEffectEvent(async (): Promise<Checkout> => {
    try {
      const provider = await createProvider(settings);
      return { loading: "loaded", provider, offers: known(await provider.load(), settings.networks) };
    } catch {
      // The same words for every cause.
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

/** The offers on networks that the site knows. */
function known(offers: readonly Offer[], networks: readonly Network[]): Offer[] {
  return networks.flatMap(({ key }) => offers.filter(({ network }) => network === key));
}

/** What the panel can do with a purchase. */
export interface Purchase {
  state: PaymentState;
  /** All payments of this browser. */
  payments: Payments;
  /** Begins to pay an order: checks and review first where the provider has them. */
  begin(provider: PaymentProvider, order: Order): Promise<void>;
  /** Reviews an order anew, whose price has changed. */
  renew(order: Order): void;
  /** Pays what was reviewed. */
  sign(): Promise<void>;
  /** Asks on for the receipt of a transaction that takes long. */
  wait(id: string): void;
  /** Back to the form. A payment that was begun is followed all the same. */
  leave(): void;
  /** The visitor says that a request is closed, or has seen how a payment ended. */
  dismiss(id: string): void;
}

/** How long a wallet may take to answer before the visitor is told, in milliseconds. It is listened to afterwards, too. */
const signing = 3 * 60_000;

/** What is being paid. */
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
    // What was taken for this payment is another one's: it is looked for again, in the list.
    const record = payments.list.find(({ id }) => id === idOf(state));
    if (record && !record.hash && !record.outcome && state.view !== "form" && state.details.sent) return leave();
    for (const event of news(state, payments, link)) dispatch(event);
  });
  useEffect(() => follow(state, payments), [state, payments]);
  // Where nothing can be kept, the page is all there is.
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

  /** Whoever was asked has paid. What was paid counts, and not what was to be paid. */
  async function answered(mine: Run, { hash, signature, amount = mine.order.amount }: Payment) {
    const { order } = mine;
    const id = present(mine.id);
    if (run.current === mine) forgetDraft();
    const { network, currency, price } = order;
    const paid = present(toUnits(amount, decimalsOf(currency, network)));
    const usd =
      amount === order.amount ? order.usd : Number(worthInCents(paid, decimalsOf(currency, network), price.rate)) / 100;
    if (hash) {
      // The transaction of another payment is no answer.
      if (!ledger.name(id, hash, { amount, usd }))
        fail(mine, new PurchaseError(mine.provider.wallet ? "failed" : "widget"));
      return;
    }
    ledger.change(id, { amount, usd, signature, closed: undefined, hidden: undefined });
    if (await ledger.settle(id, "reported")) trackPurchaseSuccess(usd);
  }

  /** Whoever was asked has not paid, or does not say. */
  function refused(mine: Run, error: unknown) {
    const isLeft = (error as Error).name === "AbortError";
    const problem = asProblem(error);
    if (mine.id && problem.code === "rejected") ledger.decline(mine.id);
    else if (mine.id && (isLeft || isHarmless(problem.code))) ledger.change(mine.id, { closed: true });
    else if (mine.id && problem.code === "widget") ledger.change(mine.id, { answered: Date.now() });
    if (!isLeft) fail(mine, problem);
    else if (run.current === mine) leave();
  }

  /** Tells what went wrong with the payment that is shown; the first time it is reported, too. */
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
    // The one that is shown in the form's place does not stand in the list as well.
    payments: { ...payments, list: payments.list.filter((payment) => payment.id !== id) },
    begin,
    renew: (order) => void (run.current && start(run.current.provider, order, true)),
    sign: async () => {
      const mine = run.current;
      // Two quick presses are one signature.
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

/** Who can be asked about a network: the wallet while it is on it, and the network's public address. */
function connections({ key, rpc }: Network): { wallet?: Ask | undefined; open?: Ask | undefined } {
  const evm = wallets.state().network === key ? wallets.evm() : undefined;
  return {
    wallet: evm && (async (method, params) => evm.request({ method, params })),
    open: rpc ? httpConnection(rpc) : undefined,
  };
}

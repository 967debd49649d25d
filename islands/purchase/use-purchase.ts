/** A purchase from the form to its outcome: the provider, the price, the steps and what is reported. */
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { trackModalLoaded, trackPurchaseAttempt, trackPurchaseError, trackPurchaseSuccess } from "../analytics/track";
import { toUnits } from "../forms/number";
import { wallets } from "../wallets/store";
import { decimalsOf, isOffered, isStable, type Network, type Offer, stablecoin } from "./currencies";
import { hasTransferred } from "./erc20";
import { forgetSent, keepSent, readSent, type Sent } from "./pending";
import { isScheduled, type Price, type Schedule, scheduledPrice } from "./price";
import { asProblem, PurchaseError } from "./problem";
import {
  createProvider,
  type Order,
  type Payment,
  type PaymentProvider,
  type PaymentSettings,
  type Quote,
  type Review,
  type Session,
} from "./provider";
import { type Ask, followReceipt, httpConnection } from "./receipt";
import { initial, latest, next, type PaymentState } from "./state";

/** Where the provider stands. `failed`: it can't be had. */
export type Loading = "loading" | "loaded" | "failed";

/** The provider as far as it is known. */
export interface Till {
  loading: Loading;
  provider?: PaymentProvider;
  offers: readonly Offer[];
}

/** Makes the configured provider ready, and tells once that it can be used. */
export function useTill(settings: PaymentSettings): Till & { ready: RefObject<Promise<Till> | undefined> } {
  const [till, setTill] = useState<Till>({ loading: "loading", offers: [] });
  const ready = useRef<Promise<Till>>(undefined);
  useEffect(() => {
    const load = async (): Promise<Till> => {
      try {
        const provider = await createProvider(settings);
        return { loading: "loaded", provider, offers: known(await provider.load(), settings.networks) };
      } catch {
        // Its own words for it: the specification, section 8.
        console.error("WidgetProvider failed to load");
        return { loading: "failed", offers: [] };
      }
    };
    let gone = false;
    ready.current = load();
    void ready.current.then((till) => {
      if (gone) return;
      setTill(till);
      if (till.offers.length) trackModalLoaded();
    });
    return () => void (gone = true);
  }, []);
  return { ...till, ready };
}

/** The offers on networks that the site knows. */
function known(offers: readonly Offer[], networks: readonly Network[]): Offer[] {
  return networks.flatMap(({ key }) => offers.filter(({ network }) => network === key));
}

/** Why there is no price: it is being asked for, the provider has none, or the site has no rate for the currency. */
export type NoPrice = "asking" | "unanswered" | "unknown";

/**
 * The price for a currency on a network: the provider's quote, asked for again when it ends; without
 * quotes the schedule's, for stablecoins only. What depends on the day is known after the first render.
 */
export function usePrice(
  { loading, provider, offers }: Till,
  script: boolean,
  schedule: Schedule,
  currency: string,
  network: string,
): Price | NoPrice {
  const [now, setNow] = useState<number>();
  const [quote, setQuote] = useState<Quote | "asking" | "unanswered">("asking");
  const quoted = provider?.quote !== undefined && isOffered(offers, currency, network);
  useEffect(() => setNow(Date.now()), []);
  useEffect(() => {
    if (!quoted) return;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const ask = async () => {
      const answer = await provider!.quote!({ currency, network });
      if (gone) return;
      setQuote(answer ?? "unanswered");
      timer = setTimeout(ask, (answer?.seconds ?? 30) * 1000);
    };
    setQuote("asking");
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [quoted, currency, network]);

  if (script && loading === "loading") return "asking";
  if (quoted) return quote;
  if (!isStable(currency)) return "unknown";
  if (!isScheduled(schedule)) return { price: schedule.initial, rate: "1", basis: "initial" };
  return now === undefined ? "asking" : { price: scheduledPrice(schedule, now), rate: "1", basis: "schedule" };
}

/** What the panel can do with a purchase. */
export interface Purchase {
  state: PaymentState;
  /** Tells what the form's amount is worth. */
  setAmount(usd: number | undefined): void;
  /** Begins to pay an order: checks and review first where the provider has them. */
  begin(provider: PaymentProvider, order: Order): Promise<void>;
  /** Pays what was reviewed. */
  sign(): Promise<void>;
  /** Asks on for the receipt of the transaction that was sent. */
  wait(): void;
  /** Back to the form. A transaction that was sent is no longer followed. */
  leave(): void;
}

/** Runs purchases; one sent before the page was loaded again is followed on. `place` is for the provider's form. */
export function usePurchase(
  networks: readonly Network[],
  recipient: string | undefined,
  cardNetwork: string,
  locale: string,
  place: RefObject<HTMLElement | null>,
): Purchase {
  const [state, dispatch] = useReducer(next, initial);
  const run = useRef<{ abort: AbortController; provider: PaymentProvider; order: Order }>(undefined);
  const following = useRef<AbortController>(undefined);
  /** The review that was agreed to. */
  const signed = useRef<ReturnType<typeof latest<"review">>>(undefined);

  useEffect(() => {
    const sent = readSent(networks, cardNetwork);
    if (sent) void follow(sent);
    return () => {
      run.current?.abort.abort();
      following.current?.abort();
    };
  }, []);

  /** Ends whatever runs. */
  function stop() {
    run.current?.abort.abort();
    following.current?.abort();
    run.current = following.current = undefined;
  }

  function fail(error: PurchaseError, usd: number | undefined) {
    dispatch({ type: "problem", error });
    trackPurchaseError(usd);
  }

  function session(provider: PaymentProvider, order: Order, abort: AbortController): Session {
    return {
      locale,
      place: place.current!,
      signal: abort.signal,
      step: (step, asked) => {
        if (!abort.signal.aborted) dispatch({ type: "step", step, asked });
      },
      late: (payment) => void settle(provider, order, payment),
    };
  }

  async function begin(provider: PaymentProvider, order: Order) {
    stop();
    const abort = new AbortController();
    run.current = { abort, provider, order };
    dispatch({ type: "begin", order });
    trackPurchaseAttempt(order.usd);
    if (!provider.review) return pay();
    dispatch({ type: "step", step: "check" });
    try {
      const review = await provider.review(order, session(provider, order, abort));
      if (!abort.signal.aborted) dispatch({ type: "review", review });
    } catch (error) {
      if (!abort.signal.aborted) fail(asProblem(error), order.usd);
    }
  }

  async function pay(review?: Review) {
    const { abort, provider, order } = run.current!;
    try {
      await settle(provider, order, await provider.pay(order, session(provider, order, abort), review));
    } catch (error) {
      if (abort.signal.aborted) return;
      if ((error as Error).name === "AbortError") leave();
      else fail(asProblem(error), order.usd);
    }
  }

  /** The provider is done. A transaction is followed; without one the provider's word is all there is. */
  async function settle({ wallet }: PaymentProvider, order: Order, payment: Payment) {
    const { network, currency, usd } = order;
    const { hash, signature, amount = order.amount } = payment;
    if (hash) return follow({ hash, network: network.key, currency, amount, transfer: wallet, usd });
    const explorerUrl = signature && transactionUrl(network, signature);
    dispatch({ type: "success", checked: false, amount, explorerUrl });
    trackPurchaseSuccess(usd);
  }

  async function follow(sent: Sent) {
    following.current?.abort();
    const abort = (following.current = new AbortController());
    const network = networks.find(({ key }) => key === sent.network)!;
    keepSent(sent);
    dispatch({ type: "sent", sent, explorerUrl: transactionUrl(network, sent.hash) });
    let silent = false;
    const began = Date.now();
    const receipt = await followReceipt(
      sent.hash,
      () => connection(network, Date.now() - began > returning),
      abort.signal,
      (now) => {
        if (Date.now() - began > returning && now !== silent) dispatch({ type: "silence", silent: (silent = now) });
      },
    );
    if (abort.signal.aborted) return;
    if (!receipt) return dispatch({ type: "pending" });
    forgetSent();
    if (!receipt.success) return fail(new PurchaseError("reverted"), sent.usd);
    const token = stablecoin(sent.currency, network)?.address;
    const amount = toUnits(sent.amount, decimalsOf(sent.currency, network))!;
    if (sent.transfer && !(token && recipient && hasTransferred(receipt, token, recipient, amount))) {
      return fail(new PurchaseError("not-transferred"), sent.usd);
    }
    dispatch({ type: "success", checked: true });
    trackPurchaseSuccess(sent.usd);
  }

  function leave() {
    stop();
    forgetSent();
    dispatch({ type: "reset" });
  }

  return {
    state,
    setAmount: (amountPayment) => dispatch({ type: "amount", amountPayment }),
    begin,
    sign: async () => {
      // Two quick presses are one signature.
      if (latest(state, "review") !== signed.current) await pay((signed.current = latest(state, "review"))?.review);
    },
    wait: () => {
      const sent = latest(state, "sent")?.sent;
      if (sent) void follow(sent);
    },
    leave,
  };
}

const transactionUrl = ({ explorer }: Network, hash: string) => `${explorer}/tx/${hash}`;

/** How long a wallet may take to return after a reload, in milliseconds. */
const returning = 4_000;

/**
 * Who can be asked about a network: the wallet while it is there, or else, where `alone` is true, the
 * network's public address.
 */
function connection({ key, rpc }: Network, alone: boolean): Ask | undefined {
  const evm = wallets.state().network === key ? wallets.evm() : undefined;
  if (evm) return async (method, params) => evm.request({ method, params });
  return alone && rpc ? httpConnection(rpc) : undefined;
}

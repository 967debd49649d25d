import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { keepReferrer, readReferrer } from "../lib/referrer/referrer";
import { useMessages } from "archipel";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { type AmountProblem, type Exchange, printDecimal, readAmount, type Side } from "./amount";
import { AmountField, amountError } from "./amount-field";
import { CARD, decimalsOf, isOffered, isStable, type Network, networksFor, unitOf } from "./currencies";
import { keepDraft, readDraft } from "./draft";
import { Check, ErrorLink } from "./fields";
import { isScheduled, type Price, type Schedule, scheduledPrice } from "./price";
import type { Order, PaymentProvider } from "./provider";
import { isOpen } from "./record";
import { usePrice } from "./use-price";
import type { Purchase, useCheckout } from "./use-purchase";
import { useFormAnalytics } from "./use-form-analytics";

/** Addresses of the pages that the panel leads to. */
export interface Links {
  terms: string;
  risks: string;
  support: string;
  wallet: string;
}

export interface FormProps {
  hidden: boolean;
  networks: readonly Network[];
  currencies: string[];
  cardNetwork: string;
  /** Up to this many USD a card purchase needs no identity check. */
  cardLimit: number;
  schedule: Schedule;
  /** The smallest purchase in USD, as a decimal. */
  minimum: string;
  /** All RAA, as a decimal. */
  supply: string;
  links: Links;
  /** Whether another service's script takes the payment. */
  script: boolean;
  checkout: ReturnType<typeof useCheckout>;
  purchase: Purchase;
}

/** What is wrong with the form; errors are shown when it is submitted. */
interface Problems {
  amount?: AmountProblem;
  /** The price is another one than when the amount was entered. */
  price?: boolean;
  terms?: boolean;
  /** An earlier payment may still go through. */
  again?: boolean;
}

/** What the example in the empty fields pays. */
const EXAMPLE = "100";

/** Currency, network, amount and terms. What was entered before hydration is kept, and so it is from page to page of a tab. */
export function PurchaseForm(props: FormProps) {
  const { networks, currencies, cardNetwork, cardLimit, schedule, minimum, supply, links, script, checkout, purchase } =
    props;
  const messages = useMessages();
  const { t, locale } = messages;
  const wallet = useWallet();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [currency, setCurrency] = useState(() => currencies.findLast(isStable) ?? currencies[0]!);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<{ side: Side; text: string }>({ side: "pay", text: "" });
  const [agreed, setAgreed] = useState(false);
  /** The open payments beside which the visitor wants to pay again. */
  const [again, setAgain] = useState("");
  /** The price that the visitor knows. */
  const [seen, setSeen] = useState<Price>();
  const [problems, setProblems] = useState<Problems>({});
  /** Whether the form was sent off before there was a price. */
  const [isEarly, setEarly] = useState(false);
  const [referrer, setReferrer] = useState<string>();

  const choice = networksFor(currency, networks, cardNetwork, checkout.offers);
  const network = choice.find(({ key }) => key === chosen) ?? choice[0]!;
  const decimals = decimalsOf(currency, network);
  const price = usePrice(checkout, script, schedule, currency, network.key);
  const payable = checkout.loading === "loading" || isOffered(checkout.offers, currency, network.key);
  const known = payable && typeof price === "object" ? price : undefined;
  const bounds = { decimals, minimum, supply };
  const reading = known && readAmount(typed.side, typed.text, locale, known, bounds);
  const usd = reading?.exchange?.usd;
  const connected = wallet.status === "connected" && wallet.kind === "evm";
  const isRepriced = !!typed.text.trim() && known !== undefined && seen !== undefined && !isSame(known, seen);
  const open = purchase.payments.list.filter(isOpen).map(({ id }) => id);
  const analytics = useFormAnalytics({
    isReady: !checkout.provider?.wallet || connected,
    network: network.key,
    chosen,
    amount: typed.text,
    usd,
    isAsking: price === "asking",
  });

  useEffect(() => {
    const early = new FormData(form.current!);
    const text = (name: string) => String(early.get(name) ?? "");
    const draft = readDraft(locale, currencies);
    const side = text("pay") ? "pay" : text("receive") ? "receive" : undefined;
    if (side || !draft) {
      setCurrency(text("currency"));
      setChosen(text("network"));
      setAgreed(early.has("terms"));
      if (side) setTyped({ side, text: text(side) });
    } else {
      setCurrency(draft.currency);
      setChosen(draft.network);
      setAgreed(draft.agreed);
      setTyped({ side: draft.side, text: draft.text });
    }
    // The page's own script, which keeps the code, may come later than this.
    keepReferrer(location.search);
    setReferrer(readReferrer());
  }, []);
  useEffect(() => {
    if (typed.text || agreed) keepDraft(locale, { ...typed, currency, network: network.key, agreed });
  }, [typed, currency, network.key, agreed]);
  useEffect(() => {
    // Until an amount is entered, and when it is for something else, the price is news to nobody.
    // A price is another object in every rendering: setting an equal one would render without an end.
    if (known && (!seen || (!typed.text.trim() && !isSame(known, seen)))) setSeen(known);
  }, [known?.price, known?.rate, typed.text, seen]);
  useEffect(() => {
    const { state } = purchase;
    const order = state.view === "review" ? state.details.order.renewed?.() : undefined;
    if (order) purchase.renew(order);
  }, [known?.price]);
  useEffect(() => {
    if (!isEarly || !known) return;
    // Nothing goes on at a price that the visitor has not seen.
    setEarly(false);
    setProblems({ price: true });
  }, [isEarly, known?.price]);
  useEffect(() => summary.current?.focus(), [problems]);

  function choose(key: string) {
    analytics.touch();
    setChosen(key);
    setSeen(undefined);
    analytics.trackNetwork(key);
  }

  function enter(side: Side, text: string) {
    analytics.edit();
    setTyped({ side, text });
    setSeen(known);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { provider, offers } = (await checkout.ready.current) ?? checkout;
    if (!provider || !isOffered(offers, currency, network.key)) return;
    if (provider.wallet && !connected) return wallets.ask(network.key);
    if (!known) return setEarly(true);
    const { exchange, problem } = readAmount(typed.side, typed.text, locale, known, bounds);
    const found: Problems = {
      ...(problem && { amount: problem }),
      ...(!problem && isRepriced && { price: true }),
      ...(!agreed && { terms: true }),
      ...(open.length > 0 && again !== String(open) && { again: true }),
    };
    setProblems(found);
    setSeen(known);
    if (Object.keys(found).length) return;
    analytics.trackAmount();
    analytics.trackNetwork(network.key);
    await purchase.begin(provider, orderFor(provider, exchange!, known));
  }

  /** What is ordered. A schedule's price is looked at again until it is signed for; a quote holds from here on. */
  function orderFor(provider: PaymentProvider, { pay: amount, receive, usd }: Exchange, price: Price): Order {
    const renewed = () => {
      const now = { ...price, price: scheduledPrice(schedule, Date.now()) };
      const { exchange } = readAmount(typed.side, typed.text, locale, now, bounds);
      return now.price === price.price || !exchange ? undefined : orderFor(provider, exchange, now);
    };
    const order = { currency, network, amount, receive, usd, price, known: open };
    return price.basis === "schedule" && isScheduled(schedule) ? { ...order, renewed } : order;
  }

  const unit = unitOf(currency);
  const name = (symbol: string) => (symbol === CARD ? t("currency-card") : symbol);
  const worked = (side: Side) => {
    if (typed.side === side) return typed.text;
    return reading?.exchange ? printDecimal(reading.exchange[side], locale) : "";
  };
  const example = {
    side: "pay",
    pay: EXAMPLE,
    receive: known && readAmount("pay", EXAMPLE, "en", known, bounds).exchange?.receive,
  };
  const shownExample = (side: Side) =>
    example[side] && new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(example[side] as `${number}`);
  const figures = { price: known ? printDecimal(known.price, locale) : "–", currency: unit };
  const wrongAmount =
    problems.amount && amountError(problems.amount, typed.side, messages, { currency: unit, decimals });
  const failed = checkout.loading === "failed";
  const networkHint =
    currency === CARD
      ? t("network-hint-card", { network: network.name })
      : t("network-hint", { coin: network.currency.symbol });

  const field = (side: Side, label: string, hint: string, unit: ReactNode) => (
    <AmountField
      {...{ side, label, hint, unit }}
      id={id + side}
      value={worked(side)}
      placeholder={shownExample(side)}
      disabled={failed}
      error={typed.side === side && wrongAmount}
      onChange={(text) => enter(side, text)}
      onBlur={analytics.trackAmount}
    />
  );

  return (
    <form
      className="purchase"
      aria-label={t("form-label")}
      // Without its script it leads nowhere: what was entered belongs into no address.
      method="dialog"
      noValidate
      hidden={props.hidden}
      ref={form}
      onSubmit={submit}
    >
      {Object.keys(problems).length > 0 && (
        <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
          <p>{t("error-title")}</p>
          <ul>
            {wrongAmount && <ErrorLink field={id + typed.side}>{wrongAmount}</ErrorLink>}
            {problems.price && <ErrorLink field={`${id}pay`}>{t("price-renewed", figures)}</ErrorLink>}
            {problems.terms && <ErrorLink field={`${id}terms`}>{t("terms-error")}</ErrorLink>}
            {problems.again && <ErrorLink field={`${id}again`}>{t("again-error")}</ErrorLink>}
          </ul>
        </div>
      )}
      {field(
        "pay",
        t("pay-label"),
        t("pay-hint"),
        <select
          name="currency"
          aria-label={t("currency-label")}
          disabled={failed}
          value={currency}
          onChange={(event) => {
            analytics.touch();
            setCurrency(event.target.value);
            setSeen(undefined);
          }}
        >
          {currencies.map((symbol) => (
            <option key={symbol} value={symbol}>
              {name(symbol)}
            </option>
          ))}
        </select>,
      )}
      <fieldset className="field-group" disabled={failed}>
        <legend>{t("network-label")}</legend>
        <div className="purchase-networks">
          {networks.map((one) => (
            <label className="purchase-network" key={one.key}>
              <input
                type="radio"
                name="network"
                value={one.key}
                checked={one === network}
                disabled={!choice.includes(one)}
                onChange={() => choose(one.key)}
              />
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build inlines the icon from assets/ */}
              <span dangerouslySetInnerHTML={{ __html: one.icon }} />
              {one.name}
            </label>
          ))}
        </div>
        <p className="hint">{networkHint}</p>
      </fieldset>
      {field("receive", t("receive-label"), priceLine(), <span className="unit">{t("receive-unit")}</span>)}
      {currency === CARD && (
        <p className="note">{t(usd && usd > cardLimit ? "card-note-above" : "card-note", { network: network.name })}</p>
      )}
      <Check
        id={`${id}terms`}
        name="terms"
        label={t("terms-label")}
        checked={agreed}
        disabled={failed}
        error={problems.terms && t("terms-error")}
        onChange={setAgreed}
      >
        <p className="hint actions">
          <a href={links.terms}>{t("terms-link")}</a>
          <a href={links.risks}>{t("risks-link")}</a>
        </p>
      </Check>
      {open.length > 0 && (
        <Check
          id={`${id}again`}
          name="again"
          label={t("again-label")}
          checked={again === String(open)}
          disabled={failed}
          error={problems.again && t("again-error")}
          onChange={(wanted) => setAgain(wanted ? String(open) : "")}
        />
      )}
      <button
        className="btn btn-primary btn-lg"
        type="submit"
        disabled={failed || !payable || (!known && price !== "asking")}
        aria-busy={script && checkout.loading === "loading"}
        data-focus
      >
        {t(script ? "continue" : connected ? "review" : "connect")}
      </button>
      <noscript>
        <p>{t("no-script")}</p>
      </noscript>
      <p className="hint purchase-said" role="status">
        {said()}
      </p>
    </form>
  );

  /** What stands below the amount that is received: the price and where it comes from, or why there is none. */
  function priceLine(): string {
    if (failed) return "";
    if (!script && currency === CARD) return t("price-card");
    if (!script && !isStable(currency)) return t("price-unknown", { currency });
    if (!payable || price === "unanswered" || price === "unknown") {
      return t("price-unanswered", { currency: name(currency) });
    }
    if (price === "asking" && script) return t("price-asking");
    if (known?.basis === "quote") {
      return unit === "USD" || isStable(currency)
        ? t("price-quote", figures)
        : t("price-quote-rate", { ...figures, rate: printDecimal(known.rate, locale) });
    }
    return `${t(known?.basis === "initial" ? "price-initial" : "price-schedule", figures)} ${t("price-par", figures)}`;
  }

  /** What stands below the button: how the payment goes, or why it can't. */
  function said(): ReactNode {
    if (failed) {
      return (
        <>
          <strong>{t("provider-failed")}</strong> <a href={links.support}>{t("support-link")}</a>
        </>
      );
    }
    if (isRepriced) return t("price-renewed", figures);
    if (script) {
      if (checkout.loading === "loading") return t("provider-loading");
      return referrer ? t("referrer", { code: referrer }) : t("provider-foreign");
    }
    if (connected) return t("wallet-from", { address: shortAddress(wallet.address!) });
    if (wallet.status === "connected") return t("wallet-solana", { network: network.name });
    return (
      <>
        {t("wallet-none")} <a href={links.wallet}>{t("wallet-link")}</a>
      </>
    );
  }
}

function isSame(one: Price, other: Price): boolean {
  return one.price === other.price && one.rate === other.rate;
}

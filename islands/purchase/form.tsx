import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useReducer, useRef } from "react";
import { joinSentences } from "../lib/join-sentences";
import { present } from "../lib/present";
import { keepReferrer, readReferrer } from "../lib/referrer/referrer";
import { useMessages } from "archipel";
import { shortAddress, wallets } from "../lib/wallets/store";
import { useWallet } from "../lib/wallets/use-wallet";
import { type Exchange, printDecimal, readAmount, type Side } from "../lib/sale/amount";
import { amountError } from "../lib/sale/amount-error";
import { AmountField } from "./amount-field";
import { CARD, decimalsOf, isOffered, isStable, type Network, networksFor, unitOf } from "../lib/sale/currencies";
import { type Draft, keepDraft, readDraft } from "./draft";
import { Check, ErrorLink } from "../lib/forms/fields";
import { emptyForm, isRepriced, nextForm, type Problems, problemsOf } from "./form-state";
import { isScheduled, type Price, type Schedule, scheduledPrice } from "../lib/sale/price";
import type { Order, PaymentProvider } from "./provider";
import { isOpen } from "./record";
import { usePrice } from "./use-price";
import type { Purchase, useCheckout } from "./use-purchase";
import { useFormAnalytics } from "./use-form-analytics";

/** URLs of the pages that the panel links to. */
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
  /** The maximum of a card purchase without an identity check, in USD. */
  cardLimit: number;
  schedule: Schedule;
  /** The minimum purchase in USD, as a decimal. */
  minimum: string;
  /** The total supply of RAA, as a decimal. */
  supply: string;
  links: Links;
  /** Whether another service's script handles the payment. */
  script: boolean;
  checkout: ReturnType<typeof useCheckout>;
  purchase: Purchase;
}

/** The payment of the example in the empty fields. */
const EXAMPLE = "100";

/** Currency, network, amount and terms. Values entered before hydration are preserved, also between pages of a tab. */
export function PurchaseForm(props: FormProps) {
  const { networks, currencies, cardNetwork, cardLimit, schedule, minimum, supply, links, script, checkout, purchase } =
    props;
  const messages = useMessages();
  const { t, locale } = messages;
  const wallet = useWallet();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [form, dispatch] = useReducer(nextForm, currencies.findLast(isStable) ?? currencies[0] ?? CARD, emptyForm);
  const { currency, chosen, typed, agreed, again, referrer } = form;
  const problems = problemsOf(form);

  const choice = networksFor(currency, networks, cardNetwork, checkout.offers);
  const network = choice.find(({ key }) => key === chosen) ?? present(choice[0]);
  const decimals = decimalsOf(currency, network);
  const price = usePrice(checkout, script, schedule, currency, network.key);
  const payable = checkout.loading === "loading" || isOffered(checkout.offers, currency, network.key);
  const known = payable && typeof price === "object" ? price : undefined;
  const bounds = { decimals, minimum, supply };
  const reading = known && readAmount(typed.side, typed.text, locale, known, bounds);
  const usd = reading?.exchange?.usd;
  const connected = wallet.status === "connected" && wallet.kind === "evm";
  const repriced = isRepriced(form, known);
  const open = purchase.payments.list.filter(isOpen).map(({ id }) => id);
  const analytics = useFormAnalytics({
    isReady: !checkout.provider?.wallet || connected,
    network: network.key,
    chosen,
    amount: typed.text,
    usd,
    isAsking: price === "asking",
  });

  const restore = useEffectEvent(() => {
    // The page's own script, which stores the code, may run later than this.
    keepReferrer(location.search);
    const entered = element.current ? readEntered(element.current) : {};
    const draft = entered.side ? undefined : readDraft(locale, currencies);
    dispatch({ type: "restore", draft: draft ?? entered, referrer: readReferrer() });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (typed.text || agreed) keepDraft(locale, { ...typed, currency, network: network.key, agreed });
  }, [locale, typed, currency, network.key, agreed]);
  useEffect(() => {
    const action = known && ({ type: "price", price: known } as const);
    if (action && nextForm(form, action) !== form) dispatch(action);
  }, [form, known]);
  const renewReview = useEffectEvent(() => {
    const { state } = purchase;
    const order = state.view === "review" ? state.details.order.renewed?.() : undefined;
    if (order) purchase.renew(order);
  });
  useEffect(() => {
    if (known) renewReview();
  }, [known]);
  useEffect(() => {
    if (problems) summary.current?.focus();
  }, [problems]);

  function choose(key: string) {
    analytics.touch();
    dispatch({ type: "network", network: key });
    analytics.trackNetwork(key);
  }

  function enter(side: Side, text: string) {
    analytics.edit();
    dispatch({ type: "amount", typed: { side, text }, price: known });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { provider, offers } = (await checkout.ready.current) ?? checkout;
    if (!provider || !isOffered(offers, currency, network.key)) return;
    if (provider.wallet && !connected) return wallets.ask(network.key);
    if (!known) return dispatch({ type: "wait" });
    const { exchange, problem } = readAmount(typed.side, typed.text, locale, known, bounds);
    const found: Problems = {
      ...(problem && { amount: problem }),
      ...(!problem && repriced && { price: true }),
      ...(!agreed && { terms: true }),
      ...(open.length > 0 && again !== String(open) && { again: true }),
    };
    dispatch({ type: "submit", problems: found, price: known });
    if (!exchange || Object.keys(found).length) return;
    analytics.trackAmount();
    analytics.trackNetwork(network.key);
    await purchase.begin(provider, orderFor(provider, exchange, known));
  }

  /** The order. A schedule's price is checked again until it is signed; a quote applies from now on. */
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
    problems?.amount && amountError(problems.amount, typed.side, messages, { currency: unit, decimals });
  const failed = checkout.loading === "failed";
  const networkHint =
    currency === CARD
      ? t("network-hint-card", { network: network.name })
      : t("network-hint", { coin: network.currency.symbol });

  const field = (side: Side, label: string, hint: ReactNode, unit: ReactNode) => (
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
      // Without its script, submitting has no target: the values do not belong in a URL.
      method="dialog"
      noValidate
      hidden={props.hidden}
      ref={element}
      onSubmit={submit}
    >
      {problems && (
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
            dispatch({ type: "currency", currency: event.target.value });
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
        error={problems?.terms && t("terms-error")}
        onChange={(agreed) => dispatch({ type: "terms", agreed })}
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
          error={problems?.again && t("again-error")}
          onChange={(wanted) => dispatch({ type: "again", again: wanted ? String(open) : "" })}
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

  /** The line below the received amount: the price and its origin, or the reason why there is none. */
  function priceLine(): ReactNode {
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
    return joinSentences(
      locale,
      t(known?.basis === "initial" ? "price-initial" : "price-schedule", figures),
      t("price-par", figures),
    );
  }

  /** The text below the button: the payment method, or the reason why it is not available. */
  function said(): ReactNode {
    if (failed) {
      return (
        <>
          <strong>{t("provider-failed")}</strong> <a href={links.support}>{t("support-link")}</a>
        </>
      );
    }
    if (repriced) return t("price-renewed", figures);
    if (script) {
      if (checkout.loading === "loading") return t("provider-loading");
      return referrer ? t("referrer", { code: referrer }) : t("provider-foreign");
    }
    if (connected) return t("wallet-from", { address: shortAddress(wallet.address ?? "") });
    if (wallet.status === "connected") return t("wallet-solana", { network: network.name });
    return (
      <>
        {t("wallet-none")} <a href={links.wallet}>{t("wallet-link")}</a>
      </>
    );
  }
}

/** The values that were entered before hydration. */
function readEntered(form: HTMLFormElement): Partial<Draft> {
  const entered = new FormData(form);
  const text = (name: string) => String(entered.get(name) ?? "");
  const side = text("pay") ? "pay" : text("receive") ? "receive" : undefined;
  return {
    currency: text("currency"),
    network: text("network"),
    agreed: entered.has("terms"),
    ...(side && { side, text: text(side) }),
  };
}

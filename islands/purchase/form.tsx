import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { trackAmountInput, trackNetworkSelected } from "../analytics/track";
import { keepReferrer, readReferrer } from "../referrer/referrer";
import { useMessages } from "../runtime/messages";
import { Icon } from "../icons/icon";
import { shortAddress, wallets } from "../wallets/store";
import { useWallet } from "../wallets/use-wallet";
import { type AmountProblem, printDecimal, readAmount, type Side } from "./amount";
import { CARD, decimalsOf, isOffered, isStable, type Network, networksFor, unitOf } from "./currencies";
import { RAA_DECIMALS, type Schedule } from "./price";
import { type Purchase, usePrice, type useTill } from "./use-purchase";

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
  schedule: Schedule;
  /** The smallest purchase in USD, as a decimal. */
  minimum: string;
  /** All RAA, as a decimal. */
  supply: string;
  links: Links;
  /** Whether another service's script takes the payment. */
  script: boolean;
  till: ReturnType<typeof useTill>;
  purchase: Purchase;
}

/** What is wrong with the form; errors are shown when it is submitted. */
interface Problems {
  amount?: AmountProblem;
  terms?: boolean;
}

/** Currency, network, amount and terms. What was entered before the island woke is kept. */
export function PurchaseForm(props: FormProps) {
  const { networks, currencies, cardNetwork, schedule, minimum, supply, links, script, till, purchase } = props;
  const { t, locale } = useMessages();
  const wallet = useWallet();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [currency, setCurrency] = useState(() => currencies.findLast(isStable) ?? currencies[0]!);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<{ side: Side; text: string }>({ side: "pay", text: "" });
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [referrer, setReferrer] = useState<string>();
  /** What the analytics have been told: the steps have an order, and each is told once. */
  const told = useRef<{ network?: string; amount?: string }>({});

  const choice = networksFor(currency, networks, cardNetwork, till.offers);
  const network = choice.find(({ key }) => key === chosen) ?? choice[0]!;
  const decimals = decimalsOf(currency, network);
  const price = usePrice(till, script, schedule, currency, network.key);
  const payable = till.loading === "loading" || isOffered(till.offers, currency, network.key);
  const known = payable && typeof price === "object" ? price : undefined;
  const bounds = { decimals, minimum, supply };
  const reading = known && readAmount(typed.side, typed.text, locale, known, bounds);
  const usd = reading?.exchange?.usd;
  const connected = wallet.status === "connected" && wallet.kind === "evm";

  useEffect(() => {
    const early = new FormData(form.current!);
    const text = (name: string) => String(early.get(name) ?? "");
    setCurrency(text("currency"));
    setChosen(text("network"));
    setAgreed(early.has("terms"));
    if (text("pay")) setTyped({ side: "pay", text: text("pay") });
    else if (text("receive")) setTyped({ side: "receive", text: text("receive") });
    // The page's own script, which keeps the code, may come later than this.
    keepReferrer(location.search);
    setReferrer(readReferrer());
  }, []);
  useEffect(() => summary.current?.focus(), [problems]);
  useEffect(() => purchase.setAmount(usd || undefined), [usd]);

  function choose(key: string) {
    setChosen(key);
    tellNetwork(key);
  }

  function tellNetwork(key: string) {
    if (told.current.network === key) return;
    told.current.network = key;
    trackNetworkSelected(key);
  }

  function tellAmount() {
    const amount = `${typed.text.trim()} ${usd}`;
    if (!typed.text.trim() || told.current.amount === amount) return;
    tellNetwork(network.key);
    told.current.amount = amount;
    trackAmountInput(usd || undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { provider, offers } = (await till.ready.current) ?? till;
    if (!provider || !isOffered(offers, currency, network.key)) return;
    if (provider.wallet && !connected) return wallets.ask(network.key);
    if (!known) return;
    const { exchange, problem } = readAmount(typed.side, typed.text, locale, known, bounds);
    const found: Problems = { ...(problem && { amount: problem }), ...(!agreed && { terms: true }) };
    setProblems(found);
    if (problem || !agreed) return;
    tellAmount();
    tellNetwork(network.key);
    const { pay: amount, receive, usd } = exchange!;
    await purchase.begin(provider, { currency, network, amount, receive, usd });
  }

  const unit = unitOf(currency);
  const name = (symbol: string) => (symbol === CARD ? t("currency-card") : symbol);
  const worked = (side: Side) => {
    if (typed.side === side) return typed.text;
    return reading?.exchange ? printDecimal(reading.exchange[side], locale) : "";
  };
  const amountError = problems.amount && {
    empty: () => t("amount-error-empty"),
    number: () => t("amount-error-number", { example: printDecimal("100.5", locale) }),
    decimals: () =>
      typed.side === "pay"
        ? t("amount-error-decimals", { currency: unit, count: decimals })
        : t("amount-error-decimals", { currency: t("receive-unit"), count: RAA_DECIMALS }),
    minimum: () => t("amount-error-minimum"),
    maximum: () => t("amount-error-maximum"),
  }[problems.amount]();
  const failed = till.loading === "failed";
  const networkHint =
    currency === CARD
      ? t("network-hint-card", { network: network.name })
      : t("network-hint", { coin: network.currency.symbol });

  const field = (side: Side, label: string, hint: string, unit: ReactNode) => {
    const error = typed.side === side && amountError;
    return (
      <div className={error ? "field-group has-error" : "field-group"}>
        <label htmlFor={id + side}>{label}</label>
        {error && <ErrorMessage id={`${id}${side}-error`}>{error}</ErrorMessage>}
        <div className="input">
          <input
            id={id + side}
            name={side}
            inputMode="decimal"
            autoComplete="off"
            disabled={failed}
            value={worked(side)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${error ? `${id}${side}-error ` : ""}${id}${side}-hint`}
            onChange={(event) => setTyped({ side, text: event.target.value })}
            onBlur={tellAmount}
          />
          {unit}
        </div>
        <p className={side === "pay" ? "hint" : "hint purchase-price"} id={`${id}${side}-hint`}>
          {hint}
        </p>
      </div>
    );
  };

  return (
    <form
      className="purchase"
      aria-label={t("form-label")}
      noValidate
      hidden={props.hidden}
      ref={form}
      onSubmit={submit}
    >
      {(amountError || problems.terms) && (
        <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
          <p>{t("error-title")}</p>
          <ul>
            {amountError && <ErrorLink field={id + typed.side}>{amountError}</ErrorLink>}
            {problems.terms && <ErrorLink field={`${id}terms`}>{t("terms-error")}</ErrorLink>}
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
          onChange={(event) => setCurrency(event.target.value)}
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
              <span dangerouslySetInnerHTML={{ __html: one.icon }} />
              {one.name}
            </label>
          ))}
        </div>
        <p className="hint">{networkHint}</p>
      </fieldset>
      {field("receive", t("receive-label"), priceLine(), <span className="unit">{t("receive-unit")}</span>)}
      {currency === CARD && <p className="note">{t("card-note", { network: network.name })}</p>}
      <div className={problems.terms ? "field-group has-error" : "field-group"}>
        {problems.terms && <ErrorMessage id={`${id}terms-error`}>{t("terms-error")}</ErrorMessage>}
        <label className="purchase-terms">
          <input
            id={`${id}terms`}
            type="checkbox"
            name="terms"
            checked={agreed}
            disabled={failed}
            aria-describedby={problems.terms ? `${id}terms-error` : undefined}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          {t("terms-label")}
        </label>
        <p className="hint actions">
          <a href={links.terms}>{t("terms-link")}</a>
          <a href={links.risks}>{t("risks-link")}</a>
        </p>
      </div>
      <button
        className="btn btn-primary btn-lg"
        disabled={failed || !payable || (!known && price !== "asking")}
        aria-busy={script && till.loading === "loading"}
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
    const figures = { price: known ? printDecimal(known.price, locale) : "–", currency: unit };
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
    if (script) {
      if (till.loading === "loading") return t("provider-loading");
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

/** An error beside its field. */
function ErrorMessage({ id, children }: { id: string; children: string }) {
  return (
    <p className="error-msg" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** An error in the summary; following it leads to the field. */
function ErrorLink({ field, children }: { field: string; children: string }) {
  return (
    <li>
      <a
        href={`#${field}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(field)?.focus();
        }}
      >
        {children}
      </a>
    </li>
  );
}

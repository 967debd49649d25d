import { useMessages } from "archipel";
import { loadChunk } from "archipel/load-chunk";
import { useEffect, useId, useRef, useState } from "react";
import { present } from "../lib/present";
import { showDecimal } from "../lib/forms/number";
import { printDecimal } from "../lib/sale/amount";
import { amountError } from "../lib/sale/amount-error";
import { CARD, isStable, livesOn, type Network, networksFor } from "../lib/sale/currencies";
import { ErrorMessage } from "../lib/forms/fields";
import { joinSentences } from "../lib/join-sentences";
import type { Links } from "../purchase/form";
import type { Practice } from "../purchase/practice/panel";
import { readEstimate, type Terms, USD_DECIMALS } from "./estimate";
import { UnlockCurve } from "./unlock-curve";

interface Props extends Terms {
  /**
   * The id of the page's heading, if nothing can be bought and this is the head of the page; absent next to a purchase panel.
   */
  heading?: string;
  /** The initial example, as a decimal of USD. */
  amount: string;
  step_days: number;
  months: number;
  /** The site's sentence on the token generation event. */
  tge: string;
  /** Symbols of accepted currencies, besides the card. */
  currencies: string[];
  /** Key of the network on which card purchases arrive. */
  card_network: string;
  /** The maximum of a card purchase without an identity check, in USD. */
  card_limit: number;
  networks: Network[];
  links: Pick<Links, "support">;
}

/** The entered values: an amount as text, a currency and the key of a network. */
type Entered = Record<"amount" | "currency" | "network", string>;

/**
 * Shows what an amount would buy while it is typed, and starts a practice purchase of it.
 *
 * The amount is in USD whatever the currency: this site has no exchange rates, and does not estimate them.
 */
export default function Estimator(props: Props) {
  const { heading, months, card_network, networks } = props;
  const messages = useMessages();
  const { t, locale } = messages;
  const currencies = [...props.currencies, CARD].filter((currency) =>
    networks.some((network) => livesOn(currency, network, card_network)),
  );
  const [entered, setEntered] = useState<Entered>(() => ({
    amount: printDecimal(props.amount, locale),
    currency: currencies.findLast(isStable) ?? currencies[0] ?? CARD,
    network: "",
  }));
  const [practice, setPractice] = useState<"closed" | "loading" | "failed" | { panel: typeof Practice }>("closed");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  const { currency } = entered;
  const choice = networksFor(currency, networks, card_network, []);
  const network = choice.find(({ key }) => key === entered.network) ?? present(choice[0]);
  const { exchange, problem } = readEstimate(entered.amount, locale, props);
  const Panel = typeof practice === "object" && exchange ? practice.panel : undefined;
  const enter = (change: Partial<Entered>) => setEntered((entered) => ({ ...entered, ...change }));

  // The form contains the values entered before hydration.
  useEffect(() => {
    if (!form.current) return;
    const early = new FormData(form.current);
    setEntered(({ amount, currency, network }) => ({
      amount: String(early.get("amount") ?? amount),
      currency: String(early.get("currency") ?? currency),
      network: String(early.get("network") ?? network),
    }));
  }, []);

  async function practise() {
    if (!exchange) return field.current?.focus();
    if (practice === "loading") return;
    setPractice("loading");
    try {
      const { Practice } = await loadChunk(() => import("../purchase/practice/panel"), import.meta.url);
      setPractice({ panel: Practice });
    } catch {
      setPractice("failed");
    }
  }

  function close() {
    setPractice("closed");
    // The button exists again after this rendering.
    setTimeout(() => opener.current?.focus());
  }

  const error = problem && amountError(problem, "pay", messages, { currency: "USD", decimals: USD_DECIMALS });
  const name = (currency: string) => (currency === CARD ? t("currency-card") : currency);
  const cardNote = t(exchange && exchange.usd > props.card_limit ? "card-note-above" : "card-note", {
    network: network.name,
  });
  const schedule = exchange && <UnlockCurve receive={exchange.receive} months={months} />;

  return (
    <div className="estimator">
      <div className="estimator-main">
        {heading && (
          <div>
            <h1 id={heading}>
              {exchange ? t("head-amount", { amount: printDecimal(exchange.pay, locale) }) : t("head-any")}
            </h1>
            <p className="lead estimator-closed">{t("closed")}</p>
            {/* On a phone, the button is one screen below. */}
            {!Panel && (
              <p className="scripted estimator-jump">
                <a href="#practice">{t("practise")}</a>
              </p>
            )}
          </div>
        )}
        <form
          className="purchase"
          aria-label={t("closing-estimate")}
          // Without its script, submitting has no target.
          method="dialog"
          noValidate
          ref={form}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={error ? "field-group has-error" : "field-group"} hidden={!!Panel}>
            <label htmlFor={`${id}amount`}>{t("amount-label")}</label>
            <div className="input">
              <input
                id={`${id}amount`}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={entered.amount}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}result`}
                ref={field}
                onChange={(event) => enter({ amount: event.target.value })}
              />
              <span className="unit" aria-hidden="true">
                USD
              </span>
            </div>
          </div>
          <div className="estimator-result" role="status" id={`${id}result`}>
            {exchange ? (
              <>
                <p>{t("receive-label")}</p>
                <p className="num">
                  {showDecimal(exchange.receive, locale)} <span>{t("receive-unit")}</span>
                </p>
              </>
            ) : (
              <ErrorMessage id={`${id}error`}>{error ?? ""}</ErrorMessage>
            )}
          </div>
          <fieldset className="field-group" hidden={!!Panel}>
            <legend>{t("currency-label")}</legend>
            <div className="estimator-chips">
              {currencies.map((one) => (
                <label className="purchase-network" key={one}>
                  <input
                    type="radio"
                    name="currency"
                    value={one}
                    checked={one === currency}
                    onChange={() => enter({ currency: one })}
                  />
                  {name(one)}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="field-group" hidden={!!Panel}>
            <legend>{t("network-label")}</legend>
            <div className="estimator-chips">
              {choice.map((one) => (
                <label className="purchase-network" key={one.key}>
                  <input
                    type="radio"
                    name="network"
                    value={one.key}
                    checked={one === network}
                    onChange={() => enter({ network: one.key })}
                  />
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build inlines the icon from assets/ */}
                  <span dangerouslySetInnerHTML={{ __html: one.icon }} />
                  {one.name}
                </label>
              ))}
            </div>
          </fieldset>
          <noscript>
            <p>{t("no-script")}</p>
          </noscript>
        </form>
        <ul className="estimator-lines note" hidden={!!Panel}>
          {exchange && (
            <li>
              {joinSentences(
                locale,
                t("receive-basis", {
                  amount: printDecimal(exchange.pay, locale),
                  price: printDecimal(props.price, locale),
                }),
                t("price-rise", { count: props.step_days }),
              )}
            </li>
          )}
          <li>{fees()}</li>
        </ul>
      </div>
      <div className="cell estimator-side">
        {Panel && exchange ? (
          <Panel
            {...{ exchange, price: props.price, currency, network, cardNote, schedule, close }}
            links={props.links}
          />
        ) : (
          <>
            <h2 className="size-3">{t("unlock-label")}</h2>
            {schedule}
            <p className="note">{joinSentences(locale, t("unlock-basis", { count: months }), props.tge)}</p>
            <button
              className="btn btn-primary btn-lg"
              id="practice"
              type="button"
              aria-busy={practice === "loading" || undefined}
              ref={opener}
              onClick={practise}
            >
              {t("practise")}
            </button>
            {practice === "failed" && (
              <p className="error-msg" role="alert">
                {t("practice-failed")}
              </p>
            )}
            <p className="hint">{joinSentences(locale, t("practice-note"), t("risk-short"))}</p>
          </>
        )}
      </div>
    </div>
  );

  /** The additional costs of a payment method. */
  function fees(): string[] {
    if (currency === CARD) return joinSentences(locale, cardNote, t("card-fee"));
    const rate = isStable(currency) ? t("price-par", { currency }) : t("rate-later", { currency });
    return joinSentences(locale, rate, t("network-fee", { network: network.name, coin: network.currency.symbol }));
  }
}

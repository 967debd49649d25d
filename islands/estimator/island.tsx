import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { showDecimal } from "../forms/number";
import { type AmountProblem, printDecimal } from "../purchase/amount";
import { CARD, isStable } from "../purchase/currencies";
import { ErrorLink, ErrorMessage } from "../purchase/fields";
import { useMessages } from "archipel";
import { type Network, networksFor, readEstimate, type Terms, USD_DECIMALS } from "./estimate";
import { UnlockCurve } from "./unlock-curve";

interface Props extends Terms {
  /** The example shown at first, as a decimal of USD. */
  amount: string;
  step_days: number;
  months: number;
  /** The site's sentence on the token generation event. */
  tge: string;
  currencies: string[];
  /** Up to this many USD a card purchase needs no identity check. */
  card_limit: number;
  networks: Network[];
}

/** What is entered: an amount as text, a currency and the key of a network. */
type Entered = Record<"amount" | "currency" | "network", string>;

/**
 * The purchase estimator. It shows what an example amount buys, then what the one entered does.
 *
 * The amount is counted in USD whatever it is paid with: this site has no exchange rates, and guesses none.
 */
export default function Estimator({
  amount,
  step_days,
  months,
  tge,
  currencies,
  card_limit,
  networks,
  ...terms
}: Props) {
  const { t, locale } = useMessages();
  const all = [...currencies, CARD];
  const first = currencies.findLast(isStable) ?? all[0]!;
  const example = {
    amount: printDecimal(amount, locale),
    currency: first,
    network: networksFor(first, networks)[0]!.key,
  };
  const [entered, setEntered] = useState<Entered>(example);
  const [estimated, setEstimated] = useState<Entered>(example);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();

  const enter = (change: Partial<Entered>) => setEntered((entered) => ({ ...entered, ...change }));
  /** What stands in the form, which is more than React knows before hydration. */
  const fields = () => Object.fromEntries(new FormData(form.current!)) as Entered;
  /** The network chosen, or the first one that takes the currency. */
  const networkOf = ({ currency, network }: Entered) => {
    const choice = networksFor(currency, networks);
    return choice.find(({ key }) => key === network) ?? choice[0]!;
  };

  useEffect(() => enter(fields()), []);
  useEffect(() => summary.current?.focus(), [tries]);

  function estimate(event: FormEvent) {
    event.preventDefault();
    setEstimated({ ...entered, ...fields() });
    setTries((tries) => tries + 1);
  }

  const choice = networksFor(entered.currency, networks);
  const network = networkOf(entered);
  const { exchange, problem } = readEstimate(estimated.amount, locale, terms);
  const error = problem && explain(problem);
  const name = (currency: string) => (currency === CARD ? t("currency-card") : currency);

  return (
    <div className="stake-calculator estimator">
      <form
        className="purchase"
        aria-label={t("closing-estimate")}
        // Without its script it leads nowhere.
        method="dialog"
        noValidate
        ref={form}
        onSubmit={estimate}
      >
        {error && (
          <div className="error-summary" role="alert" tabIndex={-1} ref={summary}>
            <p>{t("error-title")}</p>
            <ul>
              <ErrorLink field={`${id}amount`}>{error}</ErrorLink>
            </ul>
          </div>
        )}
        <div className={error ? "field-group has-error" : "field-group"}>
          <label htmlFor={`${id}amount`}>{t("amount-label")}</label>
          {error && <ErrorMessage id={`${id}error`}>{error}</ErrorMessage>}
          <div className="input">
            <input
              id={`${id}amount`}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              value={entered.amount}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${error ? `${id}error ` : ""}${id}hint`}
              onChange={(event) => enter({ amount: event.target.value })}
            />
            <span className="unit" aria-hidden="true">
              USD
            </span>
          </div>
          <p className="hint" id={`${id}hint`}>
            {t("pay-hint")}
          </p>
        </div>
        <fieldset className="field-group">
          <legend>{t("currency-label")}</legend>
          <div className="purchase-networks">
            {all.map((currency) => (
              <label className="purchase-network" key={currency}>
                <input
                  type="radio"
                  name="currency"
                  value={currency}
                  checked={currency === entered.currency}
                  onChange={() => enter({ currency })}
                />
                {name(currency)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="field-group">
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
                  onChange={() => enter({ network: one.key })}
                />
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build inlines the icon from assets/ */}
                <span dangerouslySetInnerHTML={{ __html: one.icon }} />
                {one.name}
              </label>
            ))}
          </div>
        </fieldset>
        <button className="btn btn-primary btn-lg" type="submit">
          {t("closing-estimate")}
        </button>
        <noscript>
          <p>{t("no-script")}</p>
        </noscript>
      </form>
      <div className="stake-calculator-result" role="status">
        {exchange ? (
          <dl>
            <div>
              <dt>{t("receive-label")}</dt>
              <dd className="num">
                {showDecimal(exchange.receive, locale)} <span>{t("receive-token")}</span>
              </dd>
              <dd className="note">
                {t("receive-basis", {
                  amount: printDecimal(exchange.pay, locale),
                  price: printDecimal(terms.price, locale),
                })}
              </dd>
              <dd className="note">{t("price-rise", { count: step_days })}</dd>
            </div>
            <div>
              <dt>
                <strong>{t("fees-label")}</strong>
              </dt>
              {fees(exchange.usd).map((fee) => (
                <dd className="note" key={fee}>
                  {fee}
                </dd>
              ))}
            </div>
            <div>
              <dt>
                <strong>{t("unlock-label")}</strong>
              </dt>
              <dd className="note">{t("unlock-basis", { count: months })}</dd>
              <dd className="note">{tge}</dd>
            </div>
          </dl>
        ) : (
          <p className="note">{t("no-estimate")}</p>
        )}
      </div>
      {exchange && <UnlockCurve receive={exchange.receive} months={months} />}
    </div>
  );

  function explain(problem: AmountProblem): string {
    return {
      empty: () => t("amount-error-empty"),
      number: () => t("amount-error-number", { example: printDecimal("100.5", locale) }),
      decimals: () => t("amount-error-decimals", { currency: "USD", count: USD_DECIMALS }),
      minimum: () => t("amount-error-minimum"),
      maximum: () => t("amount-error-maximum"),
    }[problem]();
  }

  /** What paying that way takes beside the amount. */
  function fees(usd: number): string[] {
    const { currency } = estimated;
    const { name: network, coin } = networkOf(estimated);
    if (currency === CARD) return [t(usd > card_limit ? "card-note-above" : "card-note", { network }), t("card-fee")];
    const rate = isStable(currency) ? t("price-par", { currency }) : t("rate-later", { currency });
    return [rate, t("network-fee", { network, coin })];
  }
}

/** A practice purchase in place of a payment, fetched on demand. */
import { useMessages } from "archipel";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { joinSentences } from "../../lib/join-sentences";
import { type Exchange, printDecimal } from "../../lib/sale/amount";
import { CARD, isStable, type Network } from "../../lib/sale/currencies";
import type { Links } from "../form";
import { Progress } from "../progress";
import { useFocus } from "../use-focus";
import { Drawn } from "./drawn";
import { PracticeOutcome } from "./outcome";
import { createPractice, type Scenario, scenariosFor } from "./provider";
import { usePractice } from "./use-practice";

interface PracticeProps {
  /** The simulated exchange; payments are in USD. */
  exchange: Exchange;
  /** The price of RAA, as a decimal of USD. */
  price: string;
  currency: string;
  network: Network;
  links: Pick<Links, "support">;
  /** The data that a card payment provider requires. */
  cardNote: string;
  /** The unlocking of the purchase, shown after its success. */
  schedule: ReactNode;
  /** Back to the amount. */
  close(): void;
}

/** The panel: a scenario to choose, then the steps of a purchase. Each step shows that nothing is paid. */
export function Practice({ exchange, price, currency, network, links, cardNote, schedule, close }: PracticeProps) {
  const { t, locale } = useMessages();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const run = usePractice();
  const [scenario, setScenario] = useState<Scenario>("through");
  const { state, answer } = run;
  const { view } = state;
  const names = { network: network.name, coin: network.currency.symbol, currency };
  // This site has no rate for coins: an amount of one is counted in USD, like that of a card.
  const counted = isStable(currency) ? currency : "USD";
  const title = useRef<HTMLHeadingElement>(null);
  useFocus(root, `${view} ${answer !== undefined}`);
  useEffect(() => title.current?.focus(), []);

  function begin(event: FormEvent) {
    event.preventDefault();
    const { pay: amount, receive, usd } = exchange;
    const terms = { price, rate: "1", basis: "initial" } as const;
    const order = { currency: counted, network, amount, receive, usd, price: terms, known: [] };
    const review = {
      from: t("practice-from"),
      token: currency === names.coin ? t("practice-coin", names) : t("practice-token", names),
      recipient: t("practice-recipient"),
    };
    void run.begin(order, (ask) => createPractice(currency, scenario, review, ask));
  }

  const status = state.view === "progress" ? t(`practice-${state.step}`, names) : "";
  const declines = scenario === "rejected";
  // Directly above the content of a step, so that both are visible together and nothing is covered.
  const badge = <p className="practice-badge">{t("practice-note")}</p>;
  return (
    <div className="purchase practice" ref={root}>
      <h2 className="size-3" id={`${id}title`} ref={title} tabIndex={-1} data-focus={view === "form" || undefined}>
        {t("practise")}
      </h2>
      {view !== "progress" && view !== "review" && badge}
      {view === "form" && (
        <form className="purchase" aria-labelledby={`${id}title`} onSubmit={begin}>
          <fieldset className="field-group">
            <legend>{t("scenario-label")}</legend>
            <div className="practice-scenarios">
              {scenariosFor(currency).map((one) => (
                <label className="purchase-network" key={one}>
                  <input
                    type="radio"
                    name="scenario"
                    value={one}
                    checked={one === scenario}
                    onChange={() => setScenario(one)}
                  />
                  {t(`scenario-${one}`, names)}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="actions">
            <button className="btn btn-primary" type="submit">
              {t(currency === CARD ? "continue" : "review")}
            </button>
            <button className="btn btn-outline" type="button" onClick={close}>
              {t("leave")}
            </button>
          </div>
        </form>
      )}
      {(state.view === "progress" || state.view === "review") && (
        <Progress
          state={state}
          purchase={{ ...run, leave: close }}
          note={answer ? undefined : badge}
          steps={currency === CARD ? ["pay", "confirm"] : ["check", "review", "sign", "confirm"]}
          status={status}
        />
      )}
      {answer && (
        <Drawn
          kind={currency === CARD ? "card" : "wallet"}
          lines={[
            [t("review-amount"), `${printDecimal(exchange.pay, locale)} ${counted}`],
            [t("review-network"), network.name],
            ...(currency === CARD
              ? []
              : ([
                  [t("review-recipient"), t("practice-recipient")],
                  [t("drawn-fee"), t("practice-fee", names)],
                ] as const)),
          ]}
          badge={badge}
          note={currency === CARD ? cardNote : undefined}
          declines={declines}
          answer={answer}
        />
      )}
      {(state.view === "success" || state.view === "problem") && (
        <PracticeOutcome {...{ state, network, links, schedule, close }} again={run.leave} />
      )}
      <p className="sr" role="status">
        {view !== "form" && joinSentences(locale, t("practice-note"), status)}
      </p>
    </div>
  );
}

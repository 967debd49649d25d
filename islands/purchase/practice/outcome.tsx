/** The end of a practice purchase. */
import { useMessages } from "archipel";
import type { ReactNode } from "react";
import { Icon } from "../../lib/icons/icon";
import { printDecimal } from "../../lib/sale/amount";
import { type Network, unitOf } from "../../lib/sale/currencies";
import type { Links } from "../form";
import type { StateOf } from "../state";

interface PracticeOutcomeProps {
  state: StateOf<"success" | "problem">;
  network: Network;
  links: Pick<Links, "support">;
  /** The unlocking of the purchase, shown after its success. */
  schedule: ReactNode;
  /** Back to the scenarios. */
  again(): void;
  /** Back to the amount. */
  close(): void;
}

/**
 * The outcome of the simulated purchase. Nothing is reported as done: no network and no provider received a request.
 */
export function PracticeOutcome({ state, network, links, schedule, again, close }: PracticeOutcomeProps) {
  const { t, locale } = useMessages();
  const { order } = state.details;
  const isDone = state.view === "success";
  const names = {
    network: network.name,
    coin: network.currency.symbol,
    currency: unitOf(order.currency),
    amount: printDecimal(order.amount, locale),
  };
  return (
    <>
      <h3 tabIndex={-1} data-focus>
        {t(isDone ? "practice-done" : "practice-stopped")}
      </h3>
      {state.view === "success" ? (
        <>
          <p>{t(state.checked ? "practice-success" : "practice-reported", names)}</p>
          <h4>{t("practice-next")}</h4>
          <ul className="note purchase">
            <li>{t("next-credit")}</li>
            <li>{t("next-lock")}</li>
          </ul>
          {schedule}
        </>
      ) : (
        <>
          <p>{t("practice-problem")}</p>
          <p className="error-msg">
            <Icon name="alert" />
            <span>{t(`problem-${state.error.code}`, names)}</span>
          </p>
        </>
      )}
      <div className="actions">
        <button className="btn btn-primary" type="button" onClick={again}>
          {t("practice-again")}
        </button>
        <button className="btn btn-outline" type="button" onClick={close}>
          {t("leave")}
        </button>
        {!isDone && <a href={links.support}>{t("support-link")}</a>}
      </div>
    </>
  );
}

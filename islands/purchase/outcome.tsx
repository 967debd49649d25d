import { useMessages } from "archipel";
import { Icon } from "../lib/icons/icon";
import { printDecimal } from "../lib/sale/amount";
import { unitOf } from "../lib/sale/currencies";
import type { Links } from "./form";
import { isHarmless } from "./problem";
import type { StateOf } from "./state";
import type { Purchase } from "./use-purchase";

interface OutcomeProps {
  state: StateOf<"success" | "pending" | "problem">;
  purchase: Pick<Purchase, "wait" | "leave">;
  links: Pick<Links, "support">;
}

/** The outcome of a payment, and the possible next steps. */
export function Outcome({ state, purchase, links }: OutcomeProps) {
  const { t, locale } = useMessages();
  const { id, order, amount, explorerUrl } = state.details;
  const { network, currency } = order;
  const names = {
    network: network.name,
    coin: network.currency.symbol,
    currency: unitOf(currency),
    amount: printDecimal(amount, locale),
  };
  const explorer = explorerUrl && (
    <a className="btn btn-outline" href={explorerUrl} target="_blank" rel="noopener">
      {t("explorer-link")}
    </a>
  );
  const title = (text: string) => (
    <h3 tabIndex={-1} data-focus>
      {text}
    </h3>
  );

  if (state.view === "success") {
    const { checked } = state;
    return (
      <>
        {title(t(checked ? "success-title" : "reported-title"))}
        <p>{t(checked ? "success-text" : "reported-text", names)}</p>
        {!checked && (
          <dl className="facts">
            <div>
              <dt>{t("review-amount")}</dt>
              <dd>
                {names.amount} {names.currency}
              </dd>
            </div>
          </dl>
        )}
        <h4>{t("next-title")}</h4>
        <ul className="note purchase">
          <li>{t("next-credit")}</li>
          <li>{t("next-lock")}</li>
          <li>{t("next-keep")}</li>
        </ul>
        <div className="actions">
          {explorer}
          <button className="btn btn-outline" type="button" onClick={purchase.leave}>
            {t("again")}
          </button>
        </div>
      </>
    );
  }
  if (state.view === "pending") {
    return (
      <>
        {title(t("pending-title"))}
        <p>{t("pending-text", names)}</p>
        <div className="actions">
          {explorer}
          <button className="btn btn-outline" type="button" onClick={() => id && purchase.wait(id)}>
            {t("pending-wait")}
          </button>
          <button className="btn btn-outline" type="button" onClick={purchase.leave}>
            {t("leave")}
          </button>
        </div>
      </>
    );
  }
  const { code, details } = state.error;
  const balance = details.balance ? printDecimal(details.balance, locale) : "";
  return (
    <>
      {title(
        t(
          code === "other-account"
            ? "other-account-title"
            : isHarmless(code)
              ? "problem-title"
              : "problem-unclear-title",
        ),
      )}
      <p className="error-msg">
        <Icon name="alert" />
        <span>{t(`problem-${code}`, { ...names, balance })}</span>
      </p>
      <div className="actions">
        <button className="btn btn-outline" type="button" onClick={purchase.leave}>
          {t("leave")}
        </button>
        {explorer}
        <a href={links.support}>{t("support-link")}</a>
      </div>
    </>
  );
}

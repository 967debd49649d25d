import { useMessages } from "archipel";
import { Icon } from "../lib/icons/icon";
import { printDecimal } from "./amount";
import { type Network, unitOf } from "./currencies";
import type { Links } from "./form";
import { isHarmless } from "./problem";
import { latest, paymentOf, type View } from "./state";
import type { Purchase } from "./use-purchase";

interface OutcomeProps {
  networks: readonly Network[];
  purchase: Pick<Purchase, "state" | "wait" | "leave">;
  links: Pick<Links, "support">;
  view: Extract<View, "success" | "pending" | "problem">;
}

/** How a payment has ended, and what can be done next. */
export function Outcome({ networks, purchase, links, view }: OutcomeProps) {
  const { t, locale } = useMessages();
  const { state } = purchase;
  const { amount, currency, network: key } = paymentOf(state)!;
  const network = networks.find((network) => network.key === key)!;
  const names = {
    network: network.name,
    coin: network.currency.symbol,
    currency: unitOf(currency),
    amount: printDecimal(amount, locale),
  };
  const explorer = state.explorerUrl && (
    <a className="btn btn-outline" href={state.explorerUrl} target="_blank" rel="noopener">
      {t("explorer-link")}
    </a>
  );
  const title = (text: string) => (
    <h3 tabIndex={-1} data-focus>
      {text}
    </h3>
  );

  if (view === "success") {
    const checked = latest(state, "success")!.checked;
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
  if (view === "pending") {
    return (
      <>
        {title(t("pending-title"))}
        <p>{t("pending-text", names)}</p>
        <div className="actions">
          {explorer}
          <button
            className="btn btn-outline"
            type="button"
            onClick={() => purchase.wait(latest(state, "recorded")!.id)}
          >
            {t("pending-wait")}
          </button>
          <button className="btn btn-outline" type="button" onClick={purchase.leave}>
            {t("leave")}
          </button>
        </div>
      </>
    );
  }
  const { code, details } = latest(state, "problem")!.error;
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

import { type Messages, useMessages } from "archipel";
import type { ReactNode } from "react";
import { printDecimal } from "../lib/sale/amount";
import { unitOf } from "../lib/sale/currencies";
import type { Step } from "./provider";
import type { StateOf } from "./state";
import type { Purchase } from "./use-purchase";

interface ProgressProps {
  state: StateOf<"progress" | "review">;
  purchase: Pick<Purchase, "sign" | "leave">;
  /** The provider's steps; only the current one is shown before the provider is loaded. */
  steps: readonly Step[] | undefined;
  /** The step in progress as a sentence; by default that of a payment. */
  status?: string;
  /** Shown directly above the current step. */
  note?: ReactNode;
}

/** The named steps of a payment, the current one as a sentence, and the data to be signed. */
export function Progress({ state, purchase, steps, status, note }: ProgressProps) {
  const { t } = useMessages();
  const current = state.view === "review" ? "review" : state.step;
  const list = steps?.includes(current) ? steps : [current];
  const isSwitching = state.view === "progress" && state.step === "check" && state.asked;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and here are none
    <div className="purchase" role="group" aria-labelledby="purchase-now">
      <ol className="purchase-steps" aria-label={t("steps-label")}>
        {list.map((step, at) => {
          const done = at < list.indexOf(current);
          return (
            <li
              key={step}
              className={done ? "purchase-done" : undefined}
              aria-current={step === current ? "step" : undefined}
            >
              {t(`step-${step}`)}
              {done && <span className="sr"> {t("step-done")}</span>}
            </li>
          );
        })}
      </ol>
      {note}
      {state.view === "review" ? (
        <ReviewList state={state} purchase={purchase} />
      ) : (
        <p id="purchase-now" tabIndex={-1} data-focus>
          {status ?? statusOf(state, t)}
        </p>
      )}
      {(current === "pay" || current === "sign" || isSwitching) && (
        <button className="btn btn-outline" type="button" onClick={purchase.leave}>
          {t("leave")}
        </button>
      )}
      {current === "confirm" && state.details.explorerUrl && (
        <p>
          <a href={state.details.explorerUrl} target="_blank" rel="noopener">
            {t("explorer-link")}
          </a>
        </p>
      )}
    </div>
  );
}

/** The current activity, as a sentence. */
export function statusOf({ step, asked, details }: StateOf<"progress">, t: Messages["t"]): string {
  const network = details.order.network.name;
  if (step === "confirm") {
    const isInBlock = details.sent?.block !== undefined;
    if (details.isSilent) return t("status-wallet", { network });
    return t(isInBlock ? "payment-block" : "status-confirm", { network });
  }
  return t(asked ? "status-switch" : `status-${step}`, { network });
}

/** All data to be signed, with complete addresses. */
function ReviewList({ state, purchase }: { state: StateOf<"review">; purchase: ProgressProps["purchase"] }) {
  const { t, locale } = useMessages();
  const { review } = state;
  const { order, isRenewed } = state.details;
  return (
    <>
      {/* Amount and network are read before anything is pressed: the focus starts at the heading. */}
      <h3 id="purchase-now" tabIndex={-1} data-focus>
        {t("review-title")}
      </h3>
      {isRenewed && (
        <p className="caution" role="alert">
          {t("price-renewed", { price: printDecimal(order.price.price, locale) })}
        </p>
      )}
      <p className="note">{t("review-lead")}</p>
      <dl className="facts">
        <div>
          <dt>{t("review-amount")}</dt>
          <dd>
            {printDecimal(order.amount, locale)} {unitOf(order.currency)}
          </dd>
        </div>
        <div>
          <dt>{t("review-receive")}</dt>
          <dd>
            {printDecimal(order.receive, locale)} {t("receive-unit")}
          </dd>
        </div>
        <div className="purchase-wide">
          <dt>{t("review-network")}</dt>
          <dd>{order.network.name}</dd>
        </div>
        {(["from", "token", "recipient"] as const).map((part) => (
          <div className="purchase-wide" key={part}>
            <dt>{t(`review-${part}`)}</dt>
            <dd>
              <code>{review[part]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button className="btn btn-primary" type="button" onClick={purchase.sign}>
          {t("review-sign")}
        </button>
        <button className="btn btn-outline" type="button" onClick={purchase.leave}>
          {t("leave")}
        </button>
      </div>
    </>
  );
}

import { useMessages } from "archipel";
import { present } from "../lib/present";
import { printDecimal } from "../lib/sale/amount";
import { type Network, unitOf } from "../lib/sale/currencies";
import type { Payments } from "./ledger";
import { type PaymentRecord, statusOf } from "./record";

interface ListProps {
  payments: Payments;
  networks: readonly Network[];
  /** Continues to wait for a slow one. */
  wait(id: string): void;
  /** The visitor marks a request as closed, or has seen the outcome of a payment. */
  dismiss(id: string): void;
}

/** The payments of this browser that are pending or have ended, each with its state. */
export function PaymentList({ payments, ...props }: ListProps) {
  const { t } = useMessages();
  const shown = payments.list.filter((payment) => !payment.hidden && statusOf(payment) !== "closed");
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <section className="purchase" aria-labelledby="purchase-payments">
          <h3 id="purchase-payments">{t("payments-title")}</h3>
          <ul className="purchase-payments">
            {shown.map((payment) => (
              <Payment key={payment.id} payment={payment} payments={payments} {...props} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Payment({ payment, payments, networks, wait, dismiss }: ListProps & { payment: PaymentRecord }) {
  const { t, locale } = useMessages();
  const { id, time, currency, hash, signature, transfer, answered, block } = payment;
  const network = present(networks.find(({ key }) => key === payment.network));
  const status = statusOf(payment);
  const isSlow = status === "sent" && payments.slow.includes(id);
  const names = { network: network.name, amount: printDecimal(payment.amount, locale), currency: unitOf(currency) };

  function said(): string {
    const isSilent = payments.silent.includes(network.key);
    if (status === "asked" && transfer) return t(isSilent ? "payment-asked-silent" : "payment-asked", names);
    // The provider has reported an error.
    if (status === "asked") return t(answered ? "problem-widget" : "payment-asked-provider", names);
    if (status === "sent" && isSilent) return t("status-wallet", names);
    if (status === "sent" && block !== undefined) return t("payment-block", names);
    if (status === "sent") return t(isSlow ? "pending-text" : "payment-sent", names);
    if (status === "confirmed") return t("success-text", names);
    return t(status === "reported" ? "reported-text" : `problem-${status}`, names);
  }

  const transaction = hash ?? signature;
  return (
    <li data-status={status}>
      <strong>{t("payment-line", names)}</strong>
      <p className="hint">
        {new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(time)}
      </p>
      <p>{said()}</p>
      <p className="actions">
        {transaction && (
          <a href={`${network.explorer}/tx/${transaction}`} target="_blank" rel="noopener">
            {t("explorer-link")}
          </a>
        )}
        {isSlow && (
          <button className="btn btn-outline" type="button" onClick={() => wait(id)}>
            {t("pending-wait")}
          </button>
        )}
        {(status !== "sent" || isSlow) && (
          <button className="btn btn-outline" type="button" onClick={() => dismiss(id)}>
            {t(status === "asked" || isSlow ? "payment-closed" : "payment-hide")}
          </button>
        )}
      </p>
    </li>
  );
}

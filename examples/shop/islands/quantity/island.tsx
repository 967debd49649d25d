import { useMessages } from "archipel";
import type { MessageId, Props } from "archipel/islands/quantity";
import { useState } from "react";

/** Chooses a number of pieces. `number` formats as the page does, so the prerendered total is the hydrated one. */
export default function Quantity({ price, currency, stock }: Props) {
  const { t, number } = useMessages<MessageId>();
  const [count, setCount] = useState(1);
  return (
    <div className="quantity">
      <button type="button" aria-label={t("less")} disabled={count === 1} onClick={() => setCount(count - 1)}>
        −
      </button>
      <output>{t("total", { count, money: number(price * count, { style: "currency", currency }) })}</output>
      <button type="button" aria-label={t("more")} disabled={count === stock} onClick={() => setCount(count + 1)}>
        +
      </button>
    </div>
  );
}

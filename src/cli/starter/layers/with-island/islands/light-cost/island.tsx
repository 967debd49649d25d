import { useMessages } from "archipel";
import type { MessageId, Props } from "archipel/islands/light-cost";
import { useEffect, useId, useRef, useState } from "react";

const DAYS = 365;

/** The annual cost of the light of a lamp. Without scripts it shows the usual hours, and the style sheet hides the slider. */
export default function LightCost({ watts, price, currency, hours: usual }: Props) {
  const { t, number } = useMessages<MessageId>();
  const [hours, setHours] = useState(usual);
  const slider = useRef<HTMLInputElement>(null);
  const id = useId();

  // The user may have moved the slider before hydration.
  useEffect(() => setHours(Number(slider.current?.value)), []);

  const energy = (watts * hours * DAYS) / 1000;
  const money = (value: number) => number(value, { style: "currency", currency });
  return (
    <div className="light-cost">
      <p className="hours">
        <label htmlFor={id}>{t("hours")}</label> <strong>{number(hours)}</strong>
      </p>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={12}
        value={hours}
        onChange={(event) => setHours(event.target.valueAsNumber)}
      />
      <dl aria-live="polite">
        <div>
          <dt>{t("energy")}</dt>
          <dd>{t("energy-value", { energy: number(energy, { maximumFractionDigits: 1 }) })}</dd>
        </div>
        <div>
          <dt>{t("price")}</dt>
          <dd>{money(price)}</dd>
        </div>
        <div className="cost">
          <dt>{t("cost")}</dt>
          <dd>{money(energy * price)}</dd>
        </div>
      </dl>
    </div>
  );
}

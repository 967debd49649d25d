import { type CSSProperties, useId, useState } from "react";
import { rewardOf, standing, type Tier } from "../referral-status/tier";
import { useMessages } from "archipel";
import { amountAt, lastPosition, marks, positionOf } from "./steps";

interface Props {
  currencies: string[];
  tiers: Tier[];
  /** The price of RAA in USD. */
  price: number;
  /** The amount of RAA bought in a month. */
  amount: number;
}

/** A worked example of the tiers: the reward of a link for an amount that the visitor chooses. */
export default function ReferralExample({ currencies, tiers, price, amount: example }: Props) {
  const { t, number } = useMessages();
  const [position, setPosition] = useState(() => positionOf(example, tiers));
  const id = useId();
  const last = lastPosition(tiers);
  const amount = amountAt(position, tiers);
  const { tier } = standing(String(amount), tiers);
  const reward = rewardOf(amount, tiers, price);
  const percent = (value: number) => number(value / 100, { style: "percent", maximumFractionDigits: 2 });
  const compact = (amount: number) => number(amount, { notation: "compact" });
  const [first, second] = currencies as [string, string];
  const figures: [currency: string, value: number | undefined][] = [
    [first, reward?.usdt],
    [second, reward?.raa],
  ];

  return (
    <div className="referral-example">
      <div className="cell split">
        <div className="field-group">
          <label htmlFor={id}>{t("amount-label")}</label>
          <p className="num">
            {number(amount)} <span>{t("unit")}</span>
          </p>
          <div className="scripted">
            <input
              className="stake-calculator-slider"
              id={id}
              type="range"
              min={0}
              max={last}
              value={position}
              aria-valuetext={t("amount-value", { amount, tier: tier.name })}
              style={{ "--position": `${(100 * position) / last}%` } as CSSProperties}
              onChange={(event) => setPosition(event.target.valueAsNumber)}
            />
            <ol className="referral-example-marks" aria-hidden="true">
              {marks(tiers).map(({ position, amount }) => (
                <li className="micro" key={position} style={{ "--at": position / last } as CSSProperties}>
                  {compact(amount)}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div role="status">
          <p>
            {reward
              ? t("pays", { tier: tier.name, share: percent(tier.reward ?? 0) })
              : t("pays-none", { tier: tier.name, amount: compact(tiers[tiers.indexOf(tier) + 1]?.above ?? 0) })}
          </p>
          <dl className="referral-example-figures">
            {figures.map(([currency, value]) => (
              <div key={currency}>
                <dt>{t("month-in", { currency })}</dt>
                {/* Zero would be an unfounded statement. */}
                {value === undefined ? (
                  <dd className="muted">{t("reward-none")}</dd>
                ) : (
                  <dd className="num">
                    {number(value, { maximumFractionDigits: 2 })} <span>{currency}</span>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="foot-note">{t("basis")}</p>
      <Tiers {...{ tiers, currencies, percent, compact }} active={tier} />
    </div>
  );
}

interface TiersProps {
  tiers: Tier[];
  currencies: string[];
  active: Tier;
  percent: (value: number) => string;
  compact: (amount: number) => string;
}

/** The table of the tiers; the row of the example is marked. */
function Tiers({ tiers, currencies, active, percent, compact }: TiersProps) {
  const { t } = useMessages();
  return (
    <table className="ledger ledger-stack">
      <thead>
        <tr>
          <th scope="col">{t("tier-head")}</th>
          <th scope="col" className="n">
            {t("turnover-head")}
          </th>
          {currencies.map((currency) => (
            <th scope="col" className="n" key={currency}>
              {t("reward-head", { currency })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.name} aria-current={tier.name === active.name || undefined}>
            <th scope="row">{tier.name}</th>
            <td className="n" data-label={t("turnover-head")}>
              {tier.above === undefined
                ? t("tier-below", { amount: compact(tiers[1]?.above ?? 0) })
                : t("tier-over", { amount: compact(tier.above) })}
            </td>
            {currencies.map((currency) => (
              <td className="n" data-label={t("reward-head", { currency })} key={currency}>
                {tier.reward === undefined ? t("reward-none") : percent(tier.reward)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { type CSSProperties, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useMessages } from "archipel";
import { reward, type Stake } from "../stake-calculator/reward";
import { shownStake } from "../stake-calculator/shown";
import { Drawing } from "./drawing";

interface Props extends Stake {
  /** The symbol of the staked token. */
  symbol: string;
  /** The published rate, in percent a year. */
  apy: number;
  /** The equal parts in which a purchase unlocks, one a month. */
  parts: number;
}

/**
 * The path of a stake: a drawing, and each of its points in text and figures. It shows the stake of the page's
 * calculator, or the example if that shows none.
 */
export default function StakePath({ symbol, apy, parts, ...example }: Props) {
  const { t, number } = useMessages();
  const stake = useSyncExternalStore(shownStake.subscribe, shownStake.get, () => undefined) ?? example;
  const { amount, months } = stake;
  const amountOf = (value: number) => number(value, { maximumFractionDigits: 2 });
  const rate = number(apy / 100, { style: "percent", maximumFractionDigits: 2 });
  const unit = t("unit");

  // A link may contain a calculation, which only the calculator reads, and it may be further down.
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("archipel:hydrate", { detail: { island: "stake-calculator" } }));
  }, []);

  return (
    <div className="stake-path">
      <p role="status">{t("basis", { amount, count: months })}</p>
      <Drawing months={months} parts={parts} />
      <ul className="nets micro" aria-hidden="true">
        <li className="key" style={{ "--c": "var(--g-fear)" } as CSSProperties}>
          {t("locked")}
        </li>
        <li className="key" style={{ "--c": "var(--g-calm)" } as CSSProperties}>
          {t("free")}
        </li>
        <li>{t("lines", { count: parts })}</li>
      </ul>
      <ol>
        <Point title={t("buy-title")} when={t("month", { month: 0 })} figure={amountOf(amount)} unit={unit}>
          {t("buy-text")}
        </Point>
        <Point
          title={t("staked-title")}
          when={t("span", { from: 0, to: months })}
          figure={amountOf(amount)}
          unit={symbol}
        >
          {t("staked-text")}
        </Point>
        <Point
          title={t("tge-title")}
          when={t("month", { month: months })}
          figure={t("at-most", { amount: amountOf(reward(stake, apy)) })}
          unit={unit}
        >
          {t("tge-text", { apy: rate })}
        </Point>
        <Point
          title={t("unlock-title", { count: parts })}
          when={t("span", { from: months + 1, to: months + parts })}
          figure={amountOf(amount / parts)}
          unit={t("each")}
        >
          {t("unlock-text")}
        </Point>
        <Point
          title={t("end-title")}
          when={t("month", { month: months + parts })}
          figure={amountOf(amount)}
          unit={unit}
        >
          {t("end-text")}
        </Point>
      </ol>
    </div>
  );
}

interface PointProps {
  title: string;
  when: string;
  figure: string;
  unit: string;
  children: ReactNode;
}

/** A point or a stretch of the path. */
function Point({ title, when, figure, unit, children }: PointProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="micro">{when}</p>
      <p className="value">
        {figure} <span className="note">{unit}</span>
      </p>
      <p className="note">{children}</p>
    </li>
  );
}

import { type CSSProperties, type ReactNode, useEffect, useId, useSyncExternalStore } from "react";
import { useMessages } from "archipel";
import { reward, type Stake } from "../stake-calculator/reward";
import { shownStake } from "../stake-calculator/shown";
import { FREE, HEIGHT, LOCKED, placeOf, strands, WIDTH } from "./strands";

interface Props extends Stake {
  /** Of the staked token. */
  symbol: string;
  /** The published rate, in percent a year. */
  apy: number;
  /** The equal parts in which a purchase unlocks, one a month. */
  parts: number;
}

/** The baseline of the months. */
const AXIS = 222;

/**
 * The way of a stake: a drawing for the eye, and what happens at each point in words and figures. It shows what the
 * page's calculator shows, and the example while that shows none.
 */
export default function StakePath({ symbol, apy, parts, ...example }: Props) {
  const { t, number } = useMessages();
  const stake = useSyncExternalStore(shownStake.subscribe, shownStake.get, () => undefined) ?? example;
  const { amount, months } = stake;
  const amountOf = (value: number) => number(value, { maximumFractionDigits: 2 });
  const rate = number(apy / 100, { style: "percent", maximumFractionDigits: 2 });
  const unit = t("unit");

  // A link may hold a calculation, which only the calculator reads, and it may stand further down.
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

/** A point or a stretch of the way. */
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

/** The purchase as strands over the months. Its words stand in a drawing of their own, which is not stretched. */
function Drawing({ months, parts }: { months: number; parts: number }) {
  const { number } = useMessages();
  const paint = useId();
  const place = placeOf(months, months, parts);
  const at = `${place * 100}%`;
  const ticks = Array.from(
    { length: months + parts + 1 },
    (_, month) => `M${placeOf(month, months, parts) * WIDTH} ${AXIS}v5`,
  ).join("");
  return (
    <svg className="stake-path-art" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <linearGradient id={paint} gradientUnits="userSpaceOnUse" x2={0} y1={FREE[1]} y2={LOCKED[0]}>
          <stop stopColor="var(--g-calm)" />
          <stop offset={1} stopColor="var(--g-fear)" />
        </linearGradient>
        <path d={`M0 ${AXIS}H${WIDTH}${ticks}`} stroke="var(--line-strong)" strokeWidth={1} />
        <path d={`M${place * WIDTH} 0V${AXIS}`} stroke="var(--line-strong)" strokeWidth={1} strokeDasharray="3 4" />
        <path d={strands(months, parts)} stroke={`url(#${paint})`} strokeWidth={1.6} strokeLinecap="round" />
      </svg>
      <text x={at} y={12} dx={place < 0.5 ? 8 : -8} textAnchor={place < 0.5 ? "start" : "end"}>
        TGE
      </text>
      <text y="100%">{number(0)}</text>
      <text x={at} y="100%" textAnchor="middle">
        {number(months)}
      </text>
      <text x="100%" y="100%" textAnchor="end">
        {number(months + parts)}
      </text>
    </svg>
  );
}

import { useMessages } from "archipel";
import { showDecimal } from "../lib/forms/number";
import { Icon } from "../lib/icons/icon";
import { unlockedAfter } from "./estimate";

interface Props {
  /** The purchased amount, as a decimal of RAA. */
  receive: string;
  /** The equal parts in which it unlocks, one a month. */
  months: number;
}

const WIDTH = 480;
const HEIGHT = 220;
const GAP = 6;

/** The unlocking of a purchase after TGE: a staircase as a drawing, and every month's amount in a table. */
export function UnlockCurve({ receive, months }: Props) {
  const { t, locale, number } = useMessages();
  const at = (month: number) => showDecimal(unlockedAfter(receive, month, months), locale);
  const all = Array.from({ length: months }, (_, index) => index + 1);
  const width = WIDTH / months;
  const bar = (month: number) => {
    const height = (HEIGHT * month) / months;
    return `M${(month - 1) * width} ${HEIGHT}v${-height}h${width - GAP}v${height}z`;
  };
  return (
    <div>
      <svg className="estimator-stairs" viewBox={`0 -2 ${WIDTH - GAP} ${HEIGHT + 4}`} aria-hidden="true">
        <path d={all.map(bar).join("")} fill="var(--calm-wash)" />
        <path
          d={all
            .map((month) => `M${(month - 1) * width} ${HEIGHT - (HEIGHT * month) / months}h${width - GAP}`)
            .join("")}
          stroke="var(--g-calm)"
          strokeWidth={3}
        />
        <path d={`M0 ${HEIGHT}H${WIDTH - GAP}`} stroke="var(--line-strong)" />
      </svg>
      <p className="hint estimator-axis" aria-hidden="true">
        <span>{t("axis-start", { amount: number(0) })}</span>
        <span>{t("axis-end", { month: months, amount: at(months) })}</span>
      </p>
      <details className="note disclosure">
        <summary>
          {t("months-title")}
          <Icon name="plus" />
        </summary>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{t("month-label")}</th>
              <th scope="col" className="n">
                {t("unlocked-label")}
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((month) => (
              <tr key={month}>
                <th scope="row">{number(month)}</th>
                <td className="n">{at(month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

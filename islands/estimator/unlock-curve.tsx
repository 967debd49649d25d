import { showDecimal } from "../forms/number";
import { Icon } from "../icons/icon";
import { useMessages } from "archipel";
import { unlockedAfter } from "./estimate";

interface Props {
  /** What is bought, as a decimal of RAA. */
  receive: string;
  /** The equal parts in which it unlocks, one a month. */
  months: number;
}

const WIDTH = 480;
const HEIGHT = 120;

/** How a purchase unlocks after TGE: a drawing for the eye, and every month's amount in a table. */
export function UnlockCurve({ receive, months }: Props) {
  const { t, locale, number } = useMessages();
  const at = (month: number) => showDecimal(unlockedAfter(receive, month, months), locale);
  const all = Array.from({ length: months }, (_, index) => index + 1);
  const steps = `M0 ${HEIGHT}${all.map((month) => `H${(WIDTH * month) / (months + 1)}V${HEIGHT - (HEIGHT * month) / months}`).join("")}H${WIDTH}`;
  return (
    <div>
      <svg viewBox={`-1 -2 ${WIDTH + 2} ${HEIGHT + 4}`} fill="none" strokeWidth={2} aria-hidden="true">
        <path d={`${steps}V${HEIGHT}Z`} fill="var(--calm-wash)" />
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--line-strong)" strokeWidth={1} />
        <path d={steps} stroke="var(--g-calm)" />
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

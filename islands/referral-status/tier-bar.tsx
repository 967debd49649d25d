import type { CSSProperties } from "react";
import { useMessages } from "archipel";
import { segments, standing, type Tier } from "./tier";

interface Props {
  tiers: Tier[];
  /** RAA, as a decimal. */
  turnover: string;
  /** The id of the element that names it. */
  labelledBy: string;
}

/** The progress through the tiers: a segment of the same length up to each tier's mark, filled by the turnover. */
export function TierBar({ tiers, turnover, labelledBy }: Props) {
  const { t, number } = useMessages();
  const { tier, next, share } = standing(turnover, tiers);
  const compact = (amount: number) => number(amount, { notation: "compact" });
  const goal = compact((next ?? tier).above ?? 0);
  const progress = next
    ? t("progress", { share: number(share / 100, { style: "percent" }), goal })
    : t("progress-full", { goal });
  return (
    <div className="tier-way">
      <p className="tier-progress">{progress}</p>
      <div
        className="tier-bar"
        role="progressbar"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={progress}
        aria-labelledby={labelledBy}
      >
        {segments(turnover, tiers).map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <i key={index} style={{ "--fill": `${fill}%` } as CSSProperties} />
        ))}
      </div>
      <ol>
        {tiers.map(({ name, above = 0 }) => (
          <li key={name} aria-current={name === tier.name || undefined}>
            {name} <span className="muted">{compact(above)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { picture } from "../lib/art/picture";
import { rounded } from "../lib/art/path";
import { groupInk } from "../lib/art/spectrum";

interface Curve {
  readonly key: string;
  readonly slot: number;
  readonly cliff: number;
  readonly months: number;
}

interface Props {
  readonly curves: readonly Curve[];
  readonly horizon: number;
  readonly label?: string;
}

const width = 1000;
const height = 400;
const quarters = [0, 1, 2, 3, 4];

/** The share of a group that has unlocked by a month, from 0 to 1. */
function unlockedAt(month: number, cliff: number, months: number): number {
  if (month < cliff) return 0;
  return months === 0 ? 1 : Math.min(1, (month - cliff) / months);
}

export default function ReleaseChart({ curves, horizon, label }: Props) {
  const at = (month: number): number => rounded((month / horizon) * width, 1);
  const halves = Array.from({ length: Math.floor(horizon / 6) + 1 }, (_, index) => index * 6);
  const grid =
    halves.map((month) => `M${at(month)} 0V${height}`).join("") +
    quarters
      .slice(1)
      .map((quarter) => `M0 ${height - (quarter / 4) * height}H${width}`)
      .join("");
  return (
    <svg
      className="release-chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      {...picture(label)}
    >
      <path d={grid} stroke="var(--line)" strokeWidth={1} />
      <path d={`M0 ${height}H${width}`} stroke="var(--line-strong)" strokeWidth={1} />
      {curves.map(({ key, slot, cliff, months }) => {
        const from = at(Math.min(cliff, horizon));
        const to = at(Math.min(cliff + months, horizon));
        const top = rounded(height * (1 - unlockedAt(horizon, cliff, months)), 1);
        return (
          <g key={key} stroke={groupInk(slot)} data-slot={slot}>
            <path d={`M${from} ${height}L${to} ${top}`} />
            <path d={`M${from} ${height}h0M${to} ${top}h0`} strokeWidth={10} />
            <path d={`M${from} ${height}h0`} stroke="var(--bg)" strokeWidth={5} />
          </g>
        );
      })}
    </svg>
  );
}

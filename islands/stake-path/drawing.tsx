import { useId } from "react";
import { useMessages } from "archipel";
import { FREE, HEIGHT, LOCKED, placeOf, strands, WIDTH } from "./strands";

/** The baseline of the months. */
const AXIS = 222;

/** A purchase as strands over the months. Its text is in a separate drawing, which is not stretched. */
export function Drawing({ months, parts }: { months: number; parts: number }) {
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

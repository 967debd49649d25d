import { hill, noise, folds, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import { ink, type Stop } from "../lib/art/spectrum";

const width = 240;
const height = 600;
const silence = 0.46;
const count = 11;

const stops: readonly Stop[] = [
  ["fear", 0],
  ["doubt", 0.14],
  ["calm", 0.2],
  ["greed", 0.27],
  ["fomo", 0.35],
];

function line(rank: number): string {
  const fold = folds(9);
  const tremor = noise(14);
  return wave({ from: -2, to: width * silence }, (x) => {
    const time = x / width;
    const signal = 1 - smoothstep(0.32, silence - 0.02, time);
    const folded = 270 * fold(time * 19, rank * 0.4 + 2) + 90 * tremor(time * 60, rank * 0.8);
    return height / 2 + signal * (folded + rank * 46 - 170 * hill(0.33, 0.03, time));
  });
}

export default function Flatline() {
  const ranks = Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);
  return (
    <svg
      className="flatline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      strokeWidth={1.3}
      strokeLinecap="round"
      aria-hidden
    >
      <linearGradient id="flatline" gradientUnits="userSpaceOnUse" x2={width}>
        {stops.map(([feeling, offset]) => (
          <stop key={feeling} offset={offset} stopColor={ink(feeling)} />
        ))}
        <stop offset={silence} stopColor="var(--line-strong)" />
      </linearGradient>
      <g stroke="url(#flatline)">
        {ranks.map((rank) => (
          <path key={rank} d={line(rank)} opacity={rounded(0.3 + 0.6 * (1 - Math.abs(rank)))} />
        ))}
      </g>
      <path
        d={`M${Math.floor(width * silence)} ${height / 2}H${width}`}
        stroke="var(--line-strong)"
        strokeWidth={1.9}
      />
    </svg>
  );
}

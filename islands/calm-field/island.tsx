import { folds, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";

const width = 80;
const height = 1120;
const count = 28;

function line(rank: number): string {
  const fold = folds(31);
  return wave({ from: -2, to: width }, (x) => {
    const time = x / width;
    const fan = rank * height * 0.47 * (0.5 + 0.5 * smoothstep(0.1, 0.95, time));
    const swell = 170 * Math.sin(time * 6.4 + rank * 0.9 - 1.2) * (0.35 + 0.65 * time);
    return height / 2 + fan + swell + 60 * fold(time * 1.6 + 0.4, rank * 0.5 + 3);
  });
}

export default function CalmField() {
  const ranks = Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);
  return (
    <svg
      className="calm-field"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      stroke="var(--g-calm)"
      strokeWidth={1.15}
      aria-hidden
    >
      {ranks.map((rank) => (
        <path key={rank} d={line(rank)} opacity={rounded(0.14 + 0.78 * (1 - Math.abs(rank)))} />
      ))}
    </svg>
  );
}

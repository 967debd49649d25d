import { dots, rounded } from "../lib/art/path";
import { picture } from "../lib/art/picture";
import { ink, type Stop } from "../lib/art/spectrum";
import { breadth, copies, type Dot, length, seats, strands } from "./drawing";

interface Props {
  readonly places: number;
  readonly taken: number;
  readonly label?: string;
}

const stops: readonly Stop[] = [
  ["fear", 0],
  ["doubt", 0.16],
  ["greed", 0.32],
  ["fomo", 0.46],
  ["greed", 0.6],
  ["calm", 0.78],
];

const ring = (seen: readonly Dot[]): string => dots(seen.map(({ point }) => point));

/** An open place is a disc with a smaller one in the page's colour on it. */
export default function Approval({ places, taken, label }: Props) {
  if (taken > places) throw new RangeError(`${taken} places taken of ${places}`);
  const all = seats(places);
  const side = (near: boolean) => {
    const seen = all.filter(({ isNear }) => isNear === near);
    const open = all.slice(taken).filter(({ isNear }) => isNear === near);
    return (
      <g stroke="var(--a5)">
        <path className="approval-dots" d={ring(seen)} />
        {open.length > 0 && <path className="approval-open" d={ring(open)} stroke="var(--bg)" />}
      </g>
    );
  };
  return (
    <svg
      className="approval-scene"
      viewBox={`0 0 ${length} ${breadth}`}
      preserveAspectRatio="none"
      strokeWidth={1.3}
      strokeLinecap="round"
      {...picture(label)}
    >
      <linearGradient id="approval" gradientUnits="userSpaceOnUse" x2={length}>
        {stops.map(([feeling, offset]) => (
          <stop key={offset} offset={offset} stopColor={ink(feeling)} />
        ))}
      </linearGradient>
      {side(false)}
      <g stroke="url(#approval)">
        {strands().map(({ path, rank }) => (
          <path key={rank} d={path} opacity={rounded(0.9 - 0.55 * Math.abs(rank))} />
        ))}
      </g>
      <g stroke={ink("calm")}>
        {copies().map(({ path, rank }) => (
          <path key={rank} d={path} strokeWidth={2} opacity={rounded(1 - 0.6 * Math.abs(rank))} />
        ))}
      </g>
      {side(true)}
    </svg>
  );
}

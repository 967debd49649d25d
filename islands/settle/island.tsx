import { rounded } from "../lib/art/path";
import { ink } from "../lib/art/spectrum";
import { draw, type Emotion } from "./drawing";

interface Props {
  readonly emotion: Emotion;
  readonly variant?: number;
  readonly upright?: boolean;
}

export default function Settle({ emotion, variant = 0, upright = false }: Props) {
  const { length, breadth, strands, calm, stops } = draw(emotion, variant, upright);
  const [width, height] = upright ? [breadth, length] : [length, breadth];
  const paint = ["settle", emotion, variant || [], upright ? "upright" : []].flat().join("-");
  const end = upright ? { x2: 0, y2: length } : { x2: length };
  return (
    <svg
      className="settle"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      strokeWidth={1.2}
      strokeLinecap="round"
      aria-hidden
    >
      <linearGradient id={paint} gradientUnits="userSpaceOnUse" {...end}>
        {stops.map(([feeling, offset]) => (
          <stop key={offset} offset={rounded(offset)} stopColor={ink(feeling)} />
        ))}
      </linearGradient>
      <g stroke={`url(#${paint})`}>
        {strands.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </g>
      <path d={calm} stroke="var(--g-calm)" strokeWidth={2} />
    </svg>
  );
}

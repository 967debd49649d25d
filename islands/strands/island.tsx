import { ink } from "../lib/art/spectrum";
import { breadth, draw, length } from "./drawing";

interface Props {
  readonly layer: number;
}

export default function Strands({ layer }: Props) {
  const lines = draw(layer);
  return (
    <svg
      className="strands"
      viewBox={`0 0 ${length} ${breadth}`}
      preserveAspectRatio="none"
      strokeWidth={lines.length > 1 ? 1.3 : 2}
      aria-hidden
    >
      {lines.map(({ feeling, path, opacity }) => (
        <path key={path} d={path} stroke={ink(feeling)} opacity={opacity} />
      ))}
    </svg>
  );
}

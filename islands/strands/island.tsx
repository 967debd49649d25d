import { ink } from "../art/spectrum";
import { breadth, draw, length } from "./drawing";

interface Props {
  readonly layer: number;
}

export default function Strands({ layer }: Props) {
  return (
    <svg className="strands" viewBox={`0 0 ${length} ${breadth}`} preserveAspectRatio="none" aria-hidden>
      {draw(layer).map(({ feeling, path, opacity }) => (
        <path key={path} d={path} stroke={ink(feeling)} opacity={opacity} />
      ))}
    </svg>
  );
}

import { picture } from "../lib/art/picture";
import { groupInk } from "../lib/art/spectrum";
import { size, sunflower } from "./sunflower";

interface Props {
  readonly shares: readonly number[];
  readonly label?: string;
}

export default function Seeds({ shares, label }: Props) {
  return (
    <svg className="seeds" viewBox={`0 0 ${size} ${size}`} strokeWidth={20} strokeLinecap="round" {...picture(label)}>
      {sunflower(shares).map((path, index) => (
        <path key={path} d={path} stroke={groupInk(index + 1)} />
      ))}
    </svg>
  );
}

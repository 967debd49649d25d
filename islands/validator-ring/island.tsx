import { dots } from "../art/path";
import { picture } from "../art/picture";
import { ring, size } from "./ring";

interface Props {
  readonly places: number;
  readonly taken: number;
  readonly label?: string;
}

/** An open seed is a disc with a smaller one of the page's colour on it. */
export default function ValidatorRing({ places, taken, label }: Props) {
  if (taken > places) throw new RangeError(`${taken} places taken of ${places}`);
  const seeds = ring(places);
  const open = dots(seeds.slice(taken));
  return (
    <svg
      className="validator-ring"
      viewBox={`0 0 ${size} ${size}`}
      stroke="var(--a5)"
      strokeWidth={44}
      strokeLinecap="round"
      {...picture(label)}
    >
      <path d={dots(seeds)} />
      {open && <path d={open} stroke="var(--bg)" strokeWidth={35} />}
    </svg>
  );
}

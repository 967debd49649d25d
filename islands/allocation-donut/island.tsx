import { picture } from "../lib/art/picture";
import { ring, rounded } from "../lib/art/path";
import { groupInk } from "../lib/art/spectrum";

interface Props {
  readonly slices: readonly { readonly key: string; readonly share: number }[];
  readonly label?: string;
}

const size = 360;
const centre = size / 2;
const thickness = 44;
const radius = 152;
const gap = 0.55;

export default function AllocationDonut({ slices, label }: Props) {
  let start = 0;
  return (
    <svg className="allocation-donut" viewBox={`0 0 ${size} ${size}`} {...picture(label)}>
      <g strokeWidth={thickness} transform={`rotate(-90 ${centre} ${centre})`}>
        {slices.map(({ key, share }, index) => {
          const offset = start;
          start += share;
          const drawn = rounded(share - gap);
          return (
            <path
              key={key}
              data-slice={index + 1}
              d={ring(centre, centre, radius)}
              pathLength={100}
              stroke={groupInk(index + 1)}
              strokeDasharray={`${drawn} ${rounded(100 - drawn)}`}
              strokeDashoffset={rounded(-offset - gap / 2)}
            />
          );
        })}
        <path
          d={ring(centre, centre, radius - thickness / 2 - 9)}
          pathLength={100}
          stroke="var(--line-strong)"
          strokeWidth={5}
          strokeDasharray="0.12 0.88"
          strokeDashoffset={0.06}
        />
      </g>
    </svg>
  );
}

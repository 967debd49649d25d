import { picture } from "../lib/art/picture";

interface Props {
  readonly total: number;
  readonly lit: number;
  readonly columns?: number;
  readonly label?: string;
}

const pitch = 10;

/** Rows of dots as dashed strokes: dashes of no length, one dot every pitch. */
function rows(from: number, to: number, columns: number): string {
  let path = "";
  for (let index = from; index < to; ) {
    const column = index % columns;
    const run = Math.min(columns - column, to - index);
    const y = Math.floor(index / columns) * pitch + pitch / 2;
    path += `M${column * pitch + pitch / 2} ${y}h${(run - 1) * pitch + 1}`;
    index += run;
  }
  return path;
}

export default function Dots({ total, lit, columns = 25, label }: Props) {
  const height = Math.ceil(total / columns) * pitch;
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${columns * pitch} ${height}`}
      strokeWidth={5.4}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
      {...picture(label)}
    >
      <path d={rows(0, lit, columns)} stroke="var(--g-calm)" />
      <path d={rows(lit, total, columns)} stroke="color-mix(in oklab, var(--line-strong) 45%, var(--line))" />
    </svg>
  );
}

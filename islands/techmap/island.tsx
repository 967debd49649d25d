import { rounded } from "../lib/art/path";
import { ink } from "../lib/art/spectrum";
import { stops, type State, type Strands, type Window } from "./plan";
import { drawStretch, height, middle, width } from "./upright";
import { drawWide, width as wideWidth } from "./wide";

interface Props {
  readonly windows: readonly Window[];
  readonly today: number;
  readonly row?: number;
}

const looks: Record<State, object> = {
  closed: { opacity: 0.55 },
  open: {},
  ahead: { strokeDasharray: "3 6" },
};

function Lines({ strands, paint }: { readonly strands: readonly Strands[]; readonly paint: string }) {
  return (
    <g stroke={`url(#${paint})`}>
      {strands.map(({ state, path }) => (
        <path key={path} d={path} {...looks[state]} />
      ))}
    </g>
  );
}

export default function Techmap({ windows, today, row }: Props) {
  if (row === undefined) {
    const drawing = drawWide(windows, today);
    return (
      <svg
        viewBox={`0 0 ${wideWidth} ${drawing.height}`}
        preserveAspectRatio="none"
        strokeWidth={1.2}
        strokeLinecap="round"
        aria-hidden
      >
        <linearGradient id="techmap" gradientUnits="userSpaceOnUse" x2={Math.max(1, drawing.today)}>
          {stops.map(([feeling, offset]) => (
            <stop key={offset} offset={rounded(offset)} stopColor={ink(feeling)} />
          ))}
        </linearGradient>
        <Lines strands={drawing.strands} paint="techmap" />
        <path d={drawing.calm} stroke="var(--g-calm)" strokeWidth={2.2} />
        <path d={`M${drawing.today} ${drawing.axis}h0`} stroke="var(--g-calm)" strokeWidth={12} />
      </svg>
    );
  }
  const { strands, calm, meets, shades } = drawStretch(windows, today, row);
  const paint = `techmap-${row}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" strokeWidth={1.2} aria-hidden>
      <linearGradient id={paint} gradientUnits="userSpaceOnUse" x2={0} y2={height}>
        <stop stopColor={shades[0]} />
        <stop offset={1} stopColor={shades[1]} />
      </linearGradient>
      <Lines strands={strands} paint={paint} />
      {calm && <path d={calm} stroke="var(--g-calm)" strokeWidth={2.2} />}
      {meets && <path d={`M${middle} 0h0`} stroke="var(--g-calm)" strokeWidth={12} strokeLinecap="round" />}
    </svg>
  );
}

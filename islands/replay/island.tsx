import { hill } from "../lib/art/noise";
import { rounded } from "../lib/art/path";
import { bell, seeded } from "../lib/art/random";
import { type Feeling, ink, spectrum } from "../lib/art/spectrum";

const bars = 46;
const pitch = 7;
const height = 84;
const cursor = 31;

interface Bar {
  readonly feeling: Feeling;
  readonly path: string;
}

function moodOf(time: number, activity: number): Feeling {
  if (time > 0.12 && time < 0.27) return "fear";
  if (time > 0.75 && activity > 0.42) return "fomo";
  if (time > 0.62 && activity > 0.22) return "greed";
  return activity < 0.26 ? "calm" : "doubt";
}

function day(): Bar[] {
  const random = seeded(14);
  return Array.from({ length: bars }, (_, index) => {
    const time = index / (bars - 1);
    const activity =
      0.14 +
      0.1 * Math.sin(time * 11) +
      0.26 * hill(0.2, 0.07, time) +
      0.72 * hill(0.82, 0.1, time) +
      0.035 * bell(random);
    const tall = Math.min(1, Math.max(0.07, activity));
    return {
      feeling: moodOf(time, tall),
      path: `M${index * pitch + 3} ${height - 2}v${rounded(-tall * (height - 16), 0)}`,
    };
  });
}

function Bars({ of }: { readonly of: readonly Bar[] }) {
  return spectrum.map((feeling) => {
    const path = of.filter((bar) => bar.feeling === feeling).map((bar) => bar.path);
    return path.length > 0 ? <path key={feeling} d={path.join("")} stroke={ink(feeling)} /> : null;
  });
}

export default function Replay() {
  const all = day();
  const x = cursor * pitch - 0.5;
  return (
    <svg className="replay" viewBox={`0 0 ${bars * pitch} ${height}`} strokeWidth={4} strokeLinecap="round" aria-hidden>
      <Bars of={all.slice(0, cursor)} />
      <g className="replay-ahead" opacity={0.5}>
        <Bars of={all.slice(cursor)} />
      </g>
      <path d={`M${x} 4V${height}`} stroke="var(--text)" strokeWidth={1.5} />
      <path d={`M${x - 5} 0h10l-5 7z`} fill="var(--text)" />
    </svg>
  );
}

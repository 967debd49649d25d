import { dots, type Point, ring, rounded } from "../lib/art/path";
import { bell, seeded } from "../lib/art/random";
import { type Feeling, ink, spectrum } from "../lib/art/spectrum";

const size = 460;
const centre = size / 2;
const radius = 210;
const turn = 2 * Math.PI;

/** The number of blips of a feeling and their average strength, from 0 to 1. */
const crowd: Record<Feeling, { readonly blips: number; readonly strength: number }> = {
  fear: { blips: 16, strength: 0.62 },
  doubt: { blips: 12, strength: 0.45 },
  calm: { blips: 15, strength: 0.34 },
  greed: { blips: 22, strength: 0.62 },
  fomo: { blips: 34, strength: 0.82 },
};

/** Blips come in four sizes, the faint ones small. */
const grades = [
  { across: 3.4, opacity: 0.5 },
  { across: 5, opacity: 0.68 },
  { across: 7, opacity: 0.86 },
  { across: 9.4, opacity: 1 },
] as const;

function sector(feeling: Feeling, index: number) {
  const random = seeded(80 + index);
  const { blips, strength } = crowd[feeling];
  const start = -turn / 4 + (index - 0.5) * (turn / 5);
  const graded: Point[][] = grades.map(() => []);
  for (let blip = 0; blip < blips; blip++) {
    const angle = start + (0.1 + 0.8 * random()) * (turn / 5);
    const distance = Math.min(0.95, Math.max(0.14, strength + 0.14 * bell(random)));
    const grade = Math.min(3, Math.floor(4.4 * random() * (0.6 + 0.5 * distance)));
    graded[grade]?.push([centre + Math.cos(angle) * distance * radius, centre + Math.sin(angle) * distance * radius]);
  }
  return (
    <g key={feeling} stroke={ink(feeling)}>
      {grades.map(({ across, opacity }, grade) => {
        const points = graded[grade] ?? [];
        return points.length > 0 ? <path key={across} d={dots(points)} strokeWidth={across} opacity={opacity} /> : null;
      })}
      <path
        d={ring(centre, centre, radius + 1)}
        pathLength={100}
        strokeWidth={3}
        strokeDasharray="18.6 81.4"
        strokeDashoffset={rounded(-((index - 0.5) * 20 + 0.7 - 25))}
      />
    </g>
  );
}

/** The hand's afterglow: wedges on top of each other, so that it fades with the angle. */
const wedges = Array.from({ length: 12 }, (_, index) => ((index + 1) / 12) * (turn / 6));

function trail(angle: number): string {
  const x = Math.round(centre - Math.sin(angle) * radius);
  const y = Math.round(centre - Math.cos(angle) * radius);
  return `M${centre} ${centre}V${centre - radius}A${radius} ${radius} 0 0 0 ${x} ${y}z`;
}

export default function Radar() {
  const rings = [0.28, 0.52, 0.76];
  return (
    <svg className="radar" viewBox={`0 0 ${size} ${size}`} strokeLinecap="round" aria-hidden>
      <g stroke="var(--line)">
        {rings.map((share) => (
          <circle key={share} cx={centre} cy={centre} r={rounded(radius * share, 1)} />
        ))}
        <path
          d={ring(centre, centre, radius + 10)}
          pathLength={360}
          stroke="var(--line-strong)"
          strokeLinecap="butt"
          strokeWidth={5}
          strokeDasharray="0.5 4.5"
          strokeDashoffset={0.25}
        />
      </g>
      {spectrum.map(sector)}
      <g className="radar-hand">
        <g fill="var(--text)" fillOpacity={0.009}>
          {wedges.map((angle) => (
            <path key={angle} d={trail(angle)} />
          ))}
        </g>
        <path d={`M${centre} ${centre}V${centre - radius}`} stroke="var(--text)" strokeWidth={1.2} opacity={0.75} />
      </g>
      <circle cx={centre} cy={centre} r={3.5} fill="var(--text)" />
    </svg>
  );
}

import { folds, hill, smoothstep } from "../lib/art/noise";
import { curve, guides, type Point, rounded } from "../lib/art/path";
import { type Feeling, type Stop, spectrum } from "../lib/art/spectrum";

export type Emotion = Feeling | "crowd";

/**
 * The movement of a feeling. `pace` is the number of folds over the length, `depth` their height, both before scaling.
 */
interface Temper {
  readonly seed: number;
  readonly pace: number;
  readonly depth: number;
  readonly grain: number;
  /** The difference of the folds of adjacent strands: from a bundle to a weave. */
  readonly weave: number;
  /** Distance of the outer strands from the middle. */
  readonly spread: number;
  /** The displacement of the whole bundle, from -1 (up) to 1 (down). */
  readonly drift: (time: number) => number;
}

const tempers: Record<Emotion, Temper> = {
  /* A jolt, a fall, and trembling after it. */
  fear: {
    seed: 1304,
    pace: 13,
    depth: 0.6,
    grain: 0.34,
    weave: 0.9,
    spread: 0.42,
    drift: (time) => 0.3 * hill(0.36, 0.12, time) - 0.3 * hill(0.12, 0.06, time),
  },
  /* Two minds that keep changing places. */
  doubt: {
    seed: 818,
    pace: 7.5,
    depth: 0.8,
    grain: 0.06,
    weave: 1.25,
    spread: 0.55,
    drift: () => 0,
  },
  calm: {
    seed: 2,
    pace: 3.2,
    depth: 0.34,
    grain: 0.02,
    weave: 0.6,
    spread: 0.35,
    drift: () => 0,
  },
  /* A slow swell that keeps growing. */
  greed: {
    seed: 1405,
    pace: 6,
    depth: 0.8,
    grain: 0.06,
    weave: 0.95,
    spread: 0.6,
    drift: (time) => 0.2 * hill(0.2, 0.14, time) - 0.5 * hill(0.42, 0.13, time),
  },
  /* Rough, then everyone at once. */
  fomo: {
    seed: 307,
    pace: 9,
    depth: 0.8,
    grain: 0.24,
    weave: 1.0,
    spread: 0.5,
    drift: (time) => 0.16 * hill(0.24, 0.1, time) - 0.62 * hill(0.46, 0.07, time),
  },
  crowd: {
    seed: 912,
    pace: 8,
    depth: 1.0,
    grain: 0.12,
    weave: 1.05,
    spread: 0.75,
    drift: (time) => -0.35 * hill(0.44, 0.1, time),
  },
};

/** The position from which the strands have settled, as a share of the length. */
const rest = 0.62;
const length = 150;
const half = 600;
const margin = 30;

export interface Strand {
  readonly path: string;
  readonly opacity: number;
}

export interface Drawing {
  readonly length: number;
  readonly breadth: number;
  readonly strands: readonly Strand[];
  readonly calm: string;
  readonly stops: readonly Stop[];
}

export function draw(emotion: Emotion, variant: number, upright: boolean): Drawing {
  const temper = tempers[emotion];
  const count = emotion === "crowd" ? 31 : 21;
  const fold = folds(temper.seed + 100 * variant);
  const grain = folds(temper.seed + 100 * variant + 50);
  const breath = (time: number): number => 33 * smoothstep(rest - 0.1, rest + 0.1, time) * Math.sin((time - rest) * 26);

  const ranks = Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);
  const loud = ranks.map((rank) =>
    guides({ from: -2, to: length * rest }, (x) => {
      const time = x / length;
      const envelope = (0.55 + 0.45 * smoothstep(0, 0.3, time)) * (1 - smoothstep(rest - 0.2, rest, time));
      const folded =
        temper.depth * fold(time * temper.pace + 0.3, rank * temper.weave + 4) +
        temper.grain * grain(time * temper.pace * 2.6, rank * 1.1 + 7);
      return envelope * (folded + rank * temper.spread + temper.drift(time));
    }),
  );
  const furthest = Math.max(...loud.flat().map(([, y]) => Math.abs(y)));
  const scale = (half - margin) / furthest;
  const place = ([x, y]: Point): Point => {
    const across = half + y * scale + breath(x / length);
    return upright ? [across, x] : [x, across];
  };

  const calm = guides({ from: Math.floor(length * rest), to: length }, () => 0);
  return {
    length,
    breadth: half * 2,
    strands: loud.map((line, index) => ({
      path: curve(line.map(place)),
      opacity: rounded(0.3 + 0.62 * (1 - Math.abs(ranks[index] ?? 0))),
    })),
    calm: curve(calm.map(place)),
    stops:
      emotion === "crowd"
        ? [
            ...spectrum.map((feeling, index): Stop => [feeling, 0.02 + index * 0.11]),
            ["greed", rest - 0.07],
            ["calm", rest],
          ]
        : [
            [emotion, rest - 0.14],
            ["calm", rest],
          ],
  };
}

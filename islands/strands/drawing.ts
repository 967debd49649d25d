import { folds, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import { type Feeling, spectrum } from "../lib/art/spectrum";

export interface Strand {
  readonly feeling: Feeling;
  readonly path: string;
  readonly opacity: number;
}

export const length = 150;
export const breadth = 600;

/** Height of a strand at `time`, from -1 (top) to 1. */
type Height = (time: number) => number;
type Line = readonly [feeling: Feeling, height: Height];

const turn = 2 * Math.PI;
const companions = [-1, 0, 1] as const;
const noisy = folds(77);
const fine = folds(78);

/** Each feeling next to each other one. */
const tangled = (): Line[] =>
  spectrum.flatMap((feeling, place) =>
    companions.map((companion): Line => {
      const rank = ((place * 2 + companion * 5 + 7) % 15) / 7 - 1;
      return [
        feeling,
        (time) => 1.15 * noisy(time * 10 + place, rank * 1.6 + 3) + 0.35 * fine(time * 22, rank * 2) + rank * 0.3,
      ];
    }),
  );

/** The same strands, each with its own feeling. */
const sorted = (): Line[] =>
  spectrum.flatMap((feeling, place) =>
    companions.map(
      (companion): Line => [
        feeling,
        (time) => (place - 2) * 0.4 + companion * 0.05 + 0.2 * noisy(time * 7 + place * 4, companion * 0.7),
      ],
    ),
  );

/** One strand per feeling, and a recurring habit. */
const rhythmic = (): Line[] =>
  spectrum.map(
    (feeling, place): Line => [feeling, (time) => (place - 2) * 0.24 + 0.34 * Math.sin(turn * 6 * time + place * 0.35)],
  );

/** Three strands that converge. */
const agreeing = (): Line[] =>
  (["doubt", "greed", "calm"] as const).map(
    (feeling, place): Line => [
      feeling,
      (time) => ([-0.5, 0.5, 0][place] ?? 0) * (1 - smoothstep(0.1, 0.9, time)) + 0.13 * Math.sin(turn * 2 * time),
    ],
  );

const calm = (): Line[] => [["calm", (time) => 0.13 * Math.sin(turn * 2 * time)]];

const layers = [tangled, sorted, rhythmic, agreeing, calm];

export function draw(layer: number): Strand[] {
  const lines = (layers[layer - 1] ?? calm)();
  return lines.map(([feeling, height], index) => ({
    feeling,
    path: wave({ from: -2, to: length + 2 }, (x) => breadth / 2 + (breadth / 2) * height(x / length)),
    opacity: lines.length > spectrum.length ? rounded(0.5 + 0.45 * ((index % 3) / 2)) : 1,
  }));
}

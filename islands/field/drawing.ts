import { folds, hill, smoothstep } from "../lib/art/noise";
import { rounded, wave } from "../lib/art/path";
import type { Stop } from "../lib/art/spectrum";

/** One of the two drawings of the field. x is time; all lengths are units of its viewBox. */
export interface Plan {
  readonly name: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** The position of the reading, as a share of the width. */
  readonly reading: number;
  /** The position of the highest crest, as a share of the width. */
  readonly crest: number;
  /** The opening of the crowd at the start edge, from 0 to 1. */
  readonly opening: number;
  /** Distance of the outermost line from the axis. */
  readonly spread: number;
  /** Height of the folds. */
  readonly swell: number;
  /** The lift of the crest, and of the lines before it that are pressed down to make space for the text. */
  readonly rush: number;
  readonly hush: number;
  /** Height of the fine folds on them. */
  readonly grain: number;
  /** The stretching of time: a narrow drawing shows less of it. */
  readonly tempo: number;
  /** Height and frequency of the calm line. */
  readonly breath: number;
  readonly pace: number;
}

export const wide: Plan = {
  name: "wide",
  seed: 36,
  width: 200,
  height: 1560,
  lines: 60,
  reading: 0.66,
  crest: 0.47,
  opening: 0.5,
  spread: 378,
  swell: 450,
  grain: 0.34,
  rush: 0.42,
  hush: 0.4,
  tempo: 1,
  breath: 19.5,
  pace: 42,
};

export const narrow: Plan = {
  name: "narrow",
  seed: 22,
  width: 66,
  height: 1140,
  lines: 36,
  reading: 0.74,
  crest: 0.5,
  opening: 0.5,
  spread: 340,
  swell: 370,
  grain: 0.16,
  rush: 0.24,
  hush: 0,
  tempo: 0.72,
  breath: 14,
  pace: 30,
};

/** Lines of one opacity, two of them to a path. */
export interface Strand {
  readonly path: string;
  readonly opacity: number;
}

export interface Drawing {
  readonly layers: readonly (readonly Strand[])[];
  readonly calm: string;
  readonly stops: readonly Stop[];
}

export function draw(plan: Plan): Drawing {
  const axis = plan.height / 2;
  const fold = folds(plan.seed);
  const grain = folds(plan.seed + 5);
  const end = plan.width * plan.reading;

  const line = (index: number): string => {
    const rank = (index / (plan.lines - 1)) * 2 - 1;
    return wave({ from: -2, to: end }, (x) => {
      const time = x / plan.width;
      const beat = time * plan.tempo;
      const opened = plan.opening + (1 - plan.opening) * smoothstep(0.06, plan.crest, time);
      const envelope = opened * (1 - smoothstep(plan.crest + 0.01, plan.reading, time));
      const folded =
        1.45 * fold(beat * 3.9 + 0.9, rank * 1.1 + 2) +
        plan.grain * grain(beat * 9.5 + 4, rank * 1.5 + 9) +
        0.3 * Math.sin(beat * 10.5 + 0.8) -
        plan.rush * hill(plan.crest + 0.04, 0.08, time) +
        plan.hush * hill(0.34, 0.12, time);
      return axis + envelope * (rank * plan.spread + plan.swell * folded);
    });
  };

  const layers: Strand[][] = [[], [], []];
  for (let index = 0; index < plan.lines / 2; index++) {
    const rank = 1 - (index / (plan.lines - 1)) * 2;
    layers[index % 3]?.push({
      path: line(index) + line(plan.lines - 1 - index),
      opacity: rounded(0.26 + 0.62 * (1 - rank) ** 0.7),
    });
  }

  const calm = wave({ from: Math.floor(end), to: plan.width }, (x) => {
    const since = x / plan.width - plan.reading;
    return axis + plan.breath * smoothstep(0, 0.07, since) * Math.sin(since * plan.pace);
  });

  const stops: Stop[] = [
    ["fear", 0.06],
    ["doubt", plan.reading * 0.27],
    ["calm", plan.reading * 0.4],
    ["greed", plan.reading * 0.53],
    ["fomo", plan.crest - 0.01],
    ["fomo", plan.crest + 0.03],
    ["greed", plan.reading - 0.06],
    ["calm", plan.reading],
  ];
  return { layers, calm, stops };
}

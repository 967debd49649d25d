import { folds, smoothstep } from "../lib/art/noise";
import { type Point, rounded, wave } from "../lib/art/path";

export const width = 120;
export const height = 1200;
/** The end of the lines, as a share of the width: the pause follows. */
export const now = 0.74;
const strands = 13;

/** Moods are from 0 to 1. */
export interface Moods {
  readonly crowd: number;
  readonly reader: number;
  readonly rule: number;
}

export interface Drawing {
  readonly crowd: readonly { readonly path: string; readonly opacity: number }[];
  readonly reader: string;
  readonly rule: number;
  /** The two readings, at the end of their lines. */
  readonly ends: { readonly crowd: Point; readonly reader: Point };
}

const at = (mood: number): number => Math.round((1 - mood) * height);

/** Returns the lines of a day in which the mood of the crowd rises past the rule and the reader’s mood follows. */
export function draw({ crowd, reader, rule }: Moods): Drawing {
  const fold = folds(52);
  const end = width * now;

  const line = (rank: number): string =>
    wave({ from: 0, to: end }, (x) => {
      const time = x / width;
      const gathered = smoothstep(0.2, now, time);
      const before = 0.33 + 0.2 * fold(time * 5.2 + 0.6, rank * 0.8 + 3) + 0.13 * rank;
      return (1 - (before + (crowd - before) * gathered)) * height;
    });
  const own = wave({ from: 0, to: end }, (x) => {
    const time = x / width;
    const before = 0.2 + 0.07 * fold(time * 6 + 11, 20);
    return (1 - (before + (reader - before) * smoothstep(0.38, now, time))) * height;
  });

  return {
    crowd: Array.from({ length: strands }, (_, index) => {
      const rank = (index / (strands - 1)) * 2 - 1;
      return { path: line(rank), opacity: rounded(0.35 + 0.6 * (1 - Math.abs(rank))) };
    }),
    reader: own,
    rule: at(rule),
    ends: { crowd: [Math.round(end), at(crowd)], reader: [Math.round(end), at(reader)] },
  };
}

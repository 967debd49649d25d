import { present } from "../lib/present";
import { folds } from "../lib/art/noise";
import { ink, type Stop } from "../lib/art/spectrum";

/** A half-year in days since the first one opened; `closes` is the day after its last. */
export interface Window {
  readonly opens: number;
  readonly closes: number;
  readonly items: number;
}

export type State = "closed" | "open" | "ahead";

/** The state of a window on the day before `today`. */
export function stateOf({ opens, closes }: Window, today: number): State {
  return closes < today ? "closed" : opens >= today ? "ahead" : "open";
}

/** Lines of one style, drawn as one path. */
export interface Strands {
  readonly state: State;
  readonly path: string;
}

const fold = folds(41);
const grain = folds(46);

/** The displacement of a strand at a point of the path, about -1 to 1. */
export function noisy(way: number, rank: number): number {
  return 1.2 * fold(way, rank * 1.6 + 3) + 0.3 * grain(way * 2.6, rank * 2 + 9);
}

/**
 * A strand's position across the drawing, from -1 to 1: by the golden ratio, so that adjacent items of the data are far
 * apart.
 */
export function rankOf(index: number): number {
  return ((index * 0.618034) % 1) * 2 - 1;
}

/** The colours from the first day, 0, to today, 1. */
export const stops: readonly Stop[] = [
  ["fear", 0.06],
  ["doubt", 0.24],
  ["calm", 0.38],
  ["greed", 0.54],
  ["fomo", 0.76],
  ["fomo", 0.82],
  ["greed", 0.93],
  ["calm", 1],
];

/** The colour at one point of that range. */
export function shade(way: number): string {
  const next = stops.findIndex(([, at]) => at > way);
  if (next === 0) return ink("fear");
  if (next < 0) return ink("calm");
  const [from, start] = present(stops[next - 1]);
  const [to, end] = present(stops[next]);
  return `color-mix(in oklch, ${ink(to)} ${Math.round(((way - start) / (end - start)) * 100)}%, ${ink(from)})`;
}

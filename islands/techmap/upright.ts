import { present } from "../lib/present";
import { smoothstep } from "../lib/art/noise";
import { curve, type Point } from "../lib/art/path";
import { noisy, rankOf, shade, type State, stateOf, type Strands, type Window } from "./plan";

export const width = 480;
export const height = 100;
export const middle = 180;
const step = 25;

/** The curve of a strand that leaves to the end edge: its vertical position by its share of the horizontal distance. */
const bend = [
  [-12.5, 0],
  [12.5, 0],
  [37.5, 0.03],
  [62.5, 0.13],
  [82, 0.36],
  [96, 0.7],
  [height, 1],
] as const;

/** One stretch of the drawing with time on the y axis, from today down to the first window. */
export interface Stretch {
  readonly strands: readonly Strands[];
  readonly calm: string;
  /** Whether the strands meet at its upper edge. */
  readonly meets: boolean;
  /** The colours at its upper and its lower edge. */
  readonly shades: readonly [string, string];
}

/** A window's own row, or that of an item of it. */
interface Row {
  readonly state: State;
  readonly item: boolean;
}

function rowsOf(windows: readonly Window[], today: number): Row[] {
  return windows.toReversed().flatMap((window) => {
    const state = stateOf(window, today);
    return Array.from({ length: window.items + 1 }, (_, place): Row => ({ state, item: place > 0 }));
  });
}

export function drawStretch(windows: readonly Window[], today: number, from: number): Stretch {
  const rows = rowsOf(windows, today);
  const past = rows.findIndex(({ state }) => state !== "ahead");
  /** The row at which the strands meet. */
  const lens = past < 0 ? rows.length : past;

  const across = (way: number, rank: number): number => {
    const envelope = smoothstep(0, 2.2, Math.abs(way - lens));
    return middle + envelope * (rank * 120 + 130 * noisy(way * 0.55, rank));
  };
  const down = (place: (way: number) => number): string => {
    const points: Point[] = [];
    for (let y = -step / 2; y <= height + step; y += step) points.push([place(from + y / height), y]);
    return curve(points);
  };
  const leaving = (rank: number, row: number): string => {
    const ends = row === from + 1;
    const points = bend.map(([y, share]): Point => {
      const place = ends ? y : height - y;
      const x = across(from + place / height, rank);
      return [x + (width - x) * share, place];
    });
    return curve([...points, present(points.at(-1))]);
  };

  const strands: Record<State, string> = { closed: "", open: "", ahead: "" };
  rows.forEach(({ state, item }, row) => {
    const passes = row > lens ? from >= lens && from < row : from < lens && from >= row;
    if (!item || !passes) return;
    const rank = rankOf(row);
    const turns = row === from + 1 || (row === from && row < lens);
    strands[state] += turns ? leaving(rank, row) : down((way) => across(way, rank));
  });
  const way = (row: number): number => (lens < rows.length ? 1 - (row - lens) / (rows.length - lens) : 1);
  return {
    strands: (["closed", "open", "ahead"] as const)
      .map((state) => ({ state, path: strands[state] }))
      .filter(({ path }) => path),
    calm: from < lens ? down((at) => middle + 40 * Math.sin(2 * Math.PI * at)) : "",
    meets: from === lens,
    shades: [shade(way(from)), shade(way(from + 1))],
  };
}

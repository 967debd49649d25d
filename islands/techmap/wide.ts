import { smoothstep } from "../lib/art/noise";
import { curve, type Point } from "../lib/art/path";
import { noisy, rankOf, stateOf, type Strands, type Window } from "./plan";

/** Vertical lengths are pixels at the browser's default font size, as in assets/css/sections/techmap.css. */
export const head = 120;
export const row = 52;
const mark = 10;
const river = 352;
/** The offset of each item of a window from the one above it, as a share of the window. */
const inset = 0.042;
export const width = 1000;
const step = 13;

/** The drawing with time on the x axis. */
export interface Wide {
  readonly height: number;
  /** The point where the strands meet. */
  readonly today: number;
  readonly axis: number;
  readonly strands: readonly Strands[];
  readonly calm: string;
}

export function drawWide(windows: readonly Window[], today: number): Wide {
  const days = windows.at(-1)?.closes ?? 1;
  const bed = head + row * Math.max(...windows.map(({ items }) => items));
  const axis = bed + river / 2;
  const lens = Math.round(Math.min(1, Math.max(0, today / days)) * width);

  const flow = (x: number, rank: number): number => {
    const open = 0.5 + 0.5 * smoothstep(0, 0.7 * lens, x);
    const envelope = open * (1 - smoothstep(lens - 0.17 * width, lens, x));
    return axis + envelope * (rank * 66 + 106 * noisy((x / width) * 8, rank));
  };
  /** From the mark of an item down, around into the river, and along it to today. */
  const joining = (x: number, y: number, rank: number): Point[] => {
    const turn = Math.min(72, (lens - x) * 0.45);
    const depth = flow(x + turn, rank) - bed;
    const points: Point[] = [
      [x, y],
      [x, y],
      [x, (y + bed) / 2],
    ];
    for (let quarter = 0; quarter < 5; quarter++) {
      const angle = (quarter / 5) * (Math.PI / 2);
      points.push([x + turn * (1 - Math.cos(angle)), bed + depth * Math.sin(angle)]);
    }
    for (let at = x + turn; at < lens - step / 2; at += step) points.push([at, flow(at, rank)]);
    return [...points, [lens, axis], [lens, axis]];
  };
  const leaving = (x: number, y: number): Point[] => [
    [lens, axis],
    [lens, axis],
    [(lens + x) / 2, axis],
    [x, axis],
    [x, bed],
    [x, y],
    [x, y],
  ];

  let index = 0;
  const strands = windows.flatMap((window) => {
    const state = stateOf(window, today);
    return Array.from({ length: window.items }, (_, place): Strands => {
      const rank = rankOf(index++);
      const x = Math.round(((window.opens + inset * place * (window.closes - window.opens)) / days) * width);
      const y = head + row * place + mark;
      const lines =
        state === "ahead" ? [leaving(x, y)] : [0, 0.16, -0.16, 0.3].map((apart) => joining(x, y, rank + apart));
      return { state, path: lines.map(curve).join("") };
    });
  });
  const calm: Point[] = [[lens, axis]];
  for (let x = lens; x < width; x += 5) calm.push([x, axis + 8 * Math.sin((x - lens) / 6)]);
  return { height: bed + river, today: lens, axis, strands, calm: curve(calm) };
}

import { folds, smoothstep } from "../lib/art/noise";
import { curve, type Point } from "../lib/art/path";

export const length = 1500;
export const breadth = 1200;

const half = breadth / 2;
const step = 20;

/** A ring that the strands pass through: its position along the drawing, and its extent from the middle. */
interface Gate {
  readonly at: number;
  readonly reach: number;
}

/** The three checks. */
export const gates: readonly Gate[] = [
  { at: 0.27, reach: 0.94 },
  { at: 0.48, reach: 0.66 },
  { at: 0.67, reach: 0.4 },
];
/** Beyond this share of the length all strands are one. */
const approved = 0.8;

const ranks = (count: number): number[] => Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);

/** The points of a line, one step beyond its ends, as the spline requires. */
const along = (from: number, to: number, height: (time: number) => number): Point[] => {
  const points: Point[] = [];
  for (let x = from * length - step / 2; x < to * length + step; x += step) {
    points.push([x, half + half * height(x / length)]);
  }
  return points;
};

const breath = (time: number): number =>
  0.05 * smoothstep(approved - 0.06, approved + 0.04, time) * Math.sin((time - approved) * 28);

/** Each check reduces the space and the noise. */
const room = (time: number): number =>
  0.97 -
  0.33 * smoothstep(0.08, 0.28, time) -
  0.23 * smoothstep(0.34, 0.5, time) -
  0.21 * smoothstep(0.54, 0.68, time) -
  0.2 * smoothstep(0.69, approved, time);
const unrest = (time: number): number =>
  1 - 0.35 * smoothstep(0.24, 0.34, time) - 0.35 * smoothstep(0.45, 0.55, time) - 0.3 * smoothstep(0.64, 0.72, time);

export interface Strand {
  readonly path: string;
  /** From -1 to 1. */
  readonly rank: number;
}

/** The incoming strands, until they merge. */
export function strands(): Strand[] {
  const fold = folds(611);
  const loud = ranks(23).map((rank) => ({
    rank,
    points: along(0, approved, (time) => rank * 0.55 + unrest(time) * fold(time * 11, rank * 1.15 + 4)),
  }));
  /* Where all strands fold alike, the bundle would be thin: its width there has more weight than its maximum. */
  const widths = (loud[0]?.points ?? []).map((_, index) =>
    Math.max(...loud.map(({ points }) => Math.abs((points[index]?.[1] ?? half) - half) / half)),
  );
  const furthest = Math.max(...widths);
  return loud.map(({ rank, points }) => ({
    rank,
    path: curve(
      points.map(([x, y], index): Point => {
        const time = x / length;
        const width = 0.25 * furthest + 0.75 * (widths[index] ?? 0);
        return [x, half + ((y - half) / width) * room(time) + half * breath(time)];
      }),
    ),
  }));
}

/** The outgoing strands: the approved template, and its copies next to it. */
export function copies(): Strand[] {
  return ranks(7).map((rank) => ({
    rank,
    path: curve(along(approved, 1, (time) => breath(time) + rank * 0.3 * smoothstep(0.84, 1, time))),
  }));
}

/** A dot of a ring; those of the near side are in front of the strands. */
export interface Dot {
  readonly point: Point;
  readonly isNear: boolean;
}

/**
 * The width of a ring, seen from the side, as a share of its height, in a drawing `proportion` times as wide as high.
 */
const tilt = 0.3;
const proportion = 3.6;

/** The dots of all rings, distributed so that they are about equally spaced on each. */
export function seats(places: number): Dot[] {
  const whole = gates.reduce((sum, { reach }) => sum + reach, 0);
  let seated = 0;
  return gates.flatMap(({ at, reach }, index) => {
    const count = index === gates.length - 1 ? places - seated : Math.round((places * reach) / whole);
    seated += count;
    return evenly(count).map((angle): Dot => {
      const across = (Math.cos(angle) * tilt * reach * half * length) / (breadth * proportion);
      return {
        point: [at * length + across, half + Math.sin(angle) * reach * half],
        isNear: Math.cos(angle) > 0,
      };
    });
  });
}

/** Angles at which dots are equally spaced on an ellipse with the proportions of the rings. */
function evenly(count: number): number[] {
  const fine = 720;
  const lengths = [0];
  for (let index = 1; index <= fine; index++) {
    const angle = ((index - 0.5) / fine) * 2 * Math.PI;
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(Math.sin(angle) * tilt, Math.cos(angle)));
  }
  const around = lengths[fine] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5) / count) * around;
    return (lengths.findIndex((passed) => passed >= wanted) / fine) * 2 * Math.PI;
  });
}

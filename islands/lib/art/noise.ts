import { lattice } from "./random";

/** A smooth random surface, values from -1 to 1. */
export type Surface = (x: number, y: number) => number;

const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);
const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Value noise: random heights on a lattice, eased in between. */
export function noise(seed: number): Surface {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const near = mix(lattice(seed, column, row), lattice(seed, column + 1, row), across);
    const far = mix(lattice(seed, column, row + 1), lattice(seed, column + 1, row + 1), across);
    return mix(near, far, ease(y - row));
  };
}

/** Two octaves of the same noise: a wide fold with a finer one on it. */
export function folds(seed: number): Surface {
  const surface = noise(seed);
  return (x, y) => (surface(x, y) + surface(x * 2 + 7.3, y * 2 + 3.1) / 2) / 1.5;
}

/** 0 before `from`, 1 after `to`, eased in between. */
export function smoothstep(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

/** A soft hill of height 1 at `centre`. */
export function hill(centre: number, width: number, value: number): number {
  return Math.exp(-(((value - centre) / width) ** 2));
}

import type { Point } from "../art/path";

export const size = 1000;

const inner = 250;
const outer = 476;
const golden = Math.PI * (3 - Math.sqrt(5));

/** The seeds of a ring, from the inside out: a sunflower without its heart, so that all lie equally close. */
export function ring(places: number): Point[] {
  return Array.from({ length: places }, (_, index): Point => {
    const distance = Math.sqrt(inner ** 2 + (outer ** 2 - inner ** 2) * ((index + 0.5) / places));
    const angle = index * golden;
    return [size / 2 + distance * Math.cos(angle), size / 2 + distance * Math.sin(angle)];
  });
}

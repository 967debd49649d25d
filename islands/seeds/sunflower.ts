import { dots, type Point } from "../lib/art/path";

export const size = 1000;
export const count = 1000;

const golden = Math.PI * (3 - Math.sqrt(5));
const reach = (size * 0.487) / Math.sqrt(count);

/** Neighbouring seeds on one arm of the spiral are this many seeds apart (a Fibonacci number). */
const arm = 34;

function seed(index: number): Point {
  const distance = reach * Math.sqrt(index + 0.5);
  const angle = index * golden;
  return [size / 2 + distance * Math.cos(angle), size / 2 + distance * Math.sin(angle)];
}

/** The number of seeds of each share: by largest remainder, so that none is lost or added by rounding. */
export function seedsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (Math.abs(sum - 100) > 1e-9) {
    throw new RangeError(`the shares of a sunflower add up to 100, these to ${sum}`);
  }
  const exact = shares.map((share) => (share * count) / 100);
  const whole = exact.map(Math.floor);
  const missing = count - whole.reduce((total, seeds) => total + seeds, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return whole.map((seeds, index) => seeds + (order.includes(index) ? 1 : 0));
}

/** One path for each share, from the centre out. Written arm by arm, so that every step is short. */
export function sunflower(shares: readonly number[]): string[] {
  let next = 0;
  return seedsOf(shares).map((seeds) => {
    const group = Array.from({ length: seeds }, (_, index) => next + index);
    next += seeds;
    group.sort((one, other) => (one % arm) - (other % arm) || one - other);
    return dots(group.map(seed));
  });
}

/** Numbers from 0 up to 1 that depend only on the seed. */
export type Random = () => number;

/** Scrambles a 32-bit word so that adjacent inputs yield unrelated outputs. */
function scramble(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export function seeded(seed: number): Random {
  let state = scramble(seed + 0x9e3779b9);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scramble(state) / 2 ** 32;
  };
}

/** A bell curve around zero with a standard deviation of one (Irwin–Hall, so it ends at ±6). */
export function bell(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += random();
  return sum;
}

/** A fixed number from -1 to 1 for every point of an integer lattice. */
export function lattice(seed: number, column: number, row: number): number {
  return scramble(scramble(scramble(seed) + column) + row) / 2 ** 31 - 1;
}

/**
 * The positions of the slider: the same number in the stretch up to each tier's mark, and some beyond the last one. No React
 * here.
 */
import { present } from "../lib/present";
import type { Tier } from "../referral-status/tier";

/** The positions of a stretch between two marks. */
const STRETCH = 20;
/** The positions beyond the last mark. */
const BEYOND = 4;

const marksOf = (tiers: readonly Tier[]) => tiers.map(({ above = 0 }) => above);

/** The last position; the first one is 0. */
export function lastPosition(tiers: readonly Tier[]): number {
  return (tiers.length - 1) * STRETCH + BEYOND;
}

/** The amount of RAA at a position. Beyond the last mark, the distance of positions is the same as before it. */
export function amountAt(position: number, tiers: readonly Tier[]): number {
  const marks = marksOf(tiers);
  const at = Math.min(Math.floor(position / STRETCH), marks.length - 2);
  const [from, to] = [present(marks[at]), present(marks[at + 1])];
  return from + ((to - from) * (position - at * STRETCH)) / STRETCH;
}

/** The position whose amount is nearest. */
export function positionOf(amount: number, tiers: readonly Tier[]): number {
  const distance = (position: number) => Math.abs(amountAt(position, tiers) - amount);
  const positions = Array.from({ length: lastPosition(tiers) + 1 }, (_, position) => position);
  return positions.reduce((best, position) => (distance(position) < distance(best) ? position : best));
}

/** The positions of the marks, and the amount at each. */
export function marks(tiers: readonly Tier[]): { position: number; amount: number }[] {
  return marksOf(tiers).map((amount, index) => ({ position: index * STRETCH, amount }));
}

/**
 * The drawing's geometry: a purchase as strands that are locked until TGE and rise one by one, one per month. No React here.
 */
import { rounded } from "../lib/art/path";

/** The size of the drawing, which is stretched to its container. */
export const WIDTH = 1000;
/** As `WIDTH`. */
export const HEIGHT = 240;
/** The positions of locked strands, and of unlocked ones: from the first to the last. */
export const LOCKED = [150, 205] as const;
/** As `LOCKED`. */
export const FREE = [28, 83] as const;

/** The position of a month between the purchase and the last unlock, from 0 to 1. */
export function placeOf(month: number, months: number, parts: number): number {
  return month / (months + parts);
}

/**
 * One path of `parts` strands. They leave the purchase together, are locked for `months`, and the strand of each
 * following month rises in it, so that a strand is up when its part has unlocked. They do not cross.
 */
export function strands(months: number, parts: number): string {
  const at = (month: number) => rounded(placeOf(month, months, parts) * WIDTH, 1);
  const along = ([first, last]: readonly [number, number], index: number) =>
    rounded(parts > 1 ? first + ((last - first) * index) / (parts - 1) : (first + last) / 2, 1);
  const start = (LOCKED[0] + LOCKED[1]) / 2;
  const spread = rounded(Math.min(60, at(months) * 0.6), 1);
  return Array.from({ length: parts }, (_, index) => {
    const [low, high] = [along(LOCKED, index), along(FREE, index)];
    const [from, to] = [at(months + index), at(months + index + 1)];
    const middle = rounded((from + to) / 2, 1);
    const fan = `M0 ${start}C${rounded(spread / 2, 1)} ${start} ${rounded(spread / 2, 1)} ${low} ${spread} ${low}`;
    return `${fan}H${from}C${middle} ${low} ${middle} ${high} ${to} ${high}H${WIDTH}`;
  }).join("");
}

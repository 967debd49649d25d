/** Every picture of an article is drawn in this frame, which its host stretches. */
export const length = 180;
export const breadth = 600;
export const middle = breadth / 2;

/** One line of a picture. */
export interface Strand {
  readonly path: string;
  readonly stroke: string;
  readonly opacity: number;
  /** The line that a picture leads to is heavier than the others. */
  readonly isMain?: boolean;
}

/** `count` ranks from -1 to 1, evenly apart. */
export const ranks = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);

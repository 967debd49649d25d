/** The length of the frame of every picture of an article, which its host stretches. */
export const length = 180;
export const breadth = 600;
export const middle = breadth / 2;

/** One line of a picture. */
export interface Strand {
  readonly path: string;
  readonly stroke: string;
  readonly opacity: number;
  /** The line to which a picture leads is heavier than the others. */
  readonly isMain?: boolean;
}

/** `count` ranks from -1 to 1, evenly apart. */
export const ranks = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / (count - 1)) * 2 - 1);

import type { Point } from "../lib/art/path";
import type { Feeling } from "../lib/art/spectrum";

/** A colour by its meaning; a number is a group of the allocation, counted from 1. */
export type Ink = Feeling | "text" | "muted" | number;

/** Words in the picture, by their meaning. */
export type Word = "fear" | "greed" | "fomo" | "reading" | "decision";

/** The shapes of a frame. The height of the picture is 1; stroke widths are in pixels. */
export type Shape =
  /** A smooth line through points; in the colours of the spectrum it runs from fear at the left edge to calm at `calm`. */
  | {
      readonly kind: "line";
      readonly points: readonly Point[];
      readonly ink: Ink | { readonly calm: number };
      readonly opacity: number;
      readonly width: number;
    }
  /** Part of a circle, in turns from twelve o'clock. */
  | {
      readonly kind: "arc";
      readonly at: Point;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly ink: Ink;
      readonly opacity: number;
      readonly width: number;
    }
  /** Discs of one size. */
  | {
      readonly kind: "dots";
      readonly points: readonly Point[];
      readonly radius: number;
      readonly ink: Ink;
      readonly opacity: number;
    }
  /** A word, its middle or its start at a point. */
  | {
      readonly kind: "word";
      readonly at: Point;
      readonly word: Word;
      readonly ink: Ink;
      readonly opacity: number;
      readonly centred: boolean;
    };

/** The story of the film: its parts and their times. */

/** A part of the film under one caption. */
export interface Beat {
  /** The name of the message of its caption. */
  readonly caption: string;
  /** Its beginning, in seconds. */
  readonly from: number;
  /** The moment that represents it when motion is reduced. */
  readonly still: number;
}

export const beats: readonly Beat[] = [
  { caption: "crowd", from: 0, still: 3.6 },
  { caption: "loud", from: 4.5, still: 8.4 },
  { caption: "read", from: 9, still: 13.4 },
  { caption: "you", from: 14, still: 18.2 },
  { caption: "alert", from: 19, still: 22.1 },
  { caption: "wait", from: 24, still: 27.2 },
  { caption: "decide", from: 29.5, still: 32.6 },
  { caption: "token", from: 34, still: 38.4 },
  { caption: "risk", from: 39, still: 43 },
];

/** Length of the film, in seconds. */
export const LENGTH = 44;

/** The end of a part. */
export const endOf = (index: number): number => beats[index + 1]?.from ?? LENGTH;

/** The index of the part at `time`. */
export function beatAt(time: number): number {
  return Math.max(
    0,
    beats.findLastIndex(({ from }) => from <= time),
  );
}

/** Formats `time` as minutes and seconds: 0:07. */
export function clock(time: number): string {
  const seconds = Math.floor(time);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What the film tells, and when. */

/** A part of the film under one caption. */
export interface Beat {
  /** Its caption: the message of this name. */
  readonly caption: string;
  /** Its beginning, in seconds. */
  readonly from: number;
  /** The moment that stands for it where nothing may move. */
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

/** When a part ends. */
export const endOf = (index: number): number => beats[index + 1]?.from ?? LENGTH;

/** The part that is told at `time`, by its place. */
export function beatAt(time: number): number {
  return Math.max(
    0,
    beats.findLastIndex(({ from }) => from <= time),
  );
}

/** `time` as a clock writes it: 0:07. */
export function clock(time: number): string {
  const seconds = Math.floor(time);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The five feelings, always in this order. */
export const spectrum = ["fear", "doubt", "calm", "greed", "fomo"] as const;

export type Feeling = (typeof spectrum)[number];

/** The colour of a feeling in line art. */
export const ink = (feeling: Feeling): string => `var(--g-${feeling})`;

/** The colour of a group of the allocation, counted from 1. */
export const groupInk = (slot: number): string => `var(--a${slot})`;

/** The position of a feeling on a gradient. */
export type Stop = readonly [feeling: Feeling, offset: number];

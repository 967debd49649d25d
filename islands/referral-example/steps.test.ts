import { expect, test } from "vitest";
import { amountAt, lastPosition, marks, positionOf } from "./steps";

const tiers = [
  { name: "Beginner" },
  { name: "Leader", above: 1_000_000 },
  { name: "Mentor", above: 3_000_000 },
  { name: "Guru", above: 5_000_000 },
];

test("each stretch between two marks has the same length, and the last tier can be reached", () => {
  expect(marks(tiers).map(({ position }) => amountAt(position, tiers))).toEqual([0, 1_000_000, 3_000_000, 5_000_000]);
  expect(amountAt(1, tiers)).toBe(50_000);
  expect(amountAt(25, tiers)).toBe(1_500_000);
  expect(amountAt(lastPosition(tiers), tiers)).toBe(5_400_000);
});

test("an amount has the nearest position", () => {
  for (const position of [0, 20, 25, 60, lastPosition(tiers)])
    expect(positionOf(amountAt(position, tiers), tiers)).toBe(position);
  expect(positionOf(1_520_000, tiers)).toBe(25);
  expect(positionOf(9_000_000, tiers)).toBe(lastPosition(tiers));
});

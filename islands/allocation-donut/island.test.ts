import { expect, test } from "vitest";
import { drawn, isSound } from "../lib/art/testing";
import AllocationDonut from "./island";

const slices = [
  { key: "presale", share: 20 },
  { key: "staking", share: 62.5 },
  { key: "treasury", share: 17.5 },
];

test("gives each slice its share of the ring, one after the other", () => {
  const markup = drawn(AllocationDonut, { slices });
  expect(isSound(markup)).toBe(true);
  const drawnSlices = [
    ...markup.matchAll(/data-slice="(\d)".*?stroke-dasharray="([\d.]+) ([\d.]+)" stroke-dashoffset="-([\d.]+)"/g),
  ];
  expect(drawnSlices.map(([, slice]) => slice)).toEqual(["1", "2", "3"]);
  let start = 0;
  for (const [index, [, , length, rest, offset]] of drawnSlices.entries()) {
    const share = slices[index]?.share ?? 0;
    expect(Number(length) + Number(rest)).toBeCloseTo(100);
    expect(share - Number(length)).toBeCloseTo(0.55);
    expect(Number(offset) - start).toBeCloseTo(0.275, 1);
    start += share;
  }
});

test("is announced only with a label", () => {
  expect(drawn(AllocationDonut, { slices })).toContain('aria-hidden="true"');
  expect(drawn(AllocationDonut, { slices, label: "Allocation" })).toContain('aria-label="Allocation"');
});

import { expect, test } from "vitest";
import { drawn, isSound } from "../lib/art/testing";
import ReleaseChart from "./island";

const curves = [
  { key: "presale", slot: 1, cliff: 0, months: 12 },
  { key: "partners", slot: 6, cliff: 6, months: 18 },
  { key: "team", slot: 4, cliff: 12, months: 24 },
];

test("each group unlocks from its cliff to its end", () => {
  const markup = drawn(ReleaseChart, { curves, horizon: 36 });
  expect(isSound(markup)).toBe(true);
  expect([...markup.matchAll(/ d="(M[^"]+L[^"]+)"/g)].map(([, path]) => path)).toEqual([
    "M0 400L333.3 0",
    "M166.7 400L666.7 0",
    "M333.3 400L1000 0",
  ]);
  expect(markup).toContain('stroke="var(--a6)"');
});

test("a group still locked at the horizon stops on its slope", () => {
  const markup = drawn(ReleaseChart, { curves, horizon: 24 });
  expect(markup).toContain("M500 400L1000 200");
  expect(drawn(ReleaseChart, { curves, horizon: 6 })).toContain("M1000 400L1000 400");
});

test("a group without a schedule after its cliff unlocks at once", () => {
  const all = drawn(ReleaseChart, {
    curves: [{ key: "gift", slot: 2, cliff: 6, months: 0 }],
    horizon: 12,
  });
  expect(isSound(all)).toBe(true);
  expect(all).toContain("M500 400L500 0");
});

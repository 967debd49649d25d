import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Strands from "./island";

test("each layer leaves fewer strands, or the same ones in better order, until one is left", () => {
  const left = [1, 2, 3, 4, 5].map((layer) => occurrences(drawn(Strands, { layer }), "<path"));
  expect(left).toEqual([15, 15, 5, 3, 1]);
});

test("the last strand is calm", () => {
  expect(drawn(Strands, { layer: 5 })).toContain("var(--g-calm)");
});

test("the five layers are sound and light", () => {
  const markup = [1, 2, 3, 4, 5].map((layer) => drawn(Strands, { layer })).join("");
  expect(isSound(markup)).toBe(true);
  expect(weight(markup)).toBeLessThan(6000);
});

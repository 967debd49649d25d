import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import { draw, narrow, wide } from "./drawing";
import Field from "./island";

test("holds both drawings in no more bytes than the home page has for them", () => {
  const markup = drawn(Field, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<svg")).toBe(2);
  expect(weight(markup)).toBeLessThan(8000);
});

test("the same plan gives the same bytes, another seed another crowd", () => {
  expect(draw(wide)).toEqual(draw(wide));
  expect(draw({ ...wide, seed: 1 }).layers).not.toEqual(draw(wide).layers);
});

test.each([wide, narrow])("every line of the $name drawing is there", (plan) => {
  const strands = draw(plan).layers.flat();
  expect(strands.flatMap(({ path }) => path.match(/M/g) ?? []).length).toBe(plan.lines);
});

test.each([wide, narrow])("the crowd of the $name drawing meets the calm line on the axis", (plan) => {
  const { layers, calm } = draw(plan);
  const axis = plan.height / 2;
  for (const { path } of layers.flat()) {
    for (const line of path.split("M").slice(1)) {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      const [, start = 0, , , , first = 0, ...rest] = numbers;
      const rises = rest.filter((_, index) => index % 2 === 1);
      const end = rises.reduce((y, rise) => y + rise, start + first);
      expect(Math.abs(end - axis)).toBeLessThanOrEqual(1);
    }
  }
  expect(calm).toMatch(new RegExp(`^M\\d+ ${axis}`));
});

import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import { draw, height, now, width } from "./drawing";
import Mood from "./island";

const moods = { crowd: 0.82, reader: 0.74, rule: 0.8 };

test("draws the crowd, the reader and the rule in a few bytes, the same every time", () => {
  const markup = drawn(Mood, moods);
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<path")).toBe(17);
  expect(weight(markup)).toBeLessThan(3000);
  expect(drawn(Mood, moods)).toBe(markup);
});

test.each([moods, { crowd: 0.4, reader: 0.9, rule: 0.5 }])("each line ends at its value: %o", (values) => {
  const { crowd, reader, rule, ends } = draw(values);
  expect(ends).toEqual({
    crowd: [Math.round(width * now), Math.round((1 - values.crowd) * height)],
    reader: [Math.round(width * now), Math.round((1 - values.reader) * height)],
  });
  expect(rule).toBe(Math.round((1 - values.rule) * height));
  for (const [path, end] of [...crowd.map(({ path }) => [path, ends.crowd] as const), [reader, ends.reader] as const]) {
    const [, start = 0, , , , first = 0, ...rest] = (path.match(/-?\d+/g) ?? []).map(Number);
    const last = rest.filter((_, index) => index % 2 === 1).reduce((y, rise) => y + rise, start + first);
    expect(Math.abs(last - end[1])).toBeLessThanOrEqual(2);
  }
});

import { expect, test } from "vitest";
import { drawn, isSound, weight } from "../lib/art/testing";
import { draw, type Emotion } from "./drawing";
import Settle from "./island";

const emotions: Emotion[] = ["fear", "doubt", "calm", "greed", "fomo", "crowd"];

test.each(emotions)("%s comes to rest in a few bytes", (emotion) => {
  const markup = drawn(Settle, { emotion });
  expect(isSound(markup)).toBe(true);
  expect(markup).toContain('stroke="var(--g-calm)"');
  expect(weight(markup)).toBeLessThan(3000);
});

test.each(emotions)("%s stays inside its frame", (emotion) => {
  const { strands, breadth } = draw(emotion, 0, false);
  for (const { path } of strands) {
    const [, start = 0, , , , first = 0, ...rest] = (path.match(/-?\d+/g) ?? []).map(Number);
    let y = start + first;
    for (const rise of [0, ...rest.filter((_, index) => index % 2 === 1)]) {
      y += rise;
      expect(y).toBeGreaterThanOrEqual(-2);
      expect(y).toBeLessThanOrEqual(breadth + 2);
    }
  }
});

test("drawings on one page keep their own gradients", () => {
  const ids = [
    drawn(Settle, { emotion: "fear" }),
    drawn(Settle, { emotion: "fear", variant: 1 }),
    drawn(Settle, { emotion: "fear", upright: true }),
    drawn(Settle, { emotion: "fear", variant: 1, upright: true }),
    drawn(Settle, { emotion: "greed" }),
  ].map((markup) => /id="([^"]+)"/.exec(markup)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a variant is another drawing, the same variant the same one", () => {
  expect(draw("fomo", 1, false).strands).not.toEqual(draw("fomo", 0, false).strands);
  expect(draw("fomo", 1, false)).toEqual(draw("fomo", 1, false));
});

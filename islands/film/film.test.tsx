// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "../lib/testing";
import { frame } from "./frame";
import type { Shape } from "./shapes";
import { beatAt, beats, clock, endOf, LENGTH } from "./story";

const facts = { pause: 20, supply: 1_000_000_000, shares: [20, 20, 20, 15, 10, 10, 5] };
const widths = [7 / 3, 4 / 3];
const numbersOf = (shapes: readonly Shape[]) =>
  (JSON.stringify(shapes).match(/-?\d+(\.\d+)?(e-?\d+)?|null/g) ?? []).map(Number);

test.each(widths)("a frame depends on its time alone (%f wide)", (width) => {
  const moments = beats.map(({ still }) => still);
  const there = moments.map((time) => frame(time, width, facts));
  const back = moments.toReversed().map((time) => frame(time, width, facts));
  expect(back.toReversed()).toEqual(there);
});

test.each(widths)("every frame is sound and shows something (%f wide)", (width) => {
  for (let time = 0; time <= LENGTH; time += 1.1) {
    const shapes = frame(time, width, facts);
    expect(shapes.length, `${time}`).toBeGreaterThan(0);
    expect(
      numbersOf(shapes).every((number) => Number.isFinite(number) && Math.abs(number) < 1e4),
      `${time}`,
    ).toBe(true);
    for (const { opacity } of shapes) expect(opacity >= 0 && opacity <= 1, `${time}`).toBe(true);
  }
});

test.each(widths)("nothing jumps from one frame to the next (%f wide)", (width) => {
  const heights = (time: number) =>
    frame(time, width, facts).flatMap((shape) =>
      shape.kind === "line" && shape.ink === "calm" ? [shape.points.at(-1)![1]] : [],
    );
  for (let time = 20; time < 21; time += 1 / 30)
    expect(Math.abs(heights(time)[0]! - heights(time + 1 / 30)[0]!)).toBeLessThan(0.01);
});

test("the order waits a tick for each minute of the example", () => {
  const ticks = (pause: number) =>
    frame(27, 2, { ...facts, pause }).filter((shape) => shape.kind === "arc" && shape.radius === 0.2);
  expect(ticks(20)).toHaveLength(20);
  expect(ticks(5)).toHaveLength(5);
});

test("there is a dot for each million tokens, by the shares of the allocation", () => {
  const groups = frame(38, 2, facts).flatMap((shape) =>
    shape.kind === "dots" && typeof shape.ink === "number" ? [[shape.ink, shape.points.length]] : [],
  );
  expect(groups).toEqual(facts.shares.map((share, index) => [index + 1, share * 10]));
});

test("the parts follow each other, and each has its still", () => {
  beats.forEach(({ from, still }, index) => {
    expect(still).toBeGreaterThan(from);
    expect(still).toBeLessThan(endOf(index));
    expect(beatAt(from)).toBe(index);
    expect(beatAt(endOf(index) - 0.01)).toBe(index);
  });
  expect(beatAt(LENGTH)).toBe(beats.length - 1);
  expect([0, 9.9, 44].map(clock)).toEqual(["0:00", "0:09", "0:44"]);
});

/* Seventeen characters a second; a Chinese character stands for about three of other scripts. */
test.each(locales)("captions can be read in their time in %s", (tag) => {
  const text = readFileSync(join(import.meta.dirname, `../../locales/${tag}/islands/film.ftl`), "utf8");
  beats.forEach(({ caption }, index) => {
    const [, message = ""] = new RegExp(`^${caption} = ?(.*(?:\\n .*)*)`, "m").exec(text) ?? [];
    const [longest = ""] = (message.includes("->") ? message.split("\n").slice(1) : [message])
      .map((line) => line.replace(/^ *\*?\[\w+\] /, "").replace(/\{ \$count \}/, "20"))
      .toSorted((a, b) => b.length - a.length);
    expect(longest.length, caption).toBeGreaterThan(8);
    const pace = longest.length / (endOf(index) - beats[index]!.from);
    expect(pace, `${caption}: ${longest}`).toBeLessThan(tag === "zh-Hans" ? 17 / 3 : 17);
  });
});

import { expect, test } from "vitest";
import { drawn, isSound, weight } from "../lib/art/testing";
import Techmap from "./island";
import { shade, stateOf } from "./plan";
import { drawStretch, height, width as edge } from "./upright";
import { drawWide, head, row, width } from "./wide";

const windows = [
  { opens: 0, closes: 181, items: 3 },
  { opens: 181, closes: 365, items: 4 },
  { opens: 365, closes: 546, items: 5 },
];
const rows = Array.from({ length: 15 }, (_, index) => index);
/** The day after the last one of a window, within the second window, before all of them, and after. */
const days = [181, 182, 300, 0, 900];

/** The start and the end of each line of a path. */
function ends(path: string): number[][] {
  return path
    .split("M")
    .slice(1)
    .map((line) => {
      const [x = 0, y = 0, , , ...rest] = (line.match(/-?\d+/g) ?? []).map(Number);
      const sum = (odd: number) => rest.filter((_, index) => index % 2 === odd).reduce((all, one) => all + one, 0);
      return [x, y, x + sum(0), y + sum(1)];
    });
}

/** A curve ends within one unit of its last guide. */
const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

test("a window is closed, open or ahead by the calendar alone", () => {
  const states = (today: number) => windows.map((window) => stateOf(window, today));
  expect(states(0)).toEqual(["ahead", "ahead", "ahead"]);
  expect(states(1)).toEqual(["open", "ahead", "ahead"]);
  expect(states(181)).toEqual(["open", "ahead", "ahead"]);
  expect(states(182)).toEqual(["closed", "open", "ahead"]);
  expect(states(547)).toEqual(["closed", "closed", "closed"]);
});

test.each(days)("on day %i each item has its strand, from its own mark to today", (today) => {
  const drawing = drawWide(windows, today);
  const places = windows.flatMap((window) => Array.from({ length: window.items }, (_, place) => ({ window, place })));
  expect(drawing.strands.length).toBe(places.length);
  drawing.strands.forEach(({ path, state }, index) => {
    const { window, place } = places[index]!;
    const start = (window.opens + 0.042 * place * (window.closes - window.opens)) / 546;
    const mark = [Math.round(start * width), head + row * place + 10];
    const lens = [drawing.today, drawing.axis];
    const way = state === "ahead" ? [...lens, ...mark] : [...mark, ...lens];
    expect(state).toBe(stateOf(window, today));
    for (const line of ends(path))
      expect(
        line.every((end, index) => near(end, way[index]!)),
        `${line} is ${way}`,
      ).toBe(true);
  });
});

test.each(days)("on day %i the upright drawing leads each strand from today to its row", (today) => {
  const kinds = windows.toReversed().flatMap((window) => [false, ...Array<boolean>(window.items).fill(true)]);
  const stretches = rows.map((from) => drawStretch(windows, today, from).strands.flatMap(({ path }) => ends(path)));
  const leaving = (from: number, y: number) =>
    stretches[from]!.filter((line) => near(line[2]!, edge) && near(line[3]!, y));
  const arrivals = rows.flatMap((from) => [
    ...leaving(from, height).map(() => from + 1),
    ...leaving(from, 0).map(() => from),
  ]);
  expect(arrivals.toSorted((a, b) => a - b)).toEqual(rows.filter((index) => kinds[index]));
});

test("it is sound and light on any day", () => {
  for (const today of days) {
    const markup = [undefined, -1, ...rows]
      .map((row) => drawn(Techmap, { windows, today, ...(row === undefined ? {} : { row }) }))
      .join("");
    expect(isSound(markup)).toBe(true);
    expect(weight(markup)).toBeLessThan(8000);
  }
});

test("the way to today begins in fear and ends in calm", () => {
  expect(shade(0)).toBe("var(--g-fear)");
  expect(shade(1)).toBe("var(--g-calm)");
  expect(shade(0.465)).toMatch(/^color-mix\(in oklch, var\(--g-greed\) \d+%, var\(--g-calm\)\)$/);
});

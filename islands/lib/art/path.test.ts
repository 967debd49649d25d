import { expect, test } from "vitest";
import { curve, dots, guides, type Point, wave } from "./path";

/** The control points after a browser has reflected them in a path with one q and many t. */
function mirrored(path: string): Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0, controlX = 0, controlY = 0, endX = 0, endY = 0, ...rest] = numbers;
  let [penX, penY] = [x + endX, y + endY];
  let control: Point = [x + controlX, y + controlY];
  const controls: Point[] = [control];
  for (let index = 0; index < rest.length; index += 2) {
    control = [2 * penX - control[0], 2 * penY - control[1]];
    controls.push(control);
    penX += rest[index] ?? 0;
    penY += rest[index + 1] ?? 0;
  }
  return controls;
}

test("a wave never strays further than a unit from its guides, however long it is", () => {
  const height = (x: number) => 500 + 300 * Math.sin(x / 7) + 40 * Math.cos(x * 1.3);
  const controls = mirrored(wave({ from: 0, to: 600 }, height));
  const wanted = guides({ from: 0, to: 600 }, height).slice(1, -1);
  expect(controls.length).toBe(wanted.length);
  for (const [index, [x, y]] of controls.entries()) {
    expect(Math.abs(x - (wanted[index]?.[0] ?? Number.NaN))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - (wanted[index]?.[1] ?? Number.NaN))).toBeLessThanOrEqual(1);
  }
});

test("a wave reaches the end it was given", () => {
  expect(wave({ from: 0, to: 4 }, () => 10)).toBe("M0 10q1 0 2 0t2 0");
  expect(wave({ from: 0, to: 5 }, () => 10)).toBe("M0 10q1 0 2 0t2 0 2 0");
});

test("signs stand in for separators and zero has none", () => {
  expect(
    curve([
      [0, 0],
      [2, -4],
      [4, 0],
    ]),
  ).toBe("M1-2q1-2 2 0");
  expect(
    dots([
      [3, 4],
      [1, 4],
    ]),
  ).toBe("M3 4h0m-2 0h0");
});

test("without guides there is no curve", () => {
  expect(curve([])).toBe("");
  expect(curve([[1, 1]])).toBe("");
});

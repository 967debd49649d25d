import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import { breadth, gates, length, seats, strands } from "./drawing";
import Approval from "./island";

/** The number of dots, and of open ones. */
function counted(taken: number): [all: number, open: number] {
  const paths = drawn(Approval, { places: 100, taken }).split("<path");
  const sum = (name: string): number =>
    paths.filter((path) => path.includes(name)).reduce((dots, path) => dots + occurrences(path, "h0"), 0);
  return [sum("approval-dots"), sum("approval-open")];
}

test("shows a dot for every place, the taken ones filled", () => {
  expect(counted(0)).toEqual([100, 100]);
  expect(counted(37)).toEqual([100, 63]);
  expect(counted(100)).toEqual([100, 0]);
});

test("refuses more taken places than there are", () => {
  expect(() => drawn(Approval, { places: 100, taken: 101 })).toThrow(RangeError);
});

test("every strand passes through all three rings", () => {
  for (const { path } of strands()) {
    const [x = 0, y = 0, , , ...rest] = (path.match(/-?\d+/g) ?? []).map(Number);
    const passed = new Map([[x, y]]);
    let [penX, penY] = [x, y];
    for (let index = 0; index < rest.length; index += 2) {
      penX += rest[index] ?? 0;
      penY += rest[index + 1] ?? 0;
      passed.set(penX, penY);
    }
    for (const { at, reach } of gates) {
      const near = [...passed].filter(([place]) => Math.abs(place - at * length) < 30);
      expect(near.length).toBeGreaterThan(1);
      for (const [, height] of near) {
        expect(Math.abs(height - breadth / 2)).toBeLessThan((reach * breadth) / 2 - 20);
      }
    }
  }
});

test("rings lie apart, and within the picture", () => {
  const all = seats(100).map(({ point }) => point);
  for (const [x, y] of all) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(length);
    expect(Math.abs(y - breadth / 2)).toBeLessThan(breadth / 2);
  }
});

test("is announced when it has a label, and small", () => {
  const markup = drawn(Approval, { places: 100, taken: 0, label: "Approval" });
  expect(isSound(markup)).toBe(true);
  expect(markup).toContain('role="img" aria-label="Approval"');
  expect(weight(markup)).toBeLessThan(6000);
});

import { expect, test } from "vitest";
import { folds, hill, smoothstep } from "./noise";
import { bell, lattice, seeded } from "./random";

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("random numbers are spread evenly from 0 up to 1", () => {
  const random = seeded(3);
  const numbers = Array.from({ length: 4000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (const tenth of Array.from({ length: 10 }, (_, index) => index)) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(share).toBeGreaterThan(320);
    expect(share).toBeLessThan(480);
  }
});

test("the bell curve has its middle at zero and a deviation of one", () => {
  const random = seeded(5);
  const numbers = Array.from({ length: 4000 }, () => bell(random));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
});

test("noise stays within ±1, meets its lattice and does not jump", () => {
  const surface = folds(9);
  let before = surface(0, 0.3);
  for (let x = 0; x < 30; x += 0.01) {
    const height = surface(x, 0.3);
    expect(Math.abs(height)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - before)).toBeLessThan(0.06);
    before = height;
  }
  expect(Math.abs(lattice(1, -4, 12))).toBeLessThanOrEqual(1);
});

test("steps and hills begin and end where they say", () => {
  expect(smoothstep(0.2, 0.6, 0.1)).toBe(0);
  expect(smoothstep(0.2, 0.6, 0.4)).toBeCloseTo(0.5);
  expect(smoothstep(0.2, 0.6, 0.9)).toBe(1);
  expect(hill(0.5, 0.1, 0.5)).toBe(1);
});

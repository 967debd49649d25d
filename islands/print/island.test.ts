import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Print from "./island";

test("draws its rings in spectrum order from the middle out", () => {
  const markup = drawn(Print, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, "<path")).toBe(26);
  const order = [...markup.matchAll(/--g-(\w+)/g)].map(([, feeling]) => feeling);
  expect([...new Set(order)]).toEqual(["fear", "doubt", "calm", "greed", "fomo"]);
  expect(weight(markup)).toBeLessThan(3000);
});

test("is the same every time", () => {
  expect(drawn(Print, {})).toBe(drawn(Print, {}));
});

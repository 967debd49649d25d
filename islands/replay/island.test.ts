import { expect, test } from "vitest";
import { drawn, isSound, occurrences, weight } from "../lib/art/testing";
import Replay from "./island";

test("shows the whole day, with the rush after the cursor", () => {
  const markup = drawn(Replay, {});
  expect(isSound(markup)).toBe(true);
  expect(occurrences(markup, /v-/)).toBe(46);
  expect(markup.indexOf("--g-fomo")).toBeGreaterThan(markup.indexOf("replay-ahead"));
  expect(weight(markup)).toBeLessThan(1000);
});

test("is the same every time", () => {
  expect(drawn(Replay, {})).toBe(drawn(Replay, {}));
});

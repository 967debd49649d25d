import { expect, test } from "vitest";
import { isDay, readTime } from "./time";

test("a text without an offset is a time in the time zone", () => {
  for (const [text, utc] of [
    ["2026-07-01T12:00", "2026-07-01T10:00"],
    ["2026-12-01 12:00", "2026-12-01T11:00"],
    ["2026-07-01T12:00Z", "2026-07-01T12:00"],
    ["2026-07-01T12:00:30+05:30", "2026-07-01T06:30:30"],
    ["2026-03-29T02:30", "2026-03-29T01:30"],
    ["2026-10-25T02:30", "2026-10-25T00:30"],
    ["2026-10-25T03:30", "2026-10-25T02:30"],
    ["2026-07-01", "2026-07-01T00:00"],
  ] as const)
    expect(readTime(text, "Europe/Berlin").toISOString(), text).toBe(new Date(`${utc}Z`).toISOString());
  expect(readTime("2026-11-01T01:30", "America/New_York").toISOString()).toBe("2026-11-01T05:30:00.000Z");
  expect(readTime("soon", "UTC").getTime()).toBeNaN();
});

test("a day has no time", () => {
  expect([isDay("2026-07-01"), isDay("2026-07-01T12:00"), isDay(new Date(0))]).toEqual([true, false, false]);
});

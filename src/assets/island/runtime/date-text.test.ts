import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dateText } from "./date-text";

/** The times of all locales, by which pages join dates with times. */
const table = readFileSync(join(import.meta.dirname, "../../../i18n/format/times.tsv"), "utf8");

const styles = ["full", "long", "medium", "short"] as const;
const moment = new Date("2026-01-05T18:07:09Z");
const timeZone = "Europe/Paris";

/** The patterns with a date and a time, by the tag of the locale and the length of the date. */
const joined = table
  .trimEnd()
  .split("\n")
  .flatMap((line) => {
    const [tags = "", ...fields] = line.split("\t");
    return tags.split(" ").map((tag): [string, string[]] => [tag, fields.slice(12, 16)]);
  });

test("the cycle of hours changes only the time of a date in every locale", () => {
  const wrong: string[] = [];
  const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, " ");
  for (const [number, [tag, patterns]] of joined.entries()) {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      plain(new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(moment));
    for (const [at, dateStyle] of styles.entries())
      for (const hourCycle of ["h12", "h23"] as const) {
        // Each length occurs with each other one in some locales.
        const timeStyle = styles[(at + number) % styles.length] as (typeof styles)[number];
        const [date, time] = [intl({ dateStyle }), intl({ timeStyle, hourCycle })];
        const page = patterns[at]?.replace("{date}", () => date).replace("{time}", () => time);
        const island = plain(dateText(moment, tag, { dateStyle, timeStyle, hourCycle, timeZone }));
        if (island !== page) wrong.push(`${tag} ${dateStyle} ${timeStyle} ${hourCycle}: ${island}, page ${page}`);
      }
  }
  expect(joined.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test("`hour12` counts hours as in pages", () => {
  const at = (tag: string, hour12: boolean) =>
    dateText(new Date("2026-01-05T12:07:00Z"), tag, { timeStyle: "short", hour12, timeZone: "UTC" });
  expect([at("ja", true), at("en", false)]).toEqual(["午後12:07", "12:07"]);
});

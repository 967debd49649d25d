import { expect, test } from "vitest";
import { createMessages } from "./messages";
import { locales } from "../../../../islands/lib/testing";

const refuse = (problem: string): string => {
  throw new Error(problem);
};
const table = {
  plain: "{{n}}",
  digits: "{{n, number(minimumFractionDigits: 2)}}",
  several: "{{n, number(minimumFractionDigits: 1, maximumFractionDigits: 2)}}",
  share: "{{n, number(style: percent)}}",
  compact: "{{n, number(notation: compact)}}",
  ungrouped: "{{n, number(useGrouping: false)}}",
  day: "{{d, datetime(dateStyle: long)}}",
};
const numbers = [0, 1, 2, 5, 0.06, 0.1, 1234.5, 7900, 10_000, 1_234_567.891, 1_000_000_000];

test.each(locales)("numbers and dates are those of Intl in %s", (locale) => {
  const { t, number, date } = createMessages(locale, table, refuse);
  const intl = (n: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(n);
  for (const n of numbers) {
    expect(t("plain", { n })).toBe(intl(n));
    expect(t("digits", { n })).toBe(intl(n, { minimumFractionDigits: 2 }));
    expect(t("several", { n })).toBe(intl(n, { minimumFractionDigits: 1, maximumFractionDigits: 2 }));
    expect(t("share", { n })).toBe(intl(n, { style: "percent" }));
    expect(t("compact", { n })).toBe(intl(n, { notation: "compact" }));
    expect(t("ungrouped", { n })).toBe(intl(n, { useGrouping: false }));
    expect(number(n)).toBe(intl(n));
  }
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(2025, 11, 31));
  expect(t("day", { d: "2025-12-31" })).toBe(long);
  expect(t("day", { d: new Date("2025-12-31") })).toBe(long);
  expect(t("plain", { n: new Date("2025-12-31") })).toBe(long);
  expect(date("2025-12-31")).toBe(long);
});

test.each(locales)("ordinals, units, lists and relative times are those of Intl in %s", (locale) => {
  const rules = new Intl.PluralRules(locale, { type: "ordinal" });
  const { pluralCategories } = rules.resolvedOptions();
  const forms = pluralCategories.map((form) => [`floor_ordinal_${form}`, `${form} {{count}}`]);
  const { t } = createMessages(
    locale,
    {
      ...Object.fromEntries(forms),
      speed: "{{n, number(style: unit; unit: kilometer-per-hour; unitDisplay: long)}}",
      any: "{{x, list(type: disjunction; style: long)}}",
      all: "{{x}}",
      soon: "{{n, relativetime(unit: day; numeric: auto; style: long)}}",
    },
    refuse,
  );
  for (const count of [0, 1, 2, 3, 4, 8, 11, 21, 22])
    expect(t("floor", { count })).toBe(`${rules.select(count)} ${new Intl.NumberFormat(locale).format(count)}`);
  const speed = new Intl.NumberFormat(locale, { style: "unit", unit: "kilometer-per-hour", unitDisplay: "long" });
  const soon = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const n of [-3, -1, 0, 1, 1.5, 2]) {
    expect(t("speed", { n })).toBe(speed.format(n));
    expect(t("soon", { n })).toBe(soon.format(n, "day"));
  }
  const any = new Intl.ListFormat(locale, { type: "disjunction" });
  expect(t("any", { x: ["1", "2", "3"] })).toBe(any.format(["1", "2", "3"]));
  expect(t("all", { x: ["1", 2.5] })).toBe(
    new Intl.ListFormat(locale).format(["1", new Intl.NumberFormat(locale).format(2.5)]),
  );
  expect(() => t("any", { x: "1" })).toThrow("LIST() needs a list, not `1`");
  expect(() => t("soon", { n: "1" })).toThrow("RELATIVETIME() needs a number, not `1`");
});

test("halves of a day are Korean, whatever the version of Intl", () => {
  const { date } = createMessages("ko", {}, refuse);
  expect(date("2026-11-29T03:30Z", { timeStyle: "short" })).toBe("오전 3:30");
  expect(date("2026-11-29T15:30Z", { timeStyle: "short" })).toBe("오후 3:30");
});

test.each(locales)("times are those of Intl in %s", (locale) => {
  const { t } = createMessages(
    locale,
    {
      zoned: "{{d, datetime(dateStyle: full; timeStyle: long; timeZone: America/New_York)}}",
      hours: "{{d, datetime(timeStyle: short; hourCycle: h23)}}",
      day: "{{d, datetime(dateStyle: short; timeZone: America/New_York)}}",
    },
    refuse,
  );
  const intl = (options: Intl.DateTimeFormatOptions, time = "2026-11-29T03:30Z") =>
    new Intl.DateTimeFormat(locale, options).format(new Date(time));
  const zone = "America/New_York";
  const zoned = intl({ dateStyle: "full", timeStyle: "long", timeZone: zone });
  expect(t("zoned", { d: "2026-11-29T03:30Z" })).toBe(zoned);
  expect(t("zoned", { d: new Date("2026-11-29T03:30Z") })).toBe(zoned);
  expect(t("zoned", { d: "2026-11-28T22:30" })).toBe(zoned);
  expect(t("hours", { d: "2026-11-29T03:30" })).toBe(intl({ timeStyle: "short", hourCycle: "h23", timeZone: "UTC" }));
  expect(t("day", { d: "2026-11-29" })).toBe(intl({ dateStyle: "short", timeZone: "UTC" }));
  expect(t("day", { d: "2026-11-29T03:30Z" })).toBe(intl({ dateStyle: "short", timeZone: zone }));
  expect(() => t("hours", { d: "2026-11-29" })).toThrow("DATETIME() needs a date with a time, not `2026-11-29`");
});

test("items of a list are isolated where it shows", () => {
  const { t } = createMessages("es", { a: "{{x}}", b: "{{x, list(type: conjunction; rtl: true)}}" }, refuse);
  expect(t("a", { x: ["שלום", "Ibiza"] })).toBe("\u2068שלום\u2069 e Ibiza");
  expect(t("b", { x: ["C", "Ibiza"] })).toBe("\u2068C\u2069 e \u2068Ibiza\u2069");
});

test("a formatter's printing is known by heart in six languages", () => {
  const print = (locale: string) => createMessages(locale, table, refuse).t("plain", { n: 1_234_567.5 });
  expect(print("en")).toBe("1,234,567.5");
  expect(print("ru")).toBe("1\u00a0234\u00a0567,5");
  expect(print("fr")).toBe("1\u202f234\u202f567,5");
  expect(print("hi")).toBe("12,34,567.5");
  expect(print("zh-Hans")).toBe("1,234,567.5");
  expect(print("de")).toBe("1.234.567,5");
});

test.each(locales)("the plural form is that of Intl in %s", (locale) => {
  const rules = new Intl.PluralRules(locale);
  const forms = rules.resolvedOptions().pluralCategories;
  const plural = Object.fromEntries(forms.map((form) => [`months_${form}`, `${form} {{count}}`]));
  const { t } = createMessages(locale, plural, refuse);
  for (const count of [0, 1, 1.5, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 1_000_000]) {
    expect(t("months", { count })).toBe(`${rules.select(count)} ${new Intl.NumberFormat(locale).format(count)}`);
  }
});

test.each(
  [
    ["ar", "tl", "sr-Latn"],
    ["kk-Arab", "iu", "xx"],
  ].flat(),
)("forms and numbers of %s are those that the build counts on", (locale) => {
  const locales = [locale, "en"];
  const rules = new Intl.PluralRules(locales);
  const forms = ["zero", "one", "two", "few", "many", "other"].map((form) => [`n_${form}`, `${form} {{count}}`]);
  const { t } = createMessages(locale, Object.fromEntries(forms), refuse);
  for (const count of [1, 2, 3, 11, 1.5])
    expect(t("n", { count })).toBe(`${rules.select(count)} ${new Intl.NumberFormat(locales).format(count)}`);
});

test("numbers and dates are those of the locales that the build names", () => {
  const { number, date } = createMessages("gv", { "@formats": "de", "@numbers": "de-AT" }, refuse);
  expect(number(1234.5)).toBe("1\u00a0234,5");
  expect(date("2025-12-31")).toBe("31. Dezember 2025");
});

test("moments are in the time zone of the site", () => {
  const table = { "@timeZone": "America/New_York", when: "{{d, datetime(timeStyle: short)}}" };
  const { date, t } = createMessages("en", table, refuse);
  expect(date("2026-11-29T03:30Z")).toBe("November 28, 2026");
  expect(date("2026-11-29")).toBe("November 29, 2026");
  expect(date("2026-11-29T03:30Z", { dateStyle: "short", timeZone: "UTC" })).toBe("11/29/26");
  expect(t("when", { d: "2026-11-29T03:30Z" })).toBe("10:30 PM");
  expect(t("when", { d: "2026-11-29T03:30" })).toBe("3:30 AM");
});

test("values are isolated where it shows", () => {
  const { t } = createMessages("ar", { left: "a {{x}}", right: "ب {{x, rtl}}" }, refuse);
  const print = (id: string, x: string) => t(id, { x }).slice(2);
  for (const [value, fromLeft, fromRight] of [
    ["C#", false, true],
    ["(2)", false, true],
    ["+49 30 1234", false, true],
    ["2026", false, false],
    ["مرحبا بكم", true, false],
    ["مرحبا!", true, true],
    ["שלום", true, false],
  ] as const) {
    const isolated = `\u2068${value}\u2069`;
    expect(print("left", value)).toBe(fromLeft ? isolated : value);
    expect(print("right", value)).toBe(fromRight ? isolated : value);
  }
  expect(t("right", { x: -5 })).not.toContain("\u2068");
});

test("a text is printed as it is: marks, placeholders and all", () => {
  const { t } = createMessages("en", { a: "<{{x}}>", "b:c.d": "{{y}}" }, refuse);
  expect(t("a", { x: '"1" & {{y}} $t(a)' })).toBe('<"1" & {{y}} $t(a)>');
  expect(t("b:c.d", { y: "found" })).toBe("found");
});

test("a variable may have the name of an i18next option", () => {
  const { t } = createMessages("en", { a: "{{context}} {{lng}} {{defaultValue}}" }, refuse);
  expect(t("a", { context: "x", lng: "ru", defaultValue: "y" })).toBe("x ru y");
});

test("what is missing is a problem", () => {
  const { t } = createMessages("en", { a: "{{x}} {{d, datetime(dateStyle: long)}}", m_one: "", m_other: "" }, refuse);
  expect(() => t("b")).toThrow("the message `b` is missing");
  expect(() => t("m")).toThrow("the message `m` is missing");
  expect(() => t("a", { d: "2025-12-31" })).toThrow("was not given `x`");
  expect(() => t("a", { x: 1 })).toThrow("was not given `d");
  expect(() => t("a", { x: 1, d: "soon" })).toThrow("DATETIME() needs a date, not `soon`");
  const mild = createMessages("en", { a: "[{{x}}]" }, () => "");
  expect([mild.t("b"), mild.t("a")]).toEqual(["", "[]"]);
});

test("two islands do not see each other's words", () => {
  const a = createMessages("en", { x: "one" }, refuse);
  const b = createMessages("de", { x: "eins", n: "{{n}}" }, refuse);
  expect([a.t("x"), b.t("x"), b.t("n", { n: 1.5 })]).toEqual(["one", "eins", "1,5"]);
  expect(() => a.t("n")).toThrow();
});

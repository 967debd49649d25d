import { expect, test } from "vitest";
import { dataFormats, type FormatData } from "./format-data";

const latin = "0123456789";
const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);
const data: FormatData = {
  numbers: {
    digits: "०१२३४५६७८९",
    decimal: ",",
    group: ".",
    sizes: [3, 2, 2],
    minus: ["‎−", ""],
    signs: ["−", "+"],
    percent: ["0 %", "‎−0 %"],
    money: ["0 ¤", "‎−0 ¤"],
    letters: ["0¤", "‎−0¤"],
    symbols: { EUR: "€" },
  },
  dates: {
    digits: latin,
    patterns: ["EEEE, d. MMMM y 'г'''", "d. MMMM y", "d.M.yy", "dd.MM.y G"],
    names: { EEEE: names(7), MMMM: names(12), G: ["e.Kr."] },
    times: [
      ["{HH}:{mm}:{ss} {z}", "{h}:{mm} {a}", "{HH}:{mm}"],
      ["{HH}:{mm} {z}", "", ""],
      ["{H}:{mm}:{ss}", "", ""],
      ["{H}:{mm}", "{h}:{mm} {a}", "{HH}:{mm}"],
    ],
    joined: ["{date} kl. {time}", "{date} kl. {time}", "{date}, {time}", "{time} {date}"],
    periods: Array.from({ length: 24 }, (_, hour) => (hour < 12 ? "f.h." : "e.h.")),
    lists: { conjunction: { long: [" og ", ", ", "; ", " og svo "] } },
  },
};
const { number, date, list } = dataFormats(data) as Required<ReturnType<typeof dataFormats>>;

test("numbers have the digits, groups and signs of the data", () => {
  expect(number(1234567.891)).toBe("१२.३४.५६७,८९१");
  expect([number(1234), number(1234, { useGrouping: true }), number(12345, { useGrouping: false })]).toEqual([
    "१२३४",
    "१.२३४",
    "१२३४५",
  ]);
  expect(number(-0.256, { style: "percent", maximumFractionDigits: 1 })).toBe("‎−२५,६ %");
  expect(number(5, { style: "unit", unit: "percent" })).toBe("५ %");
  expect(number(5, { signDisplay: "always" })).toBe("‎+५");
});

test("browsers that have the language print other numbers with its separators", () => {
  const own = dataFormats({ numbers: { ...(data.numbers as Required<FormatData>["numbers"]), others: ["compact"] } });
  const speed = { style: "unit", unit: "kilometer-per-hour" } as const;
  expect(own.number?.(1234.5, speed, ["en"])).toBe("1.234,5 km/h");
  expect([own.differs?.(speed), own.differs?.({ notation: "compact" })]).toEqual([false, true]);
  expect(number(1234.5, speed, ["en"])).toBeUndefined();
});

test("amounts have the sign or the code of the currency", () => {
  const money = (value: number, currency: string, currencyDisplay?: "code") =>
    number(value, { style: "currency", currency, ...(currencyDisplay && { currencyDisplay }) });
  expect([money(1.5, "eur"), money(-2, "JPY"), money(3, "EUR", "code")]).toEqual(["१,५० €", "‎−२JPY", "३,००EUR"]);
});

test("dates and times follow the patterns", () => {
  const at = (options: Intl.DateTimeFormatOptions) => date("2026-03-05T14:05:09Z", "UTC", options);
  expect(at({ dateStyle: "full" })).toBe("n4, 5. n2 2026 г'");
  expect([at({ dateStyle: "medium" }), at({ dateStyle: "short" })]).toEqual(["5.3.26", "05.03.2026 e.Kr."]);
  expect([at({ timeStyle: "short" }), at({ timeStyle: "short", hour12: true })]).toEqual(["14:05", "2:05 e.h."]);
  expect(at({ dateStyle: "long", timeStyle: "medium" })).toBe("5. n2 2026 kl. 14:05:09");
  expect(at({ timeStyle: "long", timeZone: "America/New_York" })).toBe("09:05 EST");
  expect(date("2026-03-05", "America/New_York", { dateStyle: "long" })).toBe("5. n2 2026");
});

test("lists have the words of the data", () => {
  const lists = [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]].map((items) => list(items));
  expect(lists).toEqual(["a", "a og b", "a, b og svo c", "a, b; c og svo d"]);
});

test("other options are not covered", () => {
  expect(number(5, { notation: "compact" })).toBeUndefined();
  expect(number(5, { style: "currency", currency: "EUR", currencyDisplay: "name" })).toBeUndefined();
  expect(number(Number.NaN)).toBeUndefined();
  expect(date("2026-03-05", "UTC", { month: "long" })).toBeUndefined();
});

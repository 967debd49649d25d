/** Formats that not all browsers have, or have otherwise, from the data of the build: they print as pages do. */
import { isDay, readTime } from "./time";

/** The formats of a language; `BrowserFormats` of `src/i18n/format/browser.rs` describes the fields. */
export interface FormatData {
  numbers?: {
    digits: string;
    decimal: string;
    group: string;
    sizes: [number, number, number];
    minus: [string, string];
    signs: [string, string];
    percent: [string, string];
    money: [string, string];
    letters: [string, string];
    symbols: Record<string, string>;
    others?: string[];
  };
  dates?: {
    digits: string;
    patterns: Four<string>;
    names: Record<string, string[]>;
    times: Four<[string, string, string]>;
    joined: Four<string>;
    periods: string[];
    lists: Record<string, Record<string, Four<string>>>;
  };
}

type Four<T> = [T, T, T, T];

/** Formats from data. They return `undefined` for options that it does not cover: these are English in all browsers. */
export interface DataFormats {
  number?(value: number, options?: Intl.NumberFormatOptions, locales?: string[]): string | undefined;
  /** Whether a number with these options differs from that in a page. */
  differs?(options?: Intl.NumberFormatOptions): boolean;
  date?(value: Date | string, siteZone: string, options: Intl.DateTimeFormatOptions): string | undefined;
  list?(items: string[], options?: Intl.ListFormatOptions): string | undefined;
}

const LENGTHS = ["full", "long", "medium", "short"];

/** Creates the formats of a language. */
export function dataFormats({ numbers, dates }: FormatData): DataFormats {
  return {
    ...(numbers && {
      number: (value, options = {}, locales) =>
        formatNumber(numbers, value, options) ??
        (numbers.others && separateNumber(numbers, new Intl.NumberFormat(locales, options).formatToParts(value))),
      differs: (options = {}) => kinds(options).some((kind) => numbers.others?.includes(kind)),
    }),
    ...(dates && {
      date: (value, siteZone, options) => formatDate(dates, value, siteZone, options),
      list: (items, options = {}) => formatList(dates, items, options),
    }),
  };
}

/** The kinds of a format that data do not cover. */
function kinds({ style, currencyDisplay, notation }: Intl.NumberFormatOptions): string[] {
  const isNamed = style === "currency" && currencyDisplay === "name";
  if (notation !== "compact") return isNamed ? ["currency name"] : [];
  return style !== "currency" ? ["compact"] : isNamed ? ["currency name", "compact"] : ["compact currency"];
}

/** Replaces the separators of a number that a browser has formatted. */
function separateNumber({ group, decimal }: Required<FormatData>["numbers"], parts: Intl.NumberFormatPart[]): string {
  const own: Record<string, string> = { group, decimal };
  return parts.map(({ type, value }) => own[type] ?? value).join("");
}

const inDigits = (text: string, digits: string) => text.replace(/\d/g, (digit) => [...digits][Number(digit)] as string);

function formatNumber(data: Required<FormatData>["numbers"], value: number, options: Intl.NumberFormatOptions) {
  const { style = "decimal", currency = "", useGrouping } = options;
  const { currencyDisplay = "symbol", currencySign = "standard", notation = "standard" } = options;
  const isPercent = style === "percent" || (style === "unit" && options.unit === "percent");
  const isMoney = style === "currency" && currencySign === "standard" && /^(symbol|code)$/.test(currencyDisplay);
  if (notation !== "standard" || !(style === "decimal" || isPercent || isMoney)) return undefined;
  const parts = new Intl.NumberFormat("en", options).formatToParts(value);
  if (parts.some(({ type }) => type === "nan" || type === "infinity")) return undefined;
  const all = (wanted: string) => parts.flatMap(({ type, value }) => (type === wanted ? [value] : [])).join("");
  const fraction = all("fraction");
  const whole = grouped(all("integer"), data, useGrouping);
  const body = inDigits(fraction ? whole + data.decimal + fraction : whole, data.digits);
  const isPositive = all("plusSign") !== "";
  const isSigned = isPositive || all("minusSign") !== "";
  const at = isSigned ? 1 : 0;
  const print = () => {
    if (isPercent) return data.percent[at].replace("0", () => body);
    if (isMoney) {
      const code = currency.toUpperCase();
      const symbol = (currencyDisplay === "symbol" && data.symbols[code]) || code;
      const pattern = data.money[at];
      const isBefore = pattern.indexOf("¤") < pattern.indexOf("0");
      const isLetter = (isBefore ? /[^\p{S}\p{Z}]$/u : /^[^\p{S}\p{Z}]/u).test(symbol);
      const chosen = isLetter ? data.letters[at] : pattern;
      return chosen.replace("0", () => body).replace("¤", () => symbol);
    }
    return isSigned ? data.minus[0] + body + data.minus[1] : body;
  };
  return isPositive ? print().replace(data.signs[0], data.signs[1]) : print();
}

function grouped(
  integer: string,
  { group, sizes: [last, others, least] }: Required<FormatData>["numbers"],
  useGrouping: unknown,
) {
  const needed = useGrouping === "always" || useGrouping === true ? 1 : useGrouping === "min2" ? 2 : least;
  if (useGrouping === false || useGrouping === "false" || integer.length < last + needed) return integer;
  const groups = [integer.slice(-last)];
  for (let rest = integer.slice(0, -last); rest; rest = rest.slice(0, -others)) groups.unshift(rest.slice(-others));
  return groups.join(group);
}

function formatDate(
  data: Required<FormatData>["dates"],
  value: Date | string,
  siteZone: string,
  { dateStyle, timeStyle, timeZone = siteZone, hour12, hourCycle, ...rest }: Intl.DateTimeFormatOptions,
) {
  if (Object.keys(rest).length > 0 || !(dateStyle || timeStyle)) return undefined;
  const zone = isDay(value) ? "UTC" : timeZone;
  const shown = { year: "numeric", month: "numeric", day: "numeric", weekday: "short" } as const;
  const clock = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  const timeZoneName = timeStyle === "full" ? "long" : "short";
  const format = new Intl.DateTimeFormat("en", { ...shown, ...clock, timeZone: zone, timeZoneName });
  const parts = format.formatToParts(readTime(value, timeZone));
  const fields = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<string, string>;
  const numbers: Record<string, number> = {
    y: Number(fields.year),
    M: Number(fields.month),
    d: Number(fields.day),
    H: Number(fields.hour),
    m: Number(fields.minute),
    s: Number(fields.second),
  };
  const { y, M, H } = numbers as Record<"y" | "M" | "H", number>;
  const of = (letter: string) => {
    if (letter === "L") return M;
    if (letter === "h") return H % 12 || 12;
    if (letter === "K") return H % 12;
    if (letter === "k") return H || 24;
    return numbers[letter];
  };
  const number = (field: string) => {
    const value = field === "yy" ? y % 100 : of(field[0] as string);
    return inDigits(`${value}`.padStart(field.length, "0"), data.digits);
  };
  const name = (field: string) => {
    const names = data.names[field];
    if (/^[ML]/.test(field)) return names?.[M - 1];
    return names?.[/^[Ec]/.test(field) ? "SunMonTueWedThuFriSat".indexOf(fields.weekday as string) / 3 : 0];
  };
  const at = (style: string) => LENGTHS.indexOf(style) as 0 | 1 | 2 | 3;
  const date = dateStyle
    ? data.patterns[at(dateStyle)].replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (field, literal?: string) => {
        if (literal !== undefined) return literal.replaceAll("''", "'") || "'";
        return field in data.names ? (name(field) ?? "") : number(field);
      })
    : "";
  if (!timeStyle) return date;
  const [own, inHalves, inDays] = data.times[at(timeStyle)];
  const isHalves = hour12 ?? (hourCycle && /^h1/.test(hourCycle));
  const pattern = isHalves === undefined ? own : isHalves ? inHalves : inDays;
  const time = pattern.replace(/\{(.+?)\}/g, (_, field: string) => {
    if (field === "a") return data.periods[H] as string;
    return field === "z" ? (fields.timeZoneName as string) : number(field);
  });
  return dateStyle ? data.joined[at(dateStyle)].replace("{date}", () => date).replace("{time}", () => time) : time;
}

function formatList(data: Required<FormatData>["dates"], items: string[], options: Intl.ListFormatOptions) {
  const words = data.lists[options.type ?? "conjunction"]?.[options.style ?? "long"];
  if (!words) return undefined;
  const [pair, start, middle, end] = words;
  return items.reduce((text, item, at) => {
    if (items.length === 2) return text + pair + item;
    return text + (at === items.length - 1 ? end : at === 1 ? start : middle) + item;
  });
}

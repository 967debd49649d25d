/** The numbers that a page may show: every value of content/data in each form of its language. */
import { readdirSync } from "node:fs";
import { root } from "./site.mjs";
import { yaml } from "./text.mjs";

/** Words and letters that multiply a number, without their inflected endings. Chinese ones need no space after them. */
const scales = {
  en: { K: 1e3, M: 1e6, B: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 },
  ru: { тыс: 1e3, млн: 1e6, млрд: 1e9, миллион: 1e6, миллиард: 1e9 },
  it: { K: 1e3, Mln: 1e6, Mld: 1e9, mila: 1e3, milion: 1e6, miliard: 1e9 },
  es: { mil: 1e3, M: 1e6, "mil millones": 1e9, millón: 1e6, millones: 1e6 },
  "zh-Hans": { 万: 1e4, 亿: 1e8 },
  de: { Tsd: 1e3, Mio: 1e6, Mrd: 1e9, Million: 1e6, Milliarde: 1e9 },
  fr: { k: 1e3, M: 1e6, Md: 1e9, mille: 1e3, million: 1e6, milliard: 1e9 },
  hi: { हज़ार: 1e3, लाख: 1e5, करोड़: 1e7, अरब: 1e9 },
};
const spaces = "[ \\u00a0\\u202f]";
const digits = `\\p{Nd}+(?:[.,'’]\\p{Nd}+|${spaces}\\p{Nd}{3}(?!\\p{Nd}))*`;
const plain = (text) => text.normalize("NFD").replace(/[\s\u00a0\u202f\u200e]/gu, "");

/** The numbers of a text in a language: `{ number, factor, before, around }`; `factor` is 1 without a word such as “million”. */
export function numbersIn(text, tag) {
  const words = Object.entries(scales[tag]).sort(([a], [b]) => b.length - a.length);
  const ends = tag === "zh-Hans" ? "" : "(?:(?<=\\p{L}{4})\\p{L}*)?(?![\\p{L}\\p{M}])";
  const forms = words.flatMap(([word]) => [...new Set([word, word.normalize("NFD"), word.normalize("NFC")])]);
  const pattern = new RegExp(`(${digits})(?:${spaces}?(${forms.join("|")})${ends})?`, "gu");
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: number, 2: word, index }) => ({
    number,
    factor: word ? words.find(([known]) => plain(known) === plain(word))[1] : 1,
    before: text[index - 1] ?? "",
    around: text.slice(Math.max(0, index - 40), index + whole.length + 40).trim(),
  }));
}

/** A text for comparison: without spaces of any kind, and with the nukta as a sign of its own. */
export const normal = plain;

/** Every scalar of the data: `{ name, value }`, as written. */
export function facts() {
  const found = [];
  const visit = (value, name) => {
    if (value && typeof value === "object")
      for (const [key, item] of Object.entries(value)) visit(item, `${name}.${key}`);
    else if (value !== undefined && value !== null) found.push({ name, value: String(value) });
  };
  for (const file of readdirSync(`${root}content/data`).filter((file) => file.endsWith(".yaml")))
    visit(yaml(`content/data/${file}`), file.slice(0, -5));
  return found;
}

const all = facts();
const value = (wanted) => Number(all.find(({ name }) => name === wanted).value);

/** Values that pages compute from the data. */
function derived() {
  const shares = all.filter(({ name }) => /^tokenomics\.allocation\.\w+\.value$/.test(name));
  const supply = value("tokenomics.supply.value");
  const goal = value("referral.sample.goal.value");
  const total = value("staking.sample.total.value");
  const pools = all.filter(({ name }) => /^staking\.sample\.pools\.\d+\.share\.value$/.test(name));
  return [
    ...shares.map(({ name, value }) => ({
      name: `${name} of the supply`,
      value: String((supply * Number(value)) / 100),
    })),
    { name: "tokens of one seed of a thousand", value: String(supply / 1000) },
    {
      name: "what the plan Institutional costs at the initial price",
      value: (value("plans.institutional.token_price.value") * value("presale.initial_price.value")).toFixed(2),
    },
    ...["first", "second"].map((which) => ({
      name: `what the ${which} stake of a validator costs at the initial price`,
      value: String(
        Math.round(value(`conflicts.validator_stake.${which}.value`) * value("presale.initial_price.value")),
      ),
    })),
    {
      name: "what the sample lacks to the next tier",
      value: String(goal - (goal * value("referral.sample.progress.value")) / 100),
    },
    ...pools.map(({ name, value }) => ({ name: `${name} of the total`, value: String((total * Number(value)) / 100) })),
  ];
}

/** `(number, factor) → boolean`: whether a number is a value of the data in a form of the language. */
export function judge(tag) {
  const forms = new Set();
  const values = new Set();
  for (const { value } of [...all, ...derived()]) {
    if (/^-?\d+(\.\d+)?$/.test(value)) {
      values.add(Number(value));
      for (const form of formsOf(value, tag)) forms.add(plain(form));
    } else
      for (const form of isDate(value) ? datesOf(value, tag) : [value])
        for (const { number } of numbersIn(form, tag)) forms.add(plain(number));
  }
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.5)[1].value;
  return (number, factor) => {
    if (factor === 1) return forms.has(plain(number));
    const parsed = Number(
      plain(number)
        .replace(new RegExp(`[^\\d${decimal}]`, "g"), "")
        .replace(decimal, "."),
    );
    const isWritten = formsOf(String(parsed), tag).some((form) => plain(form) === plain(number));
    return isWritten && values.has(Math.round(parsed * factor * 1e6) / 1e6);
  };
}

const isDate = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value);

function formsOf(value, tag) {
  const fraction = value.split(".")[1]?.length ?? 0;
  const exact = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  const ways = [
    exact,
    { ...exact, useGrouping: false },
    { ...exact, useGrouping: "always" },
    { maximumFractionDigits: fraction },
  ];
  return ways.map((options) => new Intl.NumberFormat(tag, options).format(Number(value)));
}

function datesOf(value, tag) {
  const date = new Date(`${value}T12:00:00Z`);
  const year = { year: "numeric", timeZone: "UTC" };
  return [
    value,
    ...["short", "medium", "long", "full"].map((dateStyle) =>
      new Intl.DateTimeFormat(tag, { dateStyle, timeZone: "UTC" }).format(date),
    ),
    ...[year, { ...year, month: "long" }, { ...year, month: "short" }].map((options) =>
      new Intl.DateTimeFormat(tag, options).format(date),
    ),
  ];
}

/** Numbers that one zero more or less would make seriously wrong, written by hand for each language. */
export const dangerous = {
  en: ["9M", "1.4M+", "5B+", "15M+", "100K+"],
  ru: ["9 млн", "1,4 млн+", "5 млрд+", "15 млн+", "100 тыс.+"],
  "zh-Hans": ["900万", "140万+", "50亿+", "1500万+", "10万+"],
  hi: ["90 लाख", "14 लाख+", "5 अरब+", "1.5 करोड़+", "1 लाख+"],
  de: ["9 Mio.", "über 1,4 Mio.", "über 5 Mrd.", "über 15 Mio.", "über 100.000"],
  fr: ["9 M", "+ de 1,4 M", "+ de 5 Md", "+ de 15 M", "+ de 100 k"],
  it: ["9 Mln", "1,4 Mln", "5 Mld", "15 Mln", "100.000"],
  es: ["9 M", "+1,4 M", "+5000 M", "+15 M", "+100 mil"],
};

/** Messages and number formats of an island, the same in the prerenderer and in the browser. */
import i18next from "i18next";
import { createContext, useContext } from "react";
import { Borrowed, END, type FallbackLanguage, isWhole, type Lent, mapMarked, START } from "./borrowed";
import { dateText } from "./date-text";
import type { DataFormats, FormatData } from "./format-data";
import { isolate } from "./isolate";
import { isDay, readTime } from "./time";

/** Whether a locale of the site has formats that not all browsers have; set by the bundler. */
declare const HAS_FORMAT_DATA: boolean;

/** Whether an island has texts in two languages; set by the bundler. */
declare const HAS_BORROWED: boolean;

/** An island's messages in one language, as i18next JSON v4 (`months_one`, `floor_ordinal_other`); `@numbers` is the locale of its numbers, `@formats` that of its dates, lists and relative times, `@timeZone` the time zone of the site, `@formatData` the formats that not all browsers have, and `@borrowed` describes the messages in another language. */
export type MessageTable = Record<string, string>;

/** The variables of a message: numbers, dates and lists are formatted for the language, texts are inserted as they are. */
export type Variables = Record<string, string | number | Date | readonly (string | number)[]>;

/** The result of `useMessages`. */
export interface Messages<Id extends string = string> {
  /** The BCP 47 tag of the language of the texts: that of the page, or of its fallback if no text of the island is translated. */
  locale: string;
  /** The message `id` with its variables inserted; `count` selects the plural form. */
  t(id: Id, variables?: Variables): string;
  /** Formats a number for the language. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats a date (or `2025-12-31`) for the language, in the time zone of the site; by default day, month and year. */
  date(value: Date | string, options?: Intl.DateTimeFormatOptions): string;
}

/** The messages of an island, and its texts in another language, if there may be some. */
export interface IslandMessages extends Messages {
  borrowed?: Borrowed;
}

/**
 * Creates the messages of one island in one language.
 *
 * `onProblem` is called for a message that is not in the table and for a variable that was not passed; it throws, or
 * returns the text to print instead. `readFormats` returns the formats of `@formatData`. `onUnlike` is called with texts that
 * these do not cover, and that are therefore in English, or differ from those of pages.
 */
export function createMessages(
  locale: string,
  table: MessageTable,
  onProblem: (problem: string) => string,
  readFormats?: (data: FormatData) => DataFormats,
  onUnlike?: (text: string, isEnglish: boolean) => void,
): IslandMessages {
  const data = HAS_FORMAT_DATA && table["@formatData"];
  const formats = data ? readFormats?.(JSON.parse(data) as FormatData) : undefined;
  // For a language that not all browsers support, use English, not the language of the browser.
  const locales = HAS_FORMAT_DATA && formats?.date ? "en" : [table["@formats"] ?? locale, "en"];
  const numberLocales = HAS_FORMAT_DATA && formats?.number ? "en" : [table["@numbers"] ?? locale, "en"];
  const siteZone = table["@timeZone"] ?? "UTC";
  const inEnglish = (text: string) => {
    onUnlike?.(text, true);
    return text;
  };
  const number: Messages["number"] = (value, options) => {
    const own = HAS_FORMAT_DATA && formats?.number?.(value, options, [table["@numbers"] ?? locale, "en"]);
    if (HAS_FORMAT_DATA && own && formats?.differs?.(options)) onUnlike?.(own, false);
    if (own) return own;
    const text = new Intl.NumberFormat(numberLocales, options).format(value);
    return HAS_FORMAT_DATA && formats?.number ? inEnglish(text) : text;
  };
  const date: Messages["date"] = (value, options = { dateStyle: "long" }) => {
    const own = HAS_FORMAT_DATA && formats?.date?.(value, siteZone, options);
    if (own) return own;
    const { timeZone = siteZone } = options;
    // Versions of CLDR differ: narrow and thin spaces are plain ones, and Korean has Latin names of the halves of a day.
    const zoned = { ...options, timeZone: isDay(value) ? "UTC" : timeZone };
    const text = dateText(readTime(value, timeZone), locales, zoned)
      .replaceAll(/[\u2009\u202f]/g, " ")
      .replace(/\b[AP]M\b/, (half) => (/^ko\b/.test(locale) ? ({ AM: "오전", PM: "오후" }[half] ?? half) : half));
    return HAS_FORMAT_DATA && formats?.date ? inEnglish(text) : text;
  };
  const list = (values: readonly unknown[], isFromRight: boolean, options?: Intl.ListFormatOptions) => {
    const items = values.map((value) => (typeof value === "number" ? number(value) : `${value}`));
    const marked = () => items.map((item, at) => (typeof values[at] === "string" ? isolate(item, isFromRight) : item));
    const own = HAS_FORMAT_DATA && formats?.list?.(marked(), options);
    if (own) return own;
    // The words between items depend on the items without marks.
    const parts = new Intl.ListFormat(locales, options).formatToParts(items);
    let at = 0;
    const print = ({ type, value }: (typeof parts)[number]) =>
      type === "element" && typeof values[at++] === "string" ? isolate(value, isFromRight) : value;
    const text = parts.map(print).join("");
    return HAS_FORMAT_DATA && formats?.list ? inEnglish(text) : text;
  };
  const [language] = Intl.PluralRules.supportedLocalesOf([locale, "en"]) as [string];

  const i18n = i18next.createInstance();
  i18n.use({
    type: "formatter",
    init() {},
    format(value: unknown, format?: string) {
      if (value === undefined) return undefined;
      const { name, options, isFromRight } = readFormat(format);
      if (name === "datetime") {
        const time = value as Date | string;
        if (Number.isNaN(+readTime(time, "UTC"))) return onProblem(`DATETIME() needs a date, not \`${value}\``);
        if (options?.timeStyle && isDay(time))
          return onProblem(`DATETIME() needs a date with a time, not \`${value}\``);
        return date(time, options);
      }
      if (name === "list" && !Array.isArray(value)) return onProblem(`LIST() needs a list, not \`${value}\``);
      if (name === "relativetime") {
        if (typeof value !== "number") return onProblem(`RELATIVETIME() needs a number, not \`${value}\``);
        const { unit, ...rest } = options as { unit: Intl.RelativeTimeFormatUnit };
        const text = new Intl.RelativeTimeFormat(locales, rest).format(value, unit);
        return HAS_FORMAT_DATA && formats?.date ? inEnglish(text) : text;
      }
      if (typeof value === "number") return number(value, options);
      if (value instanceof Date) return date(value);
      if (Array.isArray(value)) return list(value, isFromRight, options);
      return typeof value === "string" ? isolate(value, isFromRight) : value;
    },
  });
  i18n.init({
    lng: language,
    load: "currentOnly",
    resources: { [language]: { translation: table } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: (id) => onProblem(`the message \`${id}\` is missing`),
    missingInterpolationHandler: (text: string, match: string[]) =>
      onProblem(`the message "${text}" was not given \`${match[1]}\``),
  });

  const translate: Messages["t"] = (id, variables = {}) =>
    // As `replace`, a variable never meets an i18next option of the same name.
    i18n.t(id, { count: variables.count as number, ordinal: `${id}_ordinal_other` in table, replace: variables });
  if (HAS_BORROWED && table["@borrowed"]) {
    const lent = JSON.parse(table["@borrowed"]) as Lent;
    const texts = Object.fromEntries(Object.entries(table).filter(([id]) => !id.startsWith("@")));
    const lender = createMessages(lent.locale, { ...texts, ...lent.settings }, onProblem, readFormats);
    const borrowed = new Borrowed(lent);
    const t: Messages["t"] = (id, variables) =>
      lent.ids.includes(id) ? borrowed.add(lender.t(id, variables)) : translate(id, variables);
    return { locale, t, number, date, borrowed };
  }
  return { locale, t: translate, number, date };
}

/** The props of an island without the marks of borrowed texts, which are in that language; adds these to the messages. */
export function readProps<P extends object>(
  messages: IslandMessages,
  props: P,
  lent?: FallbackLanguage,
): { messages: IslandMessages; props: P } {
  if (!HAS_BORROWED || !lent) return { messages, props };
  const borrowed = messages.borrowed ?? new Borrowed(lent);
  const read = (text: string) => {
    const plain = text.replaceAll(START, "").replaceAll(END, "");
    return isWhole(text) ? borrowed.add(plain) : plain;
  };
  return { messages: { ...messages, borrowed }, props: mapMarked(props, read) };
}

type Options = Record<string, string | number | boolean>;

/** Reads `number(style: percent, maximumFractionDigits: 1)`, the format part of a placeholder. `rtl` is that of a variable in a text from the right. */
function readFormat(format = ""): { name: string; options?: Options; isFromRight: boolean } {
  const [call, name = "", all = ""] = /^(\w+)\((.*)\)$/.exec(format) ?? [];
  if (!call) return { name: format, isFromRight: format === "rtl" };
  const { rtl, ...options } = Object.fromEntries(
    all.split(/[,;]/).map((option): [string, string | number | boolean] => {
      const [name, value] = option.split(":").map((part) => part.trim()) as [string, string];
      if (/^\d+$/.test(value)) return [name, Number(value)];
      return [name, /^(true|false)$/.test(value) ? value === "true" : value];
    }),
  );
  return { name, options, isFromRight: rtl === true };
}

const Context = createContext<IslandMessages | undefined>(undefined);

/** Provides the messages of an island. */
export const MessagesProvider = Context.Provider;

/** The messages of the calling island, in the language of its page. */
export function useMessages<Id extends string = string>(): Messages<Id> {
  const messages = useContext(Context);
  if (!messages) throw new Error("useMessages is called outside an island");
  return messages;
}

/** The texts of the calling island in another language, if there may be some. */
export const useBorrowed = (): Borrowed | undefined => useContext(Context)?.borrowed;

/** Finds borrowed texts without a language of their own in the markup of an island, for the build. */
import { END, type FallbackLanguage, isWhole, type Lent, mapMarked, START } from "./borrowed";
import type { IslandMessages, MessageTable } from "./messages";

/** A borrowed text in an element with another language than its own. */
export interface Unmarked {
  /** The id of the message, or the name of the prop. */
  id: string;
  isProp: boolean;
  /** The language of the text. */
  locale: string;
  /** The stack of the call of `t`. */
  stack: string;
}

/** The first of 4 digits for the number of a text: a mark, as in `src/base/marks.rs`. */
const DIGIT = 0xfdea;

const TRACED = /\ufdd0([\ufdea-\ufded]+)([^\ufdd0\ufdd1]*)/g;

/** Comments, elements whose content is no text of the page, tags, and texts. */
const PARTS =
  /<!--.*?-->|<(script|style|textarea)\b.*?<\/\1>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gis;

const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/**
 * Messages and props whose borrowed texts are marked by numbers, and the function that finds these in markup. `props` are those of
 * the build, whose borrowed texts are in the language `lent`.
 */
export function traceTexts(messages: IslandMessages, table: MessageTable, props: object, lent?: FallbackLanguage) {
  const { borrowed } = messages;
  const { ids, locale } = JSON.parse(table["@borrowed"] ?? JSON.stringify({ ids: [], ...lent })) as Lent;
  if (!borrowed || !locale) return { messages, props, find: (): Unmarked[] => [] };
  const texts: Unmarked[] = [];
  const start = (id: string, isProp: boolean, stack = "") => {
    const number = texts.push({ id, isProp, locale, stack }) - 1;
    const digits = [...number.toString(4)].map((digit) => String.fromCharCode(DIGIT + Number(digit)));
    return START + digits.join("");
  };
  const t: IslandMessages["t"] = (id, variables) => {
    const text = messages.t(id, variables);
    if (!ids.includes(id) || !/\p{L}/u.test(text)) return text;
    return borrowed.add(start(id, false, new Error().stack) + text + END);
  };
  const traced = (text: string, path: string) => {
    const numbered = text.replaceAll(START, start(path, true));
    return isWhole(text) ? borrowed.add(numbered) : numbered;
  };
  const find = (html: string): Unmarked[] => {
    const found = new Map<string, Unmarked>();
    for (const number of numbersOutside(html, locale)) {
      const text = texts[number] as Unmarked;
      found.set(`${text.id} ${text.isProp} ${text.stack}`, text);
    }
    return [...found.values()];
  };
  return { messages: { ...messages, t }, props: mapMarked(props, traced), find };
}

/** The numbers of texts with letters outside of elements with a language. */
function* numbersOutside(html: string, locale: string): Generator<number> {
  const open: { name: string; isLocale: boolean }[] = [];
  const isInside = () => open.at(-1)?.isLocale ?? false;
  for (const [part, raw, slash, written, attributes = ""] of html.matchAll(PARTS)) {
    const name = written?.toLowerCase();
    if (name && slash) {
      const start = open.findLastIndex((element) => element.name === name);
      if (start >= 0) open.length = start;
    } else if (name && !VOID.has(name) && !attributes.endsWith("/")) {
      const language = languageIn(attributes)?.toLowerCase();
      open.push({ name, isLocale: language === undefined ? isInside() : language === locale.toLowerCase() });
    } else if (!name && !raw && !part.startsWith("<!--") && !isInside()) {
      for (const [, digits = "", text = ""] of part.matchAll(TRACED))
        if (/\p{L}/u.test(text)) yield [...digits].reduce((sum, digit) => sum * 4 + digit.charCodeAt(0) - DIGIT, 0);
    }
  }
}

/** The value of `lang` among attributes. */
function languageIn(attributes: string): string | undefined {
  for (const [, name = "", ...values] of attributes.matchAll(ATTRIBUTE))
    if (name.toLowerCase() === "lang") return values.find((value) => value !== undefined) ?? "";
  return undefined;
}

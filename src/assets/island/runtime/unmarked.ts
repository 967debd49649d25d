/** Finds borrowed texts without a language of their own in the markup of an island, for the build. */
import type { Lent } from "./borrowed";
import type { IslandMessages, MessageTable } from "./messages";

/** A borrowed text in an element with another language than its own. */
export interface Unmarked {
  id: string;
  /** The language of the text. */
  locale: string;
  /** The stack of the call of `t`. */
  stack: string;
}

/** Noncharacters, which no page contains: around a text, and the first of 16 for the number of the call of `t`. */
const [START, END, DIGIT] = ["\ufdd0", "\ufdd1", 0xfdd2];

const TRACED = /\ufdd0([\ufdd2-\ufde1]+)([^\ufdd0\ufdd1]*)/g;

/** Comments, elements whose content is no text of the page, tags, and texts. */
const PARTS =
  /<!--.*?-->|<(script|style|textarea)\b.*?<\/\1>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gis;

const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Messages whose borrowed texts are marked by the number of the call, and the function that finds these in markup. */
export function traceTexts(messages: IslandMessages, table: MessageTable) {
  const { borrowed } = messages;
  const lent = table["@borrowed"];
  if (!borrowed || !lent) return { messages, find: (): Unmarked[] => [] };
  const { ids, locale } = JSON.parse(lent) as Lent;
  const calls: { id: string; error: Error }[] = [];
  const t: IslandMessages["t"] = (id, variables) => {
    const text = messages.t(id, variables);
    if (!ids.includes(id) || !/\p{L}/u.test(text)) return text;
    const number = calls.push({ id, error: new Error() }) - 1;
    const digits = [...number.toString(16)].map((digit) => String.fromCharCode(DIGIT + Number.parseInt(digit, 16)));
    return borrowed.add(`${START}${digits.join("")}${text}${END}`);
  };
  const find = (html: string): Unmarked[] => {
    const found = new Map<string, Unmarked>();
    for (const number of numbersOutside(html, locale)) {
      const { id, error } = calls[number] as (typeof calls)[0];
      const stack = error.stack ?? "";
      found.set(`${id} ${stack}`, { id, locale, stack });
    }
    return [...found.values()];
  };
  return { messages: { ...messages, t }, find };
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
        if (/\p{L}/u.test(text)) yield [...digits].reduce((sum, digit) => sum * 16 + digit.charCodeAt(0) - DIGIT, 0);
    }
  }
}

/** The value of `lang` among attributes. */
function languageIn(attributes: string): string | undefined {
  for (const [, name = "", ...values] of attributes.matchAll(ATTRIBUTE))
    if (name.toLowerCase() === "lang") return values.find((value) => value !== undefined) ?? "";
  return undefined;
}

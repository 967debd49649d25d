/**
 * Searches the index that `[search]` in site.toml adds to the build.
 *
 * Words of the index and of the query are determined by the same rules in any browser: scripts without spaces are split into
 * pairs of characters, since browsers segment them differently; all others at spaces and punctuation, without accents.
 */
import MiniSearch, { type Query } from "minisearch";
import { fetchText } from "./load-chunk";

/** A part of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A passage that matches the query. */
export interface Hit {
  readonly url: string;
  /** The title of the page, and that of the passage; they are equal before the first heading of the page. */
  readonly page: string;
  readonly title: readonly Piece[];
  /** Its text around the first match. */
  readonly excerpt: readonly Piece[];
}

export interface Options {
  /** The value of `data-search` to search in; by default all. */
  readonly group?: string | undefined;
  /** The maximum number of hits; 10 by default. */
  readonly limit?: number | undefined;
}

export interface Search {
  /** The best passages for a query, best first. */
  find(query: string, options?: Options): Hit[];
}

interface Index {
  readonly pages: readonly (readonly [url: string, title: string])[];
  readonly passages: readonly (readonly [page: number, group: string, anchor: string, title: string, text: string])[];
}

interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}\u00ad\u061c\u200c-\u200f\u2060]+/gu;
/** Scripts without spaces. The extensions of kana include the long vowel sign, which both kinds share. */
const UNSPACED =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Bopomofo}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{sc=Javanese}";
/** A character of them. Numbers are written without others in between, and searched as a whole. */
const UNSPACED_CHARACTER = `(?!\\p{Nd})[${UNSPACED}]`;
const RUN = new RegExp(
  `(?:${UNSPACED_CHARACTER})(?:(?!\\p{Nd})[${UNSPACED}\\p{sc=Zinh}])*|(?:(?!${UNSPACED_CHARACTER}).)+`,
  "gsu",
);
/** A character with its variation selectors and voicing marks; the vowel `am` of Thai and Lao may be two. */
const CHARACTER = /(?:\u0e4d\u0e32|\u0ecd\u0eb2|.)[\p{sc=Zinh}\uff9e\uff9f]*/gsu;
const IS_UNSPACED = new RegExp(`^${UNSPACED_CHARACTER}`, "u");

/** The length of an excerpt, in characters; a third in scripts without spaces, which are denser. */
const EXCERPT = 180;

/** Marks that are ignored: accents, vowel signs of Arabic, Hebrew and Syriac, joiners, soft hyphens, tatweel, nuktas. */
const MARKS =
  /(?![\u3099\u309a])\p{sc=Zinh}|(?=\p{M})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Cyrl}]|[\u00ad\u0640\u061c\u200e\u200f\u2060\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]/gu;

/** Letters that are often typed as others, and that Unicode does not decompose. */
const LETTERS: Record<string, string> = {};
const alike =
  "a:ɑ ae:æ b:ƀɓ d:ðđɖɗ dz:ʣ e:ɛəǝ f:ƒ g:ǥɠɣ h:ħ hv:ƕ i:ıɨɩ k:ĸƙ l:łƚɫ n:ŋɲƞ o:øɔɵ oe:œ p:ƥ r:ɍ s:ʃ ss:ß t:ŧƭʈ th:þ u:ʉ v:ʋ w:ƿ y:ƴ z:ƶʒ " +
  "σ:ς г:ґ ه:ةہۃە ا:ٱ ي:ىیێ ك:کڪ ं:ँ ং:ঁ ত্:ৎ ണ്:ൺ ന്:ൻ ര്:ർ ല്:ൽ ള്:ൾ ക്:ൿ";
for (const group of alike.split(" ")) {
  const [plain, others] = group.split(":") as [string, string];
  for (const letter of others) LETTERS[letter] = plain;
}
/** A nasal before a consonant of Devanagari, which is also written as a dot: हिन्दी, हिंदी. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

/** The digit of a decimal number's character; the ten digits of every script are consecutive. */
function digit(character: string): string {
  const own = character.codePointAt(0) ?? 0;
  let zero = own;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((own - zero) % 10);
}

/** The form that a word shares with its spelling variants. */
function fold(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = word.normalize("NFKD").replace(MARKS, "").replace(NASAL, "\u0902").toLowerCase();
  const term = plain.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter).replace(/[^\P{Nd}0-9]/gu, digit);
  folded.set(word, term);
  return term;
}

/** Cached, since texts repeat their words. */
const folded = new Map<string, string>();

/** The article of Arabic, with the conjunctions and prepositions that are written as one word with it. */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{sc=Arab}{2})/u;
/** A word of Hebrew before another one, written as one word with it: `the`, `and`, `in`, `to`, `as`, `from`, `that`. */
const HEBREW_PREFIX = /^[והבלכמש](?=\p{sc=Hebr}{2})/u;

/** A folded word, and the same one without its article or prepositions. They may also be its first letters. */
function forms(term: string): string[] {
  const bare = term.replace(ARABIC_ARTICLE, "");
  if (bare !== term) return [term, bare];
  const found = [term];
  // `and the book`: at most two of them.
  for (let at = 0; at < 2; at += 1) {
    const last = found.at(-1) ?? term;
    const rest = last.replace(HEBREW_PREFIX, "");
    if (rest === last) break;
    found.push(rest);
  }
  return found;
}

/**
 * The words of a text with their positions. With `isIndexed`, the last character of an unspaced run is also a word of its own.
 */
export function words(text: string, isIndexed = true): Word[] {
  const found: Word[] = [];
  const add = (start: number, end: number) => {
    for (const term of forms(fold(text.slice(start, end)))) if (term) found.push({ term, start, end });
  };
  for (const word of text.matchAll(WORD))
    for (const run of word[0].matchAll(RUN)) {
      const start = word.index + run.index;
      if (!IS_UNSPACED.test(run[0])) {
        add(start, start + run[0].length);
        continue;
      }
      // Pairs of characters, and the last one.
      const places: number[] = [];
      let end = start;
      for (const [character] of run[0].matchAll(CHARACTER)) {
        const before = places.at(-1);
        places.push(end);
        end += character.length;
        if (before !== undefined) add(before, end);
      }
      const last = places.at(-1);
      if (last !== undefined && (isIndexed || places.length === 1)) add(last, end);
    }
  return found;
}

/** Whether two words are probably forms of one: they differ only at their ends. */
export function areForms(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < longest && one[same] === other[same]) same += 1;
  return same >= 3 && same >= longest * 0.55;
}

/** The words that differ from a word of at least four letters in the order of two neighbouring letters. */
export function withSwappedLetters(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4) return [];
  const swapped = letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join("");
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** Splits the text from `start` to `end` into pieces, by whether their words are among `terms`. */
function pieces(text: string, found: readonly Word[], terms: ReadonlySet<string>, start: number, end: number): Piece[] {
  const result: Piece[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    const last = result.at(-1);
    if (from >= to) return;
    if (last?.isMatch === isMatch) result[result.length - 1] = { text: last.text + text.slice(from, to), isMatch };
    else result.push({ text: text.slice(from, to), isMatch });
  };
  let at = start;
  for (const word of found) {
    if (word.start < start || word.end > end || !terms.has(word.term)) continue;
    add(at, word.start, false);
    add(Math.max(at, word.start), word.end, true);
    at = Math.max(at, word.end);
  }
  add(at, end, false);
  return result;
}

function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = words(text);
  const first = found.find(({ term }) => terms.has(term))?.start ?? 0;
  const length = IS_UNSPACED.test(text.slice(first)) || IS_UNSPACED.test(text) ? EXCERPT / 3 : EXCERPT;
  const isBefore = ({ start }: Word) => start >= first - length / 3;
  const start = first < length / 2 ? 0 : (found.find(isBefore)?.start ?? 0);
  const end =
    text.length - start <= length
      ? text.length
      : (found.findLast((word) => word.end <= start + length)?.end ?? text.length);
  const shown = pieces(text, found, terms, start, end);
  const dots = { text: "…", isMatch: false };
  return [...(start > 0 ? [dots] : []), ...shown, ...(end < text.length ? [dots] : [])];
}

/** The different words of a query, each in its forms. */
function queryWords(query: string): string[][] {
  const forms = new Map<number, string[]>();
  for (const { term, start } of words(query, false)) forms.set(start, [...(forms.get(start) ?? []), term]);
  return [...new Map([...forms.values()].map((forms) => [forms[0], forms])).values()];
}

/** Makes an index searchable. */
export function searchIn({ pages, passages }: Index): Search {
  const vocabulary = new Set<string>();
  const plain = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
  const engine = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ["title", "text"],
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    tokenize: (text) => words(text).map(({ term }) => term),
    searchOptions: { ...plain, boost: { title: 3 } },
  });
  const passageOf = (id: number) => passages[id] ?? [0, "", "", "", ""];
  const pageOf = (id: number) => pages[passageOf(id)[0]] ?? ["", ""];
  const titleOf = (id: number) => passageOf(id)[3] || pageOf(id)[1];
  engine.addAll(passages.map(([, , , , text], id) => ({ id, title: titleOf(id), text })));

  /** Words with this prefix and, with a lower weight, other forms of the word. */
  const related = (term: string): Query => {
    const isOther = (other: string) => !other.startsWith(term) && areForms(term, other);
    const forms = term.length < 4 ? [] : [...vocabulary].filter(isOther);
    const other = { queries: forms, boost: { title: 1, text: 0.3 } };
    return { combineWith: "OR", queries: [{ queries: [term], prefix: true }, other] };
  };

  /** A word of a query in its forms. */
  const inForms = ([term = "", bare = ""]: readonly string[]): Query => {
    // In Hebrew, most first letters may be a preposition.
    const isPrefix = !/\p{sc=Hebr}/u.test(bare);
    const forms: Query = isPrefix ? related(bare) : { queries: bare.length < 3 ? [] : [bare] };
    return bare ? { combineWith: "OR", queries: [related(term), forms] } : related(term);
  };

  function search(found: readonly (readonly string[])[], group: string | undefined) {
    const terms = found.map(([term = ""]) => term);
    const filter = ({ id }: { id: number }) => group === undefined || passageOf(id)[1] === group;
    const exact = engine.search({ combineWith: "AND", queries: found.map(inForms) }, { filter });
    if (exact.length > 0) return exact;
    // Letters may be wrong, and a sentence may contain words that are not in the passage.
    const swapped = new Set(terms.flatMap(withSwappedLetters));
    const fuzzy = (term: string) => (term.length < 5 || swapped.has(term) ? 0 : term.length < 9 ? 1 : 2);
    const loose = { combineWith: "OR", queries: [...terms, ...swapped], prefix: true, fuzzy } satisfies Query;
    // A pair of characters is less significant than a word.
    const share = terms.some((term) => IS_UNSPACED.test(term)) ? 3 : 2;
    return engine.search(loose, { filter }).filter(({ queryTerms }) => queryTerms.length * share >= terms.length);
  }

  return {
    find(query, { group, limit = 10 } = {}) {
      const given = queryWords(query);
      if (given.length === 0) return [];
      const found = search(given, group).slice(0, limit);
      return found.map(({ id, terms }) => {
        const [, , anchor, , text] = passageOf(id);
        const [address, page] = pageOf(id);
        const title = titleOf(id);
        const matches = new Set(terms);
        return {
          url: address + (anchor && `#${encodeURIComponent(anchor)}`),
          page,
          // Determined when they are read, so that hits that are only counted cost little.
          get title() {
            return pieces(title, words(title), matches, 0, title.length);
          },
          get excerpt() {
            return excerpt(text, matches);
          },
        };
      });
    },
  };
}

/** Fetches an index, with retries. Rejects if all retries fail, and may be called again. */
export async function openSearch(url: string): Promise<Search> {
  return searchIn(JSON.parse(await fetchText(url)));
}

/** The texts of an island that are not translated, and are in the language of the fallback. */

/** The language of texts that an island shows in another language than its own: of the fallback, or of the page. */
export interface FallbackLanguage {
  /** Its BCP 47 tag. */
  locale: string;
  dir: string;
}

/** The messages in this language; `Borrowed` of `src/assets/island/messages.rs` is the source. */
export interface Lent extends FallbackLanguage {
  ids: string[];
  /** The entries of a message table that describe the formats of the language. */
  settings: Record<string, string>;
}

/** The attributes of an element in a language. */
export interface LanguageAttributes {
  lang: string;
  dir: string;
}

/** The marks around borrowed texts in props, as in `src/base/marks.rs`. */
export const [START, END] = ["\ufdd0", "\ufdd1"];

/** The maximum number of texts that are remembered: those with variables may change all the time. */
const TEXTS = 20_000;

/** The last borrowed texts of all islands, with their languages. */
const printed = new Map<unknown, LanguageAttributes>();

/** The language of a text that an island has borrowed. */
export const languageOf = (text: unknown): LanguageAttributes | undefined => printed.get(text);

/** The borrowed texts of one island. */
export class Borrowed {
  readonly #attributes: LanguageAttributes;
  readonly #texts = new Set<unknown>();

  constructor({ locale, dir }: FallbackLanguage) {
    this.#attributes = { lang: locale, dir };
  }

  /** Adds a text, and returns it. */
  add(text: string): string {
    for (const texts of [this.#texts, printed]) {
      texts.delete(text);
      if (texts.size === TEXTS) texts.delete(texts.keys().next().value);
    }
    this.#texts.add(text);
    printed.set(text, this.#attributes);
    return text;
  }

  /** Whether there are none. */
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /** The language of a text that this island has borrowed. */
  languageOf(text: unknown): LanguageAttributes | undefined {
    return this.#texts.has(text) ? this.#attributes : undefined;
  }
}

/** Whether all of a text in a prop is borrowed. */
export const isWhole = (text: string): boolean => /^\ufdd0[^\ufdd0\ufdd1]*\ufdd1$/.test(text);

/** Replaces the texts with marks in props. `path` is the name of the prop, such as `items[0].label`. */
export function mapMarked<P>(value: P, replace: (text: string, path: string) => string): P {
  const map = (value: unknown, path: string): unknown => {
    if (typeof value === "string") return value.includes(START) ? replace(value, path) : value;
    if (Array.isArray(value)) return value.map((item, at) => map(item, `${path}[${at}]`));
    if (value === null || typeof value !== "object") return value;
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([name, item]) => [name, map(item, path ? `${path}.${name}` : name)]));
  };
  return map(value, "") as P;
}

/** The messages of an island that are not translated, and are in the language of the fallback. */

/** Their description by the build; `Borrowed` of `src/assets/island/words.rs` is its source. */
export interface Lent {
  /** The BCP 47 tag of the language. */
  locale: string;
  dir: string;
  ids: string[];
  /** The entries of a message table that describe the formats of the language. */
  settings: Record<string, string>;
}

/** The attributes of an element in a language. */
export interface LanguageAttributes {
  lang: string;
  dir: string;
}

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

  constructor({ locale, dir }: Lent) {
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

  /** The language of a text that this island has borrowed. */
  languageOf(text: unknown): LanguageAttributes | undefined {
    return this.#texts.has(text) ? this.#attributes : undefined;
  }
}

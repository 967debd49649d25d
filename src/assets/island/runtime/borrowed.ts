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

/** The maximum number of texts that are remembered: those with variables may change all the time. */
const TEXTS = 2000;

/** The last borrowed texts of all islands. */
const printed = new Set<string>();

/** Whether an island may have borrowed this text. */
export const mayBeBorrowed = (text: unknown): boolean => typeof text === "string" && printed.has(text);

/** The borrowed texts of one island. */
export class Borrowed {
  /** The attributes of an element with such a text. */
  readonly attributes: { lang: string; dir: string };
  #texts = new Set<string>();

  constructor({ locale, dir }: Lent) {
    this.attributes = { lang: locale, dir };
  }

  /** Adds a text, and returns it. */
  add(text: string): string {
    for (const texts of [this.#texts, printed]) {
      texts.delete(text);
      texts.add(text);
      if (texts.size > TEXTS) texts.delete(texts.values().next().value as string);
    }
    return text;
  }

  has(text: unknown): boolean {
    return typeof text === "string" && this.#texts.has(text);
  }
}

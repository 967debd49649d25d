/** An island's messages in one language, as i18next JSON v4 (`months_one`, `floor_ordinal_other`). */
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
  /** Formats a date (or `2025-12-31`) for the language, in UTC; by default day, month and year. */
  date(value: Date | string, options?: Intl.DateTimeFormatOptions): string;
}

/**
 * The messages of the calling island, in the language of its page. With `MessageId` of `archipel/islands/<name>` as `Id`,
 * message ids are type-checked.
 */
export function useMessages<Id extends string = string>(): Messages<Id>;

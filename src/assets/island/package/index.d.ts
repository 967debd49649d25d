/** An island's messages in one language, as i18next JSON v4 (`months_one`, `months_other`). */
export type MessageTable = Record<string, string>;

/** What a message may be given: a number is printed as the language writes it, a text as it is. */
export type Variables = Record<string, string | number | Date>;

/** What `useMessages` gives an island. */
export interface Messages<Id extends string = string> {
  /** The locale's BCP 47 tag. */
  locale: string;
  /** The message `id`, its variables filled in; `count` chooses the plural form. */
  t(id: Id, variables?: Variables): string;
  /** A number as the language writes it. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A date (or `2025-12-31`) as the language writes it, in UTC; the day, month and year unless told otherwise. */
  date(value: Date | string, options?: Intl.DateTimeFormatOptions): string;
}

/**
 * The messages of the island that calls it, in the language of its page. `MessageId` of `archipel/islands/<name>` as `Id` knows
 * their ids.
 */
export function useMessages<Id extends string = string>(): Messages<Id>;

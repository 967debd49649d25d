/** Joins sentences of a locale. Chinese has no space between them. */
export const joinSentences = (locale: string, ...sentences: string[]): string =>
  sentences.join(locale.startsWith("zh") ? "" : " ");

/**
 * Joins sentences of a locale, as children of an element: each of them may be in another language. Chinese has no space between
 * them.
 */
export const joinSentences = (locale: string, ...sentences: string[]): string[] =>
  locale.startsWith("zh") ? sentences : sentences.flatMap((sentence, at) => (at ? [" ", sentence] : [sentence]));

/** Splits the text of a message into words and placeables, and joins them again. */

/** A placeable that only quotes a character with a meaning in Fluent, or nothing. */
const QUOTED = /^\{ "([{}[\]*.]| *)" \}$/;

/** The parts of a text in Fluent: `{ words }` or `{ placeable }`, the source with its braces. */
export function split(text) {
  const parts = [];
  const addWords = (words) => {
    const last = parts.at(-1);
    if (last?.words !== undefined) last.words += words;
    else if (words) parts.push({ words });
  };
  let at = 0;
  while (at < text.length) {
    const length = text[at] === "{" ? placeableLength(text.slice(at)) : 0;
    if (length) {
      const placeable = text.slice(at, at + length);
      const quoted = QUOTED.exec(placeable);
      if (quoted) addWords(quoted[1]);
      else parts.push({ placeable });
      at += length;
    } else {
      const next = text.indexOf("{", at + 1);
      const end = next < 0 ? text.length : next;
      addWords(text.slice(at, end));
      at = end;
    }
  }
  return parts;
}

/** Words as Fluent: braces are quoted. */
export const quote = (words) => words.replace(/[{}]/g, (brace) => `{ "${brace}" }`);

/** Whether a text has a choice, whose variants are texts themselves. */
export const hasChoice = (text) => split(text).some(({ placeable }) => placeable && /->\s*\n/.test(placeable));

/** The name of a placeable for a reader: `{ $count }` is `$count`. */
export const nameOf = (placeable) => placeable.slice(1, -1).trim();

/** A text for reading: placeables by name. */
export function readable(text) {
  return split(text)
    .map(({ words, placeable }) => words ?? `{${nameOf(placeable)}}`)
    .join("");
}

/** The length of the placeable at the start of a text; 0 if it is not closed. */
function placeableLength(text) {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === "\\") at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "{") depth += 1;
    else if (!isQuoted && sign === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
}

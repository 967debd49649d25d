/**
 * Isolates a value from the direction of the surrounding text if it is visible (UAX 9): values of the other direction, and
 * values with marks at their ends in right-to-left text. Equals `src/i18n/message/isolate.rs`.
 */

/** The blocks that Unicode reserves for right-to-left scripts. */
const BLOCKS =
  "\\u{590}-\\u{8ff}\\u{200f}\\u{fb1d}-\\u{fdcf}\\u{fdf0}-\\u{fdff}\\u{fe70}-\\u{fefe}\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const IN_LEFT = new RegExp(`[${BLOCKS}]`, "u");
const MARK = "[^\\p{Alphabetic}\\p{N}]";
const IN_RIGHT = new RegExp(`(?![${BLOCKS}])\\p{Alphabetic}|^${MARK}|${MARK}$`, "u");

/** Encloses the value in isolating characters if it has to be isolated in a text of that direction. */
export function isolate(value: string, isRightToLeft: boolean): string {
  return (isRightToLeft ? IN_RIGHT : IN_LEFT).test(value) ? `\u2068${value}\u2069` : value;
}

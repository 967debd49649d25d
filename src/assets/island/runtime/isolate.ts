/**
 * Isolates a value from the direction of the text around it where it shows (UAX 9): a value of the other direction, and one with
 * marks at its ends in a text from the right. The same as `src/i18n/message/isolate.rs`.
 */

/** The blocks that Unicode keeps for scripts from the right. */
const BLOCKS =
  "\\u{590}-\\u{8ff}\\u{200f}\\u{fb1d}-\\u{fdcf}\\u{fdf0}-\\u{fdff}\\u{fe70}-\\u{fefe}\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const IN_LEFT = new RegExp(`[${BLOCKS}]`, "u");
const MARK = "[^\\p{Alphabetic}\\p{N}]";
const IN_RIGHT = new RegExp(`(?![${BLOCKS}])\\p{Alphabetic}|^${MARK}|${MARK}$`, "u");

/** The value between isolating marks if it has to be isolated in a text of that direction. */
export function isolate(value: string, isRightToLeft: boolean): string {
  return (isRightToLeft ? IN_RIGHT : IN_LEFT).test(value) ? `\u2068${value}\u2069` : value;
}

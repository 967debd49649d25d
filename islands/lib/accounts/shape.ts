/**
 * Checks of the responses of the sales API about an account (content/docs/sales-api.md). Nothing is shown of a response that fails
 * one.
 */

/** A response was received, but not in the agreed form. The message names the part, for developers. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
}

/** The keys of an object. `part` names it in the error, also in the functions below. */
export function record(value: unknown, part: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AnswerError(`${part} is no object`);
  return value as Record<string, unknown>;
}

/** A list of at most `most` entries. */
export function list(value: unknown, most: number, part: string): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new AnswerError(`${part} is no list of at most ${most}`);
  return value;
}

/** A text that matches `pattern` as a whole. */
export function text(value: unknown, pattern: RegExp, part: string): string {
  if (typeof value !== "string" || !pattern.test(value)) throw new AnswerError(`${part} is not of the agreed form`);
  return value;
}

/** An amount of 0 or more: a decimal with at most 30 integer and 18 fraction digits, as text so that no digit is lost. */
export function amount(value: unknown, part: string): string {
  return text(value, /^(0|[1-9]\d{0,29})(\.\d{1,18})?$/, part);
}

/** A day of the calendar: `2027-01-31`. */
export function day(value: unknown, part: string): string {
  const found = text(value, /^\d{4}-\d{2}-\d{2}$/, part);
  const time = Date.parse(found);
  // Some browsers convert the 31st of February to a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== found)
    throw new AnswerError(`${part} is no day`);
  return found;
}

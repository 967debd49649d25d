/** Parses typed numbers, and formats them so that they can be parsed again. */

/** Longer texts are not typed numbers; the largest integer of a chain has 78 digits. */
const LONGEST = 200;

/** The zeros of accepted digits besides ASCII: Arabic-Indic in both forms, Devanagari, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/**
 * Parses a number in the notation of a language: `10,000.5`, `10.000,5`, `10 000,5`, `1,00,000`.
 *
 * Returns the canonical decimal, a string without groups, redundant zeros or rounding (`"1234567.5"`), so that money is
 * never converted to a double. Spaces of any kind and apostrophes may separate groups in every language, and digits may
 * be full-width, Devanagari or Arabic-Indic. Signs, exponents, mixed or misplaced separators, and ambiguous texts are
 * rejected: the result is `undefined`.
 */
export function parseDecimal(text: string, locale: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string) => asTyped(parts.find((part) => part.type === type)?.value ?? "");
  const decimal = sign("decimal");
  const group = sign("group");
  const typed = asTyped(text).trim();
  // If the decimal sign is a comma and groups are separated by spaces, a point is a decimal sign too, unless it may be
  // a group separator: one to three digits before it and three after it.
  const decimals = group === "." ? decimal : `${decimal}.`;
  if (decimal !== "." && decimals.includes(".") && /^[1-9]\d{0,2}\.\d{3}$/.test(typed)) return undefined;
  const thousands = `[1-9]\\d{0,2}(?<t>[ '${group}])\\d{3}(?:\\k<t>\\d{3})*`;
  const lakhs = `[1-9]\\d?(?<l>[ '${group}])\\d\\d(?:\\k<l>\\d\\d)*\\k<l>\\d{3}`;
  const written = new RegExp(`^(?<whole>\\d*|${thousands}|${lakhs})(?:[${decimals}](?<fraction>\\d*))?$`);
  const { whole = "", fraction = "" } = written.exec(typed)?.groups ?? {};
  return whole + fraction === "" ? undefined : canonical(whole.replace(/\D/g, ""), fraction);
}

/** Like `parseDecimal`, as a double: for estimates, never for money. */
export function parseNumber(text: string, locale: string): number | undefined {
  const decimal = parseDecimal(text, locale);
  return decimal === undefined ? undefined : Number(decimal);
}

/**
 * A number for a link or a field: without groups, with the language's decimal sign and at most six fraction digits.
 * Never exactly three, which another language would read as a group: 1.234 is `1.2340`.
 */
export function plainNumber(value: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
  return /\D\d{3}$/.test(text) ? `${text}0` : text;
}

/**
 * Formats a decimal for the language, truncated to two fraction digits, never rounded up. An amount that would be shown
 * as 0 shows its first two significant digits instead.
 */
export function showDecimal(decimal: string, locale: string): string {
  const [whole = "", fraction = ""] = decimal.split(".");
  const zeros = fraction.search(/[^0]|$/);
  const digits = whole === "0" && zeros >= 2 ? zeros + 2 : 2;
  // As text, so that browsers that support all digits preserve them.
  const cut = `${whole}.${fraction.slice(0, digits)}0` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(cut);
}

/**
 * A canonical decimal in a token's smallest units: 1.5 with 18 decimals is 1500000000000000000.
 *
 * `undefined` if the decimal has more digits than the token; none is ever truncated.
 */
export function toUnits(decimal: string, decimals: number): bigint | undefined {
  const [whole = "", fraction = ""] = decimal.split(".");
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** A number of a token's smallest units, 0 or more, as a canonical decimal: the inverse of `toUnits`. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  return canonical(digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals));
}

/** Joins the digits of a number, without leading zeros and without trailing ones in the fraction. */
function canonical(whole: string, fraction: string): string {
  const kept = fraction.replace(/0+$/, "");
  return (whole.replace(/^0+/, "") || "0") + (kept && `.${kept}`);
}

/** A text with ASCII digits and separators, single spaces, and without zero-width marks. */
function asTyped(text: string): string {
  return text
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[，．＇’]/g, (found) => ({ "，": ",", "．": "." })[found] ?? "'")
    .replace(/\P{ASCII}/gu, (found) => {
      const zero = ZEROS.find((zero) => found.charCodeAt(0) >= zero && found.charCodeAt(0) <= zero + 9);
      return zero === undefined ? found : String(found.charCodeAt(0) - zero);
    });
}

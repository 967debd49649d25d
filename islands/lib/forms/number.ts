/** Reading the numbers that people type, and writing them so that they can be read again. */

/** Longer texts are not numbers that anyone types; the largest whole number of a chain has 78 digits. */
const LONGEST = 200;

/** The zeros of the digits that are read beside ASCII: Arabic-Indic in both forms, Devanagari, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/**
 * Reads a number as people write it in a language: `10,000.5`, `10.000,5`, `10 000,5`, `1,00,000`.
 *
 * Answers the canonical decimal, a string without groups, needless zeros or rounding (`"1234567.5"`),
 * so that money never passes through a double. Spaces of any kind and apostrophes may group in every
 * language, and digits may be full-width, Devanagari or Arabic-Indic. Signs, exponents, separators
 * that are mixed or misplaced, and what could be read in two ways are not read: the answer is
 * `undefined`.
 */
export function parseDecimal(text: string, locale: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string) => asTyped(parts.find((part) => part.type === type)?.value ?? "");
  const decimal = sign("decimal");
  const group = sign("group");
  const typed = asTyped(text).trim();
  // Where the sign is a comma and groups are spaced, a point is a decimal sign too, unless it may have
  // been meant to group: one to three digits before it and three behind it.
  const decimals = group === "." ? decimal : `${decimal}.`;
  if (decimal !== "." && decimals.includes(".") && /^[1-9]\d{0,2}\.\d{3}$/.test(typed)) return undefined;
  const thousands = `[1-9]\\d{0,2}(?<t>[ '${group}])\\d{3}(?:\\k<t>\\d{3})*`;
  const lakhs = `[1-9]\\d?(?<l>[ '${group}])\\d\\d(?:\\k<l>\\d\\d)*\\k<l>\\d{3}`;
  const written = new RegExp(`^(?<whole>\\d*|${thousands}|${lakhs})(?:[${decimals}](?<fraction>\\d*))?$`);
  const { whole = "", fraction = "" } = written.exec(typed)?.groups ?? {};
  return whole + fraction === "" ? undefined : canonical(whole.replace(/\D/g, ""), fraction);
}

/** As `parseDecimal`, as a double: for estimates, never for money. */
export function parseNumber(text: string, locale: string): number | undefined {
  const decimal = parseDecimal(text, locale);
  return decimal === undefined ? undefined : Number(decimal);
}

/**
 * A number as a link or a field holds it: ungrouped, with the language's decimal sign and six digits
 * behind it at most. Never exactly three, which another language would take for a group: 1.234 is `1.2340`.
 */
export function plainNumber(value: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
  return /\D\d{3}$/.test(text) ? `${text}0` : text;
}

/**
 * A decimal as the language writes it, cut to two digits behind the point, never rounded up. An amount
 * that would read as 0 shows its first two digits instead.
 */
export function showDecimal(decimal: string, locale: string): string {
  const [whole = "", fraction = ""] = decimal.split(".");
  const zeros = fraction.search(/[^0]|$/);
  const digits = whole === "0" && zeros >= 2 ? zeros + 2 : 2;
  // As a text, so that browsers that can keep every digit do.
  const cut = `${whole}.${fraction.slice(0, digits)}0` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(cut);
}

/**
 * A canonical decimal in a token's smallest units: 1.5 with 18 decimals is 1500000000000000000.
 *
 * `undefined` if the decimal has digits that the token can't hold; none is ever cut off.
 */
export function toUnits(decimal: string, decimals: number): bigint | undefined {
  const [whole = "", fraction = ""] = decimal.split(".");
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** A token's smallest units, none or more, as a canonical decimal. `toUnits` the other way round. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  return canonical(digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals));
}

/** Joins the digits of a number, without leading zeros and without trailing ones in the fraction. */
function canonical(whole: string, fraction: string): string {
  const kept = fraction.replace(/0+$/, "");
  return (whole.replace(/^0+/, "") || "0") + (kept && `.${kept}`);
}

/** A text with ASCII digits and separators, single spaces, and without the marks that have no width. */
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

//! Generates the tables of `format/locale.rs` and `format/symbols.rs` from the `Intl` of Node, and
//! checks that they are up to date.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use expect_test::expect_file;
use icu_decimal::DecimalFormatter;
use icu_locale_core::Locale;
use icu_provider::DataLocale;
use serde::Deserialize;
use serde_json::json;

use crate::i18n::format::DateStyle;
use crate::i18n::format::date::printer;
use crate::i18n::format::intl::every_locale::{DATES, iso, tags};
use crate::i18n::format::intl::run_node;
use crate::i18n::format::money::{CurrencyCode, has_symbol};

/// A script that prints, for each tag that `Intl` has formats for: the calendar, dates in four
/// lengths with a pattern whose names are not yet known, percentages, the currencies that are
/// printed as codes, the patterns of short amounts, and the other fields of `Symbols`.
const SCRIPT: &str = r#"
const { tags, dates } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const quoted = (text) => (/[A-Za-z']/.test(text) ? `'${text.replaceAll("'", "''")}'` : text);
// As `format()`, with a plain space for each narrow or thin one of CLDR.
const partsOf = (format, time) => format.formatToParts(time)
  .map((part) => ({ ...part, value: part.value.replaceAll(/[\u2009\u202f]/g, " ") }));
const letters = { day: "d", month: "M", year: "y" };
const pattern = (printed) => printed[0].map(({ type, value }, at) => {
  if (type === "literal") return quoted(value);
  const lengths = printed.map((parts) => [...parts[at].value].length);
  if (!(type in letters) || !/^\p{Nd}+$/u.test(value)) return `{${type}}`;
  return letters[type].repeat(Math.min(...lengths) === 2 ? 2 : 1);
}).join("");
const percent = (format, number) => format.formatToParts(number)
  .map(({ type, value }) => (type === "integer" ? "0" : value)).join("");
const valueOf = (parts, type) => parts.find((part) => part.type === type)?.value ?? "";
const symbols = (tag) => {
  const plain = new Intl.NumberFormat(tag);
  if (plain.resolvedOptions().locale !== tag) return null;
  const many = plain.formatToParts(1234567890.5);
  const groups = many.filter(({ type }) => type === "integer").map(({ value }) => [...value].length);
  const [primary, secondary] = [groups.at(-1), groups.at(-2)];
  const least = plain.formatToParts(10 ** primary).some(({ type }) => type === "group") ? 1 : 2;
  const affixes = (number) => {
    const parts = new Intl.NumberFormat(tag, { signDisplay: "always" }).formatToParts(number);
    const at = parts.findIndex(({ type }) => type === "integer");
    return [parts.slice(0, at), parts.slice(at + 1)].map((some) => some.map(({ value }) => value).join("")).join("|");
  };
  const money = (currency, number) => new Intl.NumberFormat(tag, { style: "currency", currency }).formatToParts(number)
    .map(({ type, value }) => (type === "currency" ? "¤" : type === "integer" ? "0" : /decimal|fraction/.test(type) ? "" : value)).join("");
  return [
    plain.resolvedOptions().numberingSystem, affixes(-1), affixes(1), valueOf(many, "decimal"), valueOf(many, "group"),
    [primary, secondary, least].join(" "), percent(new Intl.NumberFormat(tag, { style: "percent" }), 0.42),
    percent(new Intl.NumberFormat(tag, { style: "percent" }), -0.42),
    ...["EUR", "CHF"].flatMap((currency) => [money(currency, 1), money(currency, -1)]),
  ].join("\t");
};
const numeric = new Set(["integer", "group", "decimal", "fraction", "compact"]);
const sign = (tag, currency) => new Intl.NumberFormat(tag, { style: "currency", currency })
  .formatToParts(1).find(({ type }) => type === "currency").value;
const currencies = Intl.supportedValuesOf("currency");
// A currency without a letter: some locales have the code of the euro.
const signed = (tag) => ["EUR", ...currencies].find((code) => /^\p{S}(.*\p{S})?$/u.test(sign(tag, code))) ?? "EUR";
// The patterns of amounts with a shortened number, if they are others than without.
const compact = (tag) => {
  const patterns = (notation) => [signed(tag), "CHF"].flatMap((currency) => [1, -1].map((sign) => {
    const format = new Intl.NumberFormat(tag, { style: "currency", currency, notation });
    const parts = format.formatToParts(sign * 1200000);
    const [first, last] = [parts.findIndex(({ type }) => numeric.has(type)), parts.findLastIndex(({ type }) => numeric.has(type))];
    const around = (some) => some.map(({ type, value }) => (type === "currency" ? "¤" : value)).join("");
    return `${around(parts.slice(0, first))}0${around(parts.slice(last + 1))}`;
  })).join("\t");
  const [short, standard] = ["compact", "standard"].map(patterns);
  return short === standard ? null : short;
};
process.stdout.write(JSON.stringify(tags.flatMap((tag) => {
  const { locale, calendar } = new Intl.DateTimeFormat(tag).resolvedOptions();
  if (locale !== tag) return [];
  const styles = ["full", "long", "medium", "short"].map((dateStyle) => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: "UTC" });
    const printed = dates.map((date) => partsOf(format, new Date(date)));
    return [pattern(printed), printed.map((parts) => parts.map(({ value }) => value).join(""))];
  });
  const percentages = new Intl.NumberFormat(tag, { style: "percent" });
  const one = new Intl.NumberFormat(tag).format(1);
  return [{ tag, calendar, one, styles, symbols: symbols(tag), percent: [percent(percentages, 0.42), percent(percentages, -0.42)],
    compact: compact(tag), codes: currencies.filter((code) => sign(tag, code) === code).join(" ") }];
})));
"#;

#[derive(Deserialize)]
struct Row {
    tag: String,
    calendar: String,
    /// The digit of 1.
    one: String,
    /// The pattern with placeholders such as `{month}`, and its output.
    styles: [(String, Vec<String>); 4],
    percent: [String; 2],
    /// The fields of the table of numbers, without the last one, if `Intl` has numbers.
    symbols: Option<String>,
    /// The patterns of amounts with a shortened number, between tabs.
    compact: Option<String>,
    codes: String,
}

#[test]
fn locale_table_is_that_of_intl() {
    let dates: Vec<String> = DATES.iter().copied().map(iso).collect();
    let mut rows: Vec<Row> =
        serde_json::from_value(run_node(SCRIPT, &json!({ "tags": tags(), "dates": dates })))
            .unwrap();
    for row in &mut rows {
        let locale = DataLocale::from(&row.tag.parse::<Locale>().unwrap());
        let codes = row.codes.split(' ').filter_map(CurrencyCode::parse);
        let codes = codes.filter(|code| has_symbol(&locale, *code));
        row.codes = codes.map(|code| code.as_str().to_owned()).collect::<Vec<_>>().join(" ");
    }
    let compact = rows.iter().filter_map(|row| Some((row.compact.clone()?, row.tag.clone())));
    expect_file!["../compact_money.tsv"].assert_eq(&table(compact));
    let (known, unknown): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(is_known);
    let formats = known.into_iter().map(|row| {
        let mut formats = row.calendar.clone();
        for (style, (pattern, printed)) in DateStyle::ALL.into_iter().zip(&row.styles) {
            let months = match style {
                DateStyle::Full | DateStyle::Long => ["MMMM", "LLLL", "MMM", "LLL"],
                DateStyle::Medium | DateStyle::Short => ["MMM", "LLL", "MMMM", "LLLL"],
            };
            let pattern = named((&row.tag, &row.calendar), &months, pattern, printed);
            let _ = write!(formats, "\t{pattern}");
        }
        let _ = write!(formats, "\t{}\t{}\t{}", row.percent[0], row.percent[1], row.codes);
        (formats, row.tag)
    });
    expect_file!["../locales.tsv"].assert_eq(&table(formats));
    let numbers = unknown
        .into_iter()
        .filter_map(|row| Some((format!("{}\t{}", row.symbols?, row.codes), row.tag)));
    expect_file!["../numbers.tsv"].assert_eq(&table(numbers));
}

/// The lines of a table: the tags with the same fields, and these.
pub(super) fn table(rows: impl Iterator<Item = (String, String)>) -> String {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (fields, tag) in rows {
        groups.entry(fields).or_default().push(tag);
    }
    let mut lines: Vec<String> =
        groups.iter().map(|(fields, tags)| format!("{}\t{fields}\n", tags.join(" "))).collect();
    lines.sort();
    lines.concat()
}

/// Returns whether ICU4X has the names of months and the digits of the locale.
fn is_known(row: &Row) -> bool {
    let locale: Locale = row.tag.parse().unwrap();
    let month = printer(&locale, &row.calendar, "MMMM").unwrap();
    let month = month(icu_calendar::Date::try_new_iso(2034, 6, 30).unwrap());
    let digits = DecimalFormatter::try_new((&locale).into(), Default::default()).unwrap();
    !month.starts_with("M0") && digits.format(&1.into()).to_string() == row.one
}

/// The pattern with the names that yield the same output in most months: editions of CLDR differ in
/// the names of some. The first of equal ones is taken.
pub(super) fn named(
    (tag, calendar): (&str, &str),
    months: &[&str],
    pattern: &str,
    printed: &[String],
) -> String {
    let locale: Locale = tag.parse().unwrap();
    let mut best = (0, pattern.to_owned());
    for month in months {
        for weekday in ["EEEE", "cccc", "E", "ccc"] {
            for era in ["G", "GGGG", "GGGGG"] {
                let candidate = pattern
                    .replace("{month}", month)
                    .replace("{weekday}", weekday)
                    .replace("{era}", era);
                let print = printer(&locale, calendar, &candidate).unwrap();
                let ours = DATES
                    .iter()
                    .map(|(y, m, d)| print(icu_calendar::Date::try_new_iso(*y, *m, *d).unwrap()));
                let same = ours.zip(printed).filter(|(ours, theirs)| ours == *theirs).count();
                if same > best.0 || best.1.contains('{') {
                    best = (same, candidate);
                }
                if same == printed.len() {
                    return best.1;
                }
            }
        }
    }
    best.1
}

//! Generates the table of `format/date_fields.rs` from the `Intl` of Node, and checks that it is up
//! to date.

use std::collections::BTreeMap;

use expect_test::expect_file;
use serde::Deserialize;
use serde_json::json;

use crate::i18n::format::date_fields::{DateFields, MonthStyle};
use crate::i18n::format::intl::every_locale::{DATES, iso};
use crate::i18n::format::intl::locale_table::{named, table};
use crate::i18n::format::intl::run_node;

const LOCALES: &str = include_str!("../locales.tsv");

/// A script that prints, for each tag and each choice of fields, a pattern whose names are not yet
/// known, and dates in that format.
const SCRIPT: &str = r#"
const { tags, dates, choices } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const quoted = (text) => (/[A-Za-z']/.test(text) ? `'${text.replaceAll("'", "''")}'` : text);
// As `format()`, with a plain space for each narrow or thin one of CLDR.
const plain = (text) => text.replaceAll(/[\u2009\u202f]/g, " ");
const letters = { day: "d", month: "M", year: "y" };
const pattern = (printed) => printed[0].map(({ type, value }, at) => {
  if (type === "literal") return quoted(plain(value));
  const lengths = printed.map((parts) => [...parts[at].value].length);
  if (!(type in letters) || !/^\p{Nd}+$/u.test(value)) return `{${type}}`;
  return letters[type].repeat(Math.min(...lengths) === 2 ? 2 : 1);
}).join("");
const year = (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "short", timeZone: "UTC" })
  .formatToParts(new Date("2034-01-01")).find(({ type }) => type === "year").value;
const format = (tag, options) => {
  const own = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  const text = (date) => plain(own.format(new Date(date)));
  const printed = dates.map(text);
  // Some patterns of CLDR have the year of the week, for which Node can't print the parts.
  if (options.year && !text("2034-01-01").includes([...year(tag)].slice(-2).join(""))) {
    const isNamed = /^(long|short|narrow)$/.test(options.month);
    const june = isNamed ? text("2034-06-15").replace(/\p{L}+/u, "{month}") : text("2034-06-15");
    return [june.replaceAll(/\d+/g, (number) => ({ 2034: "y", 34: "yy", "06": "MM" })[number]), printed];
  }
  return [pattern(dates.map((date) => own.formatToParts(new Date(date)))), printed];
};
process.stdout.write(JSON.stringify(tags.map((tag) => [tag, choices.map((options) => format(tag, options))])));
"#;

/// The pattern with placeholders such as `{month}`, and its output.
type Format = (String, Vec<String>);

#[derive(Deserialize)]
struct Formats(String, Vec<Format>);

#[test]
fn date_table_is_that_of_intl() {
    let calendars: BTreeMap<&str, &str> = LOCALES
        .lines()
        .flat_map(|line| {
            let mut fields = line.split('\t');
            let (tags, calendar) = (fields.next().unwrap(), fields.next().unwrap());
            tags.split(' ').map(move |tag| (tag, calendar))
        })
        .collect();
    let tags: Vec<&str> = calendars.keys().copied().collect();
    let options = |fields: DateFields| fields.intl().collect::<BTreeMap<_, _>>();
    let choices: Vec<_> = DateFields::all().map(options).collect();
    let dates: Vec<String> = DATES.iter().copied().map(iso).collect();
    let input = json!({ "tags": tags, "dates": dates, "choices": choices });
    let rows: Vec<Formats> = serde_json::from_value(run_node(SCRIPT, &input)).unwrap();
    let lines = rows.into_iter().map(|Formats(tag, formats)| {
        let mut patterns: Vec<String> = Vec::new();
        let mut letters = String::new();
        for (fields, (pattern, printed)) in DateFields::all().zip(&formats) {
            let months: [&str; 6] = match fields.month {
                Some(MonthStyle::Short) => ["MMM", "LLL", "MMMM", "LLLL", "MMMMM", "LLLLL"],
                Some(MonthStyle::Narrow) => ["MMMMM", "LLLLL", "MMM", "LLL", "MMMM", "LLLL"],
                _ => ["MMMM", "LLLL", "MMM", "LLL", "MMMMM", "LLLLL"],
            };
            let pattern = named((&tag, calendars[&*tag]), &months, pattern, printed);
            let known = patterns.iter().position(|one| *one == pattern);
            let at = known.unwrap_or_else(|| {
                patterns.push(pattern);
                patterns.len() - 1
            });
            letters.push(char::from(b'A' + u8::try_from(at).unwrap()));
        }
        (format!("{letters}\t{}", patterns.join("\t")), tag)
    });
    expect_file!["../dates.tsv"].assert_eq(&table(lines));
}

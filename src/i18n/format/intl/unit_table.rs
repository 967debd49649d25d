//! Makes the table of `format/unit.rs` from the `Intl` of Node, and checks that it is up to date.

use std::collections::BTreeMap;
use std::env;

use expect_test::expect_file;
use serde_json::json;

use crate::i18n::format::intl::run_node;
use crate::i18n::format::unit::{COMPOUNDS, UNITS};

const LOCALES: &str = include_str!("../locales.tsv");
const TABLE: &str = include_str!("../units.tsv");

/// For each tag the patterns of all units. Those that differ by plural category are found by
/// numbers of all categories.
const SCRIPT: &str = r#"
const { tags, units, compounds } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const counts = [...Array(201).keys(), 0.1, 0.5, 1.1, 1.5, 2.5, 1000, 10000, 1000000];
const isNumber = ({ type }) => ["integer", "group", "decimal", "fraction"].includes(type);
const pattern = (tag, unit, unitDisplay, count) => {
  const parts = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).formatToParts(count);
  const first = parts.findIndex(isNumber);
  return parts.map((part, at) => (at === first ? "{0}" : isNumber(part) ? "" : part.value)).join("");
};
const row = (tag) => {
  const rules = new Intl.PluralRules(tag);
  const samples = Object.fromEntries(counts.toReversed().map((count) => [rules.select(count), count]));
  const patterns = (unit, width) => {
    const { other, ...forms } = Object.fromEntries(
      Object.entries(samples).map(([category, count]) => [category, pattern(tag, unit, width, count)]));
    const different = Object.entries(forms).filter(([, form]) => form !== other).sort();
    return [other, ...different.map(([category, form]) => `${category} ${form}`)].join("|");
  };
  const per = (unit, width) => {
    const above = unit === "stone" ? "pound" : "stone";
    const whole = pattern(tag, `${above}-per-${unit}`, width, samples.other);
    return whole.replace(pattern(tag, above, width, samples.other), "{0}");
  };
  const widths = (patterns, unit) => {
    const all = ["long", "short", "narrow"].map((width) => patterns(unit, width));
    return all.map((text, at) => (at > 0 && text === all[at - 1] ? "" : text));
  };
  return [...units, ...compounds].flatMap((unit) => widths(patterns, unit))
    .concat(units.flatMap((unit) => widths(per, unit))).join("\t");
};
process.stdout.write(JSON.stringify(tags.map((tag) => [tag, row(tag)])));
"#;

/// The tags of the lines of a table.
fn groups(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().map(|line| line.split(['\t']).next().unwrap_or_default().split(' ').collect())
}

#[test]
fn unit_table_is_that_of_intl() {
    let mut known: Vec<&str> = groups(TABLE).flatten().collect();
    let mut wanted: Vec<&str> = groups(LOCALES).flatten().collect();
    // Most of the time one locale of each line is enough.
    let tags = match env::var_os("UPDATE_EXPECT") {
        Some(_) => wanted.clone(),
        None => groups(TABLE).map(|tags| tags[0]).collect(),
    };
    let input = json!({ "tags": tags, "units": &UNITS[..], "compounds": &COMPOUNDS[..] });
    let rows: Vec<(String, String)> = serde_json::from_value(run_node(SCRIPT, &input)).unwrap();
    if env::var_os("UPDATE_EXPECT").is_some() {
        let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
        rows.into_iter().for_each(|(tag, row)| lines.entry(row).or_default().push(tag));
        let mut lines: Vec<String> =
            lines.iter().map(|(row, tags)| format!("{}\t{row}\n", tags.join(" "))).collect();
        lines.sort();
        expect_file!["../units.tsv"].assert_eq(&lines.concat());
        return;
    }
    known.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(known, wanted, "every locale has units: UPDATE_EXPECT=1 cargo test unit_table");
    for ((tag, row), line) in rows.iter().zip(TABLE.lines()) {
        let (_, known) = line.split_once('\t').unwrap();
        assert!(row == known, "{tag} has other units: UPDATE_EXPECT=1 cargo test unit_table");
    }
}

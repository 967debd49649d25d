//! Generates the table of `format/unit.rs` from the `Intl` of Node, and checks that it is up to
//! date.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use expect_test::expect_file;
use serde_json::json;

use crate::i18n::format::intl::run_node;
use crate::i18n::format::unit::{COMPOUNDS, PART, UNITS};

/// The tables whose locales have units.
const LOCALES: [&str; 2] = [include_str!("../locales.tsv"), include_str!("../numbers.tsv")];

/// A script that prints the patterns of all units for each tag. It formats numbers of all plural
/// categories, to find the patterns that depend on the category.
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
fn groups(table: &str) -> Vec<Vec<&str>> {
    let tags = |line: &'_ str| line.split('\t').next().unwrap_or_default().len();
    table.lines().map(|line| line[..tags(line)].split(' ').collect()).collect()
}

#[test]
fn unit_table_is_that_of_intl() {
    let is_update = env::var_os("UPDATE_EXPECT").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/format/units");
    let parts = (UNITS.len() * 2 + COMPOUNDS.len()).div_ceil(PART);
    let path = |part: usize| folder.join(format!("{}.tsv", part + 1));
    let tables: Vec<String> =
        (0..parts).map(|part| fs::read_to_string(path(part)).unwrap_or_default()).collect();
    // By default, one locale of each line is compared.
    let tags: BTreeSet<&str> = match is_update {
        true => LOCALES.into_iter().flat_map(groups).flatten().collect(),
        false => tables.iter().flat_map(|table| groups(table)).map(|tags| tags[0]).collect(),
    };
    let input = json!({ "tags": tags, "units": &UNITS[..], "compounds": &COMPOUNDS[..] });
    let rows: Vec<(String, String)> = serde_json::from_value(run_node(SCRIPT, &input)).unwrap();
    for (part, table) in tables.iter().enumerate() {
        let mut lines: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (tag, row) in &rows {
            let fields: Vec<&str> = row.split('\t').skip(part * PART * 3).take(PART * 3).collect();
            lines.entry(fields.join("\t")).or_default().push(tag);
        }
        if is_update {
            let lines = lines.iter().map(|(row, tags)| format!("{}\t{row}\n", tags.join(" ")));
            let mut lines: Vec<String> = lines.collect();
            lines.sort();
            expect_file![path(part)].assert_eq(&lines.concat());
            continue;
        }
        let mut known = groups(table).concat();
        let mut wanted: Vec<&str> = LOCALES.into_iter().flat_map(groups).flatten().collect();
        known.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(known, wanted, "every locale has units: UPDATE_EXPECT=1 cargo test unit_table");
        for (row, tags) in lines {
            let line = |tag: &str| table.lines().find(|line| groups(line)[0].contains(&tag));
            for tag in tags {
                let is_same = line(tag).is_some_and(|line| line.ends_with(&format!("\t{row}")));
                assert!(is_same, "{tag} has other units: UPDATE_EXPECT=1 cargo test unit_table");
            }
        }
    }
}

//! Generates the table of `format/time.rs` from the `Intl` of Node, and checks that it is up to
//! date.

use std::collections::BTreeMap;

use expect_test::expect_file;
use serde_json::json;

use crate::i18n::format::intl::run_node;

const LOCALES: &str = include_str!("../locales.tsv");

/// A script that prints the patterns of times for each tag. They have one letter of UTS 35 for each
/// digit of a field.
const SCRIPT: &str = r#"
const { tags } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const styles = ["full", "long", "medium", "short"];
const at = (hour, minute = 5) => Date.UTC(2034, 2, 7, hour, minute, 6);
const format = (tag, options) => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options });
// As `format()`, with a plain space for each narrow or thin one of CLDR.
const partsOf = (format, time) => format.formatToParts(time)
  .map((part) => ({ ...part, value: part.value.replaceAll(/[\u2009\u202f]/g, " ") }));
const text = (format, time) => partsOf(format, time).map(({ value }) => value).join("");
const letters = { h11: "K", h12: "h", h23: "H", h24: "k" };
const pattern = (tag, options) => {
  const own = format(tag, options);
  const names = { hour: letters[own.resolvedOptions().hourCycle], minute: "m", second: "s" };
  return partsOf(own, at(4)).map(({ type, value }) => {
    if (type === "literal") return value;
    if (type === "dayPeriod") return "{a}";
    if (type === "timeZoneName") return "{z}";
    return `{${names[type].repeat([...value].length)}}`;
  }).join("");
};
const row = (tag) => {
  const own = styles.map((timeStyle) => pattern(tag, { timeStyle }));
  const cycles = ["h12", "h23"].flatMap((hourCycle) => styles.map((timeStyle, at) => {
    const other = pattern(tag, { timeStyle, hourCycle });
    return other === own[at] ? "" : other;
  }));
  const joined = styles.map((dateStyle) => {
    const [date, time] = [{ dateStyle }, { timeStyle: "short" }].map((one) => text(format(tag, one), at(4)));
    const both = text(format(tag, { dateStyle, timeStyle: "short" }), at(4));
    return both.replace(date, "{date}").replace(time, "{time}");
  });
  const halves = format(tag, { timeStyle: "short", hourCycle: "h12" });
  // CLDR 48 has Latin names in Korean, unlike the versions before it and browsers.
  const korean = /^ko\b/.test(tag) ? { AM: "오전", PM: "오후" } : {};
  const named = (time) => partsOf(halves, time).find(({ type }) => type === "dayPeriod")?.value ?? "";
  const period = (time) => korean[named(time)] ?? named(time);
  const hours = [...Array(24).keys()].map((hour) => period(at(hour)));
  const periods = hours.map((name, hour) => (name === hours[hour - 1] ? "" : name));
  const offset = (timeZone, timeZoneName) => {
    const own = partsOf(format(tag, { timeZone, timeZoneName }), at(4));
    const name = own.find(({ type }) => type === "timeZoneName").value;
    const fields = ["h", "m"];
    const field = (count) => `{${fields.shift().repeat(count)}}`;
    const both = (digits) => {
      const count = [...digits].length;
      return count > 2 ? field(count - 2) + field(2) : field(count);
    };
    return name.replaceAll(/\p{Nd}+/gu, both);
  };
  const hasNames = offset("America/Sao_Paulo", "long").includes("{") ? "" : "names";
  const zones = ["Etc/GMT-1", "Etc/GMT+1", "Asia/Kolkata", "Pacific/Marquesas"];
  const offsets = [...zones.map((zone) => offset(zone, "shortOffset")), ...zones.map((zone) => offset(zone, "longOffset"))];
  return [...own, ...cycles, ...joined, periods.join("|"), ...offsets, hasNames].join("\t");
};
process.stdout.write(JSON.stringify(tags.map((tag) => [tag, row(tag)])));
"#;

#[test]
fn time_table_is_that_of_intl() {
    let tags: Vec<&str> = LOCALES
        .lines()
        .flat_map(|line| line.split('\t').next().unwrap_or_default().split(' '))
        .collect();
    let rows: Vec<(String, String)> =
        serde_json::from_value(run_node(SCRIPT, &json!({ "tags": tags }))).unwrap();
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (tag, row) in rows {
        groups.entry(row).or_default().push(tag);
    }
    let mut lines: Vec<String> =
        groups.iter().map(|(row, tags)| format!("{}\t{row}\n", tags.join(" "))).collect();
    lines.sort();
    expect_file!["../times.tsv"].assert_eq(&lines.concat());
}

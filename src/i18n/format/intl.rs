//! Compares all formats with the `Intl` of Node.
#![expect(clippy::disallowed_methods, reason = "tests ask Node what it prints")]

mod date_table;
mod every_locale;
mod locale_table;
mod time_table;
mod unit_table;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde::Serialize;
use serde_json::{Value, json};

use crate::base::date_time::DateTime;
use crate::base::decimal::parse_decimal;
use crate::i18n::format::named_option::Values;
use crate::i18n::format::named_option::date::DATE_OPTIONS;
use crate::i18n::format::named_option::number::NUMBER_OPTIONS;
use crate::i18n::format::unit::UNITS;
use crate::i18n::format::{
    CurrencyCode, CurrencyDisplay, DateStyle, DateTimeOptions, Formatter, Grouping, Notation,
    NumberOptions, PluralType, Style, TimeZone,
};

const TAGS: [&str; 8] = ["en", "ru", "it", "es", "zh-Hans", "de", "fr", "hi"];

const NUMBERS: [&str; 31] = [
    "0", "1", "2", "5", "7", "11", "21", "79", "100", "999.5", "1000", "1400", "9999", "10000",
    "12345.678", "79000", "99999", "150000", "999999", "1000000", "1400000", "9000000", "90000000",
    "1000000000", "10000000000", "123456789012.5", "0.10", "0.06", "1.005", "-1234.5", "-0.0004",
];

const DATES: [(i32, u8, u8); 6] =
    [(2025, 12, 31), (2026, 1, 1), (2026, 3, 5), (2026, 5, 9), (2026, 8, 23), (2026, 11, 21)];

/// Answers requests, one JSON value per line, with `Intl`.
const SCRIPT: &str = r#"
const made = new Map();
const make = (Kind, tag, options) => {
  const key = Kind.name + tag + JSON.stringify(options);
  return made.get(key) ?? made.set(key, new Kind(tag, options)).get(key);
};
const answers = ([kind, tag, value, options]) =>
  kind === "list" ? value.map((list) => make(Intl.ListFormat, tag, options).format(list)) :
  Array.isArray(value) ? value.map((one) => answer([kind, tag, one, options])) : answer([kind, tag, value, options]);
const answer = ([kind, tag, value, options]) => {
  switch (kind) {
    case "number": return make(Intl.NumberFormat, tag, options).format(value);
    case "date":
      return make(Intl.DateTimeFormat, tag, { ...options, timeZone: "UTC" }).format(new Date(value))
        .replaceAll(/[\u2009\u202f]/g, " ");
    case "plural": return make(Intl.PluralRules, tag, options).select(value);
    // Chrome prints a plain space for each thin one.
    case "time": return make(Intl.DateTimeFormat, tag, options).format(new Date(value)).replaceAll("\u2009", " ");
    case "relative time":
      return make(Intl.RelativeTimeFormat, tag, options).format(Number(value), options.unit);
    case "order": return value.split(" ").sort(make(Intl.Collator, tag).compare).join(" ");
    case "categories": return make(Intl.PluralRules, tag, options).resolvedOptions().pluralCategories.sort();
    case "locale of numbers": return make(Intl.NumberFormat, tag).resolvedOptions().locale.replace("en-US", "en");
    case "locale": return make(Intl.DateTimeFormat, tag).resolvedOptions().locale.replace("en-US", "en");
  }
};
const requests = JSON.parse(require("fs").readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(requests.map(answers)));
"#;

fn ask_node(requests: &[Value]) -> Vec<Value> {
    serde_json::from_value(run_node(SCRIPT, requests)).unwrap()
}

/// Runs a script with a value on its standard input; its output is JSON.
fn run_node(script: &str, input: &(impl Serialize + ?Sized)) -> Value {
    let mut node = Command::new("node")
        .args(["-e", script])
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node is installed");
    let mut stdin = node.stdin.take().unwrap();
    stdin.write_all(&serde_json::to_vec(input).unwrap()).unwrap();
    drop(stdin);
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The options as islands pass them to `Intl`.
fn intl(options: &NumberOptions) -> Value {
    let typed = |text: String| match text.as_str() {
        "false" => json!(false),
        _ => text.parse::<u8>().map_or_else(|_| json!(text), |digits| json!(digits)),
    };
    options.intl().into_iter().map(|(name, value)| (name.to_owned(), typed(value))).collect()
}

/// The options of a date or time, for `Intl`.
fn date_time(options: &DateTimeOptions) -> Value {
    let mut named: BTreeMap<_, _> = options.intl().into_iter().collect();
    named.entry("timeZone").or_insert("UTC".to_owned());
    json!(named)
}

fn shapes() -> Vec<NumberOptions> {
    let plain = NumberOptions::default;
    let mut shapes = vec![
        plain(),
        NumberOptions { grouping: Grouping::Never, ..plain() },
        NumberOptions { grouping: Grouping::Always, ..plain() },
        NumberOptions { minimum_fraction_digits: Some(2), ..plain() },
        NumberOptions { minimum_fraction_digits: Some(5), ..plain() },
        NumberOptions { maximum_fraction_digits: Some(0), ..plain() },
        NumberOptions { minimum_integer_digits: Some(6), ..plain() },
        NumberOptions { minimum_significant_digits: Some(4), ..plain() },
        NumberOptions { maximum_significant_digits: Some(2), ..plain() },
    ];
    let mut styles = vec![Style::Decimal, Style::Percent, Style::UnitPercent];
    for code in ["USD", "JPY", "XYZ"] {
        let code = CurrencyCode::parse(code).unwrap();
        for display in [CurrencyDisplay::Symbol, CurrencyDisplay::Code, CurrencyDisplay::Name] {
            styles.push(Style::Currency { code, display });
        }
    }
    for style in styles {
        for notation in [Notation::Standard, Notation::CompactShort, Notation::CompactLong] {
            let shape = NumberOptions { style, notation, ..plain() };
            shapes.push(NumberOptions { grouping: Grouping::Never, ..shape.clone() });
            shapes.push(NumberOptions { maximum_significant_digits: Some(3), ..shape.clone() });
            // Fraction digits of compact currencies follow an older edition of ECMA-402 in Node 20,
            // and whether `1,000` counts as exactly one (French `mille`) is specific to ICU.
            if notation == Notation::Standard {
                shapes.push(NumberOptions { maximum_fraction_digits: Some(1), ..shape.clone() });
                shapes.push(NumberOptions { minimum_fraction_digits: Some(3), ..shape.clone() });
            } else if !matches!(style, Style::Currency { .. }) {
                shapes.push(NumberOptions { maximum_fraction_digits: Some(1), ..shape.clone() });
            }
            shapes.push(shape);
        }
    }
    shapes
}

/// The result of Node for `ours`. In these languages, ICU uses the pattern of the unit for compact
/// percentages, which contains a plain space; `ours` has the no-break space of all other
/// percentages.
fn as_in_node(tag: &str, shape: &NumberOptions, ours: String) -> String {
    let is_percent = matches!(shape.style, Style::Percent | Style::UnitPercent);
    if is_percent && shape.notation != Notation::Standard && matches!(tag, "ru" | "de" | "fr") {
        ours.replace("\u{a0}%", " %")
    } else {
        ours
    }
}

/// Lists the differences to Node's results.
fn differences(cases: Vec<(Value, Value)>) -> Vec<String> {
    let (requests, ours): (Vec<Value>, Vec<Value>) = cases.into_iter().unzip();
    let theirs = ask_node(&requests);
    assert_eq!(theirs.len(), ours.len());
    let different = requests.iter().zip(ours).zip(theirs).filter(|((_, our), their)| our != their);
    different.map(|((request, our), their)| format!("{request}: {our:?}, Intl {their:?}")).collect()
}

#[test]
fn numbers_print_as_in_the_browser() {
    let shapes = shapes();
    let mut cases = Vec::new();
    for tag in TAGS {
        let formatter = Formatter::new(tag).unwrap();
        for shape in &shapes {
            let options = intl(shape);
            for number in NUMBERS {
                let ours = formatter.number(&parse_decimal(number).unwrap(), shape);
                let ours = as_in_node(tag, shape, ours);
                cases.push((json!(["number", tag, number, options]), json!(ours)));
            }
        }
    }
    let total = cases.len();
    let different = differences(cases);
    assert!(different.is_empty(), "{} of {total}:\n{}", different.len(), different.join("\n"));
}

#[test]
fn plurals_are_those_of_the_browser() {
    let one_digit = NumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
    let mut cases = Vec::new();
    for tag in TAGS {
        let formatter = Formatter::new(tag).unwrap();
        for options in [NumberOptions::default(), one_digit.clone()] {
            for number in NUMBERS {
                let shown = formatter.displayed(&parse_decimal(number).unwrap(), &options);
                let number: f64 = number.parse().unwrap();
                let request = json!(["plural", tag, number, intl(&options)]);
                cases.push((request, json!(formatter.plural(&shown, PluralType::Cardinal))));
            }
        }
    }
    let different = differences(cases);
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn dates_print_as_in_the_browser() {
    let mut cases = Vec::new();
    for tag in TAGS {
        let formatter = Formatter::new(tag).unwrap();
        for style in DateStyle::ALL {
            for (year, month, day) in DATES {
                let date = format!("{year:04}-{month:02}-{day:02}");
                let ours = formatter.date(year, month, day, style).unwrap();
                cases
                    .push((json!(["date", tag, date, { "dateStyle": style.name() }]), json!(ours)));
            }
        }
    }
    let different = differences(cases);
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// The zones whose names differ from those of Node, with a reason and languages.
const ZONE_DIFFERENCES: &str = include_str!("intl/zone_differences.tsv");

#[test]
fn names_of_time_zones_are_those_of_the_browser() {
    let times = ["2026-01-05T00:04:09Z", "2026-07-05T05:30:00Z"];
    let mut cases = Vec::new();
    let mut kinds = Vec::new();
    for tag in TAGS {
        let formatter = Formatter::new(tag).unwrap();
        for name in TimeZone::names() {
            for style in [DateStyle::Full, DateStyle::Long] {
                let time_zone = TimeZone::parse(&name);
                let time_style = Some(style);
                let options =
                    DateTimeOptions { time_style, time_zone, ..DateTimeOptions::default() };
                let print = |time: &str| {
                    formatter.date_time(DateTime::parse(time).unwrap(), &options).unwrap()
                };
                kinds.push((name.clone(), tag));
                let request = json!(["time", tag, times, date_time(&options)]);
                cases.push((request, json!(times.map(print))));
            }
        }
    }
    let (requests, ours): (Vec<Value>, Vec<Value>) = cases.into_iter().unzip();
    let theirs = ask_node(&requests);
    let mut found: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    let mut examples = Vec::new();
    for (at, (name, tag)) in kinds.into_iter().enumerate() {
        if ours[at] != theirs[at] {
            found.entry(name).or_default().insert(tag);
            examples.push(format!("{}: {}, Intl {}", requests[at], ours[at], theirs[at]));
        }
    }
    let known: BTreeMap<String, BTreeSet<&str>> = ZONE_DIFFERENCES
        .lines()
        .flat_map(|line| {
            let [_reason, zones, tags] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
            zones.split(' ').map(move |zone| (zone.to_owned(), tags.split(' ').collect()))
        })
        .collect();
    assert_eq!(found, known, "{}", examples.join("\n"));
}

#[test]
fn every_option_that_is_accepted_works_in_intl() {
    let texts = |values: &Values| match values {
        Values::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Values::Whole(range) => range.clone().map(|digits| digits.to_string()).collect(),
        Values::Currency => vec!["USD".to_owned(), "xyz".to_owned()],
        Values::TimeZone => TimeZone::names(),
        Values::Unit => {
            let compounds = UNITS.iter().skip(1).map(|unit| format!("acre-per-{unit}"));
            UNITS.iter().map(|unit| (*unit).to_owned()).chain(compounds).collect()
        }
    };
    let mut requests = Vec::new();
    for (name, values) in &NUMBER_OPTIONS {
        for text in texts(values) {
            let mut given = vec![(*name, text.as_str())];
            match (*name, text.as_str()) {
                ("style", "currency") | ("currencyDisplay", _) => given.push(("currency", "USD")),
                ("style", "unit") | ("unitDisplay", _) => given.push(("unit", "meter")),
                ("compactDisplay", _) => given.push(("notation", "compact")),
                _ => {}
            }
            let mut options = NumberOptions::default();
            options.set("NUMBER()", &given).unwrap();
            requests.push(json!(["number", "en", 1.5, intl(&options)]));
        }
    }
    for (name, values) in &DATE_OPTIONS {
        for text in texts(values) {
            let mut given = vec![(*name, text.as_str())];
            if matches!(*name, "hour12" | "hourCycle") {
                given.push(("timeStyle", "full"));
            }
            let options = DateTimeOptions::chosen("DATETIME()", &given).unwrap();
            requests.push(json!(["time", "en", "2026-03-05", date_time(&options)]));
        }
    }
    // The script fails at the first tag that is rejected.
    assert_eq!(ask_node(&requests).len(), requests.len());
}

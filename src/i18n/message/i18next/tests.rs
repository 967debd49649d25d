use super::*;

use crate::content::config::MessageRules;
use crate::content::{data_files, schemas};
use crate::engine::diagnostic::Report;
use crate::engine::query::Versioned;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::format::Formatter;
use crate::i18n::message::{Catalog, MessageFile, Rules};

fn offer() -> DataFiles {
    let snapshot = Snapshot::in_memory([
        (
            "content/data/offer.yaml",
            "price: \"0.06\"\nrounds: 2\nstart: 2026-11-21\ncities: [Rom, Wien]\n".into(),
        ),
        (
            "templates/data/offer.yaml",
            "price: number\nrounds: integer\nstart: date\ncities: [text]\n".into(),
        ),
    ]);
    let mut report = Report::new();
    let schemas = schemas(&snapshot, &mut report);
    let data_files = data_files(&snapshot, None, &schemas, &mut report);
    assert!(!report.has_errors(), "{}", report.human(&snapshot, false));
    data_files
}

/// Translates the message `x`, or the first one whose id begins with `x`; returns the table or the
/// diagnostics as lines.
fn lines(tag: &str, source: &str) -> String {
    let mut report = Report::new();
    let path = SourcePath::new("locales/x.ftl");
    let file = MessageFile::parse(path, source.to_owned(), &mut report);
    let formatter = Versioned::new(Formatter::new(tag).unwrap());
    let rules = Versioned::new(Rules::new(&MessageRules::default(), &file.path, &mut report));
    let catalog = Catalog::new(formatter, rules, Vec::new(), Vec::new(), &mut report);
    assert!(!report.has_errors(), "the test is valid Fluent: {report:?}");
    let scope = Scope { own: Some(&file), fallback_file: None, catalog: &catalog };
    let message = file.all().find(|message| message.id.name.starts_with('x')).unwrap();
    let (id, pattern) = (message.id.name, message.value.as_ref().unwrap());
    let mut shared = BTreeSet::new();
    let translated = to_i18next(id, pattern, scope, &offer(), &mut shared);
    let lines: Vec<String> = match translated {
        Ok(table) => table.iter().map(|(key, text)| format!("{key} = {text}")).collect(),
        Err(refused) => refused
            .iter()
            .map(|refused| {
                let Place { start, end, .. } = *refused.place.as_ref().unwrap();
                let line = source[..start].matches('\n').count() + 1;
                format!("{line}: {} <{}>", refused.message, &source[start..end])
            })
            .collect(),
    };
    lines.join("\n")
}

fn check(tag: &str, source: &str, expected: &str) {
    assert_eq!(lines(tag, source), expected, "{source}");
}

#[test]
fn what_is_known_is_written_out() {
    check("en", "x = Buy { -raa } now\n-raa = RAA", "x = Buy RAA now");
    check("en", "x = { -x }\n-x = RAA", "x = RAA");
    check("en", "x = { y }!\ny = Hello { $name }", "x = Hello {{name}}!");
    check("en", "x = { $offer-price } USD", "x = 0.06 USD");
    check("en", "x = { NUMBER($offer-price, minimumFractionDigits: 3) }", "x = 0.060");
    check("en", r#"x = { "{" }a{ "\u0041\"" }"#, "x = {aA\"");
    check("en", "x =\n    two\n    lines", "x = two\nlines");
    check("en", "x = { $a }–{ $b } %", "x = {{a}}–\u{2060}{{b}} %");
    check("en", "x = { $a } –{ $b }–c", "x = {{a}} –{{b}}–c");
}

#[test]
fn terms_are_inflected() {
    let term = "-raa = { $case ->\n    [gen] РАА-та\n   *[nom] РАА\n    }\n    .kind = fem\n";
    check("ru", &format!("{term}x = {{ -raa(case: \"gen\") }}"), "x = РАА-та");
    check("ru", &format!("{term}x = {{ -raa }}"), "x = РАА");
    let chosen = "x = { -raa.kind ->\n    [fem] она\n   *[masc] он\n    }";
    check("ru", &format!("{term}{chosen}"), "x = она");
    check("en", "-t = <{ $a }>\nx = { -t(a: \"b\") }", "x = <b>");
}

#[test]
fn functions_become_formats() {
    check("en", "x = { NUMBER($n) }", "x = {{n, number}}");
    check(
        "en",
        "x = { NUMBER($n, minimumFractionDigits: 2, style: \"percent\") }",
        "x = {{n, number(style: percent; minimumFractionDigits: 2)}}",
    );
    check(
        "en",
        "x = { NUMBER($n, style: \"unit-percent\") }",
        "x = {{n, number(style: unit; unit: percent)}}",
    );
    check("en", "x = { NUMBER($n, signDisplay: \"x\") }", "1: `signDisplay` can't be `x` <x>");
    check(
        "en",
        "x = { NUMBER($n, unit: \"kilometer-per-hour\") }",
        "x = {{n, number(style: unit; unit: kilometer-per-hour; unitDisplay: short)}}",
    );
    check("en", "x = { LIST($a) }", "x = {{a, list(type: conjunction; style: long)}}");
    check(
        "ar",
        "x = { LIST($a, type: \"unit\") }",
        "x = {{a, list(type: unit; style: long; rtl: true)}}",
    );
    check(
        "en",
        "x = { RELATIVETIME($n, unit: \"day\", numeric: \"auto\") }",
        "x = {{n, relativetime(unit: day; numeric: auto; style: long)}}",
    );
    check("en", "x = { LIST($offer-cities, type: \"disjunction\") }", "x = Rom or Wien");
    check(
        "en",
        "x = { DATETIME($d, dateStyle: \"long\") }",
        "x = {{d, datetime(dateStyle: long)}}",
    );
}

#[test]
fn every_category_of_the_language_has_its_key() {
    let two = "x = { $count ->\n    [one] { $count } day\n   *[other] { $count } days\n    }";
    check("en", two, "x_one = {{count}} day\nx_other = {{count}} days");
    check("zh-Hans", two, "x_other = {{count}} days");
    for tag in ["fr", "es", "it"] {
        check(tag, two, "x_many = {{count}} days\nx_one = {{count}} day\nx_other = {{count}} days");
    }
    let four =
        "x = { NUMBER($count) ->\n    [one] а\n    [few] б\n    [many] в\n   *[other] г\n    }";
    check("ru", four, "x_few = б\nx_many = в\nx_one = а\nx_other = г");
}

#[test]
fn ordinals_have_keys_of_their_own() {
    let floors = "x = { NUMBER($count, type: \"ordinal\") ->\n    [one] { $count }st\n   \
        *[other] { $count }th\n    }";
    let keys = ["few", "one", "other", "two"].map(|form| {
        let end = if form == "one" { "st" } else { "th" };
        format!("x_ordinal_{form} = {{{{count}}}}{end}")
    });
    check("en", floors, &keys.join("\n"));
    check("de", floors, "x_ordinal_other = {{count}}th");
    let fact = floors.replace("$count", "$offer-rounds").replace("[one]", "[two]");
    check("en", &fact, "x = 2st");
}

#[test]
fn zero_may_have_words_of_its_own() {
    let none = "x = { $count ->\n    [0] none\n    [one] one\n   *[other] more\n    }";
    check("en", none, "x_one = one\nx_other = more\nx_zero = none");
    check("ar", none, "2: this language has a plural form of zero itself <0>");
    let twice = "x = { $count ->\n    [0] none\n   *[other] some\n    } \
        { $count ->\n    [many] m\n   *[other] o\n    }";
    check(
        "ru",
        twice,
        "x_few = some o\nx_many = some m\nx_one = some o\nx_other = some o\nx_zero = none m",
    );
}

#[test]
fn plurals_of_facts_are_known() {
    let source = "x = { $offer-rounds ->\n    [one] a\n    [few] b\n   *[other] c\n    }";
    check("ru", source, "x = b");
    let exact = "x = { $offer-rounds ->\n    [2.0] two\n   *[other] c\n    }";
    check("ru", exact, "x = two");
}

#[test]
fn what_i18next_cannot_say_is_refused_where_it_stands() {
    // `tests/bad-input/island-messages-i18next.txt` has the rest.
    check("en", "x = { LISTS($a) }", "1: there is no function LISTS() <LISTS>");
    let both = "x = { NUMBER($count, type: \"ordinal\") ->\n   *[other] a\n    }\
        { $count ->\n   *[other] b\n    }";
    check("en", both, "3: i18next chooses by cardinal or ordinal forms, not by both <count>");
    let exact = "x = { NUMBER($count, type: \"ordinal\") ->\n    [0] a\n   *[other] b\n    }";
    check("en", exact, "2: i18next has no exact number 0 beside ordinals <0>");
    check(
        "en",
        "x = { RELATIVETIME($n) }",
        "1: RELATIVETIME() needs to know the unit of the number <RELATIVETIME>",
    );
    check("en", "x = { $offer-prize }", "1: there is no fact `offer.prize` <offer-prize>");
    let unknown = "1: there is no message `y` <y>\n1: there is no term `-z` <z>";
    check("en", "x = { y } { -z }", unknown);
    check("en", r#"x = { $n }{ "}" }"#, "x = {{n}}}");
}

#[test]
fn circles_and_doubling_end() {
    check("en", "x = { y }\ny = { x }", "2: `x` refers to itself <x>");
    let mut source = "x = { m30 }{ m30 }\nm0 = 0123456789\n".to_owned();
    for n in 1..=30 {
        source.push_str(&format!("m{n} = {{ m{} }}{{ m{} }}\n", n - 1, n - 1));
    }
    let refused = lines("en", &source);
    assert!(refused.contains("the message has more than 64 KiB"), "{refused:?}");
    let empty = lines("en", &source.replace("0123456789", "{ \"\" }"));
    assert!(empty.contains("the message has more than 64 KiB"), "{empty:?}");
    let mut source = "x = { m0 }\n".to_owned();
    for n in 0..200 {
        source.push_str(&format!("m{n} = {{ m{} }}\n", n + 1));
    }
    assert_eq!(lines("en", &source).lines().count(), 1);
}

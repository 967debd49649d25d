//! Mistakes of keys and types in an editor's words.

use serde_json::Value as Json;
use toml::de::{DeInteger, DeValue};

use crate::engine::diagnostic::{Code, Diagnostic, nearest};

/// The required keys, each with what to write.
const EXAMPLES: [(&str, &str); 16] = [
    ("base_url", "base_url = \"https://www.example.com\""),
    ("name", "name = \"The name of the site\""),
    ("default_locale", "default_locale = \"en\", the segment of one of [[locales]]"),
    ("locales", "[[locales]] with segment, tag and label, once a language"),
    ("segment", "segment = \"en\", the first part of its addresses"),
    ("tag", "tag = \"en\", its BCP 47 tag"),
    ("label", "label = \"English\", its own name"),
    ("family", "family = \"Inter\", its name in style sheets"),
    ("file", "file = \"fonts/inter.woff2\", a file in assets/"),
    ("output", "output = \"search.json\", the path of the file that is made"),
    ("template", "template = \"NAME\", a file in templates/"),
    ("per", "per = \"site\" for one file, or per = \"locale\" for one in each language"),
    ("background", "background = \"images/social.svg\", a file in assets/"),
    ("url", "url = \"s3://bucket\", where the site is published to"),
    ("seconds", "seconds = 31536000, which is a year"),
    ("setting", "setting = \"payment.provider\", a path below [settings]"),
];

/// The hint where no example fits.
const DOCS: &str = "docs/site-toml.md lists every key";

/// A key that is missing.
pub(super) fn missing(key: &str) -> Diagnostic {
    let words = format!("the key `{key}` is missing");
    let example = EXAMPLES.iter().find(|(name, _)| *name == key);
    let hint = example.map_or_else(|| DOCS.to_owned(), |(_, example)| format!("write {example}"));
    Diagnostic::new(Code::InvalidConfig, words).hint(hint)
}

/// A key that is none of the known ones, and the one that was probably meant.
pub(super) fn unknown_key(given: &str, known: Vec<&str>) -> (Diagnostic, Option<String>) {
    let keys = format!("the keys here are {}", known.join(", "));
    let meant = nearest(given, known.iter().copied()).map(str::to_owned);
    let unknown = Diagnostic::new(Code::InvalidConfig, format!("unknown key `{given}`"));
    (unknown.did_you_mean(given, known, keys), meant)
}

/// A value that is none of the choices.
pub(super) fn wrong_choice(choices: &[&str], value: &DeValue<'_>) -> Diagnostic {
    let given = value.as_str().map_or_else(|| found(value), |text| format!("`{text}`"));
    let choices: Vec<String> = choices.iter().map(|choice| format!("\"{choice}\"")).collect();
    Diagnostic::new(Code::InvalidConfig, format!("{given} is not a value of this key"))
        .hint(format!("write one of {}", choices.join(", ")))
}

/// Returns a diagnostic if a number is outside the range of its schema.
pub(super) fn wrong_number(schema: &Json, number: &DeInteger<'_>) -> Option<Diagnostic> {
    let value = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX);
    let limit = |key: &str| schema[key].as_i64();
    let words = match (limit("minimum"), limit("maximum")) {
        (Some(least), Some(most)) if !(least..=most).contains(&value) => {
            format!("`{number}` is not a number from {least} to {most}")
        }
        (Some(least), _) if value < least => format!("`{number}` is less than {least}"),
        _ => return None,
    };
    Some(Diagnostic::new(Code::InvalidConfig, words).hint("write a whole number in this range"))
}

/// A value of a type that no schema has.
pub(super) fn wrong_type(schemas: &[Json], value: &DeValue<'_>) -> Diagnostic {
    let expected: Vec<&str> = schemas.iter().map(expected).collect();
    let words = format!("expected {}, found {}", expected.join(" or "), found(value));
    Diagnostic::new(Code::InvalidConfig, words).hint(how_to_write(&schemas[0], value))
}

/// A table that is written as an entry of a list.
pub(super) fn wrong_list(header: &str) -> Diagnostic {
    let name = header.trim_matches(['[', ']']);
    let words = format!("`{header}` is an entry of a list, while there is one `{name}`");
    Diagnostic::new(Code::InvalidConfig, words).hint(format!("write `[{name}]`"))
}

/// An entry of a list that is written as a table.
pub(super) fn wrong_table(header: &str) -> Diagnostic {
    let name = header.trim_matches(['[', ']']);
    let words = format!("`{header}` is a single table, while `{name}` is a list of them");
    Diagnostic::new(Code::InvalidConfig, words).hint(format!("write `[[{name}]]`, once for each"))
}

/// A number that its key has no room for.
pub(super) fn out_of_range() -> Diagnostic {
    Diagnostic::new(Code::InvalidConfig, "the number is too large").hint("write a smaller one")
}

/// Describes the type that a schema expects, in the words of TOML's own documentation.
fn expected(schema: &Json) -> &'static str {
    match schema["type"].as_str() {
        None | Some("string") => "text in quotes",
        Some("boolean") => "`true` or `false`",
        Some("integer") => "a whole number",
        Some("number") => "a number",
        Some("array") if schema["items"]["type"] == "number" => "a list of two numbers in `[ ]`",
        Some("array") => "a list in `[ ]`",
        _ => "a table",
    }
}

/// Describes the type of a value.
fn found(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("the text \"{text}\""),
        DeValue::Integer(number) => format!("`{number}`"),
        DeValue::Float(number) => format!("`{number}`"),
        DeValue::Boolean(flag) => format!("`{flag}`"),
        DeValue::Datetime(date) => format!("the date `{date}`"),
        DeValue::Array(_) => "a list in `[ ]`".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

/// How to write what a schema expects, where something else was found.
fn how_to_write(schema: &Json, value: &DeValue<'_>) -> String {
    match (schema["type"].as_str(), value) {
        (None | Some("string"), DeValue::Array(_) | DeValue::Table(_)) => {
            "write one text in quotes".to_owned()
        }
        (None | Some("string"), _) => {
            format!("write \"{}\"", found(value).trim_start_matches("the date ").trim_matches('`'))
        }
        (Some("boolean"), _) => "write `true` or `false` without quotes".to_owned(),
        (Some("array"), DeValue::String(text)) => format!("write [\"{text}\"]"),
        (Some("array"), _) => "write the values in `[ ]`, with commas between them".to_owned(),
        (Some("integer"), _) => "write digits only, without quotes, signs or units".to_owned(),
        (Some("object"), _) => "write `{ key = value }`".to_owned(),
        _ => DOCS.to_owned(),
    }
}

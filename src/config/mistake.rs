//! What is wrong with a `site.toml` that can't be read.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Code, Diagnostic, Lookalike, Place, Report};
use crate::source::SourcePath;

/// The keys at the top, each with what to write.
const TOP: [(&str, &str); 4] = [
    ("base_url", "base_url = \"https://www.example.com\""),
    ("name", "name = \"The name of the site\""),
    ("default_locale", "default_locale = \"en\", the segment of one of [[locales]]"),
    ("locales", "[[locales]] with segment, tag and label, once a language"),
];

/// The keys of a language.
const LOCALE: [(&str, &str); 3] = [
    ("segment", "segment = \"en\", the first part of its addresses"),
    ("tag", "tag = \"en\", its BCP 47 tag"),
    ("label", "label = \"English\", its own name"),
];

/// Reports the error of the parser; of missing keys all, since it stops at the first.
pub(super) fn report(path: &SourcePath, text: &str, error: &toml::de::Error, report: &mut Report) {
    let missing = match error.message().starts_with("missing field") {
        true => missing_keys(path, text),
        false => Vec::new(),
    };
    if missing.is_empty() {
        let span = error.span().unwrap_or(0..0);
        let diagnostic = Diagnostic::new(Code::InvalidConfig, reword(error.message()))
            .at(Place::new(path, span.clone()));
        let is_syntax = DeTable::parse(text).is_err();
        let found = Lookalike::on_line(text, span.start).filter(|_| is_syntax);
        report.add(match found {
            Some(found) => diagnostic.lookalike(found),
            None => unknown_field_hint(diagnostic, error.message()),
        });
    }
    for diagnostic in missing {
        report.add(diagnostic);
    }
}

/// Rewords a message of the parser.
fn reword(message: &str) -> String {
    let name = || message.split('`').nth(1).unwrap_or_default();
    if message.starts_with("unknown field") {
        format!("unknown key `{}`", name())
    } else if message.starts_with("missing field") {
        format!("the key `{}` is missing", name())
    } else if let Some((given, known)) = between(message, "unknown variant ", ", expected ") {
        format!("{given} is no value of this key: write {known}")
    } else if let Some((found, expected)) = between(message, "invalid type: ", ", expected ") {
        format!("expected {}, found {}", kind(expected), kind(found))
    } else {
        message.lines().next().unwrap_or_default().to_owned()
    }
}

/// The two parts of a message that begins with `start`.
fn between<'m>(message: &'m str, start: &str, middle: &str) -> Option<(&'m str, &'m str)> {
    message.lines().next()?.strip_prefix(start)?.split_once(middle)
}

/// A kind of value, with the value if it is given, in the words of TOML's own documentation.
fn kind(serde: &str) -> String {
    match serde {
        "u8" | "u16" | "u32" | "u64" | "usize" | "i64" => "a whole number".to_owned(),
        "f64" => "a number".to_owned(),
        "a string" => "text in quotes".to_owned(),
        "a boolean" => "`true` or `false`".to_owned(),
        "a sequence" | "sequence" => "a list in `[ ]`".to_owned(),
        "a map" | "map" => "a table".to_owned(),
        _ => match serde.split_once(' ') {
            Some(("string", text)) => format!("the text {text}"),
            Some(("integer" | "float" | "boolean", value)) => value.to_owned(),
            Some(("floating", value)) => value.trim_start_matches("point ").to_owned(),
            _ => serde.to_owned(),
        },
    }
}

/// Suggests the nearest of the known fields, which serde lists after `expected one of`.
fn unknown_field_hint(diagnostic: Diagnostic, message: &str) -> Diagnostic {
    let mut names = message.split('`').skip(1).step_by(2);
    let Some(given) = names.next().filter(|_| message.starts_with("unknown field")) else {
        return diagnostic.hint("docs/site-toml.md lists every key");
    };
    diagnostic.did_you_mean(given, names, "docs/site-toml.md lists every key")
}

/// All keys that are missing; none if the text is not TOML.
fn missing_keys(path: &SourcePath, text: &str) -> Vec<Diagnostic> {
    let Ok(table) = DeTable::parse(text) else { return Vec::new() };
    let table = table.get_ref();
    let mut missing = lacking(path, table, &TOP, 0..0);
    if let Some(DeValue::Array(locales)) = table.get("locales").map(|locales| locales.get_ref()) {
        for locale in locales {
            if let DeValue::Table(keys) = locale.get_ref() {
                missing.extend(lacking(path, keys, &LOCALE, locale.span()));
            }
        }
    }
    missing
}

fn lacking(
    path: &SourcePath,
    table: &DeTable<'_>,
    keys: &[(&str, &str)],
    span: Range<usize>,
) -> Vec<Diagnostic> {
    let missing = keys.iter().filter(|(key, _)| !table.contains_key(*key));
    let missing = missing.map(|(key, example)| {
        Diagnostic::new(Code::InvalidConfig, format!("the key `{key}` is missing"))
            .at(Place::new(path, span.clone()))
            .hint(format!("write {example}"))
    });
    missing.collect()
}

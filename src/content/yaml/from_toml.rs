//! Converts TOML to the same tree as YAML, so that both are checked by schemas.

use toml::Spanned;
use toml::de::{DeInteger, DeValue};

use crate::content::yaml::toml_syntax::{TomlMistake, read_toml};
use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// Parses a TOML document as far as it can be read, and returns whether it is valid. Mistakes of
/// syntax are reported with that code.
pub fn parse_toml(path: &SourcePath, text: &str, code: Code, report: &mut Report) -> (Node, bool) {
    let (table, mistakes) = read_toml(text);
    let is_valid = mistakes.is_empty();
    for TomlMistake { message, span, hint, .. } in mistakes {
        report.add(Diagnostic::new(code, message).at(Place::new(path, span)).hint(hint));
    }
    (from_toml(&table), is_valid)
}

/// Converts a TOML value; a table's keys are in the order written.
fn from_toml(value: &Spanned<DeValue<'_>>) -> Node {
    let offset = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
    let scalar = |text: &str, plain: bool| Value::Scalar { text: text.into(), plain };
    let tree = match value.get_ref() {
        DeValue::String(text) => scalar(text, false),
        DeValue::Integer(number) => scalar(&decimal(number), true),
        DeValue::Float(number) => scalar(number.as_str(), true),
        DeValue::Boolean(flag) => scalar(if *flag { "true" } else { "false" }, true),
        DeValue::Datetime(date) => scalar(&date.to_string(), true),
        DeValue::Array(items) => Value::List(items.iter().map(from_toml).collect()),
        DeValue::Table(table) => {
            let mut entries: Vec<(Key, Node)> = table
                .iter()
                .map(|(key, value)| {
                    let (start, end) = (offset(key.span().start), offset(key.span().end));
                    (Key { text: key.get_ref().as_ref().into(), start, end }, from_toml(value))
                })
                .collect();
            entries.sort_by_key(|(key, _)| key.start);
            Value::Map(entries)
        }
    };
    Node { value: tree, start: offset(value.span().start), end: offset(value.span().end) }
}

/// A whole number in decimal digits.
fn decimal(number: &DeInteger<'_>) -> String {
    match i64::from_str_radix(number.as_str(), number.radix()) {
        Ok(value) if number.radix() != 10 => value.to_string(),
        _ => number.as_str().to_owned(),
    }
}

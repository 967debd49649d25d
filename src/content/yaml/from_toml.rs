//! Converts TOML to the same tree as YAML, so that both are checked by schemas.

use toml::Spanned;
use toml::de::DeValue;

use crate::content::yaml::{Key, Node, TomlMistake, Value, read_toml};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// Converts a TOML value; a table's keys are in the order written.
pub fn from_toml(value: &Spanned<DeValue<'_>>) -> Node {
    let offset = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
    let scalar = |text: &str, plain: bool| Value::Scalar { text: text.into(), plain };
    let tree = match value.get_ref() {
        DeValue::String(text) => scalar(text, false),
        DeValue::Integer(number) => scalar(number.as_str(), true),
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

/// Parses a TOML document; errors are reported.
pub fn parse_toml(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    let (table, mistakes) = read_toml(text);
    let is_valid = mistakes.is_empty();
    for TomlMistake { words, span, hint } in mistakes {
        let hint = hint.unwrap_or("write one `key = value` per line, and text in quotes".into());
        report.add(
            Diagnostic::new(Code::DataSyntax, format!("the TOML can't be read: {words}"))
                .at(Place::new(path, span))
                .hint(hint),
        );
    }
    is_valid.then(|| from_toml(&table))
}

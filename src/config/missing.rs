//! The keys that `site.toml` must have. The parser stops at the first that is missing.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::diagnostic::{Code, Diagnostic, Place};
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

/// All that are missing; none if the text is not TOML.
pub(super) fn keys(path: &SourcePath, text: &str) -> Vec<Diagnostic> {
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

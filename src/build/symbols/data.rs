//! The names of values of the data: keys, variables of messages, and the keys of schemas.

use std::ops::Range;

use crate::build::symbols::name::{Name, SymbolKind, name_use, unquoted};
use crate::build::symbols::scan::variables;
use crate::content::DATA_SCHEMAS;
use crate::content::yaml::{Node, Value, parse};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::page::render::LoadedSite;

/// The variables of the data in messages or a body.
pub(super) fn variable_names<'a>(
    site: &'a LoadedSite,
    text: &'a str,
) -> impl Iterator<Item = Name> + 'a {
    let name = |(name, span): (&str, Range<usize>)| {
        let path = site.data_files.variable_path(name).unwrap_or_else(|| name.to_owned());
        name_use(SymbolKind::Data, path, span)
    };
    variables(text).map(name)
}

/// Adds the keys of a data file with this text, as the paths of their values, which begin with
/// `path`.
pub(super) fn data_keys(text: &str, path: &str, node: &Node, names: &mut Vec<Name>) {
    match &node.value {
        Value::Scalar { .. } => {}
        Value::List(items) => {
            let numbered = items.iter().enumerate();
            numbered.for_each(|(at, item)| data_keys(text, &format!("{path}.{at}"), item, names));
        }
        Value::Map(entries) => {
            for (key, item) in entries {
                let path = format!("{path}.{}", key.text);
                data_keys(text, &path, item, names);
                let span = unquoted(text, key.span());
                names.push(Name { kind: SymbolKind::Data, name: path, span, is_definition: true });
            }
        }
    }
}

/// The keys of the schema of a data file, as the paths of the values: the items of a list, and the
/// values of arbitrary keys, are `*`; and the paths of `fact(…)` in any schema.
pub(super) fn schema_names(path: &SourcePath, text: &str) -> Vec<Name> {
    let mut names = Vec::new();
    let Some(tree) = parse(path, text, &mut Report::new()) else { return names };
    let file = path.as_str().strip_prefix(DATA_SCHEMAS).and_then(|file| file.strip_suffix(".yaml"));
    collect(file, &tree, text, &mut names);
    names
}

fn collect(path: Option<&str>, node: &Node, text: &str, names: &mut Vec<Name>) {
    match &node.value {
        Value::Scalar { text: shape, .. } => {
            let below = shape.strip_prefix("fact(").and_then(|rest| rest.strip_suffix(')'));
            let Some(below) = below.map(str::trim).filter(|below| !below.is_empty()) else {
                return;
            };
            let written = text.get(node.span()).unwrap_or_default();
            if let Some(at) = written.find(below) {
                let start = node.start as usize + at;
                names.push(name_use(SymbolKind::Data, below, start..start + below.len()));
            }
        }
        Value::List(items) => {
            let path = path.map(|path| format!("{path}.*"));
            for item in items {
                collect(path.as_deref(), item, text, names);
            }
        }
        Value::Map(entries) => {
            for (key, item) in entries {
                let name = key.text.strip_suffix('?').unwrap_or(&key.text);
                let path = path.map(|path| format!("{path}.{name}"));
                collect(path.as_deref(), item, text, names);
                if let Some(name_path) = path.filter(|_| name != "*") {
                    let start = unquoted(text, key.span()).start;
                    names.push(Name {
                        kind: SymbolKind::Data,
                        name: name_path,
                        span: start..start + name.len(),
                        is_definition: true,
                    });
                }
            }
        }
    }
}

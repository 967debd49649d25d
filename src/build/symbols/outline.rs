//! The outline of a file: the entries of a message file, the keys of a YAML file, the headings of a
//! Markdown file.

use std::ops::Range;

use crate::base::text::line_span;
use crate::content::yaml::{Node, Value, parse};
use crate::engine::diagnostic::Report;
use crate::engine::source::SourcePath;
use crate::i18n::message::{MessageFile, id_uses};
use crate::page::markdown::{Event, MarkdownTag, events};

/// The kind of an outlined part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A message or a term.
    Message,
    /// A key of a mapping.
    Key,
    /// A heading.
    Heading,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlinePart {
    /// Its kind.
    pub kind: PartKind,
    /// The id, the key or the words of the heading.
    pub name: String,
    /// The span of the name; of a heading, that of its line.
    pub span: Range<usize>,
    /// The name of the part that contains it.
    pub container: Option<String>,
}

/// The parts of a file with this text, in order.
pub fn outline_parts(path: &SourcePath, text: &str) -> Vec<OutlinePart> {
    match path.as_str().rsplit('.').next().unwrap_or_default() {
        "ftl" => {
            let file = MessageFile::parse(path.clone(), text.to_owned(), &mut Report::new());
            let definitions = id_uses(&file).into_iter().filter(|found| found.is_definition);
            let parts = definitions.map(|found| OutlinePart {
                kind: PartKind::Message,
                name: found.id,
                span: found.span,
                container: None,
            });
            parts.collect()
        }
        "yaml" => {
            let mut parts = Vec::new();
            if let Some(node) = parse(path, text, &mut Report::new()) {
                add_keys(&node, None, &mut parts);
            }
            parts
        }
        "md" => headings(text),
        _ => Vec::new(),
    }
}

/// Adds the keys of a node and of all nodes in it.
fn add_keys(node: &Node, container: Option<&str>, parts: &mut Vec<OutlinePart>) {
    match &node.value {
        Value::Scalar { .. } => {}
        Value::List(nodes) => nodes.iter().for_each(|node| add_keys(node, container, parts)),
        Value::Map(entries) => {
            for (key, value) in entries {
                parts.push(OutlinePart {
                    kind: PartKind::Key,
                    name: key.text.to_string(),
                    span: key.span(),
                    container: container.map(str::to_owned),
                });
                add_keys(value, Some(&key.text), parts);
            }
        }
    }
}

/// The headings of a Markdown text. Each is contained in the last one with a lower level.
fn headings(text: &str) -> Vec<OutlinePart> {
    let mut open: Vec<(usize, String)> = Vec::new();
    let headings = events(text, text, false).filter_map(|(event, span)| match event {
        Event::Start(MarkdownTag::Heading { level, .. }) => Some((level as usize, span.start)),
        _ => None,
    });
    let headings = headings.map(|(level, start)| {
        let span = line_span(text, start);
        let words = text[span.clone()].trim().trim_matches('#').trim();
        let name = words.rsplit_once("{#").map_or(words, |(words, _)| words.trim()).to_owned();
        open.retain(|(above, _)| *above < level);
        let container = open.last().map(|(_, name)| name.clone());
        open.push((level, name.clone()));
        OutlinePart { kind: PartKind::Heading, name, span, container }
    });
    headings.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_listed_with_their_containers() {
        for (path, text, expected) in [
            ("a.ftl", "a = { b }\n-b = B\n", "a, -b"),
            ("a.yaml", "a: 1\nb:\n  - c: 2\n    d: { e: 3 }\n", "a, b, b>c, b>d, d>e"),
            ("a.yaml", "a: [", ""),
            ("a.md", "# A #\n\n## B {#b}\n\n```\n# no\n```\n\n## C\n\nD\n===\n", "A, A>B, A>C, D"),
            ("a.html", "<p>", ""),
        ] {
            let parts = outline_parts(&SourcePath::new(path), text).into_iter().map(|part| {
                let container = part.container.map(|name| format!("{name}>"));
                assert!(text[part.span].contains(part.name.trim_start_matches('-')), "{path}");
                format!("{}{}", container.unwrap_or_default(), part.name)
            });
            assert_eq!(parts.collect::<Vec<_>>().join(", "), expected, "{path}");
        }
    }
}

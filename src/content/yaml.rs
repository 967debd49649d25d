//! Parses YAML to a tree of nodes with spans.
//!
//! Scalars keep their text: the schema decides what `no`, `0.10` or `2025-12-31` mean, not YAML.
//! Anchors, aliases, tags and merge keys are rejected, which also prevents documents that expand
//! without bound.

mod characters;
mod from_toml;
mod layout;
mod syntax;
mod toml_syntax;
mod unclosed;

use std::collections::BTreeSet;
use std::ops::Range;

use serde_yaml::granit_parser::{ErrorKind, Event, Options, Parser, ScalarStyle, Span};

use crate::base::limit::YAML_LEVELS;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

pub use crate::content::yaml::from_toml::parse_toml;
pub use crate::content::yaml::layout::format_yaml;

/// A value and its span.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The value.
    pub value: Value,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

/// The kind of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Text, with escapes and folding resolved.
    Scalar {
        /// The text.
        text: Box<str>,
        /// Whether it has no quotes, so that it may also be a number or null.
        plain: bool,
    },
    /// A sequence.
    List(Vec<Node>),
    /// A mapping, in the order written.
    Map(Vec<(Key, Node)>),
}

/// A key of a mapping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The text.
    pub text: Box<str>,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Key {
    /// The span of the key.
    pub fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl Node {
    /// The span of the node.
    pub fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The text of a scalar.
    pub fn as_text(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The entries of a mapping.
    pub fn as_map(&self) -> Option<&[(Key, Node)]> {
        match &self.value {
            Value::Map(entries) => Some(entries),
            _ => None,
        }
    }

    /// The value of `key` in a mapping.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.as_map()?.iter().find(|(name, _)| &*name.text == key).map(|(_, node)| node)
    }

    /// That key of a mapping, as written.
    pub fn key(&self, key: &str) -> Option<&Key> {
        self.as_map()?.iter().map(|(name, _)| name).find(|name| &*name.text == key)
    }

    /// Returns whether it is empty: an empty plain scalar, `~` or `null`.
    pub fn is_null(&self) -> bool {
        matches!(&self.value, Value::Scalar { text, plain: true }
            if matches!(&**text, "" | "~" | "null"))
    }

    /// Its kind, for messages: `text`, `a list`, `a mapping`, `nothing`.
    pub fn kind(&self) -> &'static str {
        match &self.value {
            _ if self.is_null() => "nothing",
            Value::Scalar { .. } => "text",
            Value::List(_) => "a list",
            Value::Map(_) => "a mapping",
        }
    }
}

/// The limit of file sizes; offsets fit into 32 bits.
const SIZE_LIMIT: usize = 256 << 20;

/// Parses a YAML document. All errors are reported; `None` if the text can't be used.
pub fn parse(path: &SourcePath, text: &str, report: &mut Report) -> Option<Node> {
    if text.len() > SIZE_LIMIT {
        report.add(
            Diagnostic::new(Code::YamlSyntax, "the file is larger than 256 MiB")
                .at(Place::file(path)),
        );
        return None;
    }
    let mut options = Options::default();
    options.set_emit_comments(false);
    options.emit_unresolved_aliases = true;
    let mut builder =
        TreeBuilder { path, source: text, report, stack: Vec::new(), root: None, documents: 0 };
    for event in Parser::new_from_str_with_options(text, options) {
        match event {
            Ok((event, span)) => {
                if !builder.handle(event, span) {
                    return None;
                }
            }
            Err(error) => {
                let marker = error.marker();
                let at = marker.byte_offset().unwrap_or_else(|| {
                    crate::engine::diagnostic::offset_of(text, marker.line(), marker.col() + 1)
                });
                if matches!(error.kind(), ErrorKind::RecursionLimitExceeded) {
                    let message = format!("the file has {YAML_LEVELS}");
                    builder.report_unsupported(at as u32..at as u32, &message, "flatten them");
                    return None;
                }
                builder.report.add(syntax::mistake(path, text, error.kind(), at));
                return None;
            }
        }
    }
    Some(builder.root.unwrap_or(Node {
        value: Value::Map(Vec::new()),
        start: text.len() as u32,
        end: text.len() as u32,
    }))
}

enum OpenNode {
    List { items: Vec<Node>, start: u32 },
    Map { entries: Vec<(Key, Node)>, key: Option<Key>, start: u32 },
}

struct TreeBuilder<'a> {
    path: &'a SourcePath,
    source: &'a str,
    report: &'a mut Report,
    stack: Vec<OpenNode>,
    root: Option<Node>,
    documents: usize,
}

impl TreeBuilder<'_> {
    /// Handles an event; returns false if the document can't be used.
    fn handle(&mut self, event: Event<'_>, span: Span) -> bool {
        let (start, end) = offsets(span);
        match event {
            Event::DocumentStart(..) => {
                self.documents += 1;
                if self.documents > 1 {
                    return self.report_unsupported(
                        start..end,
                        "a second document begins here",
                        "write one document per file",
                    );
                }
            }
            Event::Scalar(text, style, anchor, tag) => {
                if tag.is_some() {
                    return self.report_tag(start..end);
                }
                if anchor != 0 {
                    self.report_anchor(start);
                }
                let plain = style == ScalarStyle::Plain;
                return self.scalar(text.into(), plain, start, end);
            }
            Event::SequenceStart(_, _, tag) | Event::MappingStart(_, _, tag) if tag.is_some() => {
                return self.report_tag(start..end);
            }
            Event::SequenceStart(_, anchor, _) | Event::MappingStart(_, anchor, _)
                if anchor != 0 =>
            {
                self.report_anchor(start);
                return false;
            }
            Event::SequenceStart(..) => {
                return self.open(OpenNode::List { items: Vec::new(), start }, start..end);
            }
            Event::MappingStart(..) => {
                let map = OpenNode::Map { entries: Vec::new(), key: None, start };
                return self.open(map, start..end);
            }
            Event::SequenceEnd | Event::MappingEnd => self.close(end),
            Event::Alias(_) | Event::UnresolvedAlias(_) => {
                return self.report_unsupported(
                    start..end,
                    "YAML aliases (`*name`) are not used here",
                    "write a text that begins with `*` in quotes: `\"*…\"`; repeat a value, or \
                     write it into content/data",
                );
            }
            _ => {}
        }
        true
    }

    fn report_unsupported(&mut self, span: Range<u32>, message: &str, hint: &str) -> bool {
        let insert = Place::new(self.path, span.start as usize..span.end as usize);
        self.report.add(Diagnostic::new(Code::YamlFeature, message).at(insert).hint(hint));
        false
    }

    fn report_tag(&mut self, span: Range<u32>) -> bool {
        self.report_unsupported(
            span,
            "YAML tags are not used here",
            "remove the tag, or write a text that begins with `!` in quotes: `\"!…\"`",
        )
    }

    /// Reports the anchor of the node that begins at `start`.
    fn report_anchor(&mut self, start: u32) {
        let (source, start) = (self.source, start as usize);
        // The node of an anchor without a value begins at the anchor.
        let before = if source[start..].starts_with('&') { start + 1 } else { start };
        let begins_word = |at: usize| {
            source[..at].chars().next_back().is_none_or(|c| c.is_whitespace() || "[{,".contains(c))
        };
        let at = source[..before].rmatch_indices('&').map(|(at, _)| at).find(|at| begins_word(*at));
        let at = at.unwrap_or(start);
        let name = source[at..].split(|c: char| c.is_whitespace() || "[]{},".contains(c)).next();
        let name = name.unwrap_or_default();
        let message = format!("`{name}` is a YAML anchor, which is not used here");
        self.report_unsupported(
            at as u32..(at + name.len()) as u32,
            &message,
            "write a text that begins with `&` in quotes: `\"&…\"`; remove an anchor",
        );
    }

    fn open(&mut self, open: OpenNode, span: Range<u32>) -> bool {
        if self.stack.len() >= YAML_LEVELS.most() {
            return self.report_unsupported(
                span,
                &format!("the file has {YAML_LEVELS}"),
                "flatten them",
            );
        }
        if let Some(OpenNode::Map { key: None, .. }) = self.stack.last() {
            return self
                .report_unsupported(span, "a key must be plain text", "write the key as one word");
        }
        self.stack.push(open);
        true
    }

    fn close(&mut self, end: u32) {
        let node = match self.stack.pop() {
            Some(OpenNode::List { items, start }) => Node { value: Value::List(items), start, end },
            Some(OpenNode::Map { mut entries, start, .. }) => {
                self.drop_duplicates(&mut entries);
                Node { value: Value::Map(entries), start, end }
            }
            None => return,
        };
        self.insert(node);
    }

    /// Reports duplicate keys of a mapping, and removes them: it is unknown which value is
    /// intended.
    fn drop_duplicates(&mut self, entries: &mut Vec<(Key, Node)>) {
        let mut dropped = BTreeSet::new();
        let mut keys: Vec<&Key> = entries.iter().map(|(key, _)| key).collect();
        keys.sort_unstable_by_key(|key| (&key.text, key.start));
        for same in keys.chunk_by(|one, other| one.text == other.text) {
            let [first, again @ ..] = same else { continue };
            for key in again {
                dropped.insert(key.start);
                let message = format!("the key `{}` is defined twice", key.text);
                self.report.add(
                    Diagnostic::new(Code::DuplicateKey, message)
                        .at(Place::new(self.path, key.span()))
                        .related(Place::new(self.path, first.span()), "first here")
                        .hint("keep one of the two"),
                );
            }
        }
        entries.retain(|(key, _)| !dropped.contains(&key.start));
    }

    fn scalar(&mut self, text: Box<str>, plain: bool, start: u32, end: u32) -> bool {
        if let Some(OpenNode::Map { key: key @ None, .. }) = self.stack.last_mut() {
            if &*text == "<<" && plain {
                return self.report_unsupported(
                    start..end,
                    "merge keys (`<<`) are not used here",
                    "repeat the keys",
                );
            }
            *key = Some(Key { text, start, end });
            return true;
        }
        if plain && let Some(mistake) = syntax::plain_mistake(self.path, self.source, start..end) {
            self.report.add(mistake);
        }
        self.insert(Node { value: Value::Scalar { text, plain }, start, end });
        true
    }

    fn insert(&mut self, node: Node) {
        match self.stack.last_mut() {
            Some(OpenNode::List { items, .. }) => items.push(node),
            Some(OpenNode::Map { entries, key, .. }) => {
                if let Some(key) = key.take() {
                    entries.push((key, node));
                }
            }
            None => self.root = Some(node),
        }
    }
}

fn offsets(span: Span) -> (u32, u32) {
    let range = span.byte_range().unwrap_or_default();
    (range.start as u32, range.end as u32)
}

#[cfg(test)]
mod tests;

//! The resolver of `site.toml`, which its tables extend, and the values that it reads.

use std::ops::Range;
use std::str::FromStr;

use crate::content::yaml::{Key, Node, Value};
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place, Report};
use crate::engine::source::SourcePath;

/// A value of `site.toml` with its span.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Its span in the file.
    pub span: Range<usize>,
}

/// A value of `site.toml` that may be absent. The file has been checked: a value of a wrong type,
/// which has been reported, reads as none.
#[derive(Clone, Copy)]
pub(super) struct ConfigNode<'a>(pub(super) Option<&'a Node>);

impl<'a> ConfigNode<'a> {
    pub(super) fn get(self, key: &str) -> ConfigNode<'a> {
        ConfigNode(self.0.and_then(|node| node.get(key)))
    }

    pub(super) fn text(self) -> Option<Located<String>> {
        match &self.0?.value {
            Value::Scalar { text, plain: false } => {
                Some(Located { value: text.to_string(), span: self.0?.span() })
            }
            _ => None,
        }
    }

    pub(super) fn number<T: FromStr>(self) -> Option<Located<T>> {
        match &self.0?.value {
            Value::Scalar { text, plain: true } => {
                Some(Located { value: text.parse().ok()?, span: self.0?.span() })
            }
            _ => None,
        }
    }

    pub(super) fn is_true(self) -> bool {
        self.0.and_then(Node::as_text) == Some("true")
    }

    /// A list, and its span.
    pub(super) fn list(self) -> Option<Located<Vec<ConfigNode<'a>>>> {
        let node = self.0?;
        let Value::List(items) = &node.value else { return None };
        let value = items.iter().map(|item| ConfigNode(Some(item))).collect();
        Some(Located { value, span: node.span() })
    }

    /// The items of a list.
    pub(super) fn items(self) -> impl Iterator<Item = ConfigNode<'a>> {
        self.list().into_iter().flat_map(|list| list.value)
    }

    /// The items of a list of texts.
    pub(super) fn texts(self) -> Vec<Located<String>> {
        self.items().filter_map(ConfigNode::text).collect()
    }

    /// The entries of a table.
    pub(super) fn entries(self) -> impl Iterator<Item = (&'a Key, ConfigNode<'a>)> {
        let entries = self.0.and_then(Node::as_map).unwrap_or_default();
        entries.iter().map(|(key, value)| (key, ConfigNode(Some(value))))
    }
}

/// Resolves the tables, and records whether one had errors.
pub(super) struct Resolver<'a> {
    pub(super) path: &'a SourcePath,
    pub(super) report: &'a mut Report,
    pub(super) failed: bool,
}

impl Resolver<'_> {
    /// Reports an invalid value.
    pub(super) fn invalid(&mut self, span: Range<usize>, message: String, hint: impl Into<Hint>) {
        self.failed = true;
        self.report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::new(self.path, span))
                .hint(hint),
        );
    }
}

/// Returns whether `text` can be part of a URL path without escaping: lower-case ASCII letters,
/// digits and hyphens.
pub fn is_segment(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

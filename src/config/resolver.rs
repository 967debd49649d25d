//! What every table of `site.toml` is read with.

use std::ops::Range;

use toml::Spanned;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::SourcePath;

/// A value of `site.toml` with its place.
#[derive(Clone, Debug)]
pub struct Sited<T> {
    /// The value.
    pub value: T,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

/// Reads the tables, and knows whether one of them was wrong.
pub(super) struct Resolver<'a> {
    pub(super) path: &'a SourcePath,
    pub(super) report: &'a mut Report,
    pub(super) failed: bool,
}

impl Resolver<'_> {
    /// Reports a wrong value.
    pub(super) fn wrong(&mut self, span: Range<usize>, message: String, hint: impl Into<String>) {
        self.failed = true;
        self.report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::new(self.path, span))
                .hint(hint),
        );
    }
}

/// A value with its place, from the parser's form.
pub(super) fn sited<T>(value: Spanned<T>) -> Sited<T> {
    let span = value.span();
    Sited { value: value.into_inner(), span }
}

/// Whether `text` can be a part of a URL path that needs no escaping: lower-case ASCII letters,
/// digits and hyphens.
pub fn is_segment(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

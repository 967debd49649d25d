//! The resolver of `site.toml`, which its tables extend.

use std::ops::Range;

use toml::Spanned;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::SourcePath;

/// A value of `site.toml` with its span.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Its span in the file.
    pub span: Range<usize>,
}

/// Resolves the tables, and records whether one had errors.
pub(super) struct Resolver<'a> {
    pub(super) path: &'a SourcePath,
    pub(super) report: &'a mut Report,
    pub(super) failed: bool,
}

impl Resolver<'_> {
    /// Reports an invalid value.
    pub(super) fn invalid(&mut self, span: Range<usize>, message: String, hint: impl Into<String>) {
        self.failed = true;
        self.report.add(
            Diagnostic::new(Code::InvalidConfig, message)
                .at(Place::new(self.path, span))
                .hint(hint),
        );
    }
}

/// Converts a value of the parser.
pub(super) fn located<T>(value: Spanned<T>) -> Located<T> {
    let span = value.span();
    Located { value: value.into_inner(), span }
}

/// Returns whether `text` can be part of a URL path without escaping: lower-case ASCII letters,
/// digits and hyphens.
pub fn is_segment(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

//! The resolver of `site.toml`, which its tables extend.

use std::borrow::Cow;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// A value of `site.toml` with its span.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Its span in the file.
    pub span: Range<usize>,
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Located<T>, D::Error> {
        let value = Spanned::<T>::deserialize(deserializer)?;
        let span = value.span();
        Ok(Located { value: value.into_inner(), span })
    }
}

/// As that of the value.
impl<T: JsonSchema> JsonSchema for Located<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// Resolves the tables, and records whether one had errors.
pub(super) struct Resolver<'a> {
    pub(super) path: &'a SourcePath,
    pub(super) report: &'a mut Report,
    /// The spans of mistakes that have been reported.
    pub(super) reported: Vec<Range<usize>>,
    pub(super) failed: bool,
}

impl Resolver<'_> {
    /// Reports an invalid value, unless a mistake in it has been reported.
    pub(super) fn invalid(&mut self, span: Range<usize>, message: String, hint: impl Into<String>) {
        self.failed = true;
        if self.reported.iter().any(|it| span.start <= it.start && it.end <= span.end) {
            return;
        }
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

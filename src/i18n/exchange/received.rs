//! The texts of exchange files.

use std::ops::Range;

use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::SourcePath;

/// The number of characters of an original that a diagnostic shows.
const SHOWN_SOURCE: usize = 40;

/// A parsed exchange file.
pub struct ReceivedFile {
    /// Its path.
    pub path: SourcePath,
    /// The tag of the translation.
    pub tag: String,
    pub(super) texts: Vec<ReceivedText>,
}

/// A text of an exchange file.
pub(super) struct ReceivedText {
    pub(super) context: String,
    pub(super) context_span: Range<usize>,
    pub(super) source: String,
    /// The plural of the original.
    pub(super) plural: Option<String>,
    pub(super) text: String,
    pub(super) span: Range<usize>,
    pub(super) is_fuzzy: bool,
    /// Whether the export marked the text as stale. Tools that ignore the mark do not remove it.
    pub(super) is_stale: bool,
}

/// The diagnostic for a text that names no message. Only PO files have them; the forms of a plural
/// have the context of their entry.
pub(super) fn without_context(text: &ReceivedText, place: &Place) -> Option<Diagnostic> {
    let ReceivedText { context, source, plural, .. } = text;
    if !context.is_empty() && (plural.is_none() || !context.starts_with('[')) {
        return None;
    }
    let start: String = source.chars().take(SHOWN_SOURCE).collect();
    let rest = if start.len() < source.len() { "…" } else { "" };
    let message = format!("the text “{start}{rest}” has no `msgctxt`, which names its message");
    let hint = "export the messages again, and translate that file";
    Some(Diagnostic::new(Code::ExchangeFile, message).at(place.clone()).hint(hint))
}

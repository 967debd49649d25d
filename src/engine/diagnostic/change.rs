//! The change of the source that a hint describes.

use std::ops::Range;

/// The change of the source that a hint describes, in the file of its diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub(super) edits: Edits,
    pub(super) is_certain: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edits {
    /// Replaces the first word by the second one; the place of the diagnostic contains it once.
    Word(Box<str>, Box<str>),
    /// Replaces these spans of the file.
    Spans(Vec<(Range<usize>, String)>),
}

impl Change {
    /// Replaces a word that the place of the diagnostic contains.
    pub fn word(old: &str, new: &str) -> Change {
        Change { edits: Edits::Word(old.into(), new.into()), is_certain: true }
    }

    /// Replaces spans of the file.
    pub fn spans<T: Into<String>>(edits: impl IntoIterator<Item = (Range<usize>, T)>) -> Change {
        let edits = edits.into_iter().map(|(span, text)| (span, text.into())).collect();
        Change { edits: Edits::Spans(edits), is_certain: true }
    }

    /// Marks it as one that the author may not have intended: it is only offered.
    pub fn as_guess(self) -> Change {
        Change { is_certain: false, ..self }
    }
}

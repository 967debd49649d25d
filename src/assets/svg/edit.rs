//! Changes of a text at several places.

use std::ops::Range;

/// A text with changes that are made together, so that places stay those of the original.
pub(super) struct Edits<'a> {
    text: &'a str,
    changes: Vec<(Range<usize>, String)>,
}

impl<'a> Edits<'a> {
    pub(super) fn new(text: &'a str) -> Edits<'a> {
        Edits { text, changes: Vec::new() }
    }

    /// Replaces a part of the text.
    pub(super) fn replace(&mut self, range: Range<usize>, with: impl Into<String>) {
        self.changes.push((range, with.into()));
    }

    /// Removes a part of the text.
    pub(super) fn remove(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    /// The changed text. Of changes that overlap, the one that begins first is made.
    pub(super) fn finish(mut self) -> String {
        self.changes.sort_by_key(|(range, _)| (range.start, usize::MAX - range.end));
        let mut changed = String::with_capacity(self.text.len());
        let mut at = 0;
        for (range, with) in self.changes {
            if range.start >= at {
                changed.push_str(&self.text[at..range.start]);
                changed.push_str(&with);
                at = range.end;
            }
        }
        changed + &self.text[at..]
    }
}

/// A text as it stands between quotes or tags.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

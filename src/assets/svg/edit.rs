//! Edits of a text at several places.

use std::ops::Range;

/// A text with edits that are applied together, so that ranges refer to the original.
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

    /// The edited text. Of edits that overlap, the first one is applied.
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

/// Escapes a text for attributes and content.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

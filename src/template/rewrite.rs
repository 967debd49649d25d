//! Additions to the source of a template, and the mapping from the result back to the source.

use std::ops::Range;

/// A source with additions.
pub(super) struct Rewritten {
    pub(super) text: String,
    pub(super) added: Vec<AddedSource>,
}

/// An addition to a source.
#[derive(Clone)]
pub(super) struct AddedSource {
    pub(super) at: Range<usize>,
    /// The part of the original that it belongs to.
    of: Range<usize>,
}

impl Rewritten {
    /// An empty result, for a source of that length.
    pub(super) fn with_capacity(length: usize) -> Rewritten {
        Rewritten { text: String::with_capacity(length), added: Vec::new() }
    }

    /// Adds `words`, which belong to the part `of` of the source.
    pub(super) fn add(&mut self, words: &str, of: &Range<usize>) {
        let start = self.text.len();
        self.text.push_str(words);
        self.added.push(AddedSource { at: start..self.text.len(), of: of.clone() });
    }
}

/// Converts a place to a place in the source without additions.
pub(super) fn source_span(added: &[AddedSource], place: &Range<usize>) -> Range<usize> {
    if let Some(here) = added.iter().find(|added| added.at.contains(&place.start)) {
        return here.of.clone();
    }
    let at = |at: usize| {
        let before = added.iter().map(|added| &added.at).take_while(|added| added.start < at);
        at - before.map(|added| added.end.min(at) - added.start).sum::<usize>()
    };
    at(place.start)..at(place.end)
}

//! Additions to the source of a template, and the way back from the result to the source.

use std::ops::Range;

/// A source with additions.
pub(super) struct Rewritten {
    pub(super) text: String,
    pub(super) added: Vec<Added>,
}

/// What was added to a source.
#[derive(Clone)]
pub(super) struct Added {
    pub(super) at: Range<usize>,
    /// What it is for, in the original.
    of: Range<usize>,
}

impl Rewritten {
    /// An empty result, for a source of that length.
    pub(super) fn with_capacity(length: usize) -> Rewritten {
        Rewritten { text: String::with_capacity(length), added: Vec::new() }
    }

    /// Adds `words`, which are for what stands at `of` in the source.
    pub(super) fn add(&mut self, words: &str, of: &Range<usize>) {
        let start = self.text.len();
        self.text.push_str(words);
        self.added.push(Added { at: start..self.text.len(), of: of.clone() });
    }
}

/// The place in a source without what was added to it.
pub(super) fn original(added: &[Added], place: &Range<usize>) -> Range<usize> {
    if let Some(here) = added.iter().find(|added| added.at.contains(&place.start)) {
        return here.of.clone();
    }
    let original = |at: usize| {
        let before = added.iter().map(|added| &added.at).take_while(|added| added.start < at);
        at - before.map(|added| added.end.min(at) - added.start).sum::<usize>()
    };
    original(place.start)..original(place.end)
}

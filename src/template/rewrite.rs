//! Additions to the source of a template, and the mapping from the result back to the source.

use std::cmp::Reverse;
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

/// An expression to which a filter is added.
pub(super) struct Filtered {
    /// The span of the expression.
    pub(super) inside: Range<usize>,
    /// The part of the source to which mistakes in its value belong.
    pub(super) shown: Range<usize>,
    pub(super) filter: &'static str,
}

impl Filtered {
    /// An expression without spaces around it.
    pub(super) fn of(inside: Range<usize>, filter: &'static str) -> Filtered {
        Filtered { shown: inside.clone(), inside, filter }
    }
}

impl Rewritten {
    /// Adds filters to expressions of a source, which may contain each other.
    pub(super) fn with_filters(source: &str, filters: Vec<Filtered>) -> Rewritten {
        let mut additions = Vec::with_capacity(filters.len() * 2);
        for Filtered { inside, shown, filter } in filters {
            // At the same offset, inner expressions end first and outer ones begin first.
            let Range { start, end } = inside;
            additions.push(((start, true, Reverse(end)), "(".to_owned(), shown.clone()));
            additions.push(((end, false, Reverse(start)), format!(")|{filter}"), shown));
        }
        additions.sort_by_key(|(order, ..)| *order);
        let text = String::with_capacity(source.len() + additions.len() * 8);
        let (mut result, mut copied) = (Rewritten { text, added: Vec::new() }, 0);
        for ((at, ..), words, of) in additions {
            result.text.push_str(&source[copied..at]);
            let start = result.text.len();
            result.text.push_str(&words);
            result.added.push(AddedSource { at: start..result.text.len(), of });
            copied = at;
        }
        result.text.push_str(&source[copied..]);
        result
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

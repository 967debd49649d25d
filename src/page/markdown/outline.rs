//! The headings of a body, whose ids are the same in all languages.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::page::markdown::body::Body;
use crate::page::markdown::heading::Heading;

/// The headings that determine the ids of a body: those of the original, if they have the same
/// levels, so that anchors are the same in every language.
pub(super) fn headings<'a>(body: &'a Body, original: Option<&'a Body>) -> &'a [Heading] {
    original.filter(|original| has_same_outline(original, body)).unwrap_or(body).headings()
}

/// The levels and ids of the headings of an original, which its translations use.
pub fn outline(original: &Body) -> String {
    original.headings().iter().map(|one| format!("{} {}\n", one.level, one.id())).collect()
}

/// The ids of headings by the ids that would be derived from the words of a translation.
pub fn original_ids(original: &Body, translation: &Body) -> BTreeMap<String, String> {
    if !has_same_outline(original, translation) {
        return BTreeMap::new();
    }
    // A link to equal ids points to the first one.
    let pairs = translation.headings().iter().zip(original.headings()).rev();
    pairs.map(|(translated, heading)| (translated.id(), heading.id())).collect()
}

/// The ids of headings that only a translation has: those of all its headings, if they differ from
/// those of the original.
pub fn own_ids(original: &Body, translation: &Body) -> BTreeSet<String> {
    if has_same_outline(original, translation) {
        return BTreeSet::new();
    }
    translation.headings().iter().map(Heading::id).collect()
}

fn has_same_outline(original: &Body, translation: &Body) -> bool {
    let levels = |body: &Body| body.headings().iter().map(|one| one.level).collect::<Vec<_>>();
    levels(original) == levels(translation)
}

/// Reports where the headings of a translation differ from those of the original, since their
/// anchors would differ.
pub fn check_outline(original: &Body, translation: &Body, report: &mut Report) {
    // Other mistakes in a body may add or remove headings.
    let is_right = |body: &Body| body.is_valid() && body.mistakes().next().is_none();
    let are_right = is_right(original) && is_right(translation);
    if !are_right || has_same_outline(original, translation) {
        return;
    }
    let (theirs, ours) = (original.headings(), translation.headings());
    let name = |heading: &Heading| {
        format!("{} {}", "#".repeat(heading.level.into()), heading.text).trim().to_owned()
    };
    for step in alignment(&sections(original), &sections(translation)) {
        let (message, there, span) = match step {
            OutlineStep::Both(there, here) if theirs[there].level == ours[here].level => continue,
            OutlineStep::Both(there, here) => {
                let message = format!("the heading `{}` has another level", name(&ours[here]));
                (message, Some(there), ours[here].span.clone())
            }
            // The place is that of the following heading.
            OutlineStep::Original(there, next) => {
                let message = format!("the heading `{}` is not translated", name(&theirs[there]));
                let end = translation.source().trim_end().len();
                let start = ours.get(next).map_or(end, |next| next.span.start);
                (message, Some(there), start..start)
            }
            OutlineStep::Translation(here) => {
                let message = format!("the original has no heading for `{}`", name(&ours[here]));
                (message, None, ours[here].span.clone())
            }
        };
        let mut diagnostic = Diagnostic::new(Code::OutlineMismatch, message)
            .at(translation.place(span))
            .hint("write the same headings in all languages, so that links lead to them");
        if let Some(there) = there {
            let place = original.place(theirs[there].span.clone());
            diagnostic = diagnostic.related(place, "in the default language");
        }
        report.add(diagnostic);
    }
}

/// The level of a heading, and the number of bytes to the next one.
type OutlineSection = (u8, u64);

fn sections(body: &Body) -> Vec<OutlineSection> {
    let headings = body.headings();
    let starts = headings.iter().skip(1).map(|next| next.span.start);
    let ends = starts.chain([body.source().len()]);
    let length = |heading: &Heading, end: usize| end.saturating_sub(heading.span.end) as u64;
    headings.iter().zip(ends).map(|(one, end)| (one.level, length(one, end))).collect()
}

/// A step of an alignment.
enum OutlineStep {
    /// The headings of the original and of the translation correspond to each other.
    Both(usize, usize),
    /// Only the original has that heading; the second index is the next heading of the translation.
    Original(usize, usize),
    /// Only the translation has that heading.
    Translation(usize),
}

/// The cost of a heading that only one of the two has.
const ALONE: u64 = 1000;

/// The cost of a pair of headings with different levels: less than that of two without a pair.
const OTHER_LEVEL: u64 = 1500;

/// The maximum number of headings that are compared; the time of the alignment is the product of
/// both numbers.
const COMPARED: usize = 1000;

/// The cost of a pair of headings: corresponding sections have similar lengths.
fn distance(one: OutlineSection, other: OutlineSection) -> u64 {
    let difference = 400 * one.1.abs_diff(other.1) / (one.1 + other.1).max(1);
    difference + if one.0 == other.0 { 0 } else { OTHER_LEVEL }
}

/// The alignment of the headings of an original and of a translation with the least cost.
fn alignment(theirs: &[OutlineSection], ours: &[OutlineSection]) -> Vec<OutlineStep> {
    let theirs = &theirs[..theirs.len().min(COMPARED)];
    let ours = &ours[..ours.len().min(COMPARED)];
    // The least cost from a pair of positions to the end.
    let mut costs = vec![vec![0; ours.len() + 1]; theirs.len() + 1];
    for there in (0..=theirs.len()).rev() {
        for here in (0..=ours.len()).rev() {
            let both = theirs
                .get(there)
                .zip(ours.get(here))
                .map(|(their, our)| distance(*their, *our) + costs[there + 1][here + 1]);
            let original = (there < theirs.len()).then(|| ALONE + costs[there + 1][here]);
            let translation = (here < ours.len()).then(|| ALONE + costs[there][here + 1]);
            let least = [both, original, translation].into_iter().flatten().min();
            costs[there][here] = least.unwrap_or_default();
        }
    }
    let (mut there, mut here) = (0, 0);
    let mut steps = Vec::new();
    while there < theirs.len() || here < ours.len() {
        let cost = costs[there][here];
        if there < theirs.len() && cost == ALONE + costs[there + 1][here] {
            steps.push(OutlineStep::Original(there, here));
            there += 1;
        } else if here < ours.len() && cost == ALONE + costs[there][here + 1] {
            steps.push(OutlineStep::Translation(here));
            here += 1;
        } else {
            steps.push(OutlineStep::Both(there, here));
            there += 1;
            here += 1;
        }
    }
    steps
}

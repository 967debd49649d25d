//! The headings of a body, whose ids are the same in all languages.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::page::markdown::body::Body;
use crate::page::markdown::heading::Heading;

/// The headings that give a body its ids: those of the original, if they have the same levels, so
/// that a link to an anchor leads there in every language.
pub(super) fn headings<'a>(body: &'a Body, original: Option<&'a Body>) -> &'a [Heading] {
    original.filter(|original| has_same_outline(original, body)).unwrap_or(body).headings()
}

/// The levels and ids of the headings of an original, which its translations show.
pub fn outline(original: &Body) -> String {
    original.headings().iter().map(|one| format!("{} {}\n", one.level, one.id())).collect()
}

/// The ids of headings by those that their words in a translation would make.
pub fn original_ids(original: &Body, translation: &Body) -> BTreeMap<String, String> {
    if !has_same_outline(original, translation) {
        return BTreeMap::new();
    }
    // The first of equal ids is the one that a link leads to.
    let pairs = translation.headings().iter().zip(original.headings()).rev();
    pairs.map(|(translated, heading)| (translated.id(), heading.id())).collect()
}

/// The ids of headings that only a translation has: those of all its headings, if they are not
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

/// Reports where the headings of a translation are not those of the original: their anchors would
/// be others.
pub fn check_outline(original: &Body, translation: &Body, report: &mut Report) {
    // What else is wrong with a body may make headings, or take them away.
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
            Step::Both(there, here) if theirs[there].level == ours[here].level => continue,
            Step::Both(there, here) => {
                let message = format!("the heading `{}` has another level", name(&ours[here]));
                (message, Some(there), ours[here].span.clone())
            }
            // The place is that of the heading which follows.
            Step::Original(there, next) => {
                let message = format!("the heading `{}` is not translated", name(&theirs[there]));
                let end = translation.source().trim_end().len();
                let start = ours.get(next).map_or(end, |next| next.span.start);
                (message, Some(there), start..start)
            }
            Step::Translation(here) => {
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
type Section = (u8, u64);

fn sections(body: &Body) -> Vec<Section> {
    let headings = body.headings();
    let starts = headings.iter().skip(1).map(|next| next.span.start);
    let ends = starts.chain([body.source().len()]);
    let length = |heading: &Heading, end: usize| end.saturating_sub(heading.span.end) as u64;
    headings.iter().zip(ends).map(|(one, end)| (one.level, length(one, end))).collect()
}

/// A step of an alignment.
enum Step {
    /// These headings of the original and of the translation are the same one.
    Both(usize, usize),
    /// The original has that heading, which the translation lacks before its other one.
    Original(usize, usize),
    /// Only the translation has that heading.
    Translation(usize),
}

/// The cost of a heading that only one of the two has.
const ALONE: u64 = 1000;

/// The cost of two headings of different levels as a pair: less than that of two without a pair.
const OTHER_LEVEL: u64 = 1500;

/// The number of headings that are compared; the alignment takes the product of both numbers.
const COMPARED: usize = 1000;

/// The cost of two headings as a pair: sections that say the same are about as long.
fn distance(one: Section, other: Section) -> u64 {
    let difference = 400 * one.1.abs_diff(other.1) / (one.1 + other.1).max(1);
    difference + if one.0 == other.0 { 0 } else { OTHER_LEVEL }
}

/// The alignment of the headings of an original and of a translation with the least cost.
fn alignment(theirs: &[Section], ours: &[Section]) -> Vec<Step> {
    let theirs = &theirs[..theirs.len().min(COMPARED)];
    let ours = &ours[..ours.len().min(COMPARED)];
    // The least cost of what follows a pair of positions.
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
            steps.push(Step::Original(there, here));
            there += 1;
        } else if here < ours.len() && cost == ALONE + costs[there][here + 1] {
            steps.push(Step::Translation(here));
            here += 1;
        } else {
            steps.push(Step::Both(there, here));
            there += 1;
            here += 1;
        }
    }
    steps
}

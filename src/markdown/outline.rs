//! The headings of a body, whose ids are the same in all languages.

use std::collections::BTreeMap;

use crate::diagnostic::{Code, Diagnostic, Report};
use crate::markdown::body::Body;
use crate::markdown::heading::Heading;

/// The ids of the headings of a body. A translation has those of the original, if its headings have
/// the same levels, so that a link to an anchor leads there in every language.
pub(super) fn ids(body: &Body, original: Option<&Body>) -> Vec<String> {
    let original = original.filter(|original| has_same_outline(original, body));
    let headings = original.unwrap_or(body).headings();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    headings
        .iter()
        .map(|heading| {
            let id = heading.explicit.clone().unwrap_or_else(|| slug(&heading.text));
            let count = counts.entry(id.clone()).or_default();
            *count += 1;
            if *count == 1 { id } else { format!("{id}-{count}") }
        })
        .collect()
}

/// The levels and ids of the headings of an original, which its translations show.
pub fn outline(original: &Body) -> String {
    let levels = original.headings().iter().map(|heading| heading.level);
    levels.zip(ids(original, None)).map(|(level, id)| format!("{level} {id}\n")).collect()
}

fn has_same_outline(original: &Body, translation: &Body) -> bool {
    let levels = |body: &Body| body.headings().iter().map(|one| one.level).collect::<Vec<_>>();
    levels(original) == levels(translation)
}

/// Reports a translation whose headings are not those of the original: their anchors would be
/// others.
pub fn check_outline(original: &Body, translation: &Body, report: &mut Report) {
    let (theirs, ours) = (original.headings(), translation.headings());
    let is_other = |pair: (&Heading, &Heading)| pair.0.level != pair.1.level;
    let first = theirs.iter().zip(ours).position(is_other);
    let at = first.unwrap_or_else(|| theirs.len().min(ours.len()));
    let name = |heading: &Heading| format!("{} {}", "#".repeat(heading.level.into()), heading.text);
    let (message, place) = match (theirs.get(at), ours.get(at)) {
        (None, None) => return,
        (Some(_), Some(here)) => {
            (format!("the heading `{}` has another level", name(here).trim()), here.span.clone())
        }
        (Some(there), None) => {
            (format!("the heading `{}` is not translated", name(there).trim()), 0..0)
        }
        (None, Some(here)) => {
            let message = format!("the original has no heading for `{}`", name(here).trim());
            (message, here.span.clone())
        }
    };
    let mut diagnostic = Diagnostic::new(Code::OutlineMismatch, message)
        .at(translation.place(place))
        .hint("write the same headings in all languages, so that links lead to them");
    if let Some(there) = theirs.get(at) {
        let place = original.place(there.span.clone());
        diagnostic = diagnostic.related(place, "in the default language");
    }
    report.add(diagnostic);
}

/// A heading as an id: its letters and digits in lower case, with hyphens between words.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    if id.is_empty() { "section".to_owned() } else { id }
}

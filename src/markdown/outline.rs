//! The headings of a body, whose ids are the same in all languages.

use crate::diagnostic::{Code, Diagnostic, Report};
use crate::markdown::body::Body;
use crate::markdown::heading::Heading;

/// The headings that give a body its ids: those of the original, if they have the same levels, so
/// that a link to an anchor leads there in every language.
pub(super) fn headings<'a>(body: &'a Body, original: Option<&'a Body>) -> &'a [Heading] {
    original.filter(|original| has_same_outline(original, body)).unwrap_or(body).headings()
}

/// The levels and ids of the headings of an original, which its translations show.
pub fn outline(original: &Body) -> String {
    original.headings().iter().map(|one| format!("{} {}\n", one.level, one.id())).collect()
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

//! The ids of elements in the bodies of a page. Each id is unique on the page.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::config::is_segment;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::page::markdown::body::Body;
use crate::page::markdown::heading::{Heading, slug};
use crate::page::markdown::notes::{PREFIX, reference_id};
use crate::page::markdown::outline::headings;

/// A body that a page shows in a language.
pub struct ShownBody<'a> {
    /// Its name; `None` for the body of the page itself.
    pub name: Option<&'a str>,
    /// The body.
    pub body: &'a Body,
    /// The body of the page's original language, whose headings determine the ids.
    pub original: Option<&'a Body>,
}

/// The ids of the elements of a body.
#[derive(Clone, Debug, Default)]
pub struct BodyIds {
    /// The ids of its headings, in order.
    pub(super) headings: Vec<String>,
    /// The ids of the footnotes that are shown, in order.
    pub(super) notes: Vec<String>,
    /// The ids of the HTML elements of the page's other texts, and its anchors.
    others: BTreeSet<String>,
}

/// The mistakes in explicit ids: after headings, as `{#id}`, and in HTML.
pub(super) fn check_ids(body: &Body, ids: &BodyIds) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    let mut known = BTreeMap::new();
    for (id, span) in body.element_ids() {
        let place = body.place(span.clone());
        let first = known.insert(id, place.clone());
        if first.is_none() && !ids.others.contains(id) {
            continue;
        }
        let message = format!("the page has another element with the id `{id}`");
        let wrong = Diagnostic::new(Code::DuplicateAnchor, message).at(place);
        let wrong = first.into_iter().fold(wrong, |wrong, at| wrong.related(at, "the first one"));
        errors.push(wrong.hint("give one of the two another id"));
    }
    for (id, span) in body.headings().iter().filter_map(|heading| heading.explicit.as_ref()) {
        let place = body.place(span.clone());
        if !is_segment(id) && slug(id) != *id {
            let message = format!("`{id}` can't be an anchor");
            let near = slug(id);
            let hint = format!("use lower-case letters, digits and hyphens: `{{#{near}}}`");
            errors.push(Diagnostic::new(Code::WrongType, message).at(place).hint(hint));
            continue;
        }
        let Some(first) = known.get(id) else {
            known.insert(id, place);
            continue;
        };
        let message = format!("two elements have the anchor `{id}`");
        errors.push(
            Diagnostic::new(Code::DuplicateAnchor, message)
                .at(place)
                .related(Place::clone(first), "the first one")
                .hint("give this heading another anchor, or none"),
        );
    }
    errors
}

/// Reports an explicit id of a heading of an original that is also derived from the words of
/// another heading: one of the two would have an unexpected id.
pub fn check_made_ids(original: &Body, report: &mut Report) {
    let headings = original.headings();
    for (id, span) in headings.iter().filter_map(|heading| heading.explicit.as_ref()) {
        let is_same = |other: &&Heading| other.explicit.is_none() && other.id() == *id;
        let Some(other) = headings.iter().find(is_same) else { continue };
        let message = format!("duplicate anchor `{id}`: another heading generates it");
        report.add(
            Diagnostic::new(Code::DuplicateAnchor, message)
                .at(original.place(span.clone()))
                .related(original.place(other.span.clone()), "the other heading")
                .hint("give one of the two another anchor: `{#…}` after its words"),
        );
    }
}

/// The ids of all bodies of a page. `anchors` are the ids of the page's other elements.
///
/// If the id of a heading of a section's body is already used on the page, the name of the body is
/// added in front. So an id depends neither on the order of the sections nor on which of two texts
/// was written first. A link to an id that has become ambiguous is reported, instead of pointing to
/// another heading.
pub fn body_ids(bodies: &[ShownBody<'_>], anchors: &BTreeSet<&str>) -> Vec<BodyIds> {
    let local: Vec<Vec<String>> =
        bodies.iter().map(|shown| local_ids(headings(shown.body, shown.original))).collect();
    let mut counts: BTreeMap<&str, usize> = anchors.iter().map(|anchor| (*anchor, 1)).collect();
    for id in local.iter().flatten() {
        *counts.entry(id).or_default() += 1;
    }
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    order.sort_by_key(|at| bodies[*at].name);
    let mut taken: Taken = anchors.iter().map(|anchor| ((*anchor).to_owned(), 1)).collect();
    let mut others: BTreeSet<String> = taken.keys().cloned().collect();
    let mut ids: Vec<BodyIds> = bodies.iter().map(|_| BodyIds::default()).collect();
    for at in &order {
        let own = bodies[*at].body.element_ids().iter().map(|(id, _)| id);
        ids[*at].others = others.clone();
        for id in own {
            others.insert(id.clone());
            taken.insert(id.clone(), 1);
            *counts.entry(id).or_default() += 1;
        }
    }
    for at in &order {
        let name = bodies[*at].name;
        ids[*at].headings = local[*at]
            .iter()
            .map(|id| match name {
                Some(name) if counts[&**id] > 1 => take(&mut taken, format!("{name}-{id}")),
                _ => take(&mut taken, id.clone()),
            })
            .collect();
    }
    for at in order {
        let ShownBody { name, body, .. } = &bodies[at];
        let name = name.map(|name| format!("{name}-")).unwrap_or_default();
        let numbers = 1..=body.notes().order().len();
        let notes = numbers.map(|number| take_note(&mut taken, &format!("{PREFIX}{name}{number}")));
        ids[at].notes = notes.collect();
    }
    ids
}

/// The ids of headings, each unique within the body.
fn local_ids(headings: &[Heading]) -> Vec<String> {
    let mut taken = Taken::new();
    headings.iter().map(|heading| take(&mut taken, heading.id())).collect()
}

/// Reserves the id of a note, and that of its first reference.
fn take_note(taken: &mut Taken, note: &str) -> String {
    loop {
        let id = take(taken, note.to_owned());
        if taken.insert(reference_id(&id, 1), 1).is_none() {
            return id;
        }
    }
}

/// The used ids, each with the last number that was appended.
type Taken = BTreeMap<String, usize>;

/// Reserves an id, with a number at its end if it is already used.
fn take(taken: &mut Taken, id: String) -> String {
    let Some(mut number) = taken.get(&id).copied() else {
        taken.insert(id.clone(), 1);
        return id;
    };
    let free = loop {
        number += 1;
        let numbered = format!("{id}-{number}");
        if !taken.contains_key(&numbered) {
            break numbered;
        }
    };
    taken.insert(id, number);
    taken.insert(free.clone(), 1);
    free
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::SourcePath;

    fn ids(bodies: &[(Option<&str>, &str)], anchors: &[&str]) -> Vec<Vec<String>> {
        let texts: Vec<Body> = bodies
            .iter()
            .map(|(_, text)| Body::new(SourcePath::new("a.md"), (*text).to_owned(), false))
            .collect();
        let shown: Vec<ShownBody<'_>> = bodies
            .iter()
            .zip(&texts)
            .map(|((name, _), body)| ShownBody { name: *name, body, original: None })
            .collect();
        let ids = body_ids(&shown, &anchors.iter().copied().collect());
        let all = |ids: BodyIds| ids.headings.into_iter().chain(ids.notes);
        ids.into_iter().map(|ids| all(ids).collect()).collect()
    }

    #[test]
    fn ids_are_those_of_the_page() {
        let page = (None, "# Team\n\n# Prices\n\n# Prices\n\n# Prices 2");
        let (story, end) = ((Some("story"), "# Team\n\n# Past"), (Some("end"), "# Past\n\n# Top"));
        let expected: [&[&str]; 3] = [
            &["team", "prices", "prices-2", "prices-2-2"],
            &["story-team", "story-past"],
            &["end-past", "end-top"],
        ];
        assert_eq!(ids(&[page, story, end], &["top"]), expected);
        let other_order = [expected[0], expected[2], expected[1]];
        assert_eq!(ids(&[page, end, story], &["top"]), other_order);
    }

    #[test]
    fn footnotes_have_ids_of_their_own() {
        let text = "# Team\n\nWords[^team].\n\n[^team]: A note.\n\n[^unused]: Another.";
        let expected: [&[&str]; 2] = [&["team", "fn-1"], &["story-team", "fn-story-1"]];
        assert_eq!(ids(&[(None, text), (Some("story"), text)], &[]), expected);
        let taken: [&[&str]; 1] = [&["fn-1", "fn-1-2"]];
        assert_eq!(ids(&[(None, "# fn 1\n\nWords[^a].\n\n[^a]: A note.")], &[]), taken);
        let taken: [&[&str]; 1] = [&["fnref-1", "fn-1-2"]];
        assert_eq!(ids(&[(None, "# fnref 1\n\nWords[^a].\n\n[^a]: A note.")], &[]), taken);
    }

    #[test]
    fn headings_have_no_id_of_an_html_element() {
        let text = "<h2 id=\"x\">T</h2>\n\n## X\n";
        assert_eq!(ids(&[(None, text)], &[]), [["x-2"]]);
    }
}

//! Markdown bodies in exchange files: a text for each paragraph. The paragraphs of a translation
//! belong to those of the original in order; the lock tells which ones if the original has got
//! others since.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::text::apply_edits;
use crate::engine::diagnostic::{
    Code, Diagnostic, Place, Report, forbidden, forbidden_character, position,
};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::unit::{Direction, Form, Unit, unit};
use crate::i18n::lock::{
    ArrangedParagraph, Arrangement, BodyAge, BodyDigest, OriginalDigest, TextDigest,
    TranslationLock,
};
use crate::i18n::message::LOCALES;
use crate::i18n::paragraph::{is_text, paragraph_name, paragraphs, parts, shape};

/// A body of the default locale, and its translation.
struct Bodies {
    path: SourcePath,
    original: String,
    translation: Option<String>,
    /// The paragraphs of the translation, if it has others than the original.
    arrangement: Option<Arrangement>,
}

impl Bodies {
    fn read(
        snapshot: &Snapshot,
        direction: Direction<'_>,
        lock: Option<&TranslationLock>,
        below: &str,
    ) -> Option<Bodies> {
        let text = |tag: &str| snapshot.read_text(&format!("{LOCALES}{tag}/{below}")).ok();
        let (original, translation) = (text(direction.original)?, text(direction.translation));
        let arrangement = lock.zip(translation.as_ref()).and_then(|(lock, translation)| {
            let (theirs, ours) = (parts(&original), parts(translation));
            let can_replace = |old: usize, at: usize| {
                is_text(&translation[ours[old].clone()]) == is_text(&original[theirs[at].clone()])
            };
            let file = (below, direction.translation);
            let body = BodyDigest::of(&original);
            lock.arrangement(file, &body, ours.len(), can_replace)
        });
        Some(Bodies {
            path: SourcePath::new(format!("{LOCALES}{}/{below}", direction.original)),
            original,
            translation,
            arrangement: arrangement.filter(|it| !it.is_in_order()),
        })
    }

    /// Returns whether it is known which paragraphs of the translation are those of the original.
    fn are_alike(&self) -> bool {
        let are_same = |text: &String| shape(text) == shape(&self.original);
        self.arrangement.is_some() || self.translation.as_ref().is_none_or(are_same)
    }
}

/// The files of bodies of the default locale, below its folder.
fn files(snapshot: &Snapshot, direction: Direction<'_>) -> Vec<String> {
    let folder = format!("{LOCALES}{}/", direction.original);
    let files = snapshot.under(&folder).map(SourcePath::as_str);
    let bodies = files.filter(|path| path.ends_with(".md"));
    bodies.map(|path| path[folder.len()..].to_owned()).collect()
}

/// The bodies, below the folder of the default locale, whose translations have other paragraphs,
/// of which the lock does not tell the originals.
pub fn unlike_bodies(
    snapshot: &Snapshot,
    direction: Direction<'_>,
    lock: Option<&TranslationLock>,
) -> Vec<String> {
    let is_unlike = |below: &String| {
        let bodies = Bodies::read(snapshot, direction, lock, below);
        bodies.is_some_and(|bodies| !bodies.are_alike())
    };
    files(snapshot, direction).into_iter().filter(is_unlike).collect()
}

/// The paragraphs of all bodies but the [unlike ones](unlike_bodies).
pub(super) fn body_units(
    snapshot: &Snapshot,
    direction: Direction<'_>,
    lock: Option<&TranslationLock>,
) -> Vec<Unit> {
    let mut units = Vec::new();
    for below in files(snapshot, direction) {
        let read = Bodies::read(snapshot, direction, lock, &below);
        let Some(bodies) = read.filter(Bodies::are_alike) else { continue };
        let translated = bodies.translation.as_deref().map(paragraphs).unwrap_or_default();
        let all = bodies.translation.as_deref().map(parts).unwrap_or_default();
        let digest = BodyDigest::of(&bodies.original);
        let age = lock.map(|lock| lock.body_age(&below, direction.translation, &digest));
        let age = age.unwrap_or(BodyAge::Untracked);
        for (at, (number, span)) in paragraphs(&bodies.original).into_iter().enumerate() {
            let arranged = bodies.arrangement.as_ref().map(|it| it.paragraphs[number - 1]);
            let span_of_target = match arranged {
                Some(arranged) => arranged.map(|paragraph| all[paragraph.index].clone()),
                None => translated.get(at).map(|(_, span)| span.clone()),
            };
            let target = bodies.translation.as_ref().zip(span_of_target);
            let form = Form {
                variant: None,
                source: bodies.original[span.clone()].replace('\r', ""),
                target: target.map(|(text, span)| text[span].replace('\r', "")),
                is_optional: false,
            };
            units.push(Unit {
                file: below.clone(),
                message: paragraph_name(number),
                source: (bodies.path.clone(), position(&bodies.original, span.start).0),
                digest: OriginalDigest::Body(digest.clone()),
                is_stale: match arranged {
                    Some(arranged) => arranged.is_some_and(|paragraph| paragraph.is_stale),
                    None => age.is_stale(number - 1) && bodies.translation.is_some(),
                },
                ..unit(vec![form], None, false)
            });
        }
    }
    units
}

/// The placeables of a text, without spaces at their ends.
fn placeables(text: &str) -> BTreeSet<&str> {
    let inner = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let inner = inner.map(|(inner, _)| inner.trim());
    let is_placeable = |inner: &&str| {
        let name = inner.trim_start_matches(['$', '-']);
        inner.len() > name.len() && name.starts_with(|c: char| c.is_ascii_alphabetic())
            || name.split_once('(').is_some_and(|(name, _)| {
                !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase())
            })
    };
    inner.filter(is_placeable).collect()
}

/// Reports what makes a new text of a paragraph unusable.
pub(super) fn check_paragraph(unit: &Unit, text: &str, report: &mut Report) {
    let mut refuse = |message: String, hint: &str| {
        report.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
    };
    let context = unit.context();
    let source = unit.forms.first().map_or("", |form| form.source.as_str());
    let (expected, found) = (placeables(source), placeables(text));
    if let Some(lacking) = expected.difference(&found).next() {
        let message = format!("the translation of `{context}` lacks `{{ {lacking} }}`");
        refuse(message, "write each placeable of the original into the translation");
    }
    if let Some(extra) = found.difference(&expected).next() {
        let message = format!("the translation of `{context}` has `{{ {extra} }}`");
        refuse(message, "use only placeables of the original");
    }
    let all = parts(text);
    if all.len() != 1 || !is_text(text.trim()) {
        let message = format!("the translation of `{context}` is not one paragraph");
        refuse(message, "remove empty lines, and write words");
    }
    if let Some((_, c)) = forbidden(text) {
        report.add(forbidden_character(c));
    }
}

/// A translation of a body with new texts.
pub(super) struct EditedBody {
    /// The text.
    pub(super) text: String,
    /// The digests of the originals of its paragraphs, if these are not the ones of the original
    /// in order.
    pub(super) recorded: Option<Vec<TextDigest>>,
}

/// The new text of the translation of a body; `new` has texts by the names of paragraphs, and
/// `valid` the names of those that translate the present original. Returns the number of paragraphs
/// that are lacking if the translation does not exist yet.
pub(super) fn edited_body(
    snapshot: &Snapshot,
    (direction, lock): (Direction<'_>, Option<&TranslationLock>),
    below: &str,
    new: &[(String, String)],
    valid: &BTreeSet<String>,
) -> Result<EditedBody, usize> {
    let Some(bodies) = Bodies::read(snapshot, direction, lock, below) else { return Err(0) };
    if let Some((arrangement, text)) = bodies.arrangement.as_ref().zip(bodies.translation.as_ref())
    {
        return Ok(arranged(&bodies.original, text, arrangement, new, valid));
    }
    let is_new = bodies.translation.is_none();
    let text = bodies.translation.unwrap_or(bodies.original);
    let known = paragraphs(&text);
    if is_new && new.len() < known.len() {
        return Err(known.len() - new.len());
    }
    let ending = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let edits = known.into_iter().filter_map(|(number, span)| {
        let (_, new) = new.iter().find(|(id, _)| *id == paragraph_name(number))?;
        Some((span, new.trim().replace('\r', "").replace('\n', ending)))
    });
    let edits: Vec<(Range<usize>, String)> = edits.collect();
    Ok(EditedBody { text: apply_edits(&text, edits), recorded: None })
}

/// A translation in the order of its original. A new paragraph without a translation is left out,
/// and one whose original was removed stays after the one before it.
fn arranged(
    original: &str,
    translation: &str,
    arrangement: &Arrangement,
    new: &[(String, String)],
    valid: &BTreeSet<String>,
) -> EditedBody {
    let (theirs, ours) = (parts(original), parts(translation));
    let (digests, recorded) = (BodyDigest::of(original), &arrangement.recorded);
    let mut is_shown = vec![false; ours.len()];
    for paragraph in arrangement.paragraphs.iter().flatten() {
        is_shown[paragraph.index] = true;
    }
    // Each paragraph with its index in the translation, and the digest of its original.
    let mut all: Vec<(Option<usize>, String, TextDigest)> = Vec::new();
    let add_removed = |from: usize, all: &mut Vec<(Option<usize>, String, TextDigest)>| {
        let removed = (from..ours.len()).take_while(|at| !is_shown[*at]);
        all.extend(
            removed.map(|at| (Some(at), translation[ours[at].clone()].to_owned(), recorded[at])),
        );
    };
    add_removed(0, &mut all);
    for (at, arranged) in arrangement.paragraphs.iter().enumerate() {
        let (name, present) = (paragraph_name(at + 1), digests.paragraphs()[at]);
        let text = new.iter().find(|(id, _)| *id == name).map(|(_, text)| text.trim().to_owned());
        let source = &original[theirs[at].clone()];
        // Code is the same in all languages.
        let text =
            text.or_else(|| (arranged.is_none() && !is_text(source)).then(|| source.to_owned()));
        let Some(ArrangedParagraph { index, is_stale }) = *arranged else {
            all.extend(text.map(|text| (None, text, present)));
            continue;
        };
        let is_current = !is_stale || valid.contains(&name);
        let digest = if is_current { present } else { recorded[index] };
        let own = || translation[ours[index].clone()].to_owned();
        all.push((Some(index), text.unwrap_or_else(own), digest));
        add_removed(index + 1, &mut all);
    }
    let ending = if translation.contains("\r\n") { "\r\n" } else { "\n" };
    let ends = ours.first().zip(ours.last());
    let (head, tail) = ends.map_or(("", ending), |(first, last)| {
        (&translation[..first.start], &translation[last.end..])
    });
    let mut text = head.to_owned();
    let mut last: Option<Option<usize>> = None;
    for (index, paragraph, _) in &all {
        // The bytes between neighbours stay.
        match last {
            Some(Some(last)) if index.is_some_and(|index| index == last + 1) => {
                text += &translation[ours[last].end..ours[last + 1].start];
            }
            Some(_) => text += &ending.repeat(2),
            None => {}
        }
        text += &paragraph.replace('\r', "").replace('\n', ending);
        last = Some(*index);
    }
    text += tail;
    EditedBody { text, recorded: Some(all.into_iter().map(|(.., digest)| digest).collect()) }
}

/// The warning for paragraphs of a body that has no translation yet.
pub(super) fn lacking_paragraphs(below: &str, count: usize, place: Place) -> Diagnostic {
    let message = format!("`{below}` is left out: {count} of its paragraphs are not translated");
    let wrong = Diagnostic::new(Code::ExchangeText, message).at(place);
    wrong.hint("translate all paragraphs of the file")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeables_are_those_of_messages() {
        let found = placeables("a { $b } {-c} `{ d }` { NUMBER($e, style: \"percent\") } {#id}");
        let expected = ["$b", "-c", "NUMBER($e, style: \"percent\")"];
        assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
    }
}

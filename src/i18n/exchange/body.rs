//! Markdown bodies in exchange files: a text for each paragraph. The paragraphs of a translation
//! belong to those of the original in order, so both must have as many.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::text::apply_edits;
use crate::engine::diagnostic::{
    Code, Diagnostic, Place, Report, forbidden, forbidden_character, position,
};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::unit::{Direction, Form, Unit, unit};
use crate::i18n::lock::{BodyAge, BodyDigest, OriginalDigest, TranslationLock};
use crate::i18n::message::LOCALES;
use crate::i18n::paragraph::{is_text, paragraph_name, paragraphs, parts, shape};

/// A body of the default locale, and its translation.
struct Bodies {
    path: SourcePath,
    original: String,
    translation: Option<String>,
}

impl Bodies {
    fn read(snapshot: &Snapshot, direction: Direction<'_>, below: &str) -> Option<Bodies> {
        let text = |tag: &str| snapshot.read_text(&format!("{LOCALES}{tag}/{below}")).ok();
        Some(Bodies {
            path: SourcePath::new(format!("{LOCALES}{}/{below}", direction.original)),
            original: text(direction.original)?,
            translation: text(direction.translation),
        })
    }

    fn are_alike(&self) -> bool {
        self.translation.as_ref().is_none_or(|text| shape(text) == shape(&self.original))
    }
}

/// The files of bodies of the default locale, below its folder.
fn files(snapshot: &Snapshot, direction: Direction<'_>) -> Vec<String> {
    let folder = format!("{LOCALES}{}/", direction.original);
    let files = snapshot.under(&folder).map(SourcePath::as_str);
    let bodies = files.filter(|path| path.ends_with(".md"));
    bodies.map(|path| path[folder.len()..].to_owned()).collect()
}

/// The bodies, below the folder of the default locale, whose translations have other paragraphs.
pub fn unlike_bodies(snapshot: &Snapshot, direction: Direction<'_>) -> Vec<String> {
    let is_unlike = |below: &String| {
        Bodies::read(snapshot, direction, below).is_some_and(|bodies| !bodies.are_alike())
    };
    files(snapshot, direction).into_iter().filter(is_unlike).collect()
}

/// The paragraphs of all bodies whose translations have the same ones, or that have none.
pub(super) fn body_units(
    snapshot: &Snapshot,
    direction: Direction<'_>,
    lock: Option<&TranslationLock>,
) -> Vec<Unit> {
    let mut units = Vec::new();
    for below in files(snapshot, direction) {
        let read = Bodies::read(snapshot, direction, &below);
        let Some(bodies) = read.filter(Bodies::are_alike) else { continue };
        let translated = bodies.translation.as_deref().map(paragraphs).unwrap_or_default();
        let digest = BodyDigest::of(&bodies.original);
        let age = lock.map(|lock| lock.body_age(&below, direction.translation, &digest));
        let age = age.unwrap_or(BodyAge::Untracked);
        for (at, (number, span)) in paragraphs(&bodies.original).into_iter().enumerate() {
            let target = bodies.translation.as_ref().zip(translated.get(at));
            let form = Form {
                variant: None,
                source: bodies.original[span.clone()].replace('\r', ""),
                target: target.map(|(text, (_, span))| text[span.clone()].replace('\r', "")),
                is_optional: false,
            };
            units.push(Unit {
                file: below.clone(),
                message: paragraph_name(number),
                source: (bodies.path.clone(), position(&bodies.original, span.start).0),
                digest: OriginalDigest::Body(digest.clone()),
                is_stale: age.is_stale(number - 1) && bodies.translation.is_some(),
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

/// The new text of the translation of a body; `new` has texts by the names of paragraphs. Returns
/// the number of paragraphs that are lacking if the translation does not exist yet.
pub(super) fn edited_body(
    snapshot: &Snapshot,
    direction: Direction<'_>,
    below: &str,
    new: &[(String, String)],
) -> Result<String, usize> {
    let Some(bodies) = Bodies::read(snapshot, direction, below) else { return Err(0) };
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
    Ok(apply_edits(&text, edits))
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

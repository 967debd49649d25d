//! Markdown bodies in exchange files: a text for each paragraph.
//!
//! The parts of a body between empty lines are its paragraphs, with lists and tables as a whole.
//! Blocks of code and lines without letters are not translated. The paragraphs of a translation
//! belong to those of the original in order, so both must have as many.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::text::apply_edits;
use crate::engine::diagnostic::{
    Code, Diagnostic, Place, Report, forbidden, forbidden_character, position,
};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::unit::{Direction, Form, Unit, unit};
use crate::i18n::lock::TextDigest;
use crate::i18n::message::{LOCALES, number_slip};

/// The spans of the parts of a text between empty lines. Empty lines in a block of code do not
/// count.
fn parts(text: &str) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let (mut at, mut is_open, mut fence): (usize, bool, Option<&str>) = (0, false, None);
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let words = line.trim();
        let own = fence_of(words);
        match (fence, own) {
            (None, Some(own)) => fence = Some(own),
            (Some(open), Some(own)) if own.starts_with(open) && own == words => fence = None,
            (None, None) if words.is_empty() => {
                is_open = false;
                continue;
            }
            _ => {}
        }
        let end = start + line.trim_end().len();
        match parts.last_mut().filter(|_| is_open) {
            Some(last) => last.end = last.end.max(end),
            None => parts.push(start + (line.len() - line.trim_start().len())..end),
        }
        is_open = true;
    }
    parts
}

/// The signs that begin or end a block of code.
fn fence_of(line: &str) -> Option<&str> {
    let sign = line.chars().next().filter(|sign| matches!(sign, '`' | '~'))?;
    let fence = &line[..line.len() - line.trim_start_matches(sign).len()];
    (fence.len() >= 3).then_some(fence)
}

/// Returns whether a part has words, and is not only a block of code.
fn is_text(part: &str) -> bool {
    fence_of(part).is_none() && part.chars().any(char::is_alphabetic)
}

/// The texts of the paragraphs of a body, with their positions: the number, from 1, and the span.
fn paragraphs(text: &str) -> Vec<(usize, Range<usize>)> {
    let parts = parts(text).into_iter().enumerate();
    parts
        .filter(|(_, span)| is_text(&text[span.clone()]))
        .map(|(at, span)| (at + 1, span))
        .collect()
}

fn numbers(text: &str) -> Vec<usize> {
    paragraphs(text).into_iter().map(|(number, _)| number).collect()
}

/// The text of a body without its code.
pub fn prose(text: &str) -> String {
    let words = paragraphs(text).into_iter().flat_map(|(_, span)| without_code(&text[span]));
    words.collect::<Vec<_>>().join(" ")
}

/// The parts of a paragraph between its pieces of code.
fn without_code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').step_by(2)
}

/// The numbers of a translation that are slips of those in the same paragraph of the original, each
/// after the latter. Bodies with other paragraphs are not compared.
pub fn number_slips<'o, 't>(original: &'o str, translation: &'t str) -> Vec<(&'o str, &'t str)> {
    if shape(original) != shape(translation) {
        return Vec::new();
    }
    let slip = |((_, theirs), (_, ours)): ((usize, Range<usize>), (usize, Range<usize>))| {
        let theirs: Vec<&str> = without_code(&original[theirs]).collect();
        let ours: Vec<&str> = without_code(&translation[ours]).collect();
        number_slip(&theirs, &ours)
    };
    paragraphs(original).into_iter().zip(paragraphs(translation)).filter_map(slip).collect()
}

/// The number of parts, and the numbers of the paragraphs.
fn shape(text: &str) -> (usize, Vec<usize>) {
    (parts(text).len(), numbers(text))
}

/// The spans of the paragraphs of a body that are also in its original.
pub fn equal_paragraphs(original: &str, translation: &str) -> Vec<Range<usize>> {
    let known = paragraphs(original).into_iter().map(|(_, span)| &original[span]);
    let known: BTreeSet<&str> = known.collect();
    let spans = paragraphs(translation).into_iter().map(|(_, span)| span);
    spans.filter(|span| known.contains(&translation[span.clone()])).collect()
}

/// The name of the paragraph at an offset in a body.
pub fn paragraph_at(text: &str, offset: usize) -> Option<String> {
    let mut parts = parts(text).into_iter().enumerate();
    let (at, _) = parts.find(|(_, span)| offset <= span.end)?;
    Some(name(at + 1))
}

fn name(number: usize) -> String {
    format!("p{number}")
}

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
pub(super) fn body_units(snapshot: &Snapshot, direction: Direction<'_>) -> Vec<Unit> {
    let mut units = Vec::new();
    for below in files(snapshot, direction) {
        let read = Bodies::read(snapshot, direction, &below);
        let Some(bodies) = read.filter(Bodies::are_alike) else { continue };
        let translated = bodies.translation.as_deref().map(paragraphs).unwrap_or_default();
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
                message: name(number),
                source: (bodies.path.clone(), position(&bodies.original, span.start).0),
                digest: TextDigest::of_body(&bodies.original),
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
        let (_, new) = new.iter().find(|(id, _)| *id == name(number))?;
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
    fn paragraphs_are_separated_by_empty_lines() {
        let text = "# A\n\nb\nc\n\n* d\n\n  e\n\n```sh\nf\n\ng\n```\n\n---\n\n| h |\n";
        let found: Vec<(usize, &str)> =
            paragraphs(text).into_iter().map(|(at, span)| (at, &text[span])).collect();
        let expected = [(1, "# A"), (2, "b\nc"), (3, "* d"), (4, "e"), (7, "| h |")];
        assert_eq!(found, expected);
        assert_eq!(paragraph_at(text, text.find('e').unwrap()).as_deref(), Some("p4"));
    }

    #[test]
    fn placeables_are_those_of_messages() {
        let found = placeables("a { $b } {-c} `{ d }` { NUMBER($e, style: \"percent\") } {#id}");
        let expected = ["$b", "-c", "NUMBER($e, style: \"percent\")"];
        assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
    }
}

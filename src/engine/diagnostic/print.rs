//! Formats diagnostics: with an excerpt of the source for people, as a record for programs.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

use crate::base::text::line_span;
use crate::engine::diagnostic::place::floor_boundary;
use crate::engine::diagnostic::{Diagnostic, Hint, Place, Severity, position};
use crate::engine::source::{Snapshot, SourcePath};

/// Formats a diagnostic for people.
pub(super) fn human(diagnostic: &Diagnostic, snapshot: &Snapshot, renderer: &Renderer) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let main = diagnostic.place.as_ref().map(|place| excerpt_text(snapshot, &place.path));
    let others: Vec<String> =
        diagnostic.related.iter().map(|(place, _)| excerpt_text(snapshot, &place.path)).collect();
    let mut group: Group<'_> = Group::with_title(
        level.primary_title(escape_commands(&diagnostic.message)).id(diagnostic.code.as_str()),
    );
    match (&diagnostic.place, &main) {
        // A diagnostic of a whole file has no excerpt.
        (Some(place), _) if place.end == 0 => {
            group = group.element(Origin::path(escape_commands(place.path.as_str())));
        }
        (Some(place), Some(text)) => group = group.element(snippet(place, text, None)),
        _ => {}
    }
    for ((place, words), text) in diagnostic.related.iter().zip(&others) {
        group = group.element(snippet(place, text, Some(words)));
    }
    let pages = pages_note(&diagnostic.pages);
    if let Some(pages) = &pages {
        group = group.element(Level::NOTE.message(escape_commands(pages)));
    }
    let hint = diagnostic.hint.as_ref().map(Hint::text);
    if let Some(hint) = &hint {
        group = group.element(Level::HELP.message(escape_commands(hint)));
    }
    renderer.render(&[group])
}

/// Escapes the characters of a text that control a terminal: controls, and those that change the
/// direction of the following text, so that names look like others (CVE-2021-42574).
pub fn escape_commands(text: &str) -> Cow<'_, str> {
    let is_command = |c: char| {
        c.is_control() && c != '\n' && c != '\t'
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if is_command(c) {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

fn snippet<'a>(
    place: &'a Place,
    text: &'a str,
    words: Option<&'a String>,
) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let kind = if words.is_some() { AnnotationKind::Context } else { AnnotationKind::Primary };
    let (line, mark) = marked_line(text, place);
    // Only the line of the place, since the renderer processes its whole input. A point at the end
    // of a line is placed by the text after it, so it needs the whole text.
    let (first, line_end, number) = if mark.is_empty() {
        (0, text.len(), 1)
    } else {
        (line.start, (line.end + 1).min(text.len()), position(text, mark.start).0)
    };
    let mut annotation = kind.span(mark.start - first..mark.end - first);
    if let Some(words) = words {
        annotation = annotation.label(escape_commands(words));
    }
    Snippet::source(&text[first..line_end])
        .line_start(number)
        .path(escape_commands(place.path.as_str()))
        .fold(true)
        .annotation(annotation)
}

/// The first line of a place, without its line break, and the part of it that the place marks.
fn marked_line(text: &str, place: &Place) -> (Range<usize>, Range<usize>) {
    let start = floor_boundary(text, place.start);
    let line = line_span(text, start);
    let end = floor_boundary(text, place.end).clamp(start, line.end);
    (line, start..end)
}

/// The line that a place marks; that of the start of a file for the file as a whole.
pub(super) fn line_of(place: &Place, snapshot: &Snapshot) -> String {
    let text = excerpt_text(snapshot, &place.path);
    let (line, _) = marked_line(&text, place);
    text[line].to_owned()
}

fn pages_note(pages: &[String]) -> Option<String> {
    let (first, rest) = pages.split_first()?;
    let mut note = format!("while rendering {first}");
    match rest.len() {
        0 => {}
        1 => note.push_str(" and one more page"),
        more => {
            let _ = write!(note, " and {more} more pages");
        }
    }
    Some(note)
}

/// The text of a file; invalid bytes appear as replacement characters.
fn excerpt_text(snapshot: &Snapshot, path: &SourcePath) -> String {
    // Replacing invalid bytes is slow, and almost all texts are valid.
    snapshot.read_text(path.as_str()).unwrap_or_else(|_| {
        let bytes = snapshot.read(path.as_str()).unwrap_or_default();
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        String::from_utf8_lossy(bytes).into_owned()
    })
}

/// A diagnostic in the output of `--json`, and in the overlay of the preview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Its severity.
    pub severity: Severity,
    /// Its code.
    pub code: &'static str,
    /// The message.
    pub message: String,
    /// The path relative to the root, separated by `/`.
    pub file: Option<String>,
    /// From 1.
    pub line: Option<usize>,
    /// From 1, in characters.
    pub column: Option<usize>,
    /// The instruction.
    pub hint: Option<String>,
    pages: Vec<String>,
    /// The line of its place, unless that is the whole file, and those of related places.
    excerpts: Vec<Excerpt>,
}

/// A line of a source file, with a marked part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Excerpt {
    file: String,
    line: usize,
    column: usize,
    before: String,
    marked: String,
    after: String,
    /// The role of a related place.
    label: Option<String>,
}

/// The maximum length of each part of an excerpt, in characters: a file may consist of one line.
const MAX_PART: usize = 120;

impl Excerpt {
    fn new(place: &Place, text: &str, label: Option<&str>) -> Excerpt {
        let (line, mark) = marked_line(text, place);
        let (number, column) = position(text, mark.start);
        let before: String = cut(text[line.start..mark.start].chars().rev());
        Excerpt {
            file: place.path.to_string(),
            line: number,
            column,
            before: before.chars().rev().collect(),
            after: cut(text[mark.end..line.end].trim_end().chars()),
            marked: cut(text[mark].chars()),
            label: label.map(str::to_owned),
        }
    }
}

/// The first [`MAX_PART`] characters, with an ellipsis in place of the others.
fn cut(mut characters: impl Iterator<Item = char>) -> String {
    let part: String = characters.by_ref().take(MAX_PART).collect();
    if characters.next().is_some() { part + "…" } else { part }
}

/// Converts a diagnostic for programs.
pub(super) fn record(diagnostic: &Diagnostic, snapshot: &Snapshot) -> Record {
    let excerpt = |place: &Place, label: Option<&str>| {
        Excerpt::new(place, &excerpt_text(snapshot, &place.path), label)
    };
    let own = diagnostic.place.as_ref().map(|place| excerpt(place, None));
    let position = own.as_ref().map(|own| (own.line, own.column));
    let is_whole_file = diagnostic.place.as_ref().is_some_and(|place| place.end == 0);
    let related = diagnostic.related.iter().map(|(place, words)| excerpt(place, Some(words)));
    Record {
        severity: diagnostic.severity,
        code: diagnostic.code.as_str(),
        message: diagnostic.message.clone(),
        file: diagnostic.place.as_ref().map(|place| place.path.to_string()),
        line: position.map(|(line, _)| line),
        column: position.map(|(_, column)| column),
        hint: diagnostic.hint.as_ref().map(|hint| hint.text().into_owned()),
        pages: diagnostic.pages.clone(),
        excerpts: own.filter(|_| !is_whole_file).into_iter().chain(related).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_is_the_marked_line_without_its_far_parts() {
        let path = SourcePath::new("a.ftl");
        let long = "b".repeat(MAX_PART);
        let text = format!("x\na = цена {{\r\n  1 }}\n{long}bc{long}c");
        let excerpt = |words: &str, length: usize| {
            let start = text.find(words).unwrap();
            Excerpt::new(&Place::new(&path, start..start + length), &text, None)
        };
        let line = excerpt("цена", 8);
        assert_eq!((line.line, line.column), (2, 5));
        assert_eq!((&*line.before, &*line.marked, &*line.after), ("a = ", "цена", " {"));
        let start = excerpt("{", 9);
        assert_eq!((&*start.before, &*start.marked, &*start.after), ("a = цена ", "{\r", ""));
        let far = excerpt("c", 0);
        assert_eq!((far.before, &*far.marked), (format!("…{long}"), ""));
        assert_eq!(far.after, format!("c{}…", &long[1..]));
    }

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        for (text, expected) in [
            ("a\tb\nc é ש", "a\tb\nc é ש"),
            ("a\x1b[2Jb", "a\\u{1b}[2Jb"),
            ("a\u{202e}txt.exe", "a\\u{202e}txt.exe"),
            ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
            ("a\u{9b}31m", "a\\u{9b}31m"),
        ] {
            assert_eq!(escape_commands(text), expected);
        }
    }
}

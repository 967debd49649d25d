//! Formats diagnostics: with an excerpt of the source for people, as a record for programs.

use std::borrow::Cow;
use std::fmt::Write as _;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

use crate::engine::diagnostic::place::floor_boundary;
use crate::engine::diagnostic::{Diagnostic, Hint, Place, Severity, position};
use crate::engine::source::{Snapshot, SourcePath};

/// Formats a diagnostic for people.
pub(super) fn human(diagnostic: &Diagnostic, snapshot: &Snapshot, renderer: &Renderer) -> String {
    let level = match diagnostic.severity() {
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

/// The text with characters escaped that a terminal would obey: controls, and what turns the
/// direction of the text after it, by which names look like others (CVE-2021-42574).
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
        match is_command(c) {
            true => out.extend(c.escape_unicode()),
            false => out.push(c),
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
    let start = floor_boundary(text, place.start);
    let mut end = floor_boundary(text, place.end).max(start);
    // The line of the place, since the renderer goes through all that it gets. It places a point at
    // the end of a line by what follows, so that it needs the whole text for one.
    let last = text[start..].find('\n').map_or(text.len(), |newline| start + newline);
    end = end.min(last);
    let (first, line_end, line) = if start == end {
        (0, text.len(), 1)
    } else {
        let first = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        (first, (last + 1).min(text.len()), position(text, start).0)
    };
    let mut annotation = kind.span(start - first..end - first);
    if let Some(words) = words {
        annotation = annotation.label(escape_commands(words));
    }
    Snippet::source(&text[first..line_end])
        .line_start(line)
        .path(escape_commands(place.path.as_str()))
        .fold(true)
        .annotation(annotation)
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
    let bytes = snapshot.read(path.as_str()).unwrap_or_default();
    let text = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => String::from_utf8_lossy(rest),
        None => String::from_utf8_lossy(&bytes),
    };
    text.into_owned()
}

/// A diagnostic in the output of `--json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    severity: Severity,
    code: &'static str,
    message: String,
    /// The path relative to the root, separated by `/`.
    file: Option<String>,
    /// From 1.
    line: Option<usize>,
    /// From 1, in characters.
    column: Option<usize>,
    hint: Option<String>,
    pages: Vec<String>,
}

/// Converts a diagnostic for programs.
pub(super) fn record(diagnostic: &Diagnostic, snapshot: &Snapshot) -> Record {
    let position = diagnostic.place.as_ref().map(|place| {
        let text = excerpt_text(snapshot, &place.path);
        position(&text, place.start)
    });
    Record {
        severity: diagnostic.severity(),
        code: diagnostic.code.as_str(),
        message: diagnostic.message.clone(),
        file: diagnostic.place.as_ref().map(|place| place.path.to_string()),
        line: position.map(|(line, _)| line),
        column: position.map(|(_, column)| column),
        hint: diagnostic.hint.as_ref().map(|hint| hint.text().into_owned()),
        pages: diagnostic.pages.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

//! Characters that YAML does not treat as syntax but that look like it: tabs, non-breaking spaces,
//! dashes, full-width colons.

use crate::base::text::{line_from as line, line_start};
use crate::engine::diagnostic::{Lookalike, is_dash, is_foreign_space};

/// The number of spaces that the line begins with.
pub(super) fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// The start of the next line above that has a text.
pub(super) fn above(text: &str, start: usize) -> usize {
    line_start(text, text[..start].trim_end().len())
}

/// The first tab in the indentation of the line.
pub(super) fn tab(text: &str, start: usize) -> Option<usize> {
    let line = line(text, start);
    let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
    line[..indent].find('\t').map(|tab| start + tab)
}

/// Finds a non-breaking or ideographic space where YAML requires an ordinary one: in the line, or
/// in one above it that the parser reads as a text that continues in this line.
pub(super) fn hard_space(text: &str, start: usize) -> Option<Lookalike> {
    let mut above = start;
    let depth = indent(line(text, start));
    let found = in_indentation(text, start).or_else(|| behind_key(text, start)).or_else(|| {
        loop {
            above = line_start(text, above.checked_sub(1)?);
            let line = line(text, above);
            // Deeper lines may belong to a text.
            let behind_key = || behind_key(text, above).filter(|_| indent(line) <= depth);
            match in_indentation(text, above).or_else(behind_key) {
                None if line.contains(": ") || line.ends_with(':') => return None,
                None => {}
                found => return found,
            }
        }
    });
    found.and_then(|space| Lookalike::at(text, space))
}

/// The first non-breaking space before the line's text, or after its `-`.
fn in_indentation(text: &str, start: usize) -> Option<usize> {
    let line = line(text, start);
    let rest = line.trim_start_matches(|c| matches!(c, ' ' | '-') || is_foreign_space(c));
    line[..line.len() - rest.len()].find(is_foreign_space).map(|space| start + space)
}

/// The non-breaking space after the colon of the line's key.
fn behind_key(text: &str, start: usize) -> Option<usize> {
    let line = line(text, start);
    let is_flow = line.trim_start_matches([' ', '-']).starts_with(['{', '[']);
    let colons = line.match_indices(':').map(|(colon, _)| colon);
    let space = colons
        .map(|colon| colon + 1)
        .find(|behind| line[*behind..].starts_with(is_foreign_space))
        .filter(|behind| {
            let before = &line[..*behind];
            let is_quoted = before.matches('"').count() % 2 == 1;
            !is_quoted && !before.contains('#') && (is_flow || !before.contains(": "))
        });
    space.map(|space| start + space)
}

/// Finds the dash of a text that stands for the `-` of an item: in this line or in the one above
/// it.
pub(super) fn dash(text: &str, start: usize) -> Option<Lookalike> {
    [start, above(text, start)].into_iter().find_map(|start| {
        let line = line(text, start);
        let words = line.trim_start_matches(' ');
        let is_item = words.strip_prefix(is_dash).is_some_and(|item| item.starts_with(' '));
        Lookalike::at(text, start + line.len() - words.len()).filter(|_| is_item)
    })
}

/// Finds a full-width colon after a key, or a full-width bracket that a value begins with: in this
/// line or in the one above it.
pub(super) fn full_width(text: &str, start: usize) -> Option<Lookalike> {
    [start, above(text, start)].into_iter().find_map(|start| {
        let line = line(text, start);
        let key = line.trim_start_matches([' ', '-']);
        let rest = key.trim_start_matches(is_of_name);
        let value = rest.strip_prefix(": ").map(|value| value.trim_start_matches(' '));
        let found = match value {
            _ if rest.len() == key.len() => return None,
            Some(value) => value,
            None => rest,
        };
        let is_sign =
            found.starts_with(if value.is_some() { &['｛', '［'][..] } else { &['：'] });
        Lookalike::at(text, start + line.len() - found.len()).filter(|_| is_sign)
    })
}

/// Returns whether a character is part of keys as schemas name them.
pub(super) fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_')
}

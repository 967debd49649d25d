//! The layout of a new text: like the text that it replaces.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::base::text::apply_edits;
use crate::i18n::exchange::in_place::change::text_of_fluent;
use crate::i18n::exchange::text::indented;
use crate::i18n::message::placeable_length;

/// Lays a text out like the one that it replaces, which includes the space before it.
pub(in crate::i18n::exchange) fn laid_out(old: &str, new: &str, indentation: usize) -> String {
    let words = old.trim_start_matches([' ', '\r', '\n']);
    let space = &old[..old.len() - words.len()];
    let spaces = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let further = words.lines().skip(1).filter(|line| !line.trim().is_empty()).map(spaces);
    let width = match space.rfind('\n') {
        Some(newline) => space.len() - newline - 1,
        None => match further.min() {
            Some(width) => width,
            None if new.contains('\n') => return indented(new, indentation),
            None => 0,
        },
    };
    let mut out = space.to_owned();
    for (at, line) in new.split('\n').enumerate() {
        if at > 0 {
            out.push('\n');
            if !line.trim().is_empty() {
                out.extend(std::iter::repeat_n(' ', width));
            }
        }
        out.push_str(if line.trim().is_empty() { "" } else { line });
    }
    out
}

/// Replaces the placeables of a new text by those of the old text that differ in spaces only.
pub(super) fn with_spelling(old: &str, new: &str) -> String {
    let mut spelling: BTreeMap<String, &str> = BTreeMap::new();
    for range in placeables(old) {
        let raw = &old[range];
        if let Some(text) = text_of_fluent(raw).filter(|_| !raw.contains('\n')) {
            spelling.entry(text).or_insert(raw);
        }
    }
    let edits = placeables(new).into_iter().filter_map(|range| {
        let raw = spelling.get(&new[range.clone()])?;
        Some((range, (*raw).to_owned()))
    });
    apply_edits(new, edits)
}

fn placeables(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('{').map(|start| at + start) {
        let Some(length) = placeable_length(&text[start..]) else { break };
        at = start + length;
        found.push(start..at);
    }
    found
}

//! Classifies lines of a Fluent file, where the parser does not.

use std::ops::Range;

use crate::engine::diagnostic::{Lookalike, is_hard_space};

/// Returns whether a line starts an entry (`id =` or `-id =`, also with a wrong id), which ends
/// unclosed placeables of the entry before it.
pub(super) fn begins_entry(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-_".contains(c));
    rest.len() < line.len() && rest.trim_start().starts_with('=')
}

/// The first non-breaking space of these lines that is not text: in an id, before `=`, in a
/// placeable, or as indentation. The lines are whole, and the first of them begins an entry.
pub(super) fn hard_space(text: &str, lines: Range<usize>) -> Option<Lookalike> {
    // Whether the following characters are text: for the entry, and for each open placeable.
    let mut open = vec![false];
    let mut start = lines.start;
    for line in text.get(lines)?.split_inclusive('\n') {
        let indented = line.trim_start_matches(|c| c == ' ' || is_hard_space(c));
        if line.starts_with('#') {
            start += line.len();
            continue;
        } else if begins_entry(line) {
            open = vec![false];
        } else if indented.starts_with(['[', '*', '.', '}'])
            && let Some(is_text) = open.last_mut()
        {
            *is_text = false;
        }
        let (mut is_quoted, mut is_escaped) = (false, false);
        for (at, c) in line.char_indices() {
            let is_placeable = open.len() > 1;
            let is_text = open.last_mut()?;
            match c {
                _ if is_quoted => {
                    is_quoted = is_escaped || c != '"';
                    is_escaped = !is_escaped && c == '\\';
                }
                '"' if !*is_text => is_quoted = true,
                '{' => open.push(false),
                '}' if is_placeable => drop(open.pop()),
                '=' if !is_placeable => *is_text = true,
                ']' if is_placeable => *is_text = true,
                _ if is_hard_space(c) && (at == 0 || !*is_text) => {
                    return Lookalike::at(text, start + at);
                }
                _ => {}
            }
        }
        start += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_may_have_them() {
        for (text, expected) in [
            ("a\u{a0}= b", Some(1)),
            ("a =\u{a0}b\u{a0}c { $d }\u{a0}e\n  f\u{a0}g\n", None),
            ("a = { \"\\\"\u{a0}\" }", None),
            ("a = b {\u{a0}$c }", Some(7)),
            ("a = { $c ->\n  [one] d\u{a0}e\n *[other\u{a0}] f\n}", Some(33)),
            ("a = { $c ->\n  [one] d\u{a0}{\u{a0}$c }\n}", Some(24)),
            ("a = b\n\u{a0}\u{a0}c", Some(6)),
            ("a = b\n \u{a0}.c = d", Some(7)),
            ("a = { b\nc = d\u{a0}e\n# \u{a0}\n", None),
        ] {
            let found = hard_space(text, 0..text.len()).map(|found| found.span.start);
            assert_eq!(found, expected, "{text:?}");
        }
    }
}

//! Finds what is left open in a text that is not YAML.

use std::iter::Peekable;
use std::str::CharIndices;

use crate::base::text::line_start;

/// Returns the quote or bracket that is open at the end of a text, and its offset.
pub(super) fn unclosed(text: &str) -> Option<(usize, char)> {
    let mut brackets: Vec<(usize, char)> = Vec::new();
    let mut chars = text.char_indices().peekable();
    // Whether a value may begin here, and the character before.
    let (mut begins, mut before) = (true, '\n');
    while let Some((at, c)) = chars.next() {
        let is_flow = !brackets.is_empty();
        begins |= is_flow && matches!(before, ':' | ',' | '[' | '{');
        begins |= before == ':' && c == ' ';
        match c {
            '"' | '\'' if begins && !skip_quoted(&mut chars, c) => return Some((at, c)),
            '{' | '[' if begins => brackets.push((at, c)),
            '}' | ']' if is_flow => drop(brackets.pop()),
            '#' if before.is_whitespace() => while chars.next_if(|(_, c)| *c != '\n').is_some() {},
            '|' | '>' if begins && !is_flow => skip_block(text, at, &mut chars),
            _ => {}
        }
        begins = c == '\n' || begins && matches!(c, ' ' | '-');
        before = c;
    }
    brackets.pop()
}

/// Continues after the quote that closes a text; returns whether there is one.
fn skip_quoted(chars: &mut Peekable<CharIndices<'_>>, quote: char) -> bool {
    while let Some((_, c)) = chars.next() {
        let is_escaped = match quote {
            '"' => c == '\\',
            _ => c == quote && chars.peek().is_some_and(|(_, next)| *next == quote),
        };
        if is_escaped {
            chars.next();
        } else if c == quote {
            return true;
        }
    }
    false
}

/// Continues after the text that a `|` or `>` begins: all lines that are deeper than its key.
fn skip_block(text: &str, at: usize, chars: &mut Peekable<CharIndices<'_>>) {
    let start = line_start(text, at);
    let depth = |line: &str| line.len() - line.trim_start_matches([' ', '-']).len();
    let key = depth(&text[start..]);
    let first = text[at..].find('\n').map_or(text.len(), |newline| at + newline + 1);
    let is_text = |line: &&str| line.trim().is_empty() || depth(line) > key;
    let lines = text[first..].split_inclusive('\n').take_while(is_text);
    let end = first + lines.map(str::len).sum::<usize>();
    // The newline before the next line is not consumed: it begins a value.
    while chars.next_if(|(at, _)| at + 1 < end).is_some() {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_at_the_end_is_found() {
        for (text, expected) in [
            ("a: \"b\nc: d", Some((3, '"'))),
            ("a: b\"\nc: it's", None),
            ("a: 'it''s'\nb: \"\\\"", Some((14, '"'))),
            ("a: { b: [c, d], e: f\n", Some((3, '{'))),
            ("- { a: b }\n- { \"c\":\"d\", e: [f }\n", Some((13, '{'))),
            ("a: b { c\n# \"{\nd: e # '\n", None),
            ("a: |\n  \"b\n\n  { c\nd: 'e", Some((20, '\''))),
            ("- a: >-\n    \"b\n  c: \"d", Some((20, '"'))),
        ] {
            assert_eq!(unclosed(text), expected, "{text}");
        }
    }
}

//! Characters that look like others of a syntax, or are invisible: non-breaking spaces, typographic
//! quotes, dashes, and characters without a width.

use std::ops::Range;

use crate::base::text::{is_invisible, line_from, line_start};
use crate::engine::diagnostic::place::floor_boundary;

/// A character that looks like another one, which the syntax requires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookalike {
    /// The location.
    pub span: Range<usize>,
    /// The instruction.
    pub hint: &'static str,
    /// The edits that follow it: none for a quote without another one.
    pub(super) edits: Vec<(Range<usize>, &'static str)>,
}

/// The hint for a non-breaking space.
pub(super) const SPACE_HINT: &str =
    "there is a non-breaking space here: replace it by an ordinary one";

/// The hint for a dash.
const DASH_HINT: &str = "this is a dash: write a hyphen, `-`";

/// The hint for a character that has no width.
pub(super) const INVISIBLE_HINT: &str = "there is an invisible character here: remove it";

/// The hint for typographic quotes.
pub const QUOTES_HINT: &str = "these are typographic quotes: write straight ones: `\"…\"`";

impl Lookalike {
    /// Returns the character at that offset, if it is a lookalike.
    pub fn at(text: &str, offset: usize) -> Option<Lookalike> {
        let c = text.get(offset..)?.chars().next()?;
        let hint = match c {
            _ if is_hard_space(c) => SPACE_HINT,
            _ if is_typographic_quote(c) => QUOTES_HINT,
            _ if is_dash(c) => DASH_HINT,
            _ if is_invisible(c) => INVISIBLE_HINT,
            _ => full_width_hint(c)?,
        };
        let span = offset..offset + c.len_utf8();
        let edits = replacements(text, offset, c);
        Some(Lookalike { span, hint, edits })
    }

    /// Returns the first lookalike on the line of that offset that is neither between straight
    /// quotes nor in a comment, for lines of TOML or JSON.
    pub fn on_line(text: &str, offset: usize) -> Option<Lookalike> {
        let offset = floor_boundary(text, offset);
        let start = line_start(text, offset);
        let mut quote = None;
        for (at, c) in line_from(text, start).char_indices() {
            match (quote, c) {
                (None, '#') => return None,
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), _) if open == c => quote = None,
                (Some(_), _) => {}
                (None, _) => match Lookalike::at(text, start + at) {
                    None => {}
                    found => return found,
                },
            }
        }
        None
    }
}

/// The edits that replace a character, and the one that closes it on its line, by those of ASCII.
fn replacements(text: &str, offset: usize, c: char) -> Vec<(Range<usize>, &'static str)> {
    let span = offset..offset + c.len_utf8();
    let rest = line_from(text, span.end);
    let is_first = text[line_start(text, offset)..offset].trim().is_empty();
    let closing: &[char] = match c {
        '｛' => &['｝'],
        '［' => &['］'],
        '＂' => &['＂'],
        '＇' => &['＇'],
        '“' | '„' | '‟' => &['“', '”', '‟'],
        '‘' | '‚' | '‛' => &['‘', '’', '‛'],
        '«' => &['»'],
        '»' => &['«'],
        '‹' => &['›'],
        '›' => &['‹'],
        '”' => &['”'],
        '’' => &['’'],
        '－' if is_first => return vec![(span, if rest.starts_with(' ') { "-" } else { "- " })],
        _ => return vec![(span, ascii(c, rest))],
    };
    let is_quote = !matches!(c, '｛' | '［');
    let Some(end) = rest.find(closing) else {
        return if is_quote { Vec::new() } else { vec![(span, ascii(c, rest))] };
    };
    if is_quote && rest[..end].contains(['"', '\\']) {
        return Vec::new();
    }
    let other = rest[end..].chars().next().unwrap_or(c);
    let at = span.end + end;
    vec![(span, ascii(c, rest)), (at..at + other.len_utf8(), ascii(other, ""))]
}

/// The text that replaces a lookalike before `rest`.
fn ascii(c: char, rest: &str) -> &'static str {
    match c {
        _ if is_foreign_space(c) => " ",
        _ if is_dash(c) => "-",
        _ if is_invisible(c) => "",
        '：' if rest.starts_with([' ', '\r', '\n']) || rest.is_empty() => ":",
        '：' => ": ",
        '，' | '、' => ",",
        '｛' => "{",
        '｝' => "}",
        '［' => "[",
        '］' => "]",
        '＝' => "=",
        '＃' => "#",
        '－' => "-",
        _ => "\"",
    }
}

/// The hint for a character that input methods for Chinese and Japanese write for one of ASCII.
fn full_width_hint(c: char) -> Option<&'static str> {
    Some(match c {
        '：' => "this is a full-width colon: write `: `, an ordinary colon and a space",
        '，' | '、' => "this is a full-width comma: write `,`",
        '｛' | '｝' => "this is a full-width brace: write `{` or `}`",
        '［' | '］' => "this is a full-width bracket: write `[` or `]`",
        '＂' | '＇' => "this is a full-width quote: write `\"`",
        '＝' => "this is a full-width equals sign: write `=`",
        '＃' => "this is a full-width number sign: write `#`",
        '－' => "this is a full-width hyphen: write `-`",
        WIDE_SPACE => "there is an ideographic space here: replace it by an ordinary one",
        _ => return None,
    })
}

/// The space of Chinese and Japanese texts.
const WIDE_SPACE: char = '\u{3000}';

/// Returns whether a character is a space that no syntax accepts as one: a non-breaking or an
/// ideographic space.
pub fn is_foreign_space(c: char) -> bool {
    is_hard_space(c) || c == WIDE_SPACE
}

/// Returns whether a character is a space that prevents a line break; it looks like an ordinary
/// space.
pub fn is_hard_space(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}')
}

/// Returns whether a character is a typographic quote of some language.
pub fn is_typographic_quote(c: char) -> bool {
    matches!(c, '“' | '”' | '„' | '‟' | '‘' | '’' | '‚' | '‛' | '«' | '»' | '‹' | '›')
}

/// Returns whether a character is a dash that word processors write for a hyphen.
pub fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::apply_edits;

    #[test]
    fn text_and_comments_may_have_them() {
        for (text, expected) in [
            ("name =\u{a0}\"a\"", Some(6)),
            ("name = “a”", Some(7)),
            ("base–url = \"a\"", Some(4)),
            ("na\u{200b}me = \"a\"", Some(2)),
            ("name = \"a – b\u{ad}c\"", None),
            ("name = \"“a\u{a0}”\"", None),
            ("name = 'a' # “a\u{a0}”", None),
            ("{ \"a：\"： \"b，\" }", Some(8)),
            ("name\u{3000}= 'a'", Some(4)),
            ("名前 = 'a'", None),
        ] {
            let found = Lookalike::on_line(text, 0).map(|found| found.span.start);
            assert_eq!(found, expected, "{text}");
        }
        assert_eq!(Lookalike::on_line("é\u{a0}", 1).map(|found| found.span), Some(2..4));
    }

    #[test]
    fn lookalikes_are_replaced_in_pairs() {
        for (text, expected) in [
            ("name =\u{a0}\"a\"", "name = \"a\""),
            ("name = “a”", "name = \"a\""),
            ("name = „a“ # “b”", "name = \"a\" # “b”"),
            ("name = «a» ", "name = \"a\" "),
            ("name = “a", "name = “a"),
            ("name = “a \"b\"”", "name = “a \"b\"”"),
            ("base–url = \"a\"", "base-url = \"a\""),
            ("na\u{200b}me = 1", "name = 1"),
            ("{ \"a\"：1 }", "{ \"a\": 1 }"),
            ("a： ［b］", "a: ［b］"),
            ("［b， c］", "[b， c]"),
            ("－ a", "- a"),
            ("－a", "- a"),
            ("a－b = 1", "a-b = 1"),
            ("a = ”b”", "a = \"b\""),
            ("a = ”b", "a = ”b"),
        ] {
            let found = Lookalike::on_line(text, 0).unwrap();
            let edits = found.edits.iter().map(|(span, new)| (span.clone(), (*new).to_owned()));
            assert_eq!(apply_edits(text, edits), expected, "{text}");
        }
    }
}

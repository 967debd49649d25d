//! Characters that look like those of a syntax: non-breaking spaces and typographic quotes.

use std::ops::Range;

use crate::diagnostic::place::floor_boundary;

/// A character that stands where the one it looks like belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookalike {
    /// Where it is.
    pub span: Range<usize>,
    /// What to do.
    pub hint: &'static str,
}

/// The hint for a non-breaking space.
pub(super) const SPACE_HINT: &str =
    "there is a non-breaking space here: replace it by an ordinary one";

/// The hint for typographic quotes.
pub const QUOTES_HINT: &str = "these are typographic quotes: write straight ones: `\"…\"`";

impl Lookalike {
    /// The character at that offset, if it is one.
    pub fn at(text: &str, offset: usize) -> Option<Lookalike> {
        let c = text.get(offset..)?.chars().next()?;
        let hint = match c {
            _ if is_hard_space(c) => SPACE_HINT,
            _ if is_typographic_quote(c) => QUOTES_HINT,
            _ => return None,
        };
        Some(Lookalike { span: offset..offset + c.len_utf8(), hint })
    }

    /// The first one on the line of that offset which is neither between straight quotes nor in a
    /// comment: what is wrong with a line of TOML or JSON.
    pub fn on_line(text: &str, offset: usize) -> Option<Lookalike> {
        let offset = floor_boundary(text, offset);
        let start = text[..offset].rfind('\n').map_or(0, |newline| newline + 1);
        let mut quote = None;
        for (at, c) in text[start..].lines().next()?.char_indices() {
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

/// Returns whether it is a space at which no line breaks; it looks like an ordinary one.
pub fn is_hard_space(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}')
}

/// Returns whether it is a quote of the typography of some language.
pub fn is_typographic_quote(c: char) -> bool {
    matches!(c, '“' | '”' | '„' | '‟' | '‘' | '’' | '‚' | '‛' | '«' | '»' | '‹' | '›')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_comments_may_have_them() {
        for (text, expected) in [
            ("name =\u{a0}\"a\"", Some(6)),
            ("name = “a”", Some(7)),
            ("name = \"“a\u{a0}”\"", None),
            ("name = 'a' # “a\u{a0}”", None),
        ] {
            let found = Lookalike::on_line(text, 0).map(|found| found.span.start);
            assert_eq!(found, expected, "{text}");
        }
        assert_eq!(Lookalike::on_line("é\u{a0}", 1).map(|found| found.span), Some(2..4));
    }
}

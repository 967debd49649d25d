//! Limits of the source of a template.
//!
//! The engine limits how deep brackets and blocks are nested, but not how long a chain of operators
//! is: each one is a level of the tree that it makes, and walking through that tree takes the
//! stack. One of 2 MB, as threads have it, overflows somewhere above 4,000 levels.

use std::ops::Range;

/// How many operators a `{{ }}` or `{% %}` may have.
const OPERATORS: usize = 2_000;

/// How many `elif` a template may have: each one is a block in the last one.
const BRANCHES: usize = 1_000;

/// What is too long in a template, and what to do.
pub(super) struct TooLong {
    pub(super) span: Range<usize>,
    pub(super) message: String,
    pub(super) hint: &'static str,
}

/// Finds a chain that is too long.
pub(super) fn too_long(text: &str) -> Option<TooLong> {
    // Few templates could have one.
    if text.len() < BRANCHES {
        return None;
    }
    let (mut at, mut branches) = (0, 0);
    while let Some(start) = next_tag(text, at) {
        let tag = Tag::new(text, start);
        at = tag.end;
        branches += usize::from(tag.is_branch);
        let (message, hint) = if tag.operators > OPERATORS {
            let message = format!("an expression has more than {OPERATORS} operators");
            (message, "compute it in steps with `{% set %}`, or move it to a data file")
        } else if branches > BRANCHES {
            let message = format!("the template has more than {BRANCHES} `elif`");
            (message, "look the value up in a data file")
        } else {
            continue;
        };
        return Some(TooLong { span: start..start + 2, message, hint });
    }
    None
}

/// Where the next `{{` or `{%` is.
fn next_tag(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut braces = memchr::memchr_iter(b'{', &bytes[from..]).map(|at| from + at);
    braces.find(|at| matches!(bytes.get(at + 1), Some(b'{' | b'%')))
}

/// What stands between the delimiters.
struct Tag {
    end: usize,
    operators: usize,
    is_branch: bool,
}

impl Tag {
    fn new(text: &str, start: usize) -> Tag {
        let bytes = text.as_bytes();
        let close: &[u8] = if bytes[start + 1] == b'{' { b"}}" } else { b"%}" };
        let inside = start + 2;
        let mut tag = Tag { end: text.len(), operators: 0, is_branch: false };
        let mut at = inside;
        while at < bytes.len() {
            match bytes[at] {
                quote @ (b'"' | b'\'') => at = end_of_text(bytes, at + 1, quote),
                b'a'..=b'z' => {
                    let length = bytes[at..].iter().take_while(|b| b.is_ascii_lowercase()).count();
                    let word = &bytes[at..at + length];
                    let operators: [&[u8]; 6] = [b"and", b"if", b"in", b"is", b"not", b"or"];
                    tag.operators += usize::from(operators.contains(&word));
                    tag.is_branch |= word == b"elif";
                    at += length;
                }
                _ if bytes[at..].starts_with(close) => {
                    tag.end = at + close.len();
                    break;
                }
                byte => {
                    // In a number it is not an operator.
                    let is_point =
                        byte == b'.' && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
                    let is_operator = b"+-*/%~|.([<>=!".contains(&byte) && !is_point;
                    tag.operators += usize::from(is_operator);
                    at += 1;
                }
            }
        }
        tag
    }
}

/// The offset behind a string literal.
fn end_of_text(bytes: &[u8], mut at: usize, quote: u8) -> usize {
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\\' => at += 1,
            byte if *byte == quote => break,
            _ => {}
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> Option<String> {
        too_long(text).map(|found| found.message)
    }

    #[test]
    fn chains_have_an_end() {
        for link in ["-", "not ", "1 + ", "1 ~ ", "1 and ", "a.", "a|", "1 if 0 else ", "1 ** "] {
            let chain =
                |count: usize| format!("<p>{{{{ \"}}}}\" ~ {} 1 }}}}</p>", link.repeat(count));
            assert!(message(&chain(OPERATORS + 1)).is_some(), "{link}");
            assert_eq!(message(&chain(OPERATORS / 3)), None, "{link}");
        }
        let branches =
            |count: usize| format!("{{% if a %}}{}{{% endif %}}", "{% elif b %}b".repeat(count));
        assert!(message(&branches(BRANCHES + 1)).is_some());
        assert_eq!(message(&branches(BRANCHES)), None);
        assert_eq!(message(&format!("{{{{ a }}}}{}", "a.b - ".repeat(100_000))), None);
        assert_eq!(message(&format!("{{% set a = [{}] %}}", "1.5, ".repeat(100_000))), None);
        assert_eq!(message(&format!("{{{{ '{}", "\\'- ".repeat(100_000))), None);
    }
}

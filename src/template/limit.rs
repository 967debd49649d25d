//! Limits of the source of a template.
//!
//! The engine limits how deep brackets and blocks are nested, but not how long a chain of operators
//! is: each one is a level of the tree that it makes, and walking through that tree takes the
//! stack. One of 2 MB, as threads have it, overflows somewhere above 4,000 levels.

use std::ops::Range;

use crate::base::limit::{TEMPLATE_BRANCHES, TEMPLATE_OPERATORS};
use crate::template::tag::{TagKind, end_of_text, tags};

/// What is too long in a template, and what to do.
pub(super) struct TooLong {
    pub(super) span: Range<usize>,
    pub(super) message: String,
    pub(super) hint: &'static str,
}

/// Finds a chain that is too long.
pub(super) fn too_long(text: &str) -> Option<TooLong> {
    // Few templates could have one.
    if text.len() < TEMPLATE_BRANCHES.most() {
        return None;
    }
    let mut branches = 0;
    for tag in tags(text).iter().filter(|tag| tag.kind != TagKind::Comment) {
        branches += usize::from(tag.word == "elif");
        let operators = operators(&text.as_bytes()[tag.inside.clone()]);
        let (message, hint) = if TEMPLATE_OPERATORS.is_exceeded_by(operators) {
            let message = format!("the expression has {TEMPLATE_OPERATORS}");
            (message, "compute it in steps with `{% set %}`, or move it to a data file")
        } else if TEMPLATE_BRANCHES.is_exceeded_by(branches) {
            let message = format!("the template has {TEMPLATE_BRANCHES}");
            (message, "look the value up in a data file")
        } else {
            continue;
        };
        return Some(TooLong { span: tag.start..tag.start + 2, message, hint });
    }
    None
}

/// The number of operators in a tag.
fn operators(tag: &[u8]) -> usize {
    let (mut at, mut count) = (0, 0);
    while at < tag.len() {
        match tag[at] {
            quote @ (b'"' | b'\'') => at = end_of_text(tag, at + 1, quote),
            b'a'..=b'z' => {
                let length = tag[at..].iter().take_while(|b| b.is_ascii_lowercase()).count();
                let words: [&[u8]; 6] = [b"and", b"if", b"in", b"is", b"not", b"or"];
                count += usize::from(words.contains(&&tag[at..at + length]));
                at += length;
            }
            byte => {
                // In a number it is not an operator.
                let is_point = byte == b'.' && tag.get(at + 1).is_some_and(u8::is_ascii_digit);
                count += usize::from(b"+-*/%~|.([<>=!".contains(&byte) && !is_point);
                at += 1;
            }
        }
    }
    count
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
            assert!(message(&chain(TEMPLATE_OPERATORS.most() + 1)).is_some(), "{link}");
            assert_eq!(message(&chain(TEMPLATE_OPERATORS.most() / 3)), None, "{link}");
        }
        let branches =
            |count: usize| format!("{{% if a %}}{}{{% endif %}}", "{% elif b %}b".repeat(count));
        assert!(message(&branches(TEMPLATE_BRANCHES.most() + 1)).is_some());
        assert_eq!(message(&branches(TEMPLATE_BRANCHES.most())), None);
        assert_eq!(message(&format!("{{{{ a }}}}{}", "a.b - ".repeat(100_000))), None);
        assert_eq!(message(&format!("{{% set a = [{}] %}}", "1.5, ".repeat(100_000))), None);
        assert_eq!(message(&format!("{{{{ '{}", "\\'- ".repeat(100_000))), None);
    }
}

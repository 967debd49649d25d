//! Markers of merge conflicts, which git writes into files.

use std::ops::Range;

use memchr::memmem;

use crate::engine::diagnostic::{Code, Diagnostic};

/// The length of a marker, which repeats one sign.
const SIGNS: usize = 7;

/// Returns the sign of a conflict marker, `<`, `|`, `=` or `>`; `None` for any other line.
pub fn conflict_marker(line: &str) -> Option<char> {
    let sign = line.chars().next().filter(|sign| matches!(sign, '<' | '|' | '=' | '>'))?;
    let rest = line.trim_start_matches(sign);
    let is_marker = line.len() - rest.len() == SIGNS && (rest.is_empty() || rest.starts_with(' '));
    is_marker.then_some(sign)
}

/// The span of the first marker of a merge conflict in a text: `<<<<<<<`, or `=======` if a
/// `>>>>>>>` follows. In Markdown, code in fences may show a conflict.
pub(super) fn conflict(text: &str, is_markdown: bool) -> Option<Range<usize>> {
    let has = |marker: &str| memmem::find(text.as_bytes(), marker.as_bytes()).is_some();
    if !has("<<<<<<<") && !has(">>>>>>>") {
        return None;
    }
    let (mut start, mut fence, mut middle) = (0, None, None);
    for whole in text.split_inclusive('\n') {
        let line = whole.trim_end();
        let span = start..start + line.len();
        start += whole.len();
        if is_markdown && let Some(sign) = fence_sign(line) {
            fence = match fence {
                Some(open) if open == sign => None,
                Some(open) => Some(open),
                None => Some(sign),
            };
        }
        match conflict_marker(line).filter(|_| fence.is_none()) {
            Some('<') => return Some(middle.unwrap_or(span)),
            Some('=') => middle = middle.or(Some(span)),
            Some('>') if middle.is_some() => return middle,
            _ => {}
        }
    }
    None
}

/// The sign of a fence of code at the start of a line.
fn fence_sign(line: &str) -> Option<char> {
    let line = line.trim_start_matches([' ', '>']);
    ['`', '~'].into_iter().find(|sign| line.starts_with(&sign.to_string().repeat(3)))
}

/// The diagnostic for a conflict, without a place.
pub(super) fn unresolved_conflict() -> Diagnostic {
    Diagnostic::new(Code::MergeConflict, "a merge conflict is not resolved").hint(
        "keep the lines of one side, or of both, and remove those that begin with `<<<<<<<`, \
         `|||||||`, `=======` and `>>>>>>>`",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflicts_are_found_at_their_first_marker() {
        for (text, expected) in [
            ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n", Some("<<<<<<< HEAD")),
            ("a\n<<<<<<<\n", Some("<<<<<<<")),
            ("a\n=======\r\nb\n>>>>>>> other\n", Some("=======")),
            ("a\n=======\n\n> quoted\n", None),
            ("a <<<<<<< HEAD\n<<<<<<<< b\n<<<<<<<c\n", None),
            (">>>>>>> deep\n", None),
            ("```\n<<<<<<< HEAD\n=======\n>>>>>>> a\n```\n", None),
            ("~~~\n```\n~~~\n<<<<<<< HEAD\n", Some("<<<<<<< HEAD")),
        ] {
            let found = conflict(text, true).map(|span| &text[span]);
            assert_eq!(found, expected, "{text}");
        }
        assert!(conflict("```\n<<<<<<< HEAD\n", false).is_some());
    }
}

//! Ends of `animation-range` without a percentage, which the parser reads as `0%`: `exit` in
//! `entry exit` is `exit 100%` (Scroll-driven Animations 1, 4.3).

use std::borrow::Cow;

use regex::Regex;

use crate::assets::asset::scan::code;
use crate::base::text::apply_edits;
use crate::engine::diagnostic::{Change, Code, Diagnostic, Hint, Place, Report};
use crate::engine::source::SourcePath;

const PERCENTAGE: &str = " 100%";

const NAMES: [&str; 7] =
    ["cover", "contain", "entry", "exit", "entry-crossing", "exit-crossing", "scroll"];

/// Reports such ends.
pub(super) fn check(path: &SourcePath, text: &str, report: &mut Report) {
    for at in bare_ends(text) {
        let start =
            text[..at].rfind(|c: char| !c.is_alphabetic() && c != '-').map_or(0, |it| it + 1);
        let name = &text[start..at];
        let message = format!("the range ends with `{name}` without a percentage");
        let change = Change::spans([(at..at, PERCENTAGE)]);
        let hint = Hint::from(format!("write `{name}{PERCENTAGE}`, which means the same"));
        let place = Place::new(path, start..at);
        let wrong = Diagnostic::new(Code::CssError, message).at(place);
        report.add(wrong.hint(hint.with_change(change)));
    }
}

/// Writes their percentages.
pub(super) fn with_percentages(text: &str) -> Cow<'_, str> {
    let ends = bare_ends(text);
    match ends.is_empty() {
        true => Cow::Borrowed(text),
        false => {
            let edits = ends.into_iter().map(|at| (at..at, PERCENTAGE.to_owned()));
            Cow::Owned(apply_edits(text, edits))
        }
    }
}

/// The offsets at which percentages are missing.
fn bare_ends(text: &str) -> Vec<usize> {
    if memchr::memmem::find(text.as_bytes(), b"-range").is_none() {
        return Vec::new();
    }
    let declaration = r"(?:^|[^\-0-9A-Z_a-z\u{80}-\u{10ffff}])(?i:animation-range)\s*:([^;{}]*)";
    let declaration = Regex::new(declaration).expect("the pattern is valid");
    let code = code(text);
    let mut ends = Vec::new();
    for found in declaration.captures_iter(&code) {
        let Some(value) = found.get(1) else { continue };
        let (value, mut start) = (value.as_str(), value.start());
        for range in value.split_inclusive(',') {
            let written = range.split([',', '!']).next().unwrap_or_default().trim_end();
            let mut words = written.split_whitespace();
            let (first, last) = (words.next(), words.next_back());
            let is_name = |word: &str| NAMES.iter().any(|name| word.eq_ignore_ascii_case(name));
            if first.is_some() && last.is_some_and(is_name) {
                ends.push(start + written.len());
            }
            start += range.len();
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_without_a_percentage_get_one() {
        for (text, expected) in [
            ("a{animation-range:entry exit}", "a{animation-range:entry exit 100%}"),
            ("a{animation-range: entry 10% EXIT !important;b:c}", "EXIT 100% !important;b:c}"),
            ("a{animation-range:entry,10% cover/**/}", "entry,10% cover 100%/**/}"),
            ("a{animation-range:var(--a) exit;}", "exit 100%;}"),
        ] {
            assert!(with_percentages(text).contains(expected), "{}", with_percentages(text));
        }
        for text in [
            "a{animation-range:entry}",
            "a{animation-range:entry 0% exit 0%}",
            "a{animation-range-end:exit}",
            "a{--animation-range:entry exit}",
            "a{animation-range:normal, 10% 20%}/* animation-range: entry exit */",
        ] {
            assert_eq!(with_percentages(text), text);
        }
    }
}

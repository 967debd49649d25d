//! Isolates values from the direction of the text around them (UAX 9), as Fluent does, where it
//! shows: a value of the other direction, and one with marks at its ends in a text from the right.
//!
//! Numbers and dates are not isolated: CLDR gives them the marks of direction that they need.

use std::borrow::Cow;

/// Begins an isolated value of a page until it is known where it stands: in text it needs to be
/// isolated, in attributes and titles not. Noncharacters, which no text has.
pub const ISOLATE: char = '\u{fdd2}';
/// Ends it.
pub const POP: char = '\u{fdd3}';

/// The marks of Unicode for the two: first strong isolate, pop directional isolate.
pub const MARKS: [char; 2] = ['\u{2068}', '\u{2069}'];

/// The value between `marks` if it has to be isolated in a text of that direction.
pub(super) fn isolate(
    value: Cow<'_, str>,
    is_right_to_left: bool,
    [start, end]: [char; 2],
) -> Cow<'_, str> {
    match is_isolated(&value, is_right_to_left) {
        true => format!("{start}{value}{end}").into(),
        false => value,
    }
}

/// The text without the marks of a page.
pub fn without_isolates(text: &str) -> Cow<'_, str> {
    match text.contains([ISOLATE, POP]) {
        true => text.replace([ISOLATE, POP], "").into(),
        false => text.into(),
    }
}

/// As `isolated` of `src/assets/island/runtime/isolate.ts`.
fn is_isolated(value: &str, is_right_to_left: bool) -> bool {
    if !is_right_to_left {
        return value.contains(is_from_right);
    }
    let is_mark = |c: char| !c.is_alphanumeric();
    value.contains(|c: char| c.is_alphabetic() && !is_from_right(c))
        || value.starts_with(is_mark)
        || value.ends_with(is_mark)
}

/// Whether it belongs to a block that Unicode keeps for scripts from the right.
fn is_from_right(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdcf}' | '\u{fdf0}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_isolated_where_it_shows() {
        for (value, from_left, from_right) in [
            ("C#", false, true),
            ("Archipel", false, true),
            ("(2)", false, true),
            ("+49 30 1234", false, true),
            ("2026", false, false),
            ("مرحبا", true, false),
            ("مرحبا بكم", true, false),
            ("مرحبا!", true, true),
            ("שלום", true, false),
            ("", false, false),
        ] {
            assert_eq!(is_isolated(value, false), from_left, "{value} from the left");
            assert_eq!(is_isolated(value, true), from_right, "{value} from the right");
        }
    }
}

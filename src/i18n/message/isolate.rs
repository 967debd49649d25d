//! Isolates values from the direction of the surrounding text (UAX 9), as Fluent does, if it is
//! visible: values of the other direction, and values with marks at their ends in right-to-left
//! text.
//!
//! Numbers and dates are not isolated: CLDR adds the direction marks that they need.

use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr;

use crate::base::html::{Markup, Tag, each_markup, each_tag, is_block};
use crate::base::marks::{BORROWED, BORROWED_END, ISOLATE, POP};

/// The corresponding Unicode characters: first strong isolate, pop directional isolate.
pub const MARKS: [char; 2] = ['\u{2068}', '\u{2069}'];

/// The characters that isolate code in a text from the right, since code is written from the left:
/// left-to-right isolate, pop directional isolate.
pub const CODE_MARKS: [char; 2] = ['\u{2066}', '\u{2069}'];

/// Encloses the value in `marks` if it has to be isolated in a text of that direction.
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

/// Like [`isolate`] for a text of the site: of a term, of another message, or in quotation marks.
/// It may have markup. If it has letters of the direction around it, it reads as if it was written
/// there.
pub(super) fn isolate_written(
    text: Cow<'_, str>,
    is_right_to_left: bool,
    [start, end]: [char; 2],
) -> Cow<'_, str> {
    let may_be = text.contains(is_from_right) != is_right_to_left;
    if !may_be || text.starts_with(start) && text.find(end) == Some(text.len() - end.len_utf8()) {
        return text;
    }
    let visible = visible(&text);
    let is_own = |c: char| c.is_alphabetic() && is_from_right(c) == is_right_to_left;
    let is_isolated = is_isolated(&visible, is_right_to_left)
        && visible.contains(char::is_alphanumeric)
        && !visible.contains(is_own);
    match is_isolated && !has_block(&text) {
        true => format!("{start}{text}{end}").into(),
        false => text,
    }
}

/// The text without what is in tags.
fn visible(text: &str) -> Cow<'_, str> {
    if memchr(b'<', text.as_bytes()).is_none() {
        return text.into();
    }
    let (mut words, mut at) = (String::new(), 0);
    each_markup(text.as_bytes(), |markup| {
        let (Markup::Start(Tag { start, end, .. })
        | Markup::End(_, Range { start, end })
        | Markup::Other(Range { start, end })) = markup;
        words.push_str(&text[at.min(start)..start]);
        at = end;
    });
    (words + &text[at..]).into()
}

/// Returns whether a text has an element that ends a paragraph, and with it the isolation.
fn has_block(text: &str) -> bool {
    let mut found = false;
    if memchr(b'<', text.as_bytes()).is_some() {
        each_tag(text.as_bytes(), |tag| found |= is_block(tag.name) || tag.is("br"));
    }
    found
}

/// The text without the marks of a page.
pub fn without_isolates(text: &str) -> Cow<'_, str> {
    match text.contains([ISOLATE, POP, BORROWED, BORROWED_END]) {
        true => text.replace([ISOLATE, POP, BORROWED, BORROWED_END], "").into(),
        false => text.into(),
    }
}

/// Like `isolated` of `src/assets/island/runtime/isolate.ts`.
fn is_isolated(value: &str, is_right_to_left: bool) -> bool {
    if !is_right_to_left {
        return value.contains(is_from_right);
    }
    let is_mark = |c: char| !c.is_alphanumeric();
    value.contains(|c: char| c.is_alphabetic() && !is_from_right(c))
        || value.starts_with(is_mark)
        || value.ends_with(is_mark)
}

/// Returns whether a character is in a block that Unicode reserves for right-to-left scripts.
fn is_from_right(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdcf}' | '\u{fdf0}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_site_are_isolated_without_letters_of_the_direction() {
        for (text, from_left, from_right) in [
            ("C++", false, true),
            ("<b>Yahoo!</b>", false, true),
            ("Yahoo! مرحبا", false, false),
            ("<b>مرحبا</b>", true, false),
            ("{", false, false),
            ("<li>C++</li>", false, false),
            ("\u{fdd2}C++\u{fdd3}", false, false),
            ("\u{fdd2}C++\u{fdd3}, D", false, true),
        ] {
            for (is_right_to_left, expected) in [(false, from_left), (true, from_right)] {
                let isolated = isolate_written(text.into(), is_right_to_left, [ISOLATE, POP]);
                assert_eq!(isolated.len() > text.len(), expected, "{text} {is_right_to_left}");
            }
        }
    }

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

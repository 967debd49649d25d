//! The literal words of patterns.

use std::borrow::Cow;

use fluent_syntax::ast::{Pattern, PatternElement};

/// The words of a literal element of a pattern. A dash directly between two placeables makes a
/// range of them, and takes a word joiner along: no line ends in `20–`.
pub fn literal<'s>(elements: &[PatternElement<&'s str>], at: usize) -> &'s str {
    let is_placeable =
        |at: usize| matches!(elements.get(at), Some(PatternElement::Placeable { .. }));
    match elements[at] {
        PatternElement::TextElement { value: "–" }
            if at > 0 && is_placeable(at - 1) && is_placeable(at + 1) =>
        {
            "–\u{2060}"
        }
        PatternElement::TextElement { value } => value,
        PatternElement::Placeable { .. } => "",
    }
}

/// The text of a pattern without placeables, which most patterns are.
pub(super) fn plain<'a>(pattern: &'a Pattern<&'a str>) -> Option<Cow<'a, str>> {
    let text = |element: &PatternElement<&'a str>| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    };
    match pattern.elements.as_slice() {
        [element] => text(element).map(Cow::Borrowed),
        elements => elements.iter().map(text).collect::<Option<String>>().map(Cow::Owned),
    }
}

//! The literal text of patterns.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// The text of a literal element of a pattern. A dash between two placeables denotes a range and
/// gets a word joiner, so that no line breaks after `20–`.
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

/// Returns whether a pattern is `{ "" }`, Fluent's notation for a message without text.
pub(super) fn is_empty(pattern: &Pattern<&str>) -> bool {
    let is_empty = |element: &PatternElement<&str>| match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.is_empty(),
        _ => false,
    };
    pattern.elements.iter().all(is_empty)
}

/// The length of the placeable at the start of a text; `None` if it is not closed. Braces in
/// quotation marks are text.
pub fn placeable_length(text: &str) -> Option<usize> {
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_quoted => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            b'{' if !is_quoted => depth += 1,
            b'}' if !is_quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// The text of a pattern, if it has no placeables, like most patterns.
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

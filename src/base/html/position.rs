//! Tracks whether a character of a page is in text, in a tag, or where no element is allowed.

use crate::base::html::RAW_TEXT;

/// The position of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// In text, where an element may be inserted.
    Text,
    /// In a tag.
    Tag,
    /// In an element that contains only text, or in an SVG image.
    TextOnly,
}

/// Tracks the position in a page character by character.
#[derive(Default)]
pub struct TagTracker {
    in_tag: bool,
    /// The quote of the value of an attribute that is not closed.
    quote: Option<char>,
    /// Whether only spaces follow the equals sign of an attribute.
    is_value: bool,
    text_only: Option<&'static str>,
}

/// Elements that contain only text besides those of raw text, and SVG, which has no HTML elements.
const TEXT_ONLY: [&str; 2] = ["option", "svg"];

impl TagTracker {
    /// Advances over `c`, the first character of `rest`.
    pub fn advance(&mut self, c: char, rest: &str) {
        if self.in_tag && c != '<' {
            match self.quote {
                Some(quote) if c == quote => self.quote = None,
                Some(_) => {}
                None if matches!(c, '"' | '\'') && self.is_value => self.quote = Some(c),
                None if c == '>' => self.in_tag = false,
                None => {}
            }
            self.is_value = c == '=' || self.is_value && c.is_whitespace();
            return;
        }
        match c {
            '<' if self.quote.is_some() => {}
            '<' => {
                let rest = &rest[1..];
                match self.text_only {
                    None => {
                        self.in_tag = true;
                        // Most tags are of other elements, and are not compared with each name.
                        let first = rest.bytes().next().unwrap_or_default();
                        let is_candidate = matches!(first, b'i' | b'n' | b'o' | b's' | b't' | b'x');
                        let mut names =
                            RAW_TEXT.into_iter().chain(TEXT_ONLY).filter(|_| is_candidate);
                        self.text_only = names.find(|name| begins_with_name(rest, name));
                    }
                    Some(name) => {
                        let end = rest.strip_prefix('/');
                        if end.is_some_and(|end| begins_with_name(end, name)) {
                            self.in_tag = true;
                            self.text_only = None;
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// Advances over a text that has neither `<` nor `>`. In a tag, it may have quotes.
    pub fn advance_over(&mut self, text: &str) {
        if self.in_tag {
            text.chars().for_each(|c| self.advance(c, ""));
        }
    }

    /// Returns the position of the next character.
    pub fn position(&self) -> Position {
        match (self.in_tag, self.text_only) {
            (true, _) => Position::Tag,
            (_, Some(_)) => Position::TextOnly,
            _ => Position::Text,
        }
    }
}

/// Returns whether a tag without its `<` has that name.
fn begins_with_name(rest: &str, name: &str) -> bool {
    rest.strip_prefix(name).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_after_a_quoted_angle_bracket_is_in_the_tag() {
        for (html, position) in [
            ("<a title=\"a > b", Position::Tag),
            ("<a title = 'a > b", Position::Tag),
            ("<a title=\"a > b\">", Position::Text),
            ("<a title=a'b>", Position::Text),
            ("<p>it's > that", Position::Text),
            ("<a title=\"<b>", Position::Tag),
            ("<xmp>a", Position::TextOnly),
            ("<title>a</title>", Position::Text),
        ] {
            let mut tracker = TagTracker::default();
            html.char_indices().for_each(|(at, c)| tracker.advance(c, &html[at..]));
            assert_eq!(tracker.position(), position, "{html}");
        }
    }
}

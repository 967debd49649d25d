//! Tracks whether a character of a page is in text, in a tag, or where no element is allowed.

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
    text_only: Option<&'static str>,
}

/// Elements that contain only text, and SVG, which has no HTML elements.
const TEXT_ONLY: [&str; 6] = ["title", "script", "style", "textarea", "option", "svg"];

impl TagTracker {
    /// Advances over `c`, the first character of `rest`.
    pub fn advance(&mut self, c: char, rest: &str) {
        match c {
            '<' => {
                let rest = &rest[1..];
                match self.text_only {
                    None => {
                        self.in_tag = true;
                        // Most tags are of other elements, and are not compared with each name.
                        let is_candidate = matches!(rest.as_bytes(), [b't' | b's' | b'o', ..]);
                        let mut names = TEXT_ONLY.into_iter().filter(|_| is_candidate);
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
            '>' => self.in_tag = false,
            _ => {}
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

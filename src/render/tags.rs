//! Where a character of a page stands: in text, in a tag, or where no element can be.

/// Where a character stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// In text, where an element may stand.
    Text,
    /// In a tag.
    Tag,
    /// In an element that holds text and nothing else, or in a drawing.
    Closed,
}

/// Follows a page character by character.
#[derive(Default)]
pub(super) struct Tags {
    in_tag: bool,
    closed: Option<&'static str>,
}

/// Elements whose content is text only, and drawings, whose text knows no elements of pages.
const CLOSED: [&str; 6] = ["title", "script", "style", "textarea", "option", "svg"];

impl Tags {
    /// Goes over `c`, with which `rest` begins.
    pub(super) fn step(&mut self, c: char, rest: &str) {
        match c {
            '<' => {
                let rest = &rest[1..];
                match self.closed {
                    None => {
                        self.in_tag = true;
                        self.closed = CLOSED.into_iter().find(|name| begins_with_name(rest, name));
                    }
                    Some(name) => {
                        let end = rest.strip_prefix('/');
                        if end.is_some_and(|end| begins_with_name(end, name)) {
                            self.in_tag = true;
                            self.closed = None;
                        }
                    }
                }
            }
            '>' => self.in_tag = false,
            _ => {}
        }
    }

    /// Where the next character stands.
    pub(super) fn context(&self) -> Context {
        match (self.in_tag, self.closed) {
            (true, _) => Context::Tag,
            (_, Some(_)) => Context::Closed,
            _ => Context::Text,
        }
    }
}

fn begins_with_name(rest: &str, name: &str) -> bool {
    rest.strip_prefix(name).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
}

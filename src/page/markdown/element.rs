//! The HTML elements of a body that are open.

use std::ops::Range;

use crate::base::html::is_void;

/// Elements that end without an end tag.
const OPTIONAL: [&str; 15] = [
    "colgroup", "dd", "dt", "li", "optgroup", "option", "p", "rp", "rt", "tbody", "td", "tfoot",
    "th", "thead", "tr",
];

/// An element that is open.
struct Element {
    name: String,
    span: Range<usize>,
    /// The number of Markdown's own elements around it.
    depth: usize,
}

/// The HTML elements that are open, innermost last.
#[derive(Default)]
pub struct Elements {
    open: Vec<Element>,
    /// The number of Markdown's own elements that are open.
    pub depth: usize,
}

impl Elements {
    /// Starts an element; `is_closed` is true if its tag ends with `/>`.
    pub fn start(&mut self, name: &str, is_closed: bool, span: Range<usize>) {
        let name = name.to_ascii_lowercase();
        let is_foreign = |name: &str| matches!(name, "svg" | "math");
        let in_foreign =
            || is_foreign(&name) || self.open.iter().any(|open| is_foreign(&open.name));
        let is_empty = is_void(name.as_bytes()) || is_closed && in_foreign();
        if !is_empty {
            self.open.push(Element { name, span, depth: self.depth });
        }
    }

    /// Returns whether an element of that name is open.
    pub fn has_open(&self, name: &str) -> bool {
        self.open.iter().any(|open| open.name == name)
    }

    /// Ends an element; returns false if none of that name can end here.
    pub fn end(&mut self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let ended = self.open.iter().rposition(|open| open.name == name);
        let Some(at) = ended.filter(|at| {
            let inner = &self.open[at + 1..];
            self.open[*at].depth == self.depth
                && inner.iter().all(|open| OPTIONAL.contains(&&*open.name))
        }) else {
            return false;
        };
        self.open.truncate(at);
        true
    }

    /// Removes the elements that began in the innermost element of Markdown, or all of them;
    /// returns the elements without end tags.
    pub fn close(&mut self, all: bool) -> Vec<(String, Range<usize>)> {
        let is_outside = |open: &Element| !all && open.depth < self.depth;
        let kept = self.open.iter().rposition(is_outside).map_or(0, |at| at + 1);
        let closed = self.open.split_off(kept).into_iter();
        let missing = closed.filter(|open| !OPTIONAL.contains(&&*open.name));
        missing.map(|open| (open.name, open.span)).collect()
    }
}

//! The HTML elements of a body that are open.

use std::collections::BTreeMap;
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
    /// The number of open elements of each name.
    counts: BTreeMap<String, usize>,
    /// The number of Markdown's own elements that are open.
    pub depth: usize,
}

impl Elements {
    /// Starts an element; `is_closed` is true if its tag ends with `/>`.
    pub fn start(&mut self, name: &str, is_closed: bool, span: Range<usize>) {
        let name = name.to_ascii_lowercase();
        let in_foreign = || ["svg", "math"].into_iter().any(|it| name == it || self.has_open(it));
        let is_empty = is_void(name.as_bytes()) || is_closed && in_foreign();
        if !is_empty {
            *self.counts.entry(name.clone()).or_default() += 1;
            self.open.push(Element { name, span, depth: self.depth });
        }
    }

    /// Returns whether an element of that name is open.
    pub fn has_open(&self, name: &str) -> bool {
        self.counts.get(name).is_some_and(|count| *count > 0)
    }

    /// Ends an element; returns false if none of that name can end here.
    pub fn end(&mut self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        if !self.has_open(&name) {
            return false;
        }
        let ended = self.open.iter().rposition(|open| open.name == name);
        let Some(at) = ended.filter(|at| {
            let inner = &self.open[at + 1..];
            self.open[*at].depth == self.depth
                && inner.iter().all(|open| OPTIONAL.contains(&&*open.name))
        }) else {
            return false;
        };
        self.split_off(at);
        true
    }

    /// Removes the elements that began in the innermost element of Markdown, or all of them;
    /// returns the elements without end tags.
    pub fn close(&mut self, all: bool) -> Vec<(String, Range<usize>)> {
        let is_outside = |open: &Element| !all && open.depth < self.depth;
        let kept = self.open.iter().rposition(is_outside).map_or(0, |at| at + 1);
        let closed = self.split_off(kept);
        let missing = closed.into_iter().filter(|open| !OPTIONAL.contains(&&*open.name));
        missing.map(|open| (open.name, open.span)).collect()
    }

    fn split_off(&mut self, at: usize) -> Vec<Element> {
        let ended = self.open.split_off(at);
        for element in &ended {
            self.counts.entry(element.name.clone()).and_modify(|count| *count -= 1);
        }
        ended
    }
}

//! The elements that are open at a position of a page, by the rules of tree construction of the
//! HTML standard (section 13.2.6). Covers the rules that change the document: a start tag that ends
//! open elements, is ignored, or is moved out of a table.

use crate::base::html::element::{
    BREAKOUT, FORMATTING, HEAD, INTEGRATION, PHRASING, SCOPE, ends_list_search, is, is_any,
    is_block, is_void,
};

/// A difference between a tag or text as written and the tree that a parser builds from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure<'p> {
    /// The kind of the difference.
    pub kind: DepartureKind,
    /// The name of the open element that is the cause.
    pub element: &'p [u8],
    /// The number of elements around that element.
    pub depth: usize,
}

/// How the tree of a parser differs from the tag or text as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepartureKind {
    /// The tag ends an open element.
    Closes,
    /// The tag or text is not allowed in the open element: the parser ignores or moves it.
    Refused,
}

/// An open element.
#[derive(Clone, Copy, Debug)]
struct Open<'p> {
    name: &'p [u8],
    /// Whether its children are of SVG or MathML.
    is_foreign: bool,
}

/// The open elements, outermost first.
#[derive(Clone, Debug, Default)]
pub struct Nesting<'p> {
    open: Vec<Open<'p>>,
}

type Found<'p> = Option<Departure<'p>>;

impl<'p> Nesting<'p> {
    /// The number of open elements.
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// The names of the open elements, innermost first, as written.
    pub fn names(&self) -> impl Iterator<Item = &'p [u8]> + use<'p, '_> {
        self.open.iter().rev().map(|open| open.name)
    }

    /// Returns whether a paragraph is open that the start tag of a block would end.
    pub fn is_in_paragraph(&self) -> bool {
        self.in_scope("p", &["button"]).is_some()
    }

    /// Returns whether text is expected here rather than blocks.
    pub fn expects_text(&self) -> bool {
        let transparent = ["a", "ins", "del", "map", "slot"];
        let parent = self.names().find(|name| !is_any(name, &transparent) && !name.contains(&b'-'));
        self.is_in_paragraph() || parent.is_some_and(|name| is_any(name, &PHRASING))
    }

    /// Reads a start tag. `closes` is true if it ends with `/>`.
    pub fn start(&mut self, name: &'p [u8], closes: bool) -> Found<'p> {
        let mut found = None;
        if self.is_foreign() {
            if !is_any(name, &BREAKOUT) {
                let is_foreign = !is_any(name, &INTEGRATION);
                if !closes {
                    self.open.push(Open { name, is_foreign });
                }
                return None;
            }
            let html = self.open.iter().rposition(|open| !open.is_foreign);
            found = self.close(html.map_or(0, |at| at + 1));
        }
        if is_any(name, &["html", "head", "body", "frameset", "frame"]) {
            return outer(found, self.document(name));
        }
        let in_head = self.open.last().is_some_and(|open| is(open.name, "head"));
        if in_head && !is_any(name, &HEAD) {
            found = outer(found, self.close(self.open.len() - 1));
        }
        if is_any(
            name,
            &["caption", "colgroup", "col", "tbody", "tfoot", "thead", "tr", "td", "th"],
        ) {
            return outer(found, self.table_part(name));
        }
        found = outer(found, self.refused(name));
        if is_block(name)
            && let Some(at) = self.in_scope("p", &["button"])
        {
            found = outer(found, self.close(at));
        }
        if is(name, "form") && self.open.iter().any(|open| is(open.name, "form")) {
            return outer(found, self.refuse("form"));
        }
        found = outer(found, self.implied_end(name));
        if is_any(name, &["svg", "math"]) {
            if !closes {
                self.open.push(Open { name, is_foreign: true });
            }
        } else if !is_void(name) {
            self.open.push(Open { name, is_foreign: false });
        }
        found
    }

    /// Reads an end tag.
    pub fn end(&mut self, name: &'p [u8]) -> Found<'p> {
        if is_any(name, &["body", "html"]) {
            return None;
        }
        let Some(at) = self.open.iter().rposition(|open| open.name.eq_ignore_ascii_case(name))
        else {
            return self.refused_end();
        };
        let between = &self.open[at + 1..];
        if between.is_empty() {
            self.open.pop();
            return None;
        }
        let is_part = is_any(name, &["table", "tbody", "tfoot", "thead", "tr", "td", "th"]);
        let ends_search = |open: &Open<'_>| {
            if is_part {
                is_any(open.name, &["table", "template"])
            } else {
                is_any(open.name, &SCOPE)
            }
        };
        let is_formatting = is_any(name, &FORMATTING);
        if between.iter().any(ends_search) {
            return self.refused_end();
        }
        if is_formatting && between.iter().any(|open| is_block(open.name)) {
            let closed = self.open.remove(at);
            return Some(departure(DepartureKind::Closes, closed, at));
        }
        let found =
            self.open.get(at + 1).map(|open| departure(DepartureKind::Closes, *open, at + 1));
        self.open.truncate(at);
        found
    }

    /// Reads text between tags.
    pub fn text(&mut self, text: &[u8]) -> Found<'p> {
        let parent = self.open.last().filter(|open| !open.is_foreign)?;
        let is_table = is_any(parent.name, &["table", "tbody", "tfoot", "thead", "tr", "colgroup"]);
        (is_table && !text.trim_ascii().is_empty())
            .then(|| departure(DepartureKind::Refused, *parent, self.open.len() - 1))
    }

    fn is_foreign(&self) -> bool {
        self.open.last().is_some_and(|open| open.is_foreign)
    }

    /// The position of the innermost open element of that name that is in scope.
    fn in_scope(&self, name: &str, more: &[&str]) -> Option<usize> {
        for (at, open) in self.open.iter().enumerate().rev() {
            if is(open.name, name) && !open.is_foreign {
                return Some(at);
            }
            if is_any(open.name, &SCOPE)
                || is_any(open.name, more)
                || is_any(open.name, &INTEGRATION)
            {
                return None;
            }
        }
        None
    }

    /// Ends all elements from this position on.
    fn close(&mut self, at: usize) -> Found<'p> {
        let found = self.open.get(at).map(|open| departure(DepartureKind::Closes, *open, at));
        self.open.truncate(at);
        found
    }

    fn refuse(&self, ancestor: &str) -> Found<'p> {
        let at = self.open.iter().rposition(|open| is(open.name, ancestor))?;
        Some(departure(DepartureKind::Refused, self.open[at], at))
    }

    fn refused_end(&self) -> Found<'p> {
        let at = self.open.len().checked_sub(1)?;
        Some(departure(DepartureKind::Refused, self.open[at], at))
    }

    fn document(&mut self, name: &'p [u8]) -> Found<'p> {
        let known = self.open.iter().any(|open| is_any(open.name, &["body", "frameset"]));
        if known || self.open.iter().any(|open| open.name.eq_ignore_ascii_case(name)) {
            return self.refused_end();
        }
        if !is(name, "html") {
            let html = self.open.iter().position(|open| is(open.name, "html"));
            self.open.truncate(html.map_or(0, |at| at + 1));
        }
        self.open.push(Open { name, is_foreign: false });
        None
    }

    /// Handles parts of tables, whose start tags end elements that can't contain them.
    fn table_part(&mut self, name: &'p [u8]) -> Found<'p> {
        let (parents, outer): (&[&str], &[&str]) = match name.to_ascii_lowercase().as_slice() {
            b"tr" => (&["tbody", "tfoot", "thead"], &["table"]),
            b"td" | b"th" => (&["tr"], &["tbody", "tfoot", "thead", "table"]),
            b"col" => (&["colgroup"], &["table"]),
            _ => (&["table"], &[]),
        };
        let table = self.open.iter().rposition(|open| is_any(open.name, &["table", "template"]));
        let Some(table) = table else { return self.refused_end() };
        let has = |names: &[&str]| {
            let below = self.open[table..].iter().rposition(|open| is_any(open.name, names));
            below.map(|at| table + at)
        };
        let parent = has(parents).or_else(|| has(outer)).unwrap_or(table);
        let is_direct =
            is_any(self.open[parent].name, parents) || is(self.open[parent].name, "template");
        let implied = departure(DepartureKind::Refused, self.open[parent], parent);
        let found = self.close(parent + 1).or((!is_direct).then_some(implied));
        if !is_void(name) {
            self.open.push(Open { name, is_foreign: false });
        }
        found
    }

    /// The departure for an element that the open elements can't contain.
    fn refused(&mut self, name: &[u8]) -> Found<'p> {
        let parent = self.open.last()?;
        let fosters = is_any(parent.name, &["table", "tbody", "tfoot", "thead", "tr", "colgroup"]);
        if fosters && !is_any(name, &["script", "style", "template"]) {
            return self.refused_end();
        }
        let in_select = !is_any(name, &["option", "optgroup", "hr", "script", "template"]);
        if in_select && let Some(at) = self.in_scope("select", &[]) {
            return Some(departure(DepartureKind::Refused, self.open[at], at));
        }
        is(name, "image").then(|| self.refused_end()).flatten()
    }

    /// Ends the elements that end before a start tag of this name.
    fn implied_end(&mut self, name: &[u8]) -> Found<'p> {
        let top = self.open.len().checked_sub(1)?;
        let parent = self.open[top].name;
        let headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
        if is_any(name, &headings) && is_any(parent, &headings) {
            return self.close(top);
        }
        let ends: &[&str] = match name.to_ascii_lowercase().as_slice() {
            b"li" => &["li"],
            b"dd" | b"dt" => &["dd", "dt"],
            b"option" if is(parent, "option") => return self.close(top),
            b"optgroup" if is_any(parent, &["option", "optgroup"]) => {
                let group = self.open.iter().rposition(|open| is(open.name, "optgroup"));
                return self.close(group.unwrap_or(top));
            }
            b"rb" | b"rp" | b"rt" | b"rtc" if is_any(parent, &["rb", "rp", "rt"]) => {
                return self.close(top);
            }
            b"button" => return self.in_scope("button", &[]).and_then(|at| self.close(at)),
            b"nobr" => return self.in_scope("nobr", &[]).and_then(|at| self.close(at)),
            b"a" => {
                let at = self.in_scope("a", &[])?;
                let closed = self.open.remove(at);
                return Some(departure(DepartureKind::Closes, closed, at));
            }
            _ => return None,
        };
        for (at, open) in self.open.iter().enumerate().rev() {
            if is_any(open.name, ends) {
                return self.close(at);
            }
            if ends_list_search(open.name) {
                return None;
            }
        }
        None
    }
}

/// The departure that concerns the outermost element.
fn outer<'p>(first: Found<'p>, second: Found<'p>) -> Found<'p> {
    match (first, second) {
        (Some(first), Some(second)) if second.depth < first.depth => Some(second),
        (first, second) => first.or(second),
    }
}

fn departure(kind: DepartureKind, open: Open<'_>, depth: usize) -> Departure<'_> {
    Departure { kind, element: open.name, depth }
}

#[cfg(test)]
mod tests;

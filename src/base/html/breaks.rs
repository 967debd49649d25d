//! Markup of finished pages that browsers take apart, or that HTML does not allow.

use std::ops::Range;

use memchr::{memmem, memrchr};

use crate::base::html::element::{PHRASING, is, is_any, is_block};
use crate::base::html::nesting::{DepartureKind, Nesting};
use crate::base::html::{Markup, Tag, each_markup, each_tag};

/// An element at a place where browsers don't keep it, or HTML does not allow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// The name of the element, in lower case.
    pub element: String,
    /// The name of the element around it that is the cause, in lower case.
    pub outer: String,
    /// The span of its tag.
    pub span: Range<usize>,
    /// The kind of the mistake.
    pub kind: BreakKind,
}

/// The kind of a [`Break`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreakKind {
    /// Browsers end the outer element before it.
    Ends,
    /// Browsers ignore its tag.
    Ignored,
    /// An end tag without an open element: browsers add an empty one.
    Stray,
    /// Browsers keep it, but the content model of HTML does not allow it in the outer element.
    Forbidden,
    /// A list item without a list around it.
    NoList,
    /// It has no end tag.
    Unclosed,
    /// An end tag without a start tag.
    Unopened,
    /// A quote in its tag is not closed, or there is one too many.
    Quote,
    /// It is nested too deeply: browsers put it beside the element that it is in.
    Deep,
}

impl BreakKind {
    /// Returns whether browsers change the document.
    pub fn is_changed(self) -> bool {
        !matches!(self, BreakKind::Forbidden | BreakKind::NoList)
    }
}

/// Elements in which an element of the same name can't stand.
const UNNESTABLE: [(&str, &str); 3] = [("<a", "</a"), ("<button", "</button"), ("<form", "</form")];

/// Elements that react to clicks.
const INTERACTIVE: [&str; 7] = ["a", "button", "details", "iframe", "input", "select", "textarea"];

/// Elements whose text browsers show within a line.
const INLINE: [&str; 26] = [
    "a", "abbr", "b", "bdi", "bdo", "br", "circle", "cite", "code", "em", "g", "i", "img", "kbd",
    "mark", "path", "picture", "q", "small", "source", "span", "strong", "svg", "time", "use",
    "wbr",
];

/// Returns whether [`breaks`] may find changes in a page: a fast search without false negatives for
/// paragraphs, and, if `with_links`, for links, buttons and forms.
pub fn may_have_breaks(html: &[u8], with_links: bool) -> bool {
    memmem::find_iter(html, b"</p>").any(|end| !is_plain_paragraph(&html[..end]))
        || with_links && UNNESTABLE.iter().any(|(start, end)| may_nest(html, start, end))
}

/// Returns whether a text ends in a paragraph with only elements of a line in it.
fn is_plain_paragraph(before: &[u8]) -> bool {
    let mut end = before.len();
    while let Some(at) = memrchr(b'<', &before[..end]) {
        let tag = &before[at + 1..];
        let is_end = tag.first() == Some(&b'/');
        let tag = &tag[usize::from(is_end)..];
        let length = tag.iter().position(|byte| !byte.is_ascii_alphanumeric());
        let name = &tag[..length.unwrap_or(tag.len())];
        if is(name, "p") {
            return !is_end;
        }
        let is_inline = INLINE.iter().any(|inline| inline.as_bytes() == name);
        if !is_inline && (name.is_empty() || is_block(name) || is_any(name, &["html", "body"])) {
            return false;
        }
        end = at;
    }
    false
}

/// Returns whether an element may begin in another one of its name, or a link in a button.
fn may_nest(html: &[u8], start: &str, end: &str) -> bool {
    let (starts, ends) = (memmem::Finder::new(start), memmem::Finder::new(end));
    let next = |from: usize| {
        let mut from = from;
        while let Some(at) = html.get(from..).and_then(|rest| starts.find(rest)) {
            from += at + start.len();
            if html.get(from).is_some_and(|byte| !byte.is_ascii_alphanumeric() && *byte != b'-') {
                return Some(from);
            }
        }
        None
    };
    let mut from = next(0);
    while let Some(at) = from {
        let Some(length) = ends.find(&html[at..]) else { return true };
        from = next(at);
        if from.is_some_and(|next| next < at + length) {
            return true;
        }
        if start == "<button" && memmem::find(&html[at..at + length], b"<a ").is_some() {
            return true;
        }
    }
    false
}

/// The elements in a piece of markup that are not allowed everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkupKind {
    /// No such elements.
    #[default]
    Inline,
    /// Links.
    Links,
    /// Other elements, such as blocks and buttons.
    Blocks,
}

impl MarkupKind {
    /// The kind of a piece of markup.
    pub fn of(html: &str) -> MarkupKind {
        let mut kind = MarkupKind::Inline;
        each_tag(html.as_bytes(), |tag| {
            if tag.is("a") {
                kind = kind.max(MarkupKind::Links);
            } else if is_block(tag.name) || is_any(tag.name, &INTERACTIVE) {
                kind = MarkupKind::Blocks;
            }
        });
        kind
    }
}

/// Finds the elements of a page that browsers don't keep where they are written, or that HTML does
/// not allow there. The markup of islands is not read, since it is checked elsewhere.
pub fn breaks(html: &[u8]) -> Vec<Break> {
    let mut reader = BreakReader::default();
    each_markup(html, |part| match part {
        Markup::Start(tag) if tag.is("archipel-island") => reader.islands += 1,
        Markup::End(name, _) if is(name, "archipel-island") => {
            reader.islands = reader.islands.saturating_sub(1);
        }
        _ if reader.islands > 0 => {}
        Markup::Start(tag) => {
            let closes = html[..tag.end].ends_with(b"/>");
            reader.start(&tag, closes);
        }
        Markup::End(name, span) => reader.end(name, span),
        Markup::Other(_) => {}
    });
    reader.found
}

#[derive(Default)]
struct BreakReader<'p> {
    nesting: Nesting<'p>,
    /// The number of open islands.
    islands: usize,
    /// The blocks that ended a paragraph, each with the number of elements around it. It is a
    /// mistake if the end tag of the paragraph follows; otherwise that is omitted.
    closers: Vec<(Break, usize)>,
    found: Vec<Break>,
}

impl<'p> BreakReader<'p> {
    fn start(&mut self, tag: &Tag<'p>, closes: bool) {
        let at = |outer: &[u8], kind: BreakKind| Break {
            element: name(tag.name),
            outer: name(outer),
            span: tag.start..tag.end,
            kind,
        };
        let forbidden = self.forbidden(tag).map(|(outer, kind)| at(outer, kind));
        let Some(departure) = self.nesting.start(tag.name, closes) else {
            self.found.extend(forbidden);
            return;
        };
        let outer = departure.element;
        let headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
        let is_same = outer.eq_ignore_ascii_case(tag.name)
            || is_any(outer, &headings) && is_any(tag.name, &headings);
        let is_unnestable = is_any(tag.name, &["a", "button", "form"]);
        let is_unnestable = is_unnestable || is_any(tag.name, &headings);
        match departure.kind {
            DepartureKind::Closes if is(outer, "p") => {
                self.closers.push((at(outer, BreakKind::Ends), departure.depth));
            }
            DepartureKind::Closes if is_same && is_unnestable => {
                self.found.push(at(outer, BreakKind::Ends));
            }
            DepartureKind::Refused if is_same && is(tag.name, "form") => {
                self.found.push(at(outer, BreakKind::Ignored));
            }
            _ => self.found.extend(forbidden),
        }
    }

    /// The mistake of an element that browsers keep, and the name of the element around it.
    fn forbidden(&self, tag: &Tag<'p>) -> Option<(&'p [u8], BreakKind)> {
        let is_hidden = || {
            let kind = tag.get("type").unwrap_or_default();
            tag.is("input") && kind.eq_ignore_ascii_case(b"hidden")
        };
        if is_any(tag.name, &INTERACTIVE) && !is_hidden() {
            let outer = self.nesting.names().find(|open| is_any(open, &["a", "button"]));
            let is_plain_link = |outer: &&[u8]| is(outer, "a") && tag.is("a");
            return outer
                .filter(|outer| !is_plain_link(outer))
                .map(|it| (it, BreakKind::Forbidden));
        }
        if !is_block(tag.name) {
            return None;
        }
        let has_list = |open: &[u8]| {
            is_any(open, &["ul", "ol", "menu", "dir", "template", "svg"]) || open.contains(&b'-')
        };
        if tag.is("li") && !self.nesting.names().any(has_list) {
            return Some((b"", BreakKind::NoList));
        }
        let outer = self.nesting.names().next()?;
        let may_have = is_any(outer, &["summary", "legend"]) && tag.name.starts_with(b"h");
        let is_forbidden = is_any(outer, &PHRASING) && !self.nesting.is_in_paragraph() && !may_have;
        is_forbidden.then_some((outer, BreakKind::Forbidden))
    }

    fn end(&mut self, tag: &'p [u8], span: Range<usize>) {
        if is(tag, "p") && !self.nesting.is_in_paragraph() {
            let depth = self.nesting.depth();
            let closer = self.closers.pop_if(|(_, around)| *around == depth);
            let stray = || {
                let (element, outer) = (name(tag), name(tag));
                Break { element, outer, span, kind: BreakKind::Stray }
            };
            self.found.push(closer.map_or_else(stray, |(closer, _)| closer));
        }
        self.nesting.end(tag);
        let depth = self.nesting.depth();
        while self.closers.pop_if(|(_, around)| *around > depth).is_some() {}
    }
}

fn name(name: &[u8]) -> String {
    String::from_utf8_lossy(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(html: &str, is_changed: bool) -> Vec<String> {
        let all = breaks(html.as_bytes()).into_iter();
        let all = all.filter(|one| one.kind.is_changed() || !is_changed);
        all.map(|one| format!("{} in {} at {}", one.element, one.outer, one.span.start)).collect()
    }

    #[test]
    fn markup_that_browsers_take_apart_is_found() {
        for (html, expected) in [
            ("<p>a <b><ul><li>b</li></ul></b></p>", &["ul in p at 8"][..]),
            ("<p><p>a</p><p>b</p></p>", &["p in p at 3"]),
            ("<div>a</p></div>", &["p in p at 6"]),
            ("<p><div>a</div><p><ul></ul></p></p>", &["ul in p at 18", "div in p at 3"]),
            ("<div><p>a<ul></ul></div><div>b</p></div>", &["p in p at 30"]),
            ("<a href=x>a <i><a href=y>b</a></i></a>", &["a in a at 15"]),
            ("<button>a<button>b</button></button>", &["button in button at 9"]),
            ("<form><div><form></form></div></form>", &["form in form at 11"]),
        ] {
            assert_eq!(found(html, true), expected, "{html}");
            assert!(may_have_breaks(html.as_bytes(), true), "{html}");
        }
    }

    #[test]
    fn valid_markup_is_not_changed() {
        for html in [
            "<p>an omitted end tag<div>a</div><p>b<ul><li><p>c<li>d</ul><p>e</p>",
            "<p>a <button><div>b</div></button></p><a>a</a><abbr>b</abbr><a>c</a>",
            "<table><tr><td><p>a<td><p>b</p><tr><td>c</table><svg><a><a></a></a></svg>",
            "<p>a <archipel-island><div>b</div></archipel-island> c</p>",
            "<a><p>a</p></a><p><a>b</a></p><h1>c</h1><h2>d</h2><script>'</p><a><a>'</script>",
        ] {
            assert_eq!(found(html, true), Vec::<String>::new(), "{html}");
        }
        let plain = "<p>a <a>b</a> <strong>c</strong><br></p>\n<p class=\"x\">d</p><a>e</a>";
        assert!(!may_have_breaks(plain.as_bytes(), true));
    }

    #[test]
    fn elements_that_are_not_allowed_are_found() {
        for (html, expected) in [
            ("<h1><ul><li>a</li></ul></h1>", &["ul in h1 at 4"][..]),
            ("<button>a <a href=x>b</a></button>", &["a in button at 10"]),
            ("<div><li>a</li></div>", &["li in  at 5"]),
            ("<a href=x><input></a>", &["input in a at 10"]),
            ("<x-list><li>a</li></x-list><details><summary><h2>a</h2></summary></details>", &[]),
            ("<a><input type=hidden><ul><li>a</li></ul></a>", &[]),
        ] {
            assert_eq!(found(html, false), expected, "{html}");
        }
    }
}

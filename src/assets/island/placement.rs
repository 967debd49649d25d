//! The positions of islands in a finished page: the elements that contain their markup, and the
//! positions at which a browser's parser would change that markup.

use std::ops::Range;

use memchr::{memchr, memmem};

use crate::assets::island::prerender::source;
use crate::base::html::{Departure, DepartureKind, Nesting, is_block};
use crate::base::html::{Markup, Tag, each_markup};
use crate::base::marks::{
    ISLAND as START, ISLAND_BEGUN as BEGUN, ISLAND_BEGUN_IN_TEXT as BEGUN_IN_TEXT,
    ISLAND_END as END,
};
use crate::engine::diagnostic::{Code, Diagnostic, Place};

/// Elements in which islands do not work, with the reason for messages.
const CLOSED: [(&str, &str); 15] = [
    ("audio", "browsers do not show its content"),
    ("canvas", "browsers do not show its content"),
    ("colgroup", "it has columns only"),
    ("datalist", "it has options only"),
    ("head", "it has nothing that is shown"),
    ("math", "it has elements of MathML only"),
    ("noscript", "it is for browsers without scripts"),
    ("object", "browsers do not show its content"),
    ("optgroup", "it has options only"),
    ("option", "it has text only"),
    ("picture", "it has images only"),
    ("select", "it has options only"),
    ("svg", "it has elements of SVG only"),
    ("template", "browsers do not show its content"),
    ("video", "browsers do not show its content"),
];

/// Elements of SVG that may contain HTML.
const FOREIGN_OBJECT: &str = "foreignObject";

/// Parts of tables that have no content of their own.
const TABLE: [&str; 5] = ["table", "tbody", "tfoot", "thead", "tr"];

/// An island at an invalid position, or with markup that a browser would change.
#[derive(Debug)]
pub struct Misplaced {
    /// The name of the island.
    pub island: String,
    /// The number of the island among those of its name on the page, from 1.
    pub occurrence: usize,
    /// The diagnostic. It has a place unless that is the call of the island.
    pub diagnostic: Diagnostic,
}

/// Marks the markup of an island, for [`place_islands`].
pub(super) fn mark(name: &str, occurrence: usize, in_text: bool, html: &str) -> String {
    let begun = if in_text { BEGUN_IN_TEXT } else { BEGUN };
    format!("{START}{name} {occurrence}{begun}{html}{END}")
}

/// An island of a page.
struct FoundIsland<'m> {
    name: &'m str,
    occurrence: usize,
    in_text: bool,
    /// Its markup.
    span: Range<usize>,
}

/// Removes the marks of a finished page; returns the page without them, and the islands.
fn islands_of(html: &str) -> (String, Vec<FoundIsland<'_>>) {
    let mut out = String::with_capacity(html.len());
    let mut islands: Vec<FoundIsland<'_>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = html;
    while let Some(at) = memmem::find(rest.as_bytes(), b"\xef\xb7") {
        let (before, mark) = rest.split_at(at);
        out.push_str(before);
        let c = mark.chars().next().unwrap_or_default();
        rest = &mark[c.len_utf8()..];
        match c {
            START => {
                let Some((start, after)) = rest.split_once([BEGUN, BEGUN_IN_TEXT]) else {
                    continue;
                };
                let Some((name, number)) = start.split_once(' ') else { continue };
                let Ok(occurrence) = number.parse() else { continue };
                let in_text = rest[start.len()..].starts_with(BEGUN_IN_TEXT);
                open.push(islands.len());
                let span = out.len()..out.len();
                islands.push(FoundIsland { name, occurrence, in_text, span });
                rest = after;
            }
            END => {
                if let Some(island) = open.pop() {
                    islands[island].span.end = out.len();
                }
            }
            c => out.push(c),
        }
    }
    out.push_str(rest);
    (out, islands)
}

/// Wraps the islands of a finished page in elements that are valid at their positions, and removes
/// their marks. The error lists the islands for which no element is valid.
pub fn place_islands(html: String) -> Result<String, Vec<Misplaced>> {
    if memmem::find(html.as_bytes(), START.encode_utf8(&mut [0; 3]).as_bytes()).is_none() {
        return Ok(html);
    }
    let (text, islands) = islands_of(&html);
    let mut walk = PlacementWalk {
        html: text.as_bytes(),
        islands: &islands,
        current: None,
        nesting: Nesting::default(),
        done: 0,
        wrappers: Vec::new(),
        misplaced: Vec::new(),
    };
    each_markup(text.as_bytes(), |part| walk.read(&part));
    walk.reach(text.len(), None);
    let PlacementWalk { misplaced, wrappers, .. } = walk;
    if !misplaced.is_empty() {
        return Err(misplaced);
    }
    let mut out = String::with_capacity(text.len() + wrappers.len());
    let mut done = 0;
    for name in wrappers {
        out.push_str(&text[done..name.start]);
        out.push_str("span");
        done = name.end;
    }
    out.push_str(&text[done..]);
    Ok(out)
}

/// The element that contains the markup of an island.
struct Container {
    /// The number of elements around it.
    depth: usize,
    is_span: bool,
}

/// The island that is being read.
struct CurrentElement {
    depth: usize,
    container: Option<Container>,
    is_wrong: bool,
}

/// Walks a page.
struct PlacementWalk<'p, 'i> {
    html: &'p [u8],
    /// The islands that have not ended, in order.
    islands: &'i [FoundIsland<'i>],
    current: Option<CurrentElement>,
    nesting: Nesting<'p>,
    /// The end of the last part.
    done: usize,
    /// The names of elements that become `span`.
    wrappers: Vec<Range<usize>>,
    misplaced: Vec<Misplaced>,
}

impl<'p> PlacementWalk<'p, '_> {
    fn read(&mut self, part: &Markup<'p>) {
        let (start, end) = match part {
            Markup::Start(tag) => {
                (tag.start, tag.text.map_or(tag.end, |text| tag.end + text.len()))
            }
            Markup::End(_, span) | Markup::Other(span) => (span.start, span.end),
        };
        self.reach(start, Some((part, end)));
        match part {
            Markup::Start(tag) => self.start(tag),
            Markup::End(name, span) => self.end(name, span.start),
            Markup::Other(..) => {}
        }
        self.done = end;
    }

    /// Begins and ends the islands before `offset`. Islands that begin before the end of `part` are
    /// within it.
    fn reach(&mut self, offset: usize, part: Option<(&Markup<'p>, usize)>) {
        while let [island, rest @ ..] = self.islands {
            if self.current.is_none() {
                if island.span.start > offset {
                    break;
                }
                self.text(island.span.start);
                self.begin(island.span.start);
            }
            if island.span.end > offset {
                break;
            }
            self.text(island.span.end);
            self.current = None;
            self.islands = rest;
        }
        self.text(offset);
        let Some((part, end)) = part else { return };
        // An island that begins in a tag, in a comment, or in an element that contains only text.
        while let [island, rest @ ..] = self.islands
            && self.current.is_none()
            && island.span.start < end
            && island.span.start > offset
        {
            self.islands = rest;
            let is_markup = memchr(b'<', &self.html[island.span.clone()]).is_some();
            let within = match part {
                Markup::Start(tag) if island.span.start >= tag.end => match tag.text {
                    Some(_) => format!("`<{}>`", name(tag.name)),
                    None => continue,
                },
                Markup::Other(..) => "a comment".to_owned(),
                _ => "a tag".to_owned(),
            };
            if is_markup {
                let message =
                    format!("the island `{}` is in {within}, which can't contain it", island.name);
                let wrong = Diagnostic::new(Code::MisplacedIsland, message);
                self.misplaced.push(Misplaced {
                    island: island.name.to_owned(),
                    occurrence: island.occurrence,
                    diagnostic: wrong.hint(match part {
                        Markup::Other(..) => "a template leaves out what is in `{# … #}`",
                        _ => "call it where text stands, between tags",
                    }),
                });
                // Its markup ends the tag at some position, so the rest can't be interpreted.
                self.islands = &[];
            }
        }
    }

    /// Reads the text up to an offset.
    fn text(&mut self, offset: usize) {
        if self.done < offset {
            let departure = self.nesting.text(&self.html[self.done..offset]);
            self.note(None, departure);
            self.done = offset;
        }
    }

    fn begin(&mut self, start: usize) {
        let island = &self.islands[0];
        self.current =
            Some(CurrentElement { depth: self.nesting.depth(), container: None, is_wrong: false });
        if self.html[start..].starts_with(b"&lt;archipel-island") {
            let message = format!("the markup of the island `{}` is shown as text", island.name);
            let hint = "print it as it is, `{{ island(…) }}`: what is joined to a text is escaped";
            return self.wrong(Diagnostic::new(Code::MisplacedIsland, message).hint(hint));
        }
        let names: Vec<&[u8]> = self.nesting.names().collect();
        let parent = names.first().copied();
        let is_table = |parent: &&[u8]| TABLE.iter().any(|part| same(parent, part));
        if let Some(parent) = parent.filter(is_table) {
            let parent = name(parent);
            let message = format!("the island `{}` can't be in `<{parent}>`", island.name);
            let hint = "call it in a cell of the table, `<td>`, or outside of the table";
            return self.wrong(Diagnostic::new(Code::MisplacedIsland, message).hint(hint));
        }
        let foreign = |name: &&[u8]| !same(name, FOREIGN_OBJECT);
        let closed = names.iter().copied().take_while(foreign).find_map(|open| {
            let (name, why) = CLOSED.iter().find(|(name, _)| same(open, name))?;
            Some((*name, *why))
        });
        if let Some((element, why)) = closed {
            let is_markup = memchr(b'<', &self.html[start..island.span.end]).is_some();
            if is_markup {
                let message = format!("the island `{}` can't be in `<{element}>`", island.name);
                let hint = format!("call it outside of `<{element}>`: {why}");
                self.wrong(Diagnostic::new(Code::MisplacedIsland, message).hint(hint));
            }
        }
    }

    fn start(&mut self, tag: &Tag<'p>) {
        let closes = self.html[..tag.end].ends_with(b"/>");
        let is_container = tag.get("data-island").is_some();
        let Some(current) = self.current.as_ref().filter(|_| is_container) else {
            let departure = self.nesting.start(tag.name, closes);
            return self.note(Some(tag.name), departure);
        };
        if current.container.is_some() || self.nesting.depth() != current.depth + 1 {
            let departure = self.nesting.start(tag.name, closes);
            return self.note(Some(tag.name), departure);
        }
        let island = &self.islands[0];
        let expects_text = island.in_text || self.nesting.expects_text();
        let is_span = self.nesting.is_in_paragraph()
            || expects_text && !has_blocks(&self.html[tag.end..island.span.end]);
        if let Some(current) = &mut self.current {
            current.container = Some(Container { depth: self.nesting.depth(), is_span });
        }
        if is_span {
            self.wrappers.push(tag.start + 1..tag.start + 1 + tag.name.len());
        }
        let departure = self.nesting.start(if is_span { b"span" } else { tag.name }, closes);
        self.note(Some(tag.name), departure);
    }

    fn end(&mut self, name: &'p [u8], start: usize) {
        let container = self.current.as_ref().and_then(|current| current.container.as_ref());
        let depth = self.nesting.depth();
        let is_end = container.is_some_and(|it| it.is_span && it.depth + 1 == depth);
        if is_end && same(name, "div") {
            self.wrappers.push(start + 2..start + 2 + name.len());
            self.nesting.end(b"span");
            return;
        }
        let departure = self.nesting.end(name);
        self.note(Some(name), departure);
    }

    /// Records how a parser treats a part of an island.
    fn note(&mut self, part: Option<&[u8]>, departure: Option<Departure<'_>>) {
        let (Some(departure), Some(current)) = (departure, &self.current) else { return };
        if current.is_wrong {
            return;
        }
        let island = &self.islands[0].name;
        let part = part.map_or_else(|| "text".to_owned(), |part| format!("`<{}>`", name(part)));
        let element = name(departure.element);
        // The elements of the island itself.
        let is_own = departure.depth >= current.depth;
        let diagnostic = if is_own {
            let message = format!(
                "the island `{island}` renders {part} in `<{element}>`, where HTML does not \
                 allow it"
            );
            Diagnostic::new(Code::PrerenderError, message).at(Place::file(&source(island))).hint(
                "browsers would take it apart, and React could not hydrate it: nest other \
                       elements",
            )
        } else {
            let does = match departure.kind {
                DepartureKind::Closes => "ends the",
                DepartureKind::Refused => "can't be in the",
            };
            let message = format!(
                "the island `{island}` renders {part}, which {does} `<{element}>` around it"
            );
            let hint = format!(
                "move the island out of the `<{element}>` (in Markdown: to a line of its own, \
                 between empty lines), or render other elements in it, such as `<span>`"
            );
            Diagnostic::new(Code::MisplacedIsland, message).hint(hint)
        };
        self.wrong(diagnostic);
    }

    fn wrong(&mut self, diagnostic: Diagnostic) {
        let island = &self.islands[0];
        self.misplaced.push(Misplaced {
            island: island.name.to_owned(),
            occurrence: island.occurrence,
            diagnostic,
        });
        if let Some(current) = &mut self.current {
            current.is_wrong = true;
        }
    }
}

/// Returns whether markup has elements that are not allowed in a line of text.
fn has_blocks(markup: &[u8]) -> bool {
    let mut found = false;
    each_markup(markup, |part| found |= matches!(part, Markup::Start(tag) if is_block(tag.name)));
    found
}

fn same(name: &[u8], other: &str) -> bool {
    name.eq_ignore_ascii_case(other.as_bytes())
}

fn name(name: &[u8]) -> String {
    String::from_utf8_lossy(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests;

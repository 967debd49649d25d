//! Elements of finished pages that are not closed or nested too deeply, end tags without an
//! element, and quotes that are not closed.

use std::ops::Range;

use crate::base::html::breaks::{Break, BreakKind};
use crate::base::html::element::{is, is_any, is_void};
use crate::base::html::{Markup, Tag, each_markup};

/// Elements whose end tag may be omitted (HTML standard, section 13.1.2.4).
const OPTIONAL: [&str; 22] = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rb", "rp", "rt", "rtc", "tbody", "td", "tfoot", "th", "thead", "tr", "plaintext",
];

/// The maximum number of elements around an element, without `<html>` and `<body>`: browsers put
/// deeper ones beside each other (`maximumHTMLParserDOMTreeDepth` of Blink and WebKit is 512).
const MAX_DEPTH: usize = 509;

/// Counts the start and end tags of a page: a fast search for pages that [`unbalanced`] may find
/// something in. Elements that overlap, as `<b><i></b></i>`, are not among them.
#[derive(Default)]
pub(super) struct TagCount {
    /// The sum of the digests of the names of start tags, less that of end tags.
    sum: u64,
    /// The number of open elements of SVG and MathML.
    foreign: usize,
    /// The number of open elements, or more.
    open: usize,
    is_deep: bool,
    has_quote: bool,
}

impl TagCount {
    pub(super) fn start(&mut self, html: &[u8], tag: &Tag<'_>) {
        let is_foreign = is_any(tag.name, &["svg", "math"]);
        let closes = closes(html, tag);
        if closes && (is_foreign || self.foreign > 0) {
            return;
        }
        self.foreign += usize::from(is_foreign);
        if !is_void(tag.name) {
            self.open += 1;
            self.is_deep |= self.open > MAX_DEPTH;
        }
        if !is_omissible(tag.name) {
            self.sum = self.sum.wrapping_add(digest(tag.name));
        }
    }

    pub(super) fn attribute(&mut self, name: &[u8]) {
        self.has_quote |= has_quote(name);
    }

    pub(super) fn end(&mut self, name: &[u8]) {
        if is_any(name, &["svg", "math"]) {
            self.foreign = self.foreign.saturating_sub(1);
        }
        self.open = self.open.saturating_sub(1);
        if !is_omissible(name) {
            self.sum = self.sum.wrapping_sub(digest(name));
        }
    }

    /// Returns whether [`unbalanced`] finds something.
    pub(super) fn is_unbalanced(&self) -> bool {
        self.sum != 0 || self.is_deep || self.has_quote
    }
}

/// The digest of a name (FNV-1a, without case).
fn digest(name: &[u8]) -> u64 {
    name.iter().fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Finds the elements of a page that are not closed, end tags without an element, tags with a quote
/// that is not closed, and the first element that is nested too deeply. Only the depth matters in
/// islands, since React writes their markup.
pub fn unbalanced(html: &[u8]) -> Vec<Break> {
    let mut reader = BalanceReader::default();
    each_markup(html, |part| match part {
        Markup::Start(tag) if tag.is("archipel-island") => reader.islands += 1,
        Markup::End(name, _) if is(name, "archipel-island") => {
            reader.islands = reader.islands.saturating_sub(1);
            reader.in_island = 0;
        }
        Markup::Start(tag) if reader.islands > 0 => {
            if !is_void(tag.name) && !closes(html, &tag) {
                reader.in_island += 1;
                let around = reader.open.last().map_or(0, |(.., depth)| *depth);
                reader.measure(tag.name, tag.start..tag.end, around + reader.in_island);
            }
        }
        Markup::End(..) if reader.islands > 0 => {
            reader.in_island = reader.in_island.saturating_sub(1);
        }
        Markup::Start(tag) => reader.start(&tag, closes(html, &tag)),
        Markup::End(name, span) => reader.end(name, span),
        Markup::Other(_) => {}
    });
    let all = reader.open.len();
    reader.close(0, all);
    let mut found = reader.found;
    // The tags in a quote that is not closed are missing.
    if found.iter().any(|one| one.kind == BreakKind::Quote) {
        found.retain(|one| one.kind == BreakKind::Quote);
    }
    found.sort_by_key(|one| one.span.start);
    found
}

#[derive(Default)]
struct BalanceReader<'p> {
    /// The names, tags and depths of the open elements.
    open: Vec<(&'p [u8], Range<usize>, usize)>,
    /// The number of open islands.
    islands: usize,
    /// The number of open elements in the island.
    in_island: usize,
    /// Whether an element is nested too deeply.
    is_deep: bool,
    /// The names of elements that are already reported, whose end tag may follow.
    reported: Vec<&'p [u8]>,
    found: Vec<Break>,
}

impl<'p> BalanceReader<'p> {
    fn start(&mut self, tag: &Tag<'p>, closes: bool) {
        let span = tag.start..tag.end;
        if tag.attributes().any(|(name, _)| has_quote(name)) {
            self.add(tag.name, span.clone(), BreakKind::Quote);
        }
        let is_foreign = |name: &[u8]| is_any(name, &["svg", "math"]);
        let is_in_foreign = || self.open.iter().any(|(name, ..)| is_foreign(name));
        let is_closed = closes && (is_foreign(tag.name) || is_in_foreign());
        if !is_closed && !is_void(tag.name) {
            self.open(tag.name, span);
        }
    }

    /// Adds an open element. One more element around the next ones is an item only if it is not the
    /// end of the item before it; of other elements without an end tag, few are nested.
    fn open(&mut self, name: &'p [u8], span: Range<usize>) {
        let around = self.open.last();
        let is_next = around.is_some_and(|(around, ..)| is(around, "li"));
        let is_counted = if is(name, "li") { !is_next } else { !is_any(name, &OPTIONAL) };
        let depth = around.map_or(0, |(.., depth)| *depth) + usize::from(is_counted);
        self.measure(name, span.clone(), depth);
        self.open.push((name, span, depth));
    }

    /// Reports an element if it is the first one that is nested too deeply.
    fn measure(&mut self, name: &[u8], span: Range<usize>, depth: usize) {
        if depth > MAX_DEPTH && !self.is_deep {
            self.is_deep = true;
            self.add(name, span, BreakKind::Deep);
        }
    }

    fn end(&mut self, name: &'p [u8], span: Range<usize>) {
        let same = |(open, ..): &(&[u8], _, _)| name.eq_ignore_ascii_case(open);
        let Some(at) = self.open.iter().rposition(same) else {
            let known = self.reported.iter().rposition(|known| name.eq_ignore_ascii_case(known));
            match known {
                Some(known) => {
                    self.reported.remove(known);
                }
                None if !is_any(name, &OPTIONAL) => self.add(name, span, BreakKind::Unopened),
                None => {}
            }
            return;
        };
        let above = self.open[at + 1..].iter();
        if is_any(name, &OPTIONAL) && above.clone().any(|(open, ..)| !is_any(open, &OPTIONAL)) {
            return;
        }
        self.close(at + 1, self.open.len());
        self.open.pop();
    }

    /// Ends open elements without an end tag.
    fn close(&mut self, from: usize, to: usize) {
        let all: Vec<_> = self.open.drain(from..to).collect();
        for (name, span, _) in all.into_iter().filter(|(name, ..)| !is_any(name, &OPTIONAL)) {
            self.reported.push(name);
            self.add(name, span, BreakKind::Unclosed);
        }
    }

    fn add(&mut self, name: &[u8], span: Range<usize>, kind: BreakKind) {
        let element = String::from_utf8_lossy(name).to_ascii_lowercase();
        self.found.push(Break { outer: element.clone(), element, span, kind });
    }
}

/// Returns whether elements of that name need no end tag.
fn is_omissible(name: &[u8]) -> bool {
    is_void(name) || is_any(name, &OPTIONAL)
}

/// Returns whether the name of an attribute contains a quote or `<`: a value before it is not
/// closed, or has a quote too many.
fn has_quote(name: &[u8]) -> bool {
    memchr::memchr3(b'"', b'\'', b'<', name).is_some()
}

fn closes(html: &[u8], tag: &Tag<'_>) -> bool {
    html[..tag.end].ends_with(b"/>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(html: &str) -> Vec<String> {
        let mut count = TagCount::default();
        each_markup(html.as_bytes(), |markup| match markup {
            Markup::Start(tag) => {
                count.start(html.as_bytes(), &tag);
                tag.attributes().for_each(|(name, _)| count.attribute(name));
            }
            Markup::End(name, _) => count.end(name),
            Markup::Other(_) => {}
        });
        let found = unbalanced(html.as_bytes()).into_iter();
        let found: Vec<String> = found
            .map(|one| format!("{:?} {} at {}", one.kind, one.element, one.span.start))
            .collect();
        assert_eq!(count.is_unbalanced(), !found.is_empty(), "{html}");
        found
    }

    #[test]
    fn elements_and_quotes_that_are_not_closed_are_found() {
        for (html, expected) in [
            ("<main><div><p>a</main>", &["Unclosed div at 6"][..]),
            ("<div>a</div></div><span>", &["Unopened div at 12", "Unclosed span at 18"]),
            ("<ul><li><b>a<li>b</ul>", &["Unclosed b at 8"]),
            ("<a href=\"x>a</a> <b title=\"y\">c</b>", &["Quote a at 0"]),
            ("<svg><g><path/></svg></g>x<em>", &["Unclosed g at 5", "Unclosed em at 26"]),
            ("<div/>", &["Unclosed div at 0"]),
        ] {
            assert_eq!(found(html), expected, "{html}");
        }
    }

    #[test]
    fn elements_that_are_nested_too_deeply_are_found() {
        let nested =
            |depth: usize, start: &str, end: &str| start.repeat(depth) + &end.repeat(depth);
        let deep = |html: &str| found(html).into_iter().filter(|it| it.starts_with("Deep")).count();
        for (start, end) in [("<div>", "</div>"), ("<ul><li>", "</li></ul>"), ("<g>", "</g>")] {
            let of_pair = start.matches('<').count();
            assert_eq!(deep(&nested(MAX_DEPTH / of_pair, start, end)), 0, "{start}");
            assert_eq!(deep(&nested(MAX_DEPTH, start, &end.replace("</li>", ""))), of_pair - 1);
            let island = format!("<archipel-island>{}</archipel-island>", nested(510, start, end));
            assert_eq!(deep(&format!("<div>{island}</div>")), 1, "{start}");
        }
        let flat = "<li>a".repeat(2000) + &"<tr><td>b".repeat(2000) + &"<p>c".repeat(2000);
        assert_eq!(unbalanced(format!("<ul>{flat}</ul>").as_bytes()), []);
    }

    #[test]
    fn end_tags_may_be_omitted() {
        for html in [
            "<html><body><p>a<div>b</div><ul><li>c<li>d</ul><br><img src=a/>",
            "<table><tr><td><p>a<td>b<tr><td>c</table><select><option>d<option>e</select>",
            "<svg/><svg><path/><a><g/></a></svg><script>'<b>'</script><!-- <i> -->",
            "<P>a</P><DIV>b</div><archipel-island><i></i></archipel-island>",
        ] {
            assert_eq!(found(html), [""; 0], "{html}");
        }
    }
}

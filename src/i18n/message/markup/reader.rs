//! Reads the markup of a text as a browser does, and writes it as HTML.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::html::Nesting;
use crate::base::html::{
    EMPTY_HINT, LINK_HINT, Markup, Tag, each_markup, escape_html, is_empty_address, is_link_target,
    is_script_address, write_attribute,
};
use crate::base::text::span_of;
use crate::engine::diagnostic::{Diagnostic, nearest};
use crate::i18n::message::isolate::without_isolates;
use crate::i18n::message::markup::entity::decoded;
use crate::i18n::message::value::unmarked;

/// The attributes that every element may have, and those of particular elements.
const ATTRIBUTES: [(&str, &[&str]); 6] = [
    ("", &["class", "dir", "id", "lang", "title"]),
    ("a", &["href", "hreflang", "rel", "target"]),
    ("ol", &["start"]),
    ("td", &["colspan", "rowspan"]),
    ("th", &["colspan", "rowspan"]),
    ("time", &["datetime"]),
];

/// Elements without an end tag.
const VOID: [&str; 3] = ["br", "hr", "wbr"];

/// Stands for a placeable in the text of a message that is only checked.
pub(super) const PLACEABLE: char = '\u{fffc}';

/// The addresses of the links in a text that a template prints.
#[derive(Clone, Copy)]
pub struct Links<'r> {
    /// The names and addresses of the links that the template passes.
    pub named: &'r [(&'r str, String)],
    /// Returns the URL of the address of a link.
    pub url: &'r dyn Fn(&str) -> Result<String, Vec<Diagnostic>>,
}

impl<'r> Links<'r> {
    /// The names and addresses of the links that the template passes.
    fn named_of(links: Option<Self>) -> &'r [(&'r str, String)] {
        links.map_or(&[], |links| links.named)
    }
}

/// A mistake in the markup of a text.
pub(super) struct MarkupMistake {
    /// Its span in the text.
    pub(super) span: Range<usize>,
    pub(super) message: String,
    pub(super) hint: String,
    /// Whether the check of message files reports it, too: it does not depend on the template.
    pub(super) is_checked: bool,
}

/// The result of reading a text.
pub(super) struct ReadMarkup<'r> {
    pub(super) html: String,
    pub(super) mistakes: Vec<MarkupMistake>,
    /// The addresses without a URL, each with its errors.
    pub(super) dead: Vec<(String, Vec<Diagnostic>)>,
    /// The links that the text does not contain.
    pub(super) unused_links: Vec<&'r str>,
    /// The names of its elements, as written.
    pub(super) elements: Vec<String>,
}

/// An open element.
struct Open<'t> {
    name: &'t str,
    is_link: bool,
    span: Range<usize>,
}

/// Reads a text. If there are no links of a template, tags of other elements are text.
pub(super) struct MarkupReader<'t, 'r> {
    id: &'r str,
    text: &'t str,
    elements: &'r [String],
    links: Option<Links<'r>>,
    filled: Vec<bool>,
    open: Vec<Open<'t>>,
    nesting: Nesting<'t>,
    /// Whether a tag is missing or misplaced: its effects are not reported.
    is_unbalanced: bool,
    /// The start of the text that has not been written.
    at: usize,
    read: ReadMarkup<'r>,
}

impl<'t, 'r> MarkupReader<'t, 'r> {
    pub(super) fn new(
        id: &'r str,
        text: &'t str,
        elements: &'r [String],
        links: Option<Links<'r>>,
    ) -> Self {
        let html = String::with_capacity(text.len() + 64);
        MarkupReader {
            id,
            text,
            elements,
            links,
            filled: vec![false; Links::named_of(links).len()],
            open: Vec::new(),
            nesting: Nesting::default(),
            is_unbalanced: false,
            at: 0,
            read: ReadMarkup {
                html,
                mistakes: Vec::new(),
                dead: Vec::new(),
                unused_links: Vec::new(),
                elements: Vec::new(),
            },
        }
    }

    pub(super) fn read(mut self) -> ReadMarkup<'r> {
        each_markup(self.text.as_bytes(), |markup| match markup {
            Markup::Start(tag) => self.start(&tag),
            Markup::End(name, span) => self.end(str::from_utf8(name).unwrap_or_default(), span),
            // A comment or a declaration.
            Markup::Other(span) => self.unknown(span),
        });
        self.write_text(self.text.len());
        if let Some(Open { name, span, .. }) = self.open.pop() {
            self.unbalanced(span, &format!("`<{name}>`"), "is not closed", "add the closing tag");
        }
        let links = Links::named_of(self.links).iter().zip(&self.filled);
        let unused = links.filter(|(_, filled)| !**filled);
        self.read.unused_links = unused.map(|((name, _), _)| *name).collect();
        self.read
    }

    /// Writes the text up to `end`.
    fn write_text(&mut self, end: usize) {
        let start = self.at.min(end);
        let text = &self.text[start..end];
        self.at = end;
        let text = self.decoded(text, start);
        escape_html(&text, &mut self.read.html);
    }

    /// A piece of the text with its character references and values decoded.
    fn decoded(&mut self, text: &str, start: usize) -> String {
        let mut mistakes = Vec::new();
        let text = unmarked(&decoded(text, |mistake| mistakes.push(mistake))).into_owned();
        for mistake in mistakes {
            let span = start + mistake.span.start..start + mistake.span.end;
            let name = format!("`{}`", &self.text[span.clone()]);
            let (problem, hint) = mistake.problem();
            self.wrong(span, &name, problem, &hint);
        }
        text
    }

    fn start(&mut self, tag: &Tag<'t>) {
        let name = str::from_utf8(tag.name).unwrap_or_default();
        let link = self.link(name);
        if !is_element(name, self.elements) && link.is_none() {
            self.unknown(tag.start..tag.end);
            return;
        }
        self.write_text(tag.start);
        self.at = tag.end;
        let span = tag.start..tag.end;
        if !self.text[span.clone()].ends_with('>') {
            let hint = "write `{\"<\"}` for a literal `<`";
            self.unbalanced(span, "a `<`", "is not closed", hint);
            return;
        }
        let element = if link.is_some() { "a" } else { name };
        if let Some(departure) = self.nesting.start(element.as_bytes(), false) {
            let outer = String::from_utf8_lossy(departure.element);
            let problem = format!("can't be in `<{outer}>`");
            let hint = format!("close `<{outer}>` before it");
            self.unbalanced(span.clone(), &format!("`<{name}>`"), &problem, &hint);
        }
        let element = element.to_ascii_lowercase();
        self.read.html.push('<');
        self.read.html.push_str(&element);
        if let Some((at, address)) = link {
            self.filled[at] = true;
            if is_empty_address(address) {
                let message =
                    format!("the link `<{name}>` in the message `{}` has no address", self.id);
                let hint = format!("pass one in the template: rich(id, {name}=url(…))");
                self.read.mistakes.push(MarkupMistake {
                    span: span.clone(),
                    message,
                    hint,
                    is_checked: false,
                });
            }
            write_attribute("href", address, &mut self.read.html);
        } else {
            self.read.elements.push(element.clone());
        }
        self.attributes(tag, &element);
        self.read.html.push('>');
        if !VOID.contains(&&*element) {
            self.open.push(Open { name, is_link: link.is_some(), span });
        }
    }

    fn attributes(&mut self, tag: &Tag<'t>, element: &str) {
        let mut names = BTreeSet::new();
        for (name, value) in tag.attributes() {
            let (name, value) = (text_of(name), text_of(value));
            let span = self.span(name);
            let lower = name.to_ascii_lowercase();
            let may_have = |(of, names): &(&str, &[&str])| {
                (of.is_empty() || *of == element) && names.contains(&&*lower)
            };
            // A variable, which has to be empty.
            if name.chars().eq([PLACEABLE]) {
                continue;
            }
            if !ATTRIBUTES.iter().any(may_have) {
                let problem = format!("can't have the attribute `{}`", unmarked(name));
                let allowed = ATTRIBUTES.iter().filter(|(of, _)| of.is_empty() || *of == element);
                let allowed: Vec<&str> =
                    allowed.flat_map(|(_, names)| names.iter().copied()).collect();
                let hint = format!("it may have {}", allowed.join(", "));
                self.wrong(span, &format!("`<{element}>`"), &problem, &hint);
                continue;
            }
            if !names.insert(lower.clone()) {
                let problem = format!("has the attribute `{name}` twice");
                self.wrong(span, &format!("`<{element}>`"), &problem, "remove one of the two");
                continue;
            }
            let value_at = self.span(value);
            let is_quoted = self.text[..value_at.start].ends_with(['"', '\'']);
            if !is_quoted {
                let (name, hint) =
                    (format!("the attribute `{name}`"), format!("write `{name}=\"…\"`"));
                self.wrong(span, &name, "has no value in quotes", &hint);
                continue;
            }
            let mut value = self.decoded(value, value_at.start);
            if lower == "href" {
                value = self.address(&value, span, value_at);
            }
            write_attribute(&lower, &value, &mut self.read.html);
        }
    }

    /// The URL of a link whose attribute has its name and its value at these spans. The addresses
    /// of values are not known before the text is printed.
    fn address(&mut self, value: &str, name: Range<usize>, span: Range<usize>) -> String {
        let address = without_isolates(value);
        if is_script_address(address.as_bytes()) {
            let hint = "link to a page, a file or another site";
            let shown = format!("`{}`", unmarked(&address));
            self.wrong(name, &shown, "is a script, and no address", hint);
        } else if is_empty_address(&address) {
            let shown = format!("`href=\"{}\"`", unmarked(&address));
            self.wrong(name.start..span.end, &shown, "leads nowhere", EMPTY_HINT);
        } else if let Some(links) = self.links {
            return (links.url)(&address).unwrap_or_else(|errors| {
                self.read.dead.push((address.clone().into_owned(), errors));
                String::new()
            });
        } else if !address.starts_with(PLACEABLE) && !is_link_target(&address) {
            let shown = format!("the link `{}`", address.replace(PLACEABLE, "…"));
            self.wrong(span, &shown, "is not checked", LINK_HINT);
        }
        value.to_owned()
    }

    fn end(&mut self, name: &'t str, span: Range<usize>) {
        let name = if name.is_empty() { self.spaced_name(&span) } else { name };
        let is_known = is_element(name, self.elements) || self.link(name).is_some();
        let innermost = self.open.last().map(|open| open.name);
        let meant = innermost.filter(|open| nearest(name, [*open]).is_some());
        if !is_known && meant.is_none() {
            self.unknown(span);
            return;
        }
        self.write_text(span.start);
        self.at = span.end;
        let is_end = innermost.is_some_and(|open| open.eq_ignore_ascii_case(name));
        if !is_end {
            let hint = match meant.filter(|_| !is_known) {
                Some(meant) => format!("did you mean `</{meant}>`?"),
                None => "close the elements in the order in which they were opened, last first"
                    .to_owned(),
            };
            self.unbalanced(span, &format!("`</{name}>`"), "has no opening tag", &hint);
        }
        if let Some(open) = self.open.pop_if(|_| is_end || !is_known) {
            let element = if open.is_link { "a" } else { open.name };
            self.nesting.end(element.as_bytes());
            self.read.html.push_str("</");
            self.read.html.push_str(&element.to_ascii_lowercase());
            self.read.html.push('>');
        }
    }

    /// The name in an end tag with a space before it, which is reported; browsers read the tag as a
    /// comment.
    fn spaced_name(&mut self, span: &Range<usize>) -> &'t str {
        let tag = &self.text[span.clone()];
        let name = tag.trim_start_matches("</").trim_end_matches('>').trim();
        if self.open.last().is_none_or(|open| open.name != name) {
            return "";
        }
        let hint = format!("write `</{name}>`");
        self.unbalanced(span.clone(), &format!("`{tag}`"), "has a space before its name", &hint);
        name
    }

    /// Handles a tag of an element that is not allowed.
    fn unknown(&mut self, span: Range<usize>) {
        if self.links.is_none() {
            return;
        }
        let tag = unmarked(&self.text[span.clone()]).into_owned();
        let message =
            format!("the message `{}` contains `{tag}`, which the template does not fill", self.id);
        let hint = "links get their address from the template: rich(id, name=url(…)); \
                    `[messages] html` in site.toml lists the elements; write `{\"<\"}` for a \
                    literal `<`"
            .to_owned();
        self.read.mistakes.push(MarkupMistake { span, message, hint, is_checked: false });
    }

    fn link(&self, name: &str) -> Option<(usize, &'r str)> {
        let links = Links::named_of(self.links);
        let at = links.iter().position(|(link, _)| *link == name)?;
        Some((at, &links[at].1))
    }

    fn unbalanced(&mut self, span: Range<usize>, what: &str, problem: &str, hint: &str) {
        if !std::mem::replace(&mut self.is_unbalanced, true) {
            self.wrong(span, what, problem, hint);
        }
    }

    /// Adds a mistake in a part of the message.
    fn wrong(&mut self, span: Range<usize>, what: &str, problem: &str, hint: &str) {
        let kind = if self.id.starts_with('-') { "term" } else { "message" };
        let message = format!("{what} in the {kind} `{}` {problem}", self.id);
        // A marked value is from the template.
        let is_checked = unmarked(&self.text[span.clone()]) == self.text[span.clone()];
        let hint = hint.to_owned();
        self.read.mistakes.push(MarkupMistake { span, message, hint, is_checked });
    }

    /// The span of a slice of the text.
    fn span(&self, slice: &str) -> Range<usize> {
        span_of(self.text, slice).unwrap_or_default()
    }
}

/// The start of the attribute whose value is a variable after this text, if the text ends in the
/// tag of a link outside of quotes: `<a { $address }>`, `<a href={ $address }>`.
pub(in crate::i18n::message) fn link_attribute(text: &str) -> Option<&'static str> {
    let tag = &text[text.rfind('<')? + 1..];
    let is_in_quotes = ['"', '\''].into_iter().any(|quote| tag.matches(quote).count() % 2 == 1);
    let rest = tag.strip_prefix(['a', 'A'])?;
    if !rest.starts_with(char::is_whitespace) || rest.contains('>') || is_in_quotes {
        return None;
    }
    if rest.contains("href") {
        rest.ends_with("href=").then_some("\"")
    } else {
        rest.ends_with(char::is_whitespace).then_some("href=\"")
    }
}

/// Returns whether a name is that of one of these elements.
pub(super) fn is_element(name: &str, elements: &[String]) -> bool {
    elements.iter().any(|element| element.eq_ignore_ascii_case(name))
}

fn text_of(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or_default()
}

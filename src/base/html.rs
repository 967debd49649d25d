//! The tags of finished pages, found as a browser's parser finds them.

mod address;
mod balance;
mod breaks;
mod element;
mod escape;
mod links;
mod nesting;
mod position;
mod slot;
mod targets;

use std::ops::Range;

use memchr::{memchr, memmem};

pub use crate::base::html::address::{
    EMPTY_HINT, LINK_HINT, can_have_style, is_address, is_empty_address, is_link_target, is_loaded,
    is_outside, is_script_address, is_style, is_url, origin, style_urls,
};
pub use crate::base::html::balance::unbalanced;
pub use crate::base::html::breaks::{Break, BreakKind, MarkupKind, breaks, may_have_breaks};
pub use crate::base::html::element::{is_block, is_void};
pub use crate::base::html::escape::{
    decoded_attribute, escape_html, escape_pieces, escaped_html, write_attribute,
};
pub use crate::base::html::links::PageLink;
pub use crate::base::html::nesting::{Departure, DepartureKind, Nesting};
pub use crate::base::html::position::{Position, TagTracker};
pub use crate::base::html::slot::{Slot, is_parameter, parameter};
pub use crate::base::html::targets::{PageTargets, is_undescribed};

/// A start tag.
pub struct Tag<'p> {
    /// The name of the element, as written.
    pub name: &'p [u8],
    /// The text between the name and the end of the tag.
    written: &'p [u8],
    /// The offset of `<`.
    pub start: usize,
    /// The offset after `>`.
    pub end: usize,
    /// The text of the element, if it contains only text.
    pub text: Option<&'p [u8]>,
}

impl<'p> Tag<'p> {
    /// Returns whether the tag starts an element of this name.
    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name.as_bytes())
    }

    /// Returns the names and values of the attributes, as written.
    pub fn attributes(&self) -> impl Iterator<Item = (&'p [u8], &'p [u8])> {
        let (written, mut at) = (self.written, 0);
        std::iter::from_fn(move || {
            until(written, &mut at, |b| !is_space(b) && b != b'/');
            (at < written.len()).then(|| attribute(written, &mut at))
        })
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&'p [u8]> {
        let mut attributes = self.attributes();
        let found = attributes.find(|(key, _)| key.eq_ignore_ascii_case(name.as_bytes()));
        found.map(|(_, value)| value)
    }

    /// Returns whether this script element contains JSON.
    pub fn is_json(&self) -> bool {
        let kind = self.get("type").unwrap_or_default().to_ascii_lowercase();
        let kind = kind.split(|byte| *byte == b';').next().unwrap_or_default().trim_ascii();
        memmem::find(kind, b"json").is_some()
            || [&b"importmap"[..], b"speculationrules"].contains(&kind)
    }

    /// Returns whether a browser executes this script element: not if its type marks it as data.
    pub fn runs(&self) -> bool {
        let kind = self.get("type").unwrap_or_default().trim_ascii().to_ascii_lowercase();
        let is_javascript = [
            &b"application/ecmascript"[..],
            b"application/javascript",
            b"application/x-ecmascript",
            b"application/x-javascript",
            b"text/ecmascript",
            b"text/javascript",
            b"text/jscript",
            b"text/livescript",
            b"text/x-ecmascript",
            b"text/x-javascript",
        ];
        let is_special = [&b"module"[..], b"importmap", b"speculationrules", b""];
        let kind = kind.as_slice();
        is_javascript.contains(&kind)
            || is_special.contains(&kind)
            || kind.strip_prefix(b"text/javascript1.").is_some()
    }
}

/// Returns whether an attribute, by its name in lower case, contains a script: browsers add event
/// handlers, and no other attribute of HTML or SVG begins with the same letters.
pub fn is_event_handler(name: &str) -> bool {
    name.len() > 2 && name.starts_with("on")
}

/// Returns whether a page may have a script element: false if it does not contain the start of a
/// script tag.
pub fn may_have_script(html: &[u8]) -> bool {
    let is_script = |at: usize| {
        html.get(at + 2..at + 7).is_some_and(|rest| rest.eq_ignore_ascii_case(b"cript"))
    };
    ["<s", "<S"].into_iter().any(|start| memmem::find_iter(html, start).any(is_script))
}

/// Returns whether a page may have a style element or attribute: false if it contains neither the
/// start of a style tag nor the name of the attribute with an equals sign, in lower case.
pub fn may_have_style(html: &[u8]) -> bool {
    let is_style = |at: usize| {
        html[..at].ends_with(b"<")
            || html[at + "style".len()..].trim_ascii_start().starts_with(b"=")
    };
    memmem::find_iter(html, "style").any(is_style)
}

/// Returns the text before the end tag of the head, or the whole text without one.
pub fn head(html: &[u8]) -> &[u8] {
    &html[..memmem::find(html, b"</head>").unwrap_or(html.len())]
}

/// Elements whose text is not parsed as markup. They end with the first end tag of that name.
const RAW_TEXT: [&str; 8] =
    ["script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp"];

/// Returns whether the text of an element, by its name in lower case, is not parsed as markup.
pub fn is_raw_text(name: &str) -> bool {
    RAW_TEXT.contains(&name)
}

/// A piece of markup.
pub enum Markup<'p> {
    /// A start tag.
    Start(Tag<'p>),
    /// The end tag of an element of that name, as written, and its span.
    End(&'p [u8], Range<usize>),
    /// A comment or a declaration, and its span.
    Other(Range<usize>),
}

impl Markup<'_> {
    /// Its span.
    pub fn span(&self) -> Range<usize> {
        match self {
            Markup::Start(tag) => tag.start..tag.end,
            Markup::End(_, span) | Markup::Other(span) => span.clone(),
        }
    }
}

/// Calls `visit` with each start tag, in order.
pub fn each_tag<'p>(html: &'p [u8], mut visit: impl FnMut(Tag<'p>)) {
    each_markup(html, |markup| {
        if let Markup::Start(tag) = markup {
            visit(tag);
        }
    });
}

/// Calls `visit` with each piece of markup, in order.
pub fn each_markup<'p>(html: &'p [u8], mut visit: impl FnMut(Markup<'p>)) {
    let mut at = 0;
    while let Some(found) = memchr(b'<', &html[at..]) {
        let start = at + found;
        at = match html.get(start + 1) {
            Some(b'!') => skip_declaration(html, start),
            Some(b'/' | b'?') => skip_tag(html, start),
            Some(first) if first.is_ascii_alphabetic() => {
                let mut tag = tag(html, start);
                let next = text(html, &mut tag);
                visit(Markup::Start(tag));
                next
            }
            _ => {
                at = start + 1;
                continue;
            }
        };
        match html.get(start + 1) {
            Some(b'!' | b'?') => visit(Markup::Other(start..at)),
            Some(b'/') => {
                let name = &html[start + 2..at];
                let end = name.iter().position(|b| is_space(*b) || matches!(b, b'/' | b'>'));
                visit(Markup::End(&name[..end.unwrap_or(name.len())], start..at));
            }
            _ => {}
        }
    }
}

/// The offset after the next `>`.
fn skip_tag(html: &[u8], from: usize) -> usize {
    memchr(b'>', &html[from..]).map_or(html.len(), |found| from + found + 1)
}

/// A comment ends with `-->`, which may overlap the dashes that start it.
fn skip_declaration(html: &[u8], start: usize) -> usize {
    let rest = &html[start..];
    match rest {
        _ if !rest.starts_with(b"<!--") => skip_tag(html, start),
        _ if rest.starts_with(b"<!-->") => start + 5,
        _ => memmem::find(&rest[2..], b"-->").map_or(html.len(), |found| start + found + 5),
    }
}

fn tag(html: &[u8], start: usize) -> Tag<'_> {
    let mut at = start + 1;
    let name = until(html, &mut at, |b| is_space(b) || matches!(b, b'/' | b'>'));
    let from = at;
    // Without a name before it, an equals sign is the start of a name.
    let mut is_named = false;
    while let Some(byte) = html.get(at) {
        match byte {
            b'>' => break,
            b'=' if is_named => {
                at += 1;
                value(html, &mut at);
                is_named = false;
                continue;
            }
            b'/' => is_named = false,
            byte => is_named |= !is_space(*byte),
        }
        at += 1;
    }
    let end = (at + 1).min(html.len());
    Tag { name, written: &html[from..at], start, end, text: None }
}

fn attribute<'p>(html: &'p [u8], at: &mut usize) -> (&'p [u8], &'p [u8]) {
    let from = *at;
    // A leading equals sign is part of the name.
    *at += 1;
    until(html, at, |b| is_space(b) || matches!(b, b'/' | b'>' | b'='));
    let name = &html[from..*at];
    let mut value_at = *at;
    until(html, &mut value_at, |b| !is_space(b));
    if html.get(value_at) != Some(&b'=') {
        return (name, b"");
    }
    *at = value_at + 1;
    (name, value(html, at))
}

/// The value of an attribute, from after its equals sign.
fn value<'p>(html: &'p [u8], at: &mut usize) -> &'p [u8] {
    until(html, at, |b| !is_space(b));
    match html.get(*at) {
        Some(quote @ (b'"' | b'\'')) => {
            let from = *at + 1;
            let end = memchr(*quote, &html[from..]).map_or(html.len(), |found| from + found);
            *at = (end + 1).min(html.len());
            &html[from..end]
        }
        _ => until(html, at, |b| is_space(b) || b == b'>'),
    }
}

/// Advances to the first byte for which `ends` holds; returns the bytes before it.
fn until<'p>(html: &'p [u8], at: &mut usize, ends: impl Fn(u8) -> bool) -> &'p [u8] {
    let from = (*at).min(html.len());
    let rest = &html[from..];
    *at = from + rest.iter().position(|b| ends(*b)).unwrap_or(rest.len());
    &html[from..*at]
}

fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\n' | b'\t' | b'\r' | 0x0c)
}

/// Finds the text of an element that contains only text; returns the offset after it.
fn text<'p>(html: &'p [u8], tag: &mut Tag<'p>) -> usize {
    // Most names begin with another letter.
    let may_be = matches!(tag.name[0].to_ascii_lowercase(), b'i' | b'n' | b's' | b't' | b'x');
    let Some(name) = RAW_TEXT.into_iter().find(|name| may_be && tag.is(name)) else {
        return tag.end;
    };
    let mut from = tag.end;
    while let Some(found) = memmem::find(&html[from..], b"</") {
        let end = from + found;
        let rest = &html[end + 2..];
        let is_end = rest.get(..name.len()).is_some_and(|own| {
            let next = rest.get(name.len());
            own.eq_ignore_ascii_case(name.as_bytes())
                && next.is_none_or(|b| is_space(*b) || matches!(b, b'/' | b'>'))
        });
        if is_end {
            tag.text = Some(&html[tag.end..end]);
            return end;
        }
        from = end + 2;
    }
    tag.text = Some(&html[tag.end..]);
    html.len()
}

#[cfg(test)]
mod tests;

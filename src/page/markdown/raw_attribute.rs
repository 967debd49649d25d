//! The attributes of HTML elements in a body: their addresses and placeables are resolved.

use std::ops::Range;

use crate::base::html::{Slot, Tag, decoded_attribute, each_tag, escape_html, escaped_html};
use crate::engine::diagnostic::Code;
use crate::page::markdown::attribute::{
    AttributeKind, is_elsewhere, kind, next_placeable, style_addresses,
};
use crate::page::markdown::html::Writer;
use crate::page::markdown::text_run::TextPiece;

impl Writer<'_, '_> {
    /// The new value of an attribute, escaped; `None` if it is not changed.
    pub(super) fn attribute(
        &mut self,
        element: &str,
        key: &str,
        value: &str,
        place: &Range<usize>,
    ) -> Option<String> {
        let kind = kind(element, key);
        let (mut resolved, mut rest) = (String::new(), value);
        let is_text =
            matches!(kind, AttributeKind::Other) && Slot::of_attribute(key, "") == Slot::Words;
        while let Some(found) = next_placeable(rest, is_text) {
            if matches!(kind, AttributeKind::Code) {
                let hint = "write it as the value of an attribute `data-…`, which the script reads";
                let message = format!("a placeable can't be in the script of `{key}`");
                self.error(Code::RawHtml, message, hint, place.clone());
                return None;
            }
            resolved.push_str(&rest[..found.start]);
            let slot = Slot::of_attribute(key, &resolved);
            let text = self.html_placeable(&rest[found.clone()], place, slot);
            escape_html(&text, &mut resolved);
            rest = &rest[found.end..];
        }
        resolved.push_str(rest);
        let within = self.body.span_of(value, place.clone());
        let address = match kind {
            AttributeKind::Other | AttributeKind::Code => {
                return (resolved != value).then_some(resolved);
            }
            AttributeKind::Style => {
                self.check_style(&decoded_attribute(resolved.as_bytes()), &within);
                return (resolved != value).then_some(resolved);
            }
            AttributeKind::Document => {
                self.check_document(&decoded_attribute(resolved.as_bytes()), &within);
                return (resolved != value).then_some(resolved);
            }
            _ if resolved.is_empty() => return None,
            AttributeKind::Link => self.target(&decoded_attribute(resolved.as_bytes()), within),
            AttributeKind::Links => {
                let all = decoded_attribute(resolved.as_bytes());
                let each = all.split_whitespace().map(|one| self.target(one, within.clone()));
                each.collect::<Vec<_>>().join(" ")
            }
            AttributeKind::File => self.file(&decoded_attribute(resolved.as_bytes()), within),
            AttributeKind::Files if resolved.contains("data:") => return None,
            AttributeKind::Files => self.files(&decoded_attribute(resolved.as_bytes()), &within),
        };
        Some(escaped_html(&address))
    }

    /// The address of a file that an element shows.
    fn file(&mut self, address: &str, span: Range<usize>) -> String {
        if is_elsewhere(address) {
            return address.to_owned();
        }
        if address.starts_with("page:") {
            return self.target(address, span);
        }
        self.picture(address, span)
    }

    /// The value of `srcset`.
    fn files(&mut self, set: &str, span: &Range<usize>) -> String {
        let each = set.split(',').map(|one| {
            let one = one.trim();
            let (address, size) = one.split_once(char::is_whitespace).unwrap_or((one, ""));
            let address = self.file(address, span.clone());
            format!("{address} {size}").trim().to_owned()
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Reports the addresses of files in a style, which nothing resolves.
    pub(super) fn check_style(&mut self, style: &str, within: &Range<usize>) {
        for address in style_addresses(style) {
            let message = format!("nothing resolves the address `{address}` in a style");
            let hint = "write the rule in a style sheet of assets/, where addresses are resolved";
            let place = self.body.span_of(address, within.clone());
            self.error(Code::HandWrittenLink, message, hint, place);
        }
    }

    /// Reports the addresses in a document in an attribute that are not of other sites.
    fn check_document(&mut self, document: &str, within: &Range<usize>) {
        let mut wrong = Vec::new();
        each_tag(document.as_bytes(), |tag| {
            let element = String::from_utf8_lossy(tag.name).to_ascii_lowercase();
            for (key, value) in tag.attributes() {
                let key = String::from_utf8_lossy(key).to_ascii_lowercase();
                let value = String::from_utf8_lossy(value);
                match kind(&element, &key) {
                    AttributeKind::Other | AttributeKind::Code | AttributeKind::Document => {}
                    AttributeKind::Style => {
                        wrong.extend(style_addresses(&value).into_iter().map(str::to_owned));
                    }
                    _ if is_elsewhere(&value) => {}
                    _ => wrong.push(value.into_owned()),
                }
            }
            if tag.is("style") {
                let style = String::from_utf8_lossy(tag.text.unwrap_or_default());
                wrong.extend(style_addresses(&style).into_iter().map(str::to_owned));
            }
        });
        for address in wrong {
            let message = format!("nothing resolves the address `{address}` in `srcdoc`");
            let hint = "write its full address, which begins with `https://`";
            let place = self.body.span_of(&address, within.clone());
            self.error(Code::HandWrittenLink, message, hint, place);
        }
    }

    /// Reports the placeables in a start tag that are outside of attributes' values, and those
    /// in values without quotes that have spaces; returns whether there are any.
    pub(super) fn check_unquoted(&mut self, written: &str, place: &Range<usize>) -> bool {
        let (mut at, mut is_wrong) = (0, false);
        while let Some(found) = next_placeable(&written[at..], false) {
            let (start, end) = (at + found.start, at + found.end);
            let before = &written[..start];
            let word = before.rsplit(char::is_whitespace).next().unwrap_or_default();
            let is_value = || word.contains('=') || before.trim_end().ends_with('=');
            let is_word = !written[start..end].contains(char::is_whitespace);
            if Slot::at_end(before) == Slot::Text && !(is_word && is_value()) {
                let span = match place.len() == written.len() {
                    true => place.start + start..place.start + end,
                    false => self.body.span_of(&written[start..end], place.clone()),
                };
                self.unquoted(span);
                is_wrong = true;
            }
            at = end;
        }
        is_wrong
    }

    /// Reports the placeables in a text that is a tag but for them: `<img src=a.svg alt={ $b }>`.
    pub(super) fn check_unquoted_text(&mut self, parts: &[TextPiece]) {
        for triple in parts.windows(3) {
            use TextPiece::{Placeable, Text};
            let [Text(before, _), Placeable(span), Text(after, _)] = triple else {
                continue;
            };
            let Some(start) = memchr::memrchr(b'<', before.as_bytes()) else { continue };
            let tag = &before[start + 1..];
            let length = tag.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let (name, rest) = tag.split_at(length.unwrap_or(tag.len()));
            let is_tag = name.starts_with(|c: char| c.is_ascii_alphabetic())
                && rest.starts_with(char::is_whitespace)
                && !rest.contains('>');
            let is_name = tag.is_empty() || tag == "/";
            let ends = after.find(['<', '>']).is_some_and(|at| after[at..].starts_with('>'));
            if ends && (is_tag || is_name) {
                self.unquoted(span.clone());
            }
        }
    }

    fn unquoted(&mut self, span: Range<usize>) {
        let hint = "write it in the value of an attribute, in quotes: `title=\"{ $fact }\"`; \
                    `&lt;` is a literal `<`";
        let message = "this placeable is in a tag, and not in quotes";
        self.error(Code::RawHtml, message, hint, span);
    }
}

/// Returns the element and the attribute whose rules the value of an attribute follows. They differ
/// from `element` and `key` if other attributes of the tag change its meaning.
pub(super) fn equivalent_attribute<'k>(
    tag: &Tag<'_>,
    element: &'k str,
    key: &'k str,
) -> (&'k str, &'k str) {
    let lower = |name: &str| {
        let value = tag.get(name).map(String::from_utf8_lossy);
        value.unwrap_or_default().to_ascii_lowercase()
    };
    match (element, key) {
        ("input", "value") if matches!(&*lower("type"), "button" | "reset" | "submit") => {
            (element, "title")
        }
        ("meta", "content") => {
            let names = ["itemprop", "property", "name"].map(lower);
            let is = |word: &str| {
                names.iter().any(|name| name.rsplit(':').next().unwrap_or_default() == word)
            };
            if ["image", "logo", "contenturl", "thumbnailurl"].into_iter().any(is) {
                ("img", "src")
            } else if is("url") {
                ("a", "href")
            } else if ["description", "headline", "name", "title"].into_iter().any(is) {
                (element, "title")
            } else {
                (element, key)
            }
        }
        pair => pair,
    }
}

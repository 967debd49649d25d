//! Converts HTML in bodies: addresses, and elements and attributes that a new site does not have.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::base::html::{Markup, Tag, each_markup, is_block, is_event_handler};
use crate::cli::import::body::{BodyEditor, HIDDEN};
use crate::cli::import::targets::Target;

/// Elements that bodies of a new site do not have: they run or load something.
const ACTIVE: [&str; 20] = [
    "script", "style", "iframe", "object", "embed", "form", "input", "button", "select",
    "textarea", "link", "meta", "base", "svg", "video", "audio", "source", "math", "template",
    "island",
];

/// Elements besides blocks.
const OTHERS: [&str; 44] = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "caption", "cite", "code", "col",
    "colgroup", "del", "dfn", "em", "font", "i", "img", "ins", "kbd", "mark", "picture", "q", "rp",
    "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "tbody", "td",
    "tfoot", "th", "thead", "time", "tr", "u", "var",
];

const HINT: &str = "write it as Markdown, a template or an island";

impl BodyEditor<'_> {
    /// Converts a piece of HTML.
    pub(super) fn html(&mut self, span: Range<usize>) {
        let html = &self.body[span.clone()];
        let mut text_from = 0;
        let mut pieces = Vec::new();
        each_markup(html.as_bytes(), |piece| pieces.push(piece));
        for piece in pieces {
            let range = piece.span();
            self.html_text(span.start + text_from.min(range.start)..span.start + range.start);
            text_from = range.end;
            let own = span.start + range.start..span.start + range.end;
            match piece {
                Markup::Start(tag) => {
                    text_from += tag.text.map_or(0, <[u8]>::len);
                    self.start_tag(html, &tag, span.start);
                }
                Markup::End(name, _) => {
                    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
                    if !is_known(&name) && !self.elements.has_open(&name) {
                        self.edits.push((own.start..own.start + 1, "&lt;".to_owned()));
                    } else if ACTIVE.contains(&&*name) || !self.elements.end(&name) {
                        self.edits.push((own, String::new()));
                    }
                }
                Markup::Other(_) if html[range].starts_with("<!--") => {}
                Markup::Other(_) => self.edits.push((own, String::new())),
            }
        }
        self.html_text(span.start + text_from.min(html.len())..span.end);
        let words = html.trim();
        self.has_html |= !(words.starts_with("<!--") && words.ends_with("-->"));
    }

    /// Removes the start tags of elements without an end tag.
    pub(super) fn close_elements(&mut self, all: bool) {
        for (name, span) in self.elements.close(all) {
            let Some(at) = self.start_tags.remove(&span.start) else { continue };
            match is_known(&name) {
                true => {
                    self.edits[at].1.clear();
                    self.list(span.start, format!("`<{name}>` does not end; it is removed"), HINT);
                }
                // Text such as `Vec<T>`.
                false => self.edits[at] = (span.start..span.start + 1, "&lt;".to_owned()),
            }
        }
    }

    /// Braces are placeables.
    fn html_text(&mut self, span: Range<usize>) {
        for (at, _) in self.body[span.clone()].match_indices('{') {
            let at = span.start + at;
            self.edits.push((at..at + 1, "&#123;".to_owned()));
        }
    }

    fn start_tag(&mut self, html: &str, tag: &Tag<'_>, base: usize) {
        let name = String::from_utf8_lossy(tag.name).to_ascii_lowercase();
        let (own, written) = (base + tag.start..base + tag.end, &html[tag.start..tag.end]);
        if !written.ends_with('>') {
            return self.edits.push((own.start..own.start + 1, "&lt;".to_owned()));
        }
        if ACTIVE.contains(&&*name) {
            let inner = if matches!(&*name, "script" | "style") { tag.text } else { None };
            let end = own.end + inner.map_or(0, <[u8]>::len);
            self.list(own.start, format!("the element `<{name}>` is removed"), HINT);
            return self.edits.push((own.start..end, String::new()));
        }
        if name == "a" && self.elements.has_open("a") {
            return self.edits.push((own, String::new()));
        }
        let mut out = format!("<{name}");
        let mut keys = BTreeSet::new();
        for (key, value) in tag.attributes() {
            let key = String::from_utf8_lossy(key).to_ascii_lowercase();
            let value =
                String::from_utf8_lossy(value).replace('{', "&#123;").replace('"', "&quot;");
            if key == "style" || key == "srcset" || is_event_handler(&key) {
                let message = format!("the attribute `{key}` of `<{name}>` is removed");
                self.list(own.start, message, HINT);
                continue;
            }
            if !keys.insert(key.clone()) {
                continue;
            }
            let is_link = key == "href";
            let target = (is_link || key == "src").then(|| self.targets.target(self.page, &value));
            let new = match target {
                None => value,
                Some(Target::Page(page)) if is_link => page,
                Some(Target::Asset(asset)) if is_link => format!("asset:{asset}"),
                Some(Target::Asset(asset)) => asset,
                Some(Target::Elsewhere(url) | Target::Nothing(Some(url))) if is_link => url,
                Some(Target::Hidden(path, reason)) if is_link => {
                    let message = format!("the link `{value}` leads to `{path}`, which {reason}");
                    self.list(own.start, message, HIDDEN);
                    continue;
                }
                Some(_) => {
                    let message = format!("`{value}` leads to nothing that is imported");
                    let hint = "add the page or the file, and link it from here";
                    self.list(own.start, message, hint);
                    if !is_link {
                        let words = tag.get("alt").map(String::from_utf8_lossy);
                        let words = words.unwrap_or_default().replace('{', "&#123;");
                        return self.edits.push((own, words.replace('<', "&lt;")));
                    }
                    continue;
                }
            };
            out.push_str(&format!(" {key}=\"{new}\""));
        }
        if name == "img" && !keys.contains("alt") {
            out.push_str(" alt=\"\"");
        }
        let is_closed = written.ends_with("/>");
        out.push_str(if is_closed { " />" } else { ">" });
        self.elements.start(&name, is_closed, own.clone());
        self.start_tags.insert(own.start, self.edits.len());
        self.edits.push((own, out));
    }
}

/// Returns whether HTML has an element of that name.
fn is_known(name: &str) -> bool {
    OTHERS.contains(&name) || ACTIVE.contains(&name) || is_block(name.as_bytes())
}

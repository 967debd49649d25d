//! HTML in a body: islands, and elements that `raw_html` allows. URLs, placeables and ids are
//! processed as in Markdown, and elements end in the block that opens them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::Range;

use crate::base::html::{Markup, Slot, Tag, decoded_attribute, each_markup, each_tag, escape_html};
use crate::base::text::span_of;
use crate::engine::diagnostic::Code;
use crate::i18n::message::placeable_length;
use crate::page::markdown::attribute::size_attributes;
use crate::page::markdown::events::Event;
use crate::page::markdown::html::{Placed, Writer};
use crate::page::markdown::island::{self, Html};
use crate::page::markdown::literal::masked;
use crate::page::markdown::raw_attribute::equivalent_attribute;
use crate::template::PictureArguments;

/// The attribute that an image lacks beside `width` or `height`, in proportion to the size of its
/// file, so that the browser reserves the right space. `None` if both are given, or the given one
/// is no number of pixels.
fn other_size(size: &str, width: Option<&str>, height: Option<&str>) -> Option<String> {
    let mut sides = size.split('"').skip(1).step_by(2).map(|side| side.parse::<u64>().ok());
    let (own_width, own_height) = (sides.next()??, sides.next()??);
    let (name, given, from, to) = match (width, height) {
        (Some(width), None) => ("height", width, own_width, own_height),
        (None, Some(height)) => ("width", height, own_height, own_width),
        _ => return None,
    };
    let given: u32 = given.trim().parse().ok()?;
    let pixels = (u64::from(given) * to + from / 2).checked_div(from)?.max(1);
    Some(format!(" {name}=\"{pixels}\""))
}

/// Returns whether a tag isolates a text from the direction around it. Bodies contain these tags
/// without `raw_html`, like messages.
fn is_isolation(html: &str) -> bool {
    const TAGS: [&str; 5] =
        ["<bdi>", "<bdi dir=\"auto\">", "<bdi dir=\"ltr\">", "<bdi dir=\"rtl\">", "</bdi>"];
    TAGS.contains(&html)
}

impl Writer<'_, '_> {
    /// Writes a piece of HTML. `in_text` is whether it is in a line of text.
    pub(super) fn html(&mut self, html: &str, span: Range<usize>, in_text: bool) {
        match island::parse(html) {
            Html::Comment => {}
            Html::Other if self.renderer.raw_html || is_isolation(html) => {
                for (at, blocked) in (self.renderer.blocked)(&masked(html)) {
                    let start = (span.start + at).min(span.end);
                    self.errors.push(blocked.at(self.body.place(start..span.end)));
                }
                let resolved = self.resolved(html, &span);
                self.events.push(Event::Html(resolved.into()));
            }
            Html::Other => self.error(
                Code::RawHtml,
                "HTML is not allowed in a body",
                "write it in Markdown, escape the `<` as `\\<`, or set `[markdown] raw_html` in \
                 site.toml",
                span,
            ),
            island => {
                let html = self.island(island, span, in_text);
                self.events.push(Event::Html(html.into()));
            }
        }
    }

    fn island(&mut self, island: Html, span: Range<usize>, in_text: bool) -> String {
        match island {
            Html::Island(..) if !self.pictures.is_empty() => {
                let message = "an island can't be in the description of a picture";
                let hint = "write it outside of the picture";
                self.error(Code::MisplacedIsland, message, hint, span);
                String::new()
            }
            Html::Island(name, props) => {
                let result = self.renderer.context.island(&name, props.into(), in_text);
                self.located(result, span)
            }
            Html::NoIsland(what) => {
                let hint = "write `<island name=\"calculator\" unit=\"USD\" count=5 />`";
                self.error(Code::RawHtml, what, hint, span);
                String::new()
            }
            Html::Comment | Html::Other => String::new(),
        }
    }

    /// Reports the elements that are not closed: those that began in the innermost element of
    /// Markdown, or all.
    pub(super) fn close_elements(&mut self, all: bool) {
        for (name, span) in self.elements.close(all) {
            let message = format!("`<{name}>` does not end");
            let hint = format!("write `</{name}>` where it ends, in the same paragraph or block");
            self.error(Code::RawHtml, message, &hint, span);
        }
    }

    /// HTML with its addresses and placeables resolved.
    fn resolved(&mut self, html: &str, span: &Range<usize>) -> String {
        let mut out = String::with_capacity(html.len());
        let mut at = 0;
        let mut pieces = Vec::new();
        let shown = masked(html);
        each_markup(shown.as_bytes(), |piece| pieces.push(piece));
        for piece in pieces {
            let range = piece.span();
            self.html_text(&html[at..range.start], span, self.text_slot(), &mut out);
            let written = &html[range.clone()];
            let place = self.body.span_of(written, span.clone());
            at = range.end;
            if !written.ends_with('>') {
                self.error(
                    Code::RawHtml,
                    "this tag does not end",
                    "write its `>`, or `&lt;` for a literal `<`",
                    place,
                );
                continue;
            }
            match piece {
                Markup::Other(_) if written.starts_with("<!--") => {}
                Markup::Other(_) => {
                    let has_cdata = self.elements.has_open("svg") || self.elements.has_open("math");
                    if !(has_cdata && written.starts_with("<![CDATA[")) {
                        let message = "a body can't contain a declaration or an instruction";
                        let hint = "remove it, or write `&lt;` for a literal `<`";
                        self.error(Code::RawHtml, message, hint, place);
                    }
                    out.push_str(written);
                }
                Markup::Start(tag) if tag.is("island") => {
                    let island = self.island(island::parse(written), place, false);
                    out.push_str(&island);
                }
                Markup::Start(tag) => {
                    let mut own = None;
                    each_tag(written.as_bytes(), |tag| own = own.take().or(Some(tag)));
                    match own.filter(|own| own.end == written.len()) {
                        Some(own) => self.start_tag(written, &own, &place, &mut out),
                        None => {
                            let message = "a `>` in a placeable can't be in a tag";
                            self.error(Code::RawHtml, message, "write it as `\\u003E`", place);
                        }
                    }
                    let text = tag.text.unwrap_or_default();
                    let text = &html[at..at + text.len()];
                    // The text of a `textarea` is visible; that of the others is code.
                    if tag.is("textarea") {
                        self.html_text(text, span, Slot::Words, &mut out);
                    } else {
                        out.push_str(text);
                    }
                    if tag.is("style") {
                        self.check_style(text, span);
                    }
                    at += text.len();
                }
                Markup::End(name, _) => {
                    let name = String::from_utf8_lossy(name).into_owned();
                    if !self.elements.end(&name) {
                        let message = format!("no `<{name}>` begins for this `</{name}>`");
                        let hint = "write its start tag in the same paragraph or block, and end \
                                    inner elements first";
                        self.error(Code::RawHtml, message, hint, place);
                    }
                    out.push_str(written);
                }
            }
        }
        self.html_text(&html[at..], span, self.text_slot(), &mut out);
        out
    }

    /// The position of text here: some elements contain no other ones.
    fn text_slot(&self) -> Slot {
        let is_open = |name: &&str| self.elements.has_open(name);
        if ["svg", "math", "select", "title"].iter().any(is_open) {
            Slot::Words
        } else {
            Slot::Text
        }
    }

    /// Writes the text between tags.
    fn html_text(&mut self, mut text: &str, span: &Range<usize>, slot: Slot, out: &mut String) {
        while let Some(at) = text.find('{') {
            out.push_str(&text[..at]);
            let Some(length) = placeable_length(&text[at..]) else {
                let place = self.body.span_of(&text[at..], span.clone());
                let hint = "write `{ $fact }`, or `&#123;` for a literal `{`";
                let place = place.start..place.start + 1;
                self.error(Code::FluentSyntax, "this `{` is not closed", hint, place);
                return;
            };
            let source = &text[at..at + length];
            match self.html_placed(source, span, slot) {
                Placed::Text(text) => escape_html(&text, out),
                Placed::Html(html) => out.push_str(&html),
            }
            text = &text[at + length..];
        }
        out.push_str(text);
    }

    /// The value of a placeable in an attribute.
    pub(super) fn html_placeable(
        &mut self,
        source: &str,
        span: &Range<usize>,
        slot: Slot,
    ) -> String {
        self.html_placed(source, span, slot).into_text()
    }

    fn html_placed(&mut self, source: &str, span: &Range<usize>, slot: Slot) -> Placed {
        let place = self.body.span_of(source, span.clone());
        self.placed(source, place, slot, "&#123;")
    }

    /// Writes a start tag.
    fn start_tag(&mut self, html: &str, tag: &Tag<'_>, place: &Range<usize>, out: &mut String) {
        let written = &html[tag.start..tag.end];
        let name = String::from_utf8_lossy(tag.name).to_ascii_lowercase();
        if name == "a" && self.elements.has_open("a") {
            let hint = "end the outer link before the inner one begins";
            self.error(Code::RawHtml, "a link can't contain another link", hint, place.clone());
        }
        let mut names = BTreeSet::new();
        let mut keys = tag.attributes().map(|(key, _)| key);
        if let Some(twice) = keys.find(|key| !names.insert(key.to_ascii_lowercase())) {
            let key = String::from_utf8_lossy(twice);
            let message = format!("`<{name}>` has the attribute `{key}` twice");
            let at = span_of(html, twice).filter(|_| place.len() == written.len());
            let within = at.map_or(place.clone(), |at| {
                let start = place.start + at.start - tag.start;
                start..start + twice.len()
            });
            self.error(Code::RawHtml, message, "remove one of the two", within);
        }
        self.elements.start(&name, written.ends_with("/>"), place.clone());
        if self.check_unquoted(written, place) {
            return;
        }
        if name == "img" && self.picture_tag(tag, place, out) {
            return;
        }
        let mut at = tag.start;
        for (key, value) in tag.attributes() {
            let key = String::from_utf8_lossy(key).to_ascii_lowercase();
            let range = span_of(html, value);
            if value.is_empty() && name == "a" && key == "href" {
                self.target("", place.clone());
            }
            let Some(range) = range.filter(|range| !range.is_empty()) else { continue };
            let value = &html[range.clone()];
            if key == "id" && self.renderer.is_embedded && !self.is_referenced(value) {
                let start = html[at..range.start].rfind(|c: char| c.is_whitespace());
                let end = range.end + usize::from(html[range.end..].starts_with(['"', '\'']));
                out.push_str(&html[at..at + start.unwrap_or_default()]);
                at = end;
                continue;
            }
            let (element, attribute) = equivalent_attribute(tag, &name, &key);
            let new = self.attribute(element, attribute, value, place);
            let Some(new) = new else { continue };
            out.push_str(&html[at..range.start]);
            let is_bare = !html[..range.start].ends_with(['"', '\'']);
            let quote = if is_bare { "\"" } else { "" };
            out.push_str(quote);
            out.push_str(&new);
            out.push_str(quote);
            at = range.end;
        }
        out.push_str(&html[at..tag.end]);
    }

    /// Writes an image of the site like a picture of Markdown, with all other attributes; returns
    /// false if it is not an image of the site.
    fn picture_tag(&mut self, tag: &Tag<'_>, place: &Range<usize>, out: &mut String) -> bool {
        let value =
            |key: &str| tag.get(key).map(|value| String::from_utf8_lossy(value).into_owned());
        let alt = value("alt").unwrap_or_else(|| {
            let hint = "write `alt=\"what it shows\"`, or `alt=\"\"` if it only decorates";
            self.error(
                Code::MissingDescription,
                "the picture has no description",
                hint,
                place.clone(),
            );
            String::new()
        });
        let source = decoded_attribute(tag.get("src").unwrap_or_default());
        let name = source.strip_prefix("asset:").unwrap_or(&source);
        let is_known = !name.is_empty() && !name.contains([':', '{']);
        if !is_known {
            return false;
        }
        let alt = self.attribute("img", "alt", &alt, place).unwrap_or(alt).replace('"', "&quot;");
        // The author's `srcset`, or `<picture>` around the image, chooses the file.
        let has_set = tag.get("srcset").is_some();
        let (sizes, class) = (value("sizes").filter(|_| !has_set), value("class"));
        let is_first = self.is_in_view(place.start);
        let loading = value("loading");
        let is_eager = loading.as_deref().map_or(is_first, |loading| loading == "eager");
        let picture = PictureArguments {
            sizes: sizes.as_deref(),
            class: class.as_deref(),
            is_eager,
            widths: has_set.then(Vec::new),
            ..PictureArguments::new(name, "")
        };
        let within = self.body.span_of(&source, place.clone());
        let written = self.located(self.renderer.context.picture(&picture), within);
        let Some((before, after)) = written.split_once("<img") else { return true };
        let (before, after) = if has_set || self.elements.has_open("picture") {
            ("", after.trim_end_matches("</picture>"))
        } else {
            (before, after)
        };
        let (width, height) = (value("width"), value("height"));
        let after = match size_attributes(after).filter(|_| width.is_some() || height.is_some()) {
            Some(size) => {
                let other = other_size(size, width.as_deref(), height.as_deref());
                after.replacen(size, &other.unwrap_or_default(), 1)
            }
            None => after.to_owned(),
        };
        out.push_str(before);
        out.push_str("<img");
        let own = ["src", "alt", "sizes", "class", "loading", "decoding", "fetchpriority"];
        for (key, given) in tag.attributes() {
            let key = String::from_utf8_lossy(key).to_ascii_lowercase();
            let given = String::from_utf8_lossy(given).into_owned();
            let is_dropped =
                key == "id" && self.renderer.is_embedded && !self.is_referenced(&given);
            if own.contains(&&*key) && !(has_set && key == "sizes") || is_dropped {
                continue;
            }
            let given = self.attribute("img", &key, &given, place).unwrap_or(given);
            let _ = write!(out, " {key}=\"{}\"", given.replace('"', "&quot;"));
        }
        out.push_str(&after.replacen("alt=\"\"", &format!("alt=\"{alt}\""), 1));
        true
    }

    /// Returns whether the body refers to the element with that id.
    fn is_referenced(&self, id: &str) -> bool {
        self.body.source().matches(id).count() > 1
    }
}

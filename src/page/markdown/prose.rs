//! The text of a body, with its placeables and bare links.

use std::ops::Range;

use pulldown_cmark::{LinkType, Tag, TagEnd};

use crate::base::html::{Slot, decoded_attribute, each_markup};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::format::join_lines;
use crate::i18n::message::CODE_MARKS;
use crate::page::markdown::autolink::bare_links;
use crate::page::markdown::events::Event;
use crate::page::markdown::heading::explicit_id;
use crate::page::markdown::heading::text_of_markup;
use crate::page::markdown::html::{BRACE, Placed, Writer};
use crate::page::markdown::text_run::TextPiece;

impl<'b> Writer<'_, 'b> {
    /// Writes the collected text before `next`.
    pub(super) fn flush(&mut self, next: &Event<'b>) {
        let run = std::mem::take(&mut self.run);
        let parts = run.parts(self.body.source());
        let count = parts.len();
        if self.renderer.raw_html {
            self.check_unquoted_text(&parts);
        }
        for (at, part) in parts.into_iter().enumerate() {
            match part {
                TextPiece::Text(text, spans) => {
                    let is_glued = at + 1 < count || is_glue(next);
                    let span = spans.first().map_or(0..0, |first| {
                        first.start..spans.last().map_or(first.end, |last| last.end)
                    });
                    self.text(text, span, is_glued);
                }
                TextPiece::Placeable(span) => {
                    let source = &self.body.source()[span.clone()];
                    if self.heading.is_some() && explicit_id(source).is_some() {
                        if let Some(Event::Text(before)) = self.events.last_mut() {
                            *before = before.trim_end().to_owned().into();
                        }
                        continue;
                    }
                    match self.placed(source, span, Slot::Text, BRACE) {
                        Placed::Text(text) => self.events.push(Event::Text(text.into())),
                        Placed::Html(html) => self.markup(&html),
                    }
                }
                TextPiece::Unclosed(span) => self.error(
                    Code::FluentSyntax,
                    "this `{` is not closed on its line",
                    "write `{ $fact }`, or `\\{` for a literal `{`",
                    span,
                ),
            }
        }
    }

    /// Writes text, with links for its bare URLs. `is_glued` is true if the following event may
    /// have been intended as a part of a URL at its end.
    fn text(&mut self, text: String, span: Range<usize>, is_glued: bool) {
        let links =
            if self.in_link || !self.pictures.is_empty() { Vec::new() } else { bare_links(&text) };
        let mut start = 0;
        for link in links {
            let shown = &text[link.span.clone()];
            // In the brackets of a link, the address is reported by their check.
            let at = self.body.span_of(shown, span.clone()).start;
            let in_brackets = self.body.source()[..at].ends_with("](");
            if is_glued && link.span.end == text.len() && !in_brackets {
                let has_placeable = self.body.source()[at + shown.len()..].starts_with('{');
                let hint = match has_placeable {
                    true => "an address with a placeable is one of a link: `[text](<address>)`",
                    false => "write the whole address between `<` and `>`, or a space after it",
                };
                let message = format!("it is not clear where the address `{shown}` ends");
                let span = self.body.span_of(shown, span.clone());
                self.error(Code::MarkdownSyntax, message, hint, span);
            }
            let before = &text[start..link.span.start];
            if !before.is_empty() {
                self.events.push(Event::Text(before.to_owned().into()));
            }
            let (dest_url, title, id) =
                (format!("{}{shown}", link.prefix).into(), "".into(), "".into());
            let link_type = LinkType::Autolink;
            self.events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            self.events.push(Event::Text(shown.to_owned().into()));
            self.events.push(Event::End(TagEnd::Link));
            start = link.span.end;
        }
        match start {
            0 => self.events.push(Event::Text(text.into())),
            _ if start < text.len() => {
                self.events.push(Event::Text(text[start..].to_owned().into()));
            }
            _ => {}
        }
    }

    /// Writes a text with markup. Its words are also those of headings and descriptions.
    fn markup(&mut self, html: &str) {
        let mut at = 0;
        let words = |events: &mut Vec<Event<'b>>, text: &str| {
            if !text.is_empty() {
                events.push(Event::Text(decoded_attribute(text.as_bytes()).into_owned().into()));
            }
        };
        each_markup(html.as_bytes(), |piece| {
            let span = piece.span();
            words(&mut self.events, &html[at..span.start]);
            self.events.push(Event::InlineHtml(html[span.clone()].to_owned().into()));
            at = span.end;
        });
        words(&mut self.events, &html[at..]);
    }

    /// The value of a placeable at this position, where a literal `{` is written as `brace`.
    pub(super) fn placed(
        &mut self,
        source: &str,
        span: Range<usize>,
        slot: Slot,
        brace: &str,
    ) -> Placed {
        let result = (self.renderer.placeable)(source, slot, brace).map_err(|errors| {
            let of_body = |error: Diagnostic| match error.code {
                Code::MissingVariable if error.place.is_none() => {
                    error.hint("the variables of a body are data: `$file-key-subkey`")
                }
                _ => error,
            };
            errors.into_iter().map(of_body).collect()
        });
        let mut is_html = false;
        let text = result.map(|placed| {
            is_html = matches!(placed, Placed::Html(_));
            placed.into_text()
        });
        let text = self.located(text, span);
        if is_html { Placed::Html(text) } else { Placed::Text(text) }
    }

    /// The words of the events from `start` on. `isolates_code` is whether code is isolated from
    /// the direction of the words around it.
    pub(super) fn plain(&self, start: usize, isolates_code: bool) -> String {
        let mut words = String::new();
        for (at, event) in self.events.iter().enumerate().skip(start) {
            match event {
                Event::InlineHtml(html) if html.starts_with("<math") => {
                    words.push_str(self.formulas.get(&at).map_or("", String::as_str));
                }
                Event::InlineHtml(html) | Event::Html(html) => {
                    words.push_str(&text_of_markup(html));
                }
                Event::Code(code) if isolates_code => {
                    words.push(CODE_MARKS[0]);
                    words.push_str(code);
                    words.push(CODE_MARKS[1]);
                }
                Event::Text(text) | Event::Code(text) => words.push_str(text),
                Event::SoftBreak => words.push('\n'),
                Event::HardBreak => words.push(' '),
                _ => {}
            }
        }
        join_lines(words.into(), self.is_wide).replace('\n', " ")
    }
}

/// Returns whether an event may have been intended as a part of the URL before it.
fn is_glue(event: &Event<'_>) -> bool {
    matches!(
        event,
        Event::Start(Tag::Emphasis | Tag::Strong | Tag::Strikethrough)
            | Event::Code(_)
            | Event::InlineMath(_)
    )
}

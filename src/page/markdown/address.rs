//! The addresses of links and pictures.

use std::ops::Range;

use crate::base::html::{EMPTY_HINT, LINK_HINT, Slot, is_empty_address, is_link_target};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::output::decode_address;
use crate::i18n::message::without_isolates;
use crate::page::markdown::events::{Event, address_span};
use crate::page::markdown::html::{BRACE, OpenPicture, Writer};
use crate::page::markdown::text_run::{TextPiece, TextRun};
use crate::template::{PictureArguments, link_target};

/// The length in bytes of a text that fills the first screen.
const FIRST_SCREEN: usize = 1500;

impl Writer<'_, '_> {
    /// The URL of a link or a picture, with its placeables resolved, as returned by `target`.
    pub(super) fn address(
        &mut self,
        written: &str,
        span: Range<usize>,
        target: fn(&mut Self, &str, Range<usize>) -> String,
    ) -> String {
        let span = address_span(self.body.source(), span, written);
        let address = self.with_placeables(written, &span, Slot::Machine);
        target(self, &address, span)
    }

    /// A part of a link or a picture at `span`, with its placeables resolved: its title, or its
    /// address, which machines read.
    pub(super) fn with_placeables(
        &mut self,
        written: &str,
        span: &Range<usize>,
        slot: Slot,
    ) -> String {
        let mut run = TextRun::default();
        run.push(written, written.into(), 0..written.len());
        let mut resolved = String::new();
        for part in run.parts(written) {
            match part {
                TextPiece::Text(text, _) => resolved.push_str(&text),
                TextPiece::Placeable(of) => {
                    let slot = match slot {
                        Slot::Machine => Slot::of_attribute("href", &resolved),
                        slot => slot,
                    };
                    let value = self.placed(&written[of], span.clone(), slot, BRACE).into_text();
                    resolved.push_str(&without_isolates(&value));
                }
                TextPiece::Unclosed(of) => resolved.push_str(&written[of.start..]),
            }
        }
        resolved
    }

    pub(super) fn target(&mut self, address: &str, span: Range<usize>) -> String {
        if is_empty_address(address) {
            let message = match address.trim() {
                "" => "this link has no address".to_owned(),
                scheme => format!("the link `{scheme}` leads nowhere"),
            };
            self.error(Code::HandWrittenLink, message, EMPTY_HINT, span);
            return String::new();
        }
        if !is_link_target(address) {
            let message = format!("nothing checks the link `{address}`");
            let wrong = Diagnostic::new(Code::HandWrittenLink, message).about(address);
            self.errors.push(wrong.at(self.body.place(span)).hint(LINK_HINT));
            return address.to_owned();
        }
        let renderer = self.renderer;
        let url = link_target(renderer.context, renderer.page, renderer.is_embedded, address);
        self.located(url, span)
    }

    /// The URL of a link that is written as `<address>`, without other text.
    pub(super) fn autolink(&mut self, address: &str, span: Range<usize>) -> String {
        if ["page:", "asset:"].iter().any(|scheme| address.starts_with(scheme)) {
            let message = format!("the link `<{address}>` has no text");
            let hint = format!("write `[words that readers see]({address})`");
            self.error(Code::HandWrittenLink, message, &hint, span);
            return String::new();
        }
        self.target(address, span)
    }

    pub(super) fn picture(&mut self, address: &str, span: Range<usize>) -> String {
        let name = address.strip_prefix("asset:").unwrap_or(address);
        self.located(self.renderer.context.asset(name), span)
    }

    /// Writes a picture. Its description is the text since its start.
    pub(super) fn end_picture(&mut self, open: OpenPicture) {
        let OpenPicture { span, address, start, name, title } = open;
        let is_eager = self.is_in_view(span.start);
        if self.events.len() == start || self.plain(start, false).trim().is_empty() {
            self.error(
                Code::MissingDescription,
                "the picture has no description",
                "say what it shows: `![the shares of the supply](shares.svg)`",
                span,
            );
        }
        // The text of a picture in the description of another one is part of that description.
        if !self.pictures.is_empty() {
            return;
        }
        let alt = self.plain(start, false);
        self.events.truncate(start);
        let title = (!title.is_empty()).then_some(&*title);
        let picture = PictureArguments { title, is_eager, ..PictureArguments::new(&name, &alt) };
        let html = self.renderer.context.picture(&picture);
        let html = html.map_err(|errors| self.with_decoded_name(&name, errors));
        let mut html = self.located(html, address);
        if self.elements.has_open("picture")
            && let Some(start) = html.find("<img")
        {
            html = html[start..].trim_end_matches("</picture>").to_owned();
        }
        self.events.push(Event::InlineHtml(html.into()));
    }

    /// The errors of a picture, with the name of the file if `name` is that name percent-encoded.
    fn with_decoded_name(&self, name: &str, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let decoded = decode_address(name).filter(|decoded| decoded != name);
        let is_file = |name: &str| self.renderer.context.asset(name).is_ok();
        let Some(decoded) = decoded.filter(|name| is_file(name)) else { return errors };
        let (open, close) = if decoded.contains(' ') { ("<", ">") } else { ("", "") };
        let hint = format!("write the name of the file itself: `{open}{decoded}{close}`");
        let is_unknown = |error: &Diagnostic| error.code == Code::UnknownAsset;
        let each = errors.into_iter().map(|error| match is_unknown(&error) {
            true => error.hint(hint.clone()),
            false => error,
        });
        each.collect()
    }

    /// Returns whether a picture is likely to be visible when the page is opened: the first one,
    /// near the start of the page's own text. Its loading must not wait for the layout.
    pub(super) fn is_in_view(&mut self, start: usize) -> bool {
        let is_first = !std::mem::replace(&mut self.has_picture, true);
        let Writer { renderer, .. } = self;
        is_first && renderer.is_main && !renderer.is_embedded && start < FIRST_SCREEN
    }
}

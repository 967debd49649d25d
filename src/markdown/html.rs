//! A body as HTML.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, CowStr, LinkType, Tag, TagEnd};

use crate::diagnostic::{Code, Diagnostic};
use crate::image::{is_for_no_browser, is_image};
use crate::markdown::body::Body;
use crate::markdown::brackets::Brackets;
use crate::markdown::code::{Highlighter, code_tags};
use crate::markdown::events::{Event, address_span, events};
use crate::markdown::heading::explicit_id;
use crate::markdown::ids::{BodyIds, check_ids};
use crate::markdown::island::{self, Html};
use crate::markdown::text_run::{Part, Run};
use crate::template::{PictureArguments, TemplateContext};

/// What a body is rendered with.
pub struct Renderer<'a> {
    /// The page being rendered.
    pub context: &'a dyn TemplateContext,
    /// Its id.
    pub page: &'a str,
    /// The text of a placeable in the language of the body.
    pub placeable: &'a dyn Fn(&str) -> Result<String, Vec<Diagnostic>>,
    /// Whether it is shown outside its page, so that addresses are whole ones.
    pub is_quoted: bool,
    /// Colours its code.
    pub highlighter: &'a Highlighter,
    /// Whether HTML is allowed.
    pub raw_html: bool,
}

/// A body that was rendered.
#[derive(Debug, Default)]
pub struct RenderedBody {
    /// Its HTML.
    pub html: String,
    /// Its headings, in order.
    pub headings: Vec<RenderedHeading>,
}

/// A heading of a rendered body.
#[derive(Debug, PartialEq, Eq)]
pub struct RenderedHeading {
    /// Its level, from 1 to 6.
    pub level: u8,
    /// Its id on the page.
    pub id: String,
    /// Its words, with its placeables resolved.
    pub text: String,
}

/// Renders a body with the ids that its elements have on the page, or returns all its errors.
pub fn html(
    body: &Body,
    ids: &BodyIds,
    renderer: &Renderer<'_>,
) -> Result<RenderedBody, Vec<Diagnostic>> {
    let mut writer = Writer {
        body,
        renderer,
        ids,
        coming: ids.headings.iter(),
        headings: Vec::new(),
        events: Vec::new(),
        run: Run::default(),
        heading: None,
        code: None,
        markup: None,
        picture: None,
        errors: Vec::new(),
    };
    let mut brackets = Brackets::new(body);
    for (event, span) in events(body.source()) {
        brackets.read(&event, &span);
        writer.event(event, span);
    }
    writer.errors.extend(brackets.finish());
    writer.errors.extend(body.mistakes());
    writer.errors.extend(check_ids(body));
    if !writer.errors.is_empty() {
        return Err(writer.errors);
    }
    let mut html = String::with_capacity(body.source().len() * 5 / 4);
    pulldown_cmark::html::push_html(&mut html, writer.events.into_iter());
    Ok(RenderedBody { html, headings: writer.headings })
}

struct Writer<'a, 'b> {
    body: &'b Body,
    renderer: &'a Renderer<'a>,
    ids: &'a BodyIds,
    /// The ids of the headings that come.
    coming: std::slice::Iter<'a, String>,
    headings: Vec<RenderedHeading>,
    events: Vec<Event<'b>>,
    run: Run<'b>,
    /// The open heading, as far as it is known, and where its words begin.
    heading: Option<(RenderedHeading, usize)>,
    /// The language and the text of an open code block.
    code: Option<(CowStr<'b>, String)>,
    /// The HTML of an open block.
    markup: Option<String>,
    /// The open picture: its span, where its description begins, and its asset if it is made
    /// smaller.
    picture: Option<(Range<usize>, usize, Option<String>)>,
    errors: Vec<Diagnostic>,
}

impl<'b> Writer<'_, 'b> {
    fn event(&mut self, event: Event<'b>, span: Range<usize>) {
        if let Event::Text(text) = event {
            match &mut self.code {
                Some((_, code)) => code.push_str(&text),
                None => self.run.push(self.body.source(), text, span),
            }
            return;
        }
        self.flush();
        match event {
            Event::Start(tag) => self.start(tag, span),
            Event::End(end) => self.end(end, span),
            Event::Html(html) => match &mut self.markup {
                Some(markup) => markup.push_str(&html),
                None => self.html(&html, span),
            },
            Event::InlineHtml(html) => self.html(&html, span),
            // A form field without a label would not be accessible.
            Event::TaskListMarker(is_done) => {
                let mark = if is_done { "☑ " } else { "☐ " };
                self.events.push(Event::Text(mark.into()));
            }
            Event::FootnoteReference(label) => {
                let label = self.footnote(label);
                self.events.push(Event::FootnoteReference(label));
            }
            event => self.events.push(event),
        }
    }

    /// The id of a footnote, for which the parser writes its label.
    fn footnote(&self, label: CowStr<'b>) -> CowStr<'b> {
        self.ids.footnotes.get(&*label).map_or(label, |id| id.clone().into())
    }

    fn start(&mut self, tag: Tag<'b>, span: Range<usize>) {
        let tag = match tag {
            Tag::HtmlBlock => {
                self.markup = Some(String::new());
                return;
            }
            Tag::Heading { level, .. } => {
                let id = self.coming.next().cloned().unwrap_or_default();
                let text = String::new();
                let heading = RenderedHeading { level: level as u8, id: id.clone(), text };
                self.heading = Some((heading, self.events.len() + 1));
                Tag::Heading { level, id: Some(id.into()), classes: Vec::new(), attrs: Vec::new() }
            }
            Tag::Link { link_type, dest_url, title, id } => {
                let dest_url = match link_type {
                    LinkType::Email => dest_url,
                    LinkType::Autolink => self.autolink(&dest_url, span).into(),
                    _ => self.address(&dest_url, span, Writer::target).into(),
                };
                Tag::Link { link_type, dest_url, title, id }
            }
            Tag::Image { link_type, dest_url, title, id } => {
                let name = dest_url.strip_prefix("asset:").unwrap_or(&dest_url);
                let is_checked = is_for_no_browser(name) || has_size(name) && title.is_empty();
                if is_checked && !name.contains('{') {
                    self.picture = Some((span, self.events.len(), Some(name.to_owned())));
                    return;
                }
                let dest_url = self.address(&dest_url, span.clone(), Writer::picture).into();
                self.picture = Some((span, self.events.len() + 1, None));
                Tag::Image { link_type, dest_url, title, id }
            }
            Tag::CodeBlock(kind) => {
                let info = match kind {
                    CodeBlockKind::Fenced(info) => info,
                    CodeBlockKind::Indented => "".into(),
                };
                self.events.push(Event::Html(code_tags(&info).into()));
                self.code = Some((info, String::new()));
                return;
            }
            Tag::FootnoteDefinition(label) => Tag::FootnoteDefinition(self.footnote(label)),
            tag => tag,
        };
        self.events.push(Event::Start(tag));
    }

    fn end(&mut self, end: TagEnd, span: Range<usize>) {
        match end {
            TagEnd::HtmlBlock => {
                let markup = self.markup.take().unwrap_or_default();
                let length = markup.trim_end().len();
                return self.html(&markup, span.start..(span.start + length).min(span.end));
            }
            TagEnd::Heading(_) => {
                let Some((mut heading, start)) = self.heading.take() else { return };
                heading.text = plain(&self.events[start..]);
                self.headings.push(heading);
            }
            TagEnd::CodeBlock => {
                let Some((info, code)) = self.code.take() else { return };
                self.events.push(match self.renderer.highlighter.coloured(&info, &code) {
                    Some(html) => Event::Html(html.to_string().into()),
                    None => Event::Text(code.into()),
                });
                return self.events.push(Event::Html("</code></pre>\n".into()));
            }
            TagEnd::Image => {
                let Some((span, start, image)) = self.picture.take() else { return };
                if self.events.len() == start {
                    self.error(
                        Code::MissingDescription,
                        "the picture has no description",
                        "say what it shows: `![the shares of the supply](shares.svg)`",
                        span.clone(),
                    );
                }
                if let Some(name) = image {
                    return self.image(&name, start, span);
                }
            }
            _ => {}
        }
        self.events.push(Event::End(end));
    }

    /// Writes the text that was collected.
    fn flush(&mut self) {
        let run = std::mem::take(&mut self.run);
        for part in run.parts(self.body.source()) {
            match part {
                Part::Text(text, _) => self.events.push(Event::Text(text.into())),
                Part::Placeable(span) => {
                    let source = &self.body.source()[span.clone()];
                    if self.heading.is_some() && explicit_id(source).is_some() {
                        if let Some(Event::Text(before)) = self.events.last_mut() {
                            *before = before.trim_end().to_owned().into();
                        }
                        continue;
                    }
                    let text = self.placeable(source, span);
                    self.events.push(Event::Text(text.into()));
                }
                Part::Unclosed(span) => self.error(
                    Code::FluentSyntax,
                    "this `{` is not closed on its line",
                    "write `{ $fact }`, or `\\{` for a literal `{`",
                    span,
                ),
            }
        }
    }

    fn placeable(&mut self, source: &str, span: Range<usize>) -> String {
        let result = (self.renderer.placeable)(source).map_err(|errors| {
            let of_body = |error: Diagnostic| match error.code {
                Code::MissingVariable if error.place.is_none() => {
                    error.hint("the variables of a body are facts: `$file-key-subkey`")
                }
                _ => error,
            };
            errors.into_iter().map(of_body).collect()
        });
        self.located(result, span)
    }

    /// Takes the result, or the errors; those without a place get this one.
    fn located(&mut self, result: Result<String, Vec<Diagnostic>>, span: Range<usize>) -> String {
        let place = self.body.place(span);
        result.unwrap_or_else(|errors| {
            self.errors.extend(errors.into_iter().map(|mut error| {
                error.place.get_or_insert_with(|| place.clone());
                error
            }));
            String::new()
        })
    }

    fn error(&mut self, code: Code, message: impl Into<String>, hint: &str, span: Range<usize>) {
        self.errors.push(Diagnostic::new(code, message).at(self.body.place(span)).hint(hint));
    }

    /// The address of a link or a picture, with its placeables resolved, as `target` makes it.
    fn address(
        &mut self,
        written: &str,
        span: Range<usize>,
        target: fn(&mut Self, &str, Range<usize>) -> String,
    ) -> String {
        let span = address_span(self.body.source(), span, written);
        let mut run = Run::default();
        run.push(written, written.into(), 0..written.len());
        let mut address = String::new();
        for part in run.parts(written) {
            match part {
                Part::Text(text, _) => address.push_str(&text),
                Part::Placeable(of) => {
                    address.push_str(&self.placeable(&written[of], span.clone()));
                }
                Part::Unclosed(_) => address.push('{'),
            }
        }
        target(self, &address, span)
    }

    fn target(&mut self, address: &str, span: Range<usize>) -> String {
        let context = self.renderer.context;
        if let Some(page) = address.strip_prefix("page:") {
            let (page, anchor) = match page.split_once('#') {
                Some((page, anchor)) => (page, Some(anchor)),
                None => (page, None),
            };
            return self.located(context.url(page, anchor), span);
        }
        if let Some(asset) = address.strip_prefix("asset:") {
            return self.located(context.asset(asset), span);
        }
        if let Some(anchor) = address.strip_prefix('#') {
            let url = self.located(context.url(self.renderer.page, Some(anchor)), span);
            return if self.renderer.is_quoted { url } else { address.to_owned() };
        }
        if !["https://", "http://", "mailto:", "tel:"].iter().any(|one| address.starts_with(one)) {
            self.error(
                Code::HandWrittenLink,
                format!("nothing checks the link `{address}`"),
                "a page is `page:<id>` or `page:<id>#<anchor>`, a file of assets/ is \
                 `asset:<name>`, and another site begins with `https://`",
                span,
            );
        }
        address.to_owned()
    }

    /// The address of a link that is written as `<address>` and shows nothing else.
    fn autolink(&mut self, address: &str, span: Range<usize>) -> String {
        if ["page:", "asset:"].iter().any(|scheme| address.starts_with(scheme)) {
            let message = format!("the link `<{address}>` has no text");
            let hint = format!("write `[words that readers see]({address})`");
            self.error(Code::HandWrittenLink, message, &hint, span);
            return String::new();
        }
        self.target(address, span)
    }

    fn picture(&mut self, address: &str, span: Range<usize>) -> String {
        let name = address.strip_prefix("asset:").unwrap_or(address);
        self.located(self.renderer.context.asset(name), span)
    }

    /// Writes an image in several sizes; its description is all text since `start`.
    fn image(&mut self, name: &str, start: usize, span: Range<usize>) {
        let alt = plain(&self.events[start..]);
        self.events.truncate(start);
        let (widths, sizes, class, is_eager) = (None, None, None, false);
        let picture = PictureArguments { name, alt: &alt, widths, sizes, class, is_eager };
        let span = address_span(self.body.source(), span, name);
        let html = self.located(self.renderer.context.picture(&picture), span);
        self.events.push(Event::InlineHtml(html.into()));
    }

    fn html(&mut self, html: &str, span: Range<usize>) {
        let shown = match island::parse(html) {
            Html::Comment => return,
            Html::Island(name, props) => {
                let result = self.renderer.context.island(&name, props.into());
                self.located(result, span)
            }
            Html::NoIsland(what) => {
                let hint = "write `<island name=\"calculator\" unit=\"USD\" count=5 />`";
                return self.error(Code::RawHtml, what, hint, span);
            }
            Html::Other if self.renderer.raw_html => html.to_owned(),
            Html::Other => {
                return self.error(
                    Code::RawHtml,
                    "HTML is not allowed in a body",
                    "write it in Markdown, escape the `<` as `\\<`, or set `[markdown] raw_html` \
                     in site.toml",
                    span,
                );
            }
        };
        self.events.push(Event::Html(shown.into()));
    }
}

/// Whether the size of such a file is known, so that nothing moves when it arrives.
fn has_size(name: &str) -> bool {
    is_image(name) || name.ends_with(".svg")
}

/// The words of a part of a body.
fn plain(events: &[Event<'_>]) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::Code(text) => words.push_str(text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

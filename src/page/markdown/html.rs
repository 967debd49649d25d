//! A body as HTML.

use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, CowStr, LinkType, Tag, TagEnd};

use crate::base::formula::mathml;
use crate::base::html::{Slot, escape_html};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::i18n::format::{Formatter, is_wide_language};
use crate::page::markdown::body::Body;
use crate::page::markdown::brackets::Brackets;
use crate::page::markdown::code::{Highlighter, code_tags};
use crate::page::markdown::element::Elements;
use crate::page::markdown::events::{Event, address_span, is_block_of_text, wrong_character};
use crate::page::markdown::ids::{BodyIds, check_ids};
use crate::page::markdown::labels::{callout_name, callout_title, way_back};
use crate::page::markdown::line_end::join_events;
use crate::page::markdown::notes::{NoteEvents, NoteStyle};
use crate::page::markdown::text_run::TextRun;
use crate::template::TemplateContext;

/// Returns the value of a placeable at a position, or its errors, with the notation of a literal
/// `{` there.
type PlaceableValue<'a> = dyn Fn(&str, Slot, &str) -> Result<Placed, Vec<Diagnostic>> + 'a;

/// The notation of a literal `{` in Markdown.
pub(super) const BRACE: &str = "\\{";

/// The inputs for rendering a body.
pub struct Renderer<'a> {
    /// The page being rendered.
    pub context: &'a dyn TemplateContext,
    /// Its id.
    pub page: &'a str,
    /// The value of a placeable at a position, in the language of the body.
    pub placeable: &'a PlaceableValue<'a>,
    /// Whether it is shown outside of its page, so that URLs are absolute.
    pub is_embedded: bool,
    /// Highlights its code.
    pub highlighter: &'a Highlighter,
    /// Whether HTML is allowed.
    pub raw_html: bool,
    /// The language of the body.
    pub tag: &'a str,
    /// The formats of that language.
    pub formatter: &'a Formatter,
    /// Whether it is the body of the page itself, whose first picture is likely to be visible when
    /// the page is opened.
    pub is_main: bool,
    /// Returns the mark before the content of a block that begins at an offset, or else the mark
    /// after it, in preview modes that show sources.
    pub mark: Option<&'a dyn Fn(Option<usize>) -> String>,
    /// Returns the diagnostics for HTML that the policy blocks, with the offsets.
    pub blocked: &'a dyn Fn(&str) -> Vec<(usize, Diagnostic)>,
}

/// The value of a placeable in a body.
#[derive(Debug)]
pub enum Placed {
    /// Text.
    Text(String),
    /// A text with markup of messages, as HTML.
    Html(String),
}

impl Placed {
    /// The text; attributes have no markup.
    pub(super) fn into_text(self) -> String {
        let (Placed::Text(text) | Placed::Html(text)) = self;
        text
    }
}

/// A body that was rendered.
#[derive(Debug, Default)]
pub struct RenderedBody {
    /// Its HTML.
    pub html: String,
    /// Its headings, in order.
    pub headings: Vec<RenderedHeading>,
    /// Diagnostics that do not prevent it from being shown.
    pub findings: Vec<Diagnostic>,
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

/// Renders a body; the elements have these ids on the page. Returns all its diagnostics if one of
/// them is an error.
pub fn html(
    body: &Body,
    ids: &BodyIds,
    renderer: &Renderer<'_>,
) -> Result<RenderedBody, Vec<Diagnostic>> {
    let mut writer = Writer {
        body,
        renderer,
        ids,
        is_wide: is_wide_language(renderer.tag),
        coming: ids.headings.iter(),
        headings: Vec::new(),
        events: Vec::new(),
        formulas: BTreeMap::new(),
        notes: NoteEvents::default(),
        run: TextRun::default(),
        heading: None,
        code: None,
        markup: None,
        pictures: Vec::new(),
        in_link: false,
        has_picture: false,
        elements: Elements::default(),
        errors: Vec::new(),
    };
    let mut brackets = Brackets::new(body);
    for (event, span) in body.events() {
        if let Some(wrong) = wrong_character(&event, &body.source()[span.clone()]) {
            writer.errors.push(wrong.at(body.place(span.clone())));
        }
        brackets.read(&event, &span);
        writer.event(event, span);
    }
    writer.close_elements(true);
    writer.add_notes();
    writer.errors.extend(brackets.finish());
    writer.errors.extend(body.mistakes());
    writer.errors.extend(check_ids(body, ids));
    if writer.errors.iter().any(Diagnostic::is_error) {
        return Err(writer.errors);
    }
    let events = join_events(writer.events, writer.is_wide);
    let mut html = String::with_capacity(body.source().len() * 5 / 4);
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    Ok(RenderedBody { html, headings: writer.headings, findings: writer.errors })
}

pub(super) struct Writer<'a, 'b> {
    pub(super) body: &'b Body,
    pub(super) renderer: &'a Renderer<'a>,
    pub(super) ids: &'a BodyIds,
    /// Whether its language is written in wide characters.
    pub(super) is_wide: bool,
    /// The ids of the following headings.
    coming: std::slice::Iter<'a, String>,
    headings: Vec<RenderedHeading>,
    pub(super) events: Vec<Event<'b>>,
    /// The sources of formulas, by the indexes of their events.
    pub(super) formulas: BTreeMap<usize, String>,
    notes: NoteEvents<'b>,
    pub(super) run: TextRun<'b>,
    /// The open heading, and the start of its words in the output.
    pub(super) heading: Option<(RenderedHeading, usize)>,
    /// The language and the text of an open code block.
    code: Option<(CowStr<'b>, String)>,
    /// The HTML of an open block.
    markup: Option<String>,
    /// The open pictures: a picture may be in the description of another.
    pub(super) pictures: Vec<OpenPicture>,
    /// Whether a link is open.
    pub(super) in_link: bool,
    /// Whether a picture has been written.
    pub(super) has_picture: bool,
    /// The elements of HTML that are open.
    pub(super) elements: Elements,
    pub(super) errors: Vec<Diagnostic>,
}

/// A picture whose description is being read.
pub(super) struct OpenPicture {
    pub(super) span: Range<usize>,
    /// The span of its address.
    pub(super) address: Range<usize>,
    /// The start of its description.
    pub(super) start: usize,
    /// Its asset.
    pub(super) name: String,
    pub(super) title: String,
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
        self.flush(&event);
        match event {
            Event::Start(tag) => {
                self.elements.depth += usize::from(tag != Tag::HtmlBlock);
                self.start(tag, span);
            }
            Event::End(end) => {
                if end != TagEnd::HtmlBlock {
                    self.close_elements(false);
                    self.elements.depth -= 1;
                }
                self.end(end, span);
            }
            Event::Html(html) => match &mut self.markup {
                Some(markup) => markup.push_str(&html),
                None => self.html(&html, span, false),
            },
            Event::InlineHtml(html) => self.html(&html, span, true),
            // A form field without a label would not be accessible.
            Event::TaskListMarker(is_done) => {
                let mark = if is_done { "☑ " } else { "☐ " };
                self.events.push(Event::Text(mark.into()));
            }
            Event::InlineMath(formula) => self.formula(&formula, false, span),
            Event::DisplayMath(formula) => self.formula(&formula, true, span),
            event => self.events.push(event),
        }
    }

    fn formula(&mut self, formula: &str, is_block: bool, span: Range<usize>) {
        match mathml(formula, is_block) {
            Ok(mathml) => {
                self.formulas.insert(self.events.len(), formula.to_owned());
                self.events.push(Event::InlineHtml(mathml.into()));
            }
            Err(wrong) => {
                let start = span.start + if is_block { 2 } else { 1 };
                let is_verbatim = self.body.source()[start..].starts_with(formula);
                let within = if is_verbatim {
                    start + wrong.span.start..start + wrong.span.end
                } else {
                    span
                };
                let hint = "correct the formula, or write `\\$` for a literal `$`";
                self.error(Code::MarkdownSyntax, wrong.message, hint, within);
            }
        }
    }

    /// Adds the footnotes after the text.
    fn add_notes(&mut self) {
        let Renderer { context, page, is_embedded, tag, formatter, .. } = *self.renderer;
        let mut addresses = Vec::new();
        for id in &self.ids.notes {
            addresses.push(match is_embedded {
                true => self.located(context.url(page, Some(id)), 0..0),
                false => format!("#{id}"),
            });
        }
        let back = |number: &str| way_back(tag, number);
        let ids: &[String] = if is_embedded { &[] } else { &self.ids.notes };
        let digits = |number: usize| formatter.digits(number);
        let style = NoteStyle { ids, addresses, back: &back, digits: &digits };
        std::mem::take(&mut self.notes).add_to(&mut self.events, self.body.notes(), &style);
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
                // Another page has ids of its own; links refer to the page of the body.
                let id = (!self.renderer.is_embedded).then(|| id.into());
                Tag::Heading { level, id, classes: Vec::new(), attrs: Vec::new() }
            }
            Tag::BlockQuote(Some(kind)) => {
                let name = callout_name(kind);
                let title = callout_title(kind, self.renderer.tag)
                    .map_or_else(|| self.own_title(name, span.clone()), str::to_owned);
                let mut html = format!(
                    "<div class=\"callout callout-{name}\" role=\"note\">\n\
                     <p class=\"callout-title\">"
                );
                escape_html(&title, &mut html);
                html.push_str("</p>\n");
                return self.events.push(Event::Html(html.into()));
            }
            Tag::FootnoteDefinition(label) => return self.notes.start(&label, &mut self.events),
            Tag::Link { link_type, dest_url, title, id } => {
                self.in_link = true;
                let dest_url = match link_type {
                    LinkType::Email => dest_url,
                    LinkType::Autolink => self.autolink(&dest_url, span.clone()).into(),
                    _ => self.address(&dest_url, span.clone(), Writer::target).into(),
                };
                let title = self.with_placeables(&title, &span, Slot::Words).into();
                Tag::Link { link_type, dest_url, title, id }
            }
            Tag::Image { dest_url, title, .. } => {
                let written = dest_url.strip_prefix("asset:").unwrap_or(&dest_url);
                let address = address_span(self.body.source(), span.clone(), written);
                let name = self.with_placeables(written, &address, Slot::Machine);
                let title = self.with_placeables(&title, &span, Slot::Words);
                let start = self.events.len();
                return self.pictures.push(OpenPicture { span, address, start, name, title });
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
            tag => tag,
        };
        let is_marked = is_block_of_text(&tag);
        self.events.push(Event::Start(tag));
        if is_marked {
            self.mark(Some(span.start));
        }
    }

    fn mark(&mut self, start: Option<usize>) {
        self.events.extend(self.renderer.mark.map(|mark| Event::InlineHtml(mark(start).into())));
    }

    fn end(&mut self, end: TagEnd, span: Range<usize>) {
        match end {
            TagEnd::HtmlBlock => {
                let markup = self.markup.take().unwrap_or_default();
                let length = markup.trim_end().len();
                let span = span.start..(span.start + length).min(span.end);
                return self.html(&markup, span, false);
            }
            TagEnd::Heading(_) => {
                let Some((mut heading, start)) = self.heading.take() else { return };
                heading.text = self.plain(start, self.renderer.formatter.is_right_to_left());
                self.headings.push(heading);
                self.mark(None);
            }
            TagEnd::BlockQuote(Some(_)) => return self.events.push(Event::Html("</div>\n".into())),
            TagEnd::FootnoteDefinition => return self.notes.end(&mut self.events),
            TagEnd::Link => self.in_link = false,
            TagEnd::CodeBlock => {
                let Some((info, code)) = self.code.take() else { return };
                self.events.push(match self.renderer.highlighter.coloured(&info, &code) {
                    Some(html) => Event::Html(html.to_string().into()),
                    None => Event::Text(code.into()),
                });
                return self.events.push(Event::Html("</code></pre>\n".into()));
            }
            TagEnd::Image => {
                let open = self.pictures.pop();
                return open.map_or((), |open| self.end_picture(open));
            }
            TagEnd::Paragraph | TagEnd::Item => self.mark(None),
            _ => {}
        }
        self.events.push(Event::End(end));
    }

    /// The title of a callout in a language without a default title.
    fn own_title(&mut self, name: &str, span: Range<usize>) -> String {
        let id = format!("callout-{name}");
        let title = self.renderer.context.text(&id, &[]).map(std::borrow::Cow::into_owned);
        self.located(title, span)
    }

    /// Returns the result. Errors without a place are located at `span` and collected.
    pub(super) fn located(
        &mut self,
        result: Result<String, Vec<Diagnostic>>,
        span: Range<usize>,
    ) -> String {
        let place = self.body.place(span);
        result.unwrap_or_else(|errors| {
            self.errors.extend(errors.into_iter().map(|mut error| {
                error.place.get_or_insert_with(|| place.clone());
                error
            }));
            String::new()
        })
    }

    pub(super) fn error(
        &mut self,
        code: Code,
        message: impl Into<String>,
        hint: &str,
        span: Range<usize>,
    ) {
        self.errors.push(Diagnostic::new(code, message).at(self.body.place(span)).hint(hint));
    }
}

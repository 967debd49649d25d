//! Markup of a finished page that browsers take apart, reported where it is written: a message with
//! a list in a paragraph, or a link in a link.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use crate::base::html::{Break, BreakKind, MarkupKind, breaks, may_have_breaks};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place, Report};
use crate::i18n::message::Found;
use crate::page::render::RouteContext;
use crate::template::{LAYOUT, Origin, TemplateContext, TracedOutput};

impl RouteContext {
    /// Records whether the markup of a message may be invalid where a template prints it.
    pub(super) fn record_markup(&self, html: &str) {
        if memchr::memchr(b'<', html.as_bytes()).is_none() {
            return;
        }
        let mut used = self.used.lock();
        used.markup = used.markup.max(MarkupKind::of(html));
    }

    /// Reports markup of the finished page that browsers take apart, and markup of messages that
    /// HTML does not allow at its place.
    pub(super) fn check_nesting(self: &Arc<Self>, html: &str, report: &mut Report) {
        let markup = self.used.lock().markup;
        // The templates are the same in all languages.
        let is_default = self.locale == self.site.config.default_locale;
        let with_links = is_default || markup == MarkupKind::Links;
        if markup < MarkupKind::Blocks && !may_have_breaks(html.as_bytes(), with_links) {
            return;
        }
        if breaks(html.as_bytes()).is_empty() {
            return;
        }
        let context: Arc<dyn TemplateContext> = self.clone();
        let Some(traced) = self.site.untracked().templates.trace(LAYOUT, context) else { return };
        let url = self.own_url();
        let mut places = BTreeSet::new();
        for found in breaks(traced.text.as_bytes()) {
            let (place, is_message) = self.origin_of(&traced, &found.span, &found.element);
            let is_new = places.insert((place.path.clone(), place.start));
            if is_new && (is_message || found.kind.is_changed()) {
                let mut wrong = diagnostic(&found, is_message);
                // The paragraph is one of Markdown.
                if place.path.as_str().ends_with(".md") && found.outer == "p" {
                    let hint = "write it in Markdown, or in a `<div>` with lines of its own";
                    wrong = wrong.hint(hint);
                }
                let code = self.code_at(&place).unwrap_or_default();
                // The body of another page is reported there.
                if code.contains("content(") {
                    wrong = wrong.caused_by(DiagnosticCause::AnyError);
                }
                // A mistake in the original as well is one of the template.
                let translation = if is_default { None } else { self.printed_by(&code) };
                let wrong = match translation {
                    Some(message) => wrong
                        .caused_by(DiagnosticCause::Reported(&[Code::InvalidMarkup], place.clone()))
                        .at(message)
                        .related(place, "the place of the message"),
                    None => wrong.at(place),
                };
                report.add(wrong.on_page(url.clone()));
            }
        }
    }

    /// The source at a place.
    fn code_at(&self, place: &Place) -> Option<String> {
        let source = self.site.sources().read_text(place.path.as_str()).ok()?;
        Some(source.get(place.start..place.end)?.to_owned())
    }

    /// The message that code of a template prints with its markup.
    fn printed_by(&self, code: &str) -> Option<Place> {
        let (_, argument) = code.split_once("rich(")?;
        let id = argument.strip_prefix(['"', '\''])?.split(['"', '\'']).next()?;
        let Found { file, message, .. } = self.messages().find(id.split('.').next()?)?.0;
        Some(file.place(message.id.name))
    }

    /// The place of an element at a span of a traced page, and whether it is in the markup of a
    /// message.
    pub(super) fn origin_of(
        self: &Arc<Self>,
        traced: &TracedOutput,
        span: &Range<usize>,
        element: &str,
    ) -> (Place, bool) {
        let site = &self.site;
        let context = || -> Arc<dyn TemplateContext> { self.clone() };
        let page = self.own_page();
        let length = span.len();
        let mut at = span.start;
        let mut inner: Option<TracedOutput> = None;
        // A template may print the same text as the whole page.
        let mut is_body = false;
        loop {
            let outer = inner.as_ref().unwrap_or(traced);
            let next = match site.untracked().templates.origin(outer, at) {
                None => return (Place::file(&page.source), false),
                Some(Origin::Written(place)) => {
                    return (Place { end: place.start + length, ..place }, false);
                }
                Some(Origin::Partial(name, output)) => {
                    at -= output.start;
                    site.untracked().templates.trace_partial(&name, context())
                }
                Some(Origin::Value(place, output)) => {
                    let value = &outer.text[output.clone()];
                    let is = |html: Option<&str>| html == Some(value);
                    let own = is(self.content.get().and_then(|content| content.as_str()));
                    let name = if own { None } else { self.name_of_body(value) };
                    if own || name.is_some() {
                        let tag = &outer.text[at..(at + length).min(outer.text.len())];
                        let body = self.place_in_body(name.as_deref(), tag, element);
                        return (body.unwrap_or(place), false);
                    }
                    if is_body || !is(self.body.get().and_then(|body| body.as_str())) {
                        let code = self.code_at(&place);
                        let is_message = code.is_some_and(|code| code.contains("rich("));
                        return (place, is_message);
                    }
                    at -= output.start;
                    is_body = true;
                    site.untracked()
                        .templates
                        .trace(&page.template.value, Arc::new(self.before_body()))
                }
            };
            match next {
                Some(next) => inner = Some(next),
                None => return (Place::file(&page.source), false),
            }
        }
    }
}

/// The diagnostic of markup that browsers change, or that HTML does not allow.
pub(super) fn diagnostic(
    Break { element, outer, kind, .. }: &Break,
    is_message: bool,
) -> Diagnostic {
    let whose = if is_message { " of the message" } else { "" };
    let (message, hint) = match kind {
        BreakKind::Ends if element == outer && element != "p" => (
            format!("the `<{element}>`{whose} is in another `<{outer}>`, which browsers end there"),
            format!("remove one of the two, or end the outer `<{outer}>` before it"),
        ),
        BreakKind::Ends => (
            format!("the `<{element}>`{whose} is in a `<{outer}>`, which browsers end before it"),
            format!("use `<div>` instead of the outer `<{outer}>`"),
        ),
        BreakKind::Ignored => (
            format!("the `<{element}>`{whose} is in another `<{outer}>`, so browsers ignore it"),
            format!("end the outer `<{outer}>` before it"),
        ),
        BreakKind::Stray => (
            format!("`</{element}>` has no `<{element}>`: browsers add an empty one"),
            "remove it, or write the start tag".to_owned(),
        ),
        BreakKind::Forbidden if ["a", "button"].contains(&&**outer) => (
            format!("the `<{element}>`{whose} can't be in `<{outer}>`"),
            format!(
                "print the message outside of `<{outer}>`, or remove the `<{element}>` from it"
            ),
        ),
        BreakKind::Forbidden => (
            format!("the `<{element}>`{whose} can't be in `<{outer}>`"),
            format!(
                "use `<div>` instead of `<{outer}>`, or remove the `<{element}>` from the message"
            ),
        ),
        BreakKind::NoList => (
            format!("the `<{element}>`{whose} is not in a list"),
            "write `<ul>` or `<ol>` around it".to_owned(),
        ),
        BreakKind::Unclosed => (
            format!("the `<{element}>` is not closed"),
            format!("write `</{element}>` where it ends"),
        ),
        BreakKind::Unopened => (
            format!("`</{element}>` has no `<{element}>`: browsers ignore it"),
            "remove it, or write the start tag".to_owned(),
        ),
        BreakKind::Quote => (
            format!("a quote in the tag `<{element}>` is not closed"),
            "write a quote before and after each value of an attribute, and none elsewhere"
                .to_owned(),
        ),
        BreakKind::Deep => (
            format!("the `<{element}>` is nested too deeply: browsers put it beside its parent"),
            "nest fewer elements; browsers allow 512".to_owned(),
        ),
    };
    let code = match kind {
        BreakKind::Unclosed | BreakKind::Unopened => Code::UnclosedElement,
        _ => Code::InvalidMarkup,
    };
    Diagnostic::new(code, message).hint(hint)
}

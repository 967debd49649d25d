//! The Markdown bodies of a page.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::base::html::Slot;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place, position};
use crate::i18n::copies::CopiedPart;
use crate::i18n::message::{has_markup, page_body, plain_text};
use crate::page::markdown::{
    self, Body, BodyIds, Placed, RenderedBody, RenderedHeading, Renderer, ShownBody, html,
};
use crate::page::render::loaded_site::unknown_page;
use crate::page::render::preview_mode::SourceKind;
use crate::page::render::{Purpose, RouteContext, fallback, preview_mode};
use crate::page::route::LocaleIndex;
use crate::template::TemplateValue;

impl RouteContext {
    /// The page's body, in its language or its fallback; `None` if the page has none.
    pub(super) fn own_body(&self) -> Result<Option<RenderedBody>, Vec<Diagnostic>> {
        self.rendered(None, &self.texts.bodies)
    }

    /// Stores the page's body for templates.
    pub(super) fn set_content(&self, body: RenderedBody) {
        let heading = |heading: RenderedHeading| {
            TemplateValue::record(vec![
                ("level", TemplateValue::integer(heading.level.into())),
                ("id", TemplateValue::text(heading.id)),
                ("title", TemplateValue::text(heading.text)),
            ])
        };
        let headings = TemplateValue::list(body.headings.into_iter().map(heading));
        self.headings.set(headings).expect("the content is rendered once");
        self.content.set(TemplateValue::html(body.html)).expect("the content is rendered once");
    }

    /// A body that the page names, as HTML. Its diagnostics are not those of the template that
    /// shows it; they are stored for the page.
    pub(super) fn markdown(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        let known = || self.named.lock();
        if let Some(html) = known().get(name) {
            return Ok(html.clone());
        }
        let named = self.texts.named.iter().find(|(known, _)| **known == *name);
        let Some((_, bodies)) = named else {
            let id = &self.own_page().id;
            let message = format!("the page `{id}` has no body `{name}`");
            let hint = "markdown() shows the value of a key of the type `markdown` of the page \
                        itself; content() shows the body of another page";
            return Err(vec![Diagnostic::new(Code::UnknownBody, message).hint(hint)]);
        };
        // A missing body is reported where the page names it.
        let body = self.rendered(Some(name), bodies).unwrap_or_else(|wrong| {
            self.body_findings.lock().extend(wrong);
            None
        });
        let html = body.map(|body| body.html).unwrap_or_default();
        known().insert(name.into(), html.clone());
        Ok(html)
    }

    /// Removes and returns the diagnostics of the bodies that have been rendered.
    pub(super) fn take_body_findings(&self) -> Vec<Diagnostic> {
        let mut findings = self.body_findings.lock();
        std::mem::take(&mut *findings)
    }

    /// The diagnostic for a value that is undefined because the page has no body in any language.
    pub(super) fn absent_body(&self, undefined: &Diagnostic) -> Option<Diagnostic> {
        let place = undefined.place.as_ref().filter(|_| undefined.code == Code::UndefinedValue)?;
        let template = self.site.sources().read_text(place.path.as_str()).ok()?;
        let is_body = template.get(place.start..place.end)?.contains("page.content");
        // The variable of a loop may have the same name.
        if !is_body || self.content.get().is_some() || template.contains("for page in") {
            return None;
        }
        let page = self.own_page();
        let tag = &self.site.config.locales[self.original()].tag;
        let path = page_body(tag, page.body_id());
        let otherwise = format!(
            "write `{path}`, in every language, or show the body only if `page.content is defined`"
        );
        let hint = self.site.untracked().renamed_hint(&path, otherwise);
        let message = format!("the page `{}` has no body", page.id);
        let mut absent = Diagnostic::new(Code::UnknownBody, message).at(Place::file(&page.source));
        absent.causes.clone_from(&undefined.causes);
        Some(absent.related(place.clone(), "the template shows it here").hint(hint))
    }

    /// The body of another page as HTML that can be shown anywhere; empty if it has none.
    pub(super) fn content(&self, id: &str) -> Result<String, Vec<Diagnostic>> {
        let site = &self.site;
        let Some(page) = site.untracked().routes.page(id) else {
            return Err(vec![unknown_page(site.untracked(), id)]);
        };
        if !site.untracked().routes.exists(page, self.locale) {
            let tag = &site.config.locales[self.locale].tag;
            let message = format!("the page `{id}` is not in `{tag}`");
            let hint = "use an id from pages(), which lists only pages of this language";
            return Err(vec![Diagnostic::new(Code::TemplateError, message).hint(hint)]);
        }
        site.page(page);
        site.page_in(id, self.locale);
        let texts = site.untracked().route_texts(&site.reader, page, self.locale, []);
        let quoted = RouteContext {
            purpose: Purpose::Embedded,
            ..RouteContext::new(site, page, self.locale, &Arc::new(texts), self.mode)
        };
        let content = quoted.own_body();
        let mut used = self.used.lock();
        used.markup = used.markup.max(quoted.used.lock().markup);
        drop(used);
        match content {
            Ok(body) => {
                let html = body.map(|body| body.html).unwrap_or_default();
                self.count_html(&html);
                Ok(html)
            }
            Err(wrong) => {
                Err(wrong.into_iter().map(|one| one.caused_by(DiagnosticCause::AnyError)).collect())
            }
        }
    }

    fn rendered(
        &self,
        name: Option<&str>,
        bodies: &[Option<Arc<Body>>],
    ) -> Result<Option<RenderedBody>, Vec<Diagnostic>> {
        let config = &self.site.config;
        let Some((mut locale, body)) = self.shown(name, bodies) else { return Ok(None) };
        if locale == self.locale {
            match self.site.copied_part(self.own_page(), locale, name) {
                CopiedPart::Whole => {
                    locale = self.site.untracked().lender(self.page, locale).unwrap_or(locale);
                }
                CopiedPart::Words(words) if self.counts_words() => {
                    self.used.lock().copied_words += words;
                }
                CopiedPart::Words(_) => {}
            }
        }
        let is_fallback = locale != self.locale;
        let mark = |start: Option<usize>| {
            let number = start.map(|start| {
                let (line, column) = position(body.source(), start);
                let place = format!("{}:{line}:{column}", body.path);
                self.add_source(place, SourceKind::Message, String::new())
            });
            preview_mode::block_mark(number)
        };
        let has_marks = self.mode.sources && !self.is_embedded();
        let renderer = Renderer {
            context: self,
            page: &self.own_page().id,
            is_embedded: self.is_embedded(),
            placeable: &|source, slot, brace| self.placed(source, is_fallback, slot, brace),
            highlighter: &self.site.untracked().highlighter,
            raw_html: config.raw_html,
            tag: &config.locales[locale].tag,
            formatter: self.site.formatter(locale),
            is_main: name.is_none(),
            mark: has_marks.then_some(&mark),
            blocked: &|html| self.site.untracked().blocked_in_content(html),
        };
        let ids = self.ids.get_or_init(|| self.body_ids());
        let mut rendered = html(body, &ids[&name.map(Box::from)], &renderer)?;
        self.body_findings.lock().append(&mut rendered.findings);
        if is_fallback {
            let marked = fallback::mark(&format!("\n{}", rendered.html));
            rendered.html = match self.is_embedded() {
                true => format!("<div{}>{marked}</div>\n", config.locales[locale].attributes()),
                false => marked + "\n",
            };
            for heading in &mut rendered.headings {
                heading.text = fallback::mark(&heading.text);
            }
        }
        self.count_html(&rendered.html);
        Ok(Some(rendered))
    }

    /// The value of a placeable of a body, with the markup of terms and messages in text.
    fn placed(
        &self,
        source: &str,
        is_fallback: bool,
        slot: Slot,
        brace: &str,
    ) -> Result<Placed, Vec<Diagnostic>> {
        let text = self.messages().placeable(source, is_fallback, slot, brace)?;
        if slot != Slot::Text || !has_markup(&text, &self.site.config.messages.html) {
            return Ok(Placed::Text(plain_text(text.into()).into_owned()));
        }
        let name = source.trim_matches(|c: char| c.is_whitespace() || matches!(c, '{' | '}'));
        self.message_html(name, &text).map(Placed::Html)
    }

    /// The name of the body that a template shows as this HTML.
    pub(super) fn name_of_body(&self, html: &str) -> Option<Box<str>> {
        let named = self.named.lock();
        named.iter().find(|(_, known)| *known == html).map(|(name, _)| name.clone())
    }

    /// The place of a tag in the page's body, or in that with this name: its first occurrence. It
    /// may be written in another way, or be in the markup of a message.
    pub(super) fn place_in_body(
        &self,
        name: Option<&str>,
        tag: &str,
        element: &str,
    ) -> Option<Place> {
        let mut named = self.texts.named.iter();
        let bodies = match name {
            None => &self.texts.bodies,
            Some(name) => &named.find(|(known, _)| **known == *name)?.1,
        };
        let (_, body) = self.shown(name, bodies)?;
        let place = |text: &str| {
            let at = body.source().find(text)?;
            Some(body.place(at..at + text.len()))
        };
        let start = || place(&format!("<{element}"));
        Some(place(tag).or_else(start).unwrap_or_else(|| Place::file(&body.path)))
    }

    /// The body that is shown, and its language: that of the page, or its fallback.
    fn shown<'a>(
        &self,
        name: Option<&str>,
        bodies: &'a [Option<Arc<Body>>],
    ) -> Option<(LocaleIndex, &'a Body)> {
        let (config, page) = (&self.site.config, self.own_page());
        let body = |locale: LocaleIndex| Some((locale, bodies.get(locale)?.as_deref()?));
        let is_replaced = config.replaces_copies(self.locale)
            && self.site.copied_part(page, self.locale, name) == CopiedPart::Whole;
        let borrowed = config.locales[self.locale].fallback.filter(|_| is_replaced);
        borrowed.into_iter().chain(config.with_fallback(self.locale)).find_map(body)
    }

    fn body_ids(&self) -> BTreeMap<Option<Box<str>>, BodyIds> {
        let page = self.own_page();
        let anchors = page.sections.iter().filter_map(|section| section.anchor.as_deref());
        let original = self.original();
        let shown: Vec<ShownBody<'_>> = self
            .texts
            .all_bodies()
            .filter_map(|(name, bodies)| {
                let (_, body) = self.shown(name, bodies)?;
                Some(ShownBody { name, body, original: bodies[original].as_deref() })
            })
            .collect();
        let ids = markdown::body_ids(&shown, &anchors.collect());
        shown.iter().map(|shown| shown.name.map(Box::from)).zip(ids).collect()
    }
}

//! The Markdown body of a page.

use std::sync::Arc;

use crate::config::Locale;
use crate::content::{ListPart, ListRead, PageList};
use crate::diagnostic::{Code, Diagnostic, Report};
use crate::markdown::{self, Body, Renderer, html};
use crate::memo::BitSet;
use crate::render::world::unknown_page;
use crate::render::{PageTexts, RouteContext};
use crate::route::LocaleIndex;

impl RouteContext {
    /// The page's body as HTML, in its language or the one that it falls back to; `None` if the
    /// page has none.
    pub(super) fn content(&self) -> Result<Option<String>, Vec<Diagnostic>> {
        let config = &self.world.config;
        let body = |locale: LocaleIndex| self.texts.bodies.get(locale)?.as_ref();
        if let Some(own) = body(self.locale) {
            return self.body_html(own, false).map(Some);
        }
        let fallback = config.locales[self.locale].fallback;
        let Some((locale, body)) = fallback.and_then(|at| Some((at, body(at)?))) else {
            return Ok(None);
        };
        let Locale { tag, direction, .. } = &config.locales[locale];
        let html = self.body_html(body, true)?;
        Ok(Some(format!("<div lang=\"{tag}\" dir=\"{}\">\n{html}</div>\n", direction.as_str())))
    }

    /// The body of another page as HTML that can be shown anywhere; empty if it has none.
    pub(super) fn quoted(&self, id: &str) -> Result<String, Vec<Diagnostic>> {
        let world = &self.world;
        let Some(page) = world.routes.page(id) else { return Err(vec![unknown_page(world, id)]) };
        if !world.routes.exists(page, self.locale) {
            let tag = &world.config.locales[self.locale].tag;
            let message = format!("the page `{id}` is not in `{tag}`");
            let hint = "pages() gives those of the language";
            return Err(vec![Diagnostic::new(Code::TemplateError, message).hint(hint)]);
        }
        let list = PageList { folder: "".into(), sort: None, tag: None };
        let read = ListRead { list, without: None, part: ListPart::Body(id.into()) };
        self.dependencies().lists.insert(read);
        let (tags, other) = (&world.config.locales, &world.pages[page]);
        let needed = self.body_locales(self.locale);
        // Mistakes in them are reported with that page.
        let body = |at: usize| {
            let tag = &tags[at].tag;
            markdown::find(&world.snapshot, tag, other.text_id(), &mut Report::new())
        };
        let texts = PageTexts {
            messages: (0..tags.len())
                .map(|at| needed.contains(&at).then(|| self.messages_of(other, at)).flatten())
                .collect(),
            bodies: (0..tags.len())
                .map(|at| needed.contains(&at).then(|| body(at)).flatten())
                .collect(),
        };
        let quoted = RouteContext {
            is_quoted: true,
            ..RouteContext::new(world, page, self.locale, &Arc::new(texts), self.mode)
        };
        let content = quoted.content();
        let mut read = quoted.dependencies().clone();
        read.own = BitSet::default();
        self.dependencies().merge(&read);
        match content {
            Ok(html) => Ok(html.unwrap_or_default()),
            Err(wrong) => Err(wrong.into_iter().map(Diagnostic::as_consequence).collect()),
        }
    }

    /// The locales whose bodies decide about a body in `locale`: the default one gives the ids of
    /// headings.
    fn body_locales(&self, locale: LocaleIndex) -> Vec<LocaleIndex> {
        let config = &self.world.config;
        let fallback = config.locales[locale].fallback;
        [Some(locale), fallback, Some(config.default_locale)].into_iter().flatten().collect()
    }

    fn body_html(&self, body: &Body, is_fallback: bool) -> Result<String, Vec<Diagnostic>> {
        let config = &self.world.config;
        let original = self.texts.bodies[config.default_locale].as_ref();
        let renderer = Renderer {
            context: self,
            page: &self.world.pages[self.page].id,
            is_quoted: self.is_quoted,
            placeable: &|source| self.messages().placeable(source, is_fallback),
            highlighter: &self.world.highlighter,
            raw_html: config.raw_html,
        };
        html(body, original, &renderer)
    }
}

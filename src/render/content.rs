//! The Markdown body of a page.

use crate::config::Locale;
use crate::diagnostic::Diagnostic;
use crate::markdown::{Body, Renderer, html};
use crate::render::RouteContext;
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

    fn body_html(&self, body: &Body, is_fallback: bool) -> Result<String, Vec<Diagnostic>> {
        let config = &self.world.config;
        let original = self.texts.bodies[config.default_locale].as_ref();
        let renderer = Renderer {
            context: self,
            page: &self.world.pages[self.page].id,
            placeable: &|source| self.messages().placeable(source, is_fallback),
            raw_html: config.raw_html,
        };
        html(body, original, &renderer)
    }
}

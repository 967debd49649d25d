//! What partials print on all pages of a language.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::content::PageList;
use crate::engine::diagnostic::{Diagnostic, Place};
use crate::i18n::message::Arg;
use crate::page::render::partial_cache::SharedPartial;
use crate::page::render::{PageTexts, PreviewMode, RouteContext, World};
use crate::page::route::LocaleIndex;
use crate::template::{PictureArguments, SetText, TemplateContext, TemplateValue};

impl RouteContext {
    /// The HTML of a partial that is the same on all pages of the language, with its dependencies
    /// added to those of the page.
    pub(super) fn render_shared(
        &self,
        template: &str,
        has_standard_globals: &dyn Fn() -> bool,
    ) -> Option<TemplateValue> {
        // The page's own terms replace those of shared messages.
        let has_terms = self.texts.messages.iter().flatten().any(|file| file.has_terms());
        if !self.mode.is_off() || self.is_quoted || has_terms {
            return None;
        }
        let (world, locale) = (&self.world, self.locale);
        let render = || render(world, locale, template);
        let shared = world.prepared.partials.get(locale, template, render)?;
        has_standard_globals().then(|| {
            self.dependencies().merge(&shared.dependencies);
            shared.html.clone()
        })
    }
}

/// Renders a partial without a page. Returns `None` if it needs one, and on errors, which are found
/// again, and reported, where a page includes it.
fn render(world: &Arc<World>, locale: LocaleIndex, template: &str) -> Option<SharedPartial> {
    let texts =
        PageTexts { messages: vec![None; world.config.locales.len()], ..PageTexts::default() };
    let route = RouteContext::new(world, 0, locale, &Arc::new(texts), PreviewMode::default());
    let context = Arc::new(WithoutPage { route, has_asked: AtomicBool::new(false) });
    let html = world.templates.render_partial(template, context.clone())?;
    let has_asked = context.has_asked.load(Ordering::Relaxed);
    let dependencies = context.route.dependencies().clone();
    // A page may have its own translation of a message that is shared in the fallback only.
    let depends_on_page = has_asked || dependencies.fallback;
    (!depends_on_page).then(|| SharedPartial { html: TemplateValue::html(html), dependencies })
}

/// A context that has no page, and notes whether a template has asked for one.
struct WithoutPage {
    route: RouteContext,
    has_asked: AtomicBool,
}

impl WithoutPage {
    fn refuse<T>(&self) -> Result<T, Vec<Diagnostic>> {
        self.has_asked.store(true, Ordering::Relaxed);
        Err(Vec::new())
    }
}

type Html = Result<String, Vec<Diagnostic>>;
type Item = Result<Option<TemplateValue>, Vec<Diagnostic>>;

impl TemplateContext for WithoutPage {
    fn text(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        links: bool,
    ) -> Result<Cow<'_, str>, Vec<Diagnostic>> {
        self.route.text(id, args, links)
    }

    fn message_place(&self, id: &str) -> Option<Place> {
        self.route.message_place(id)
    }

    fn url(&self, page: &str, anchor: Option<&str>) -> Html {
        self.route.url(page, anchor)
    }

    fn origin(&self) -> &str {
        self.route.origin()
    }

    fn asset(&self, name: &str) -> Html {
        self.route.asset(name)
    }

    fn inline(&self, name: &str) -> Html {
        if self.route.has_ids(name) {
            return self.refuse();
        }
        self.route.inline(name)
    }

    fn fact(&self, path: &str) -> Html {
        self.route.fact(path)
    }

    fn number(&self, number: &str, options: &[(String, String)]) -> Html {
        self.route.number(number, options)
    }

    fn date(&self, date: &str, style: &str) -> Html {
        self.route.date(date, style)
    }

    fn data(&self, name: &str) -> Option<TemplateValue> {
        self.route.data(name)
    }

    fn item(&self, name: &str) -> Item {
        match name {
            "locale" | "site" | "search" => self.route.item(name),
            _ => self.refuse(),
        }
    }

    fn page(&self, _: &str) -> Item {
        self.refuse()
    }

    fn picture(&self, _: &PictureArguments<'_>) -> Html {
        self.refuse()
    }

    fn island(&self, _: &str, _: serde_json::Value, _: bool) -> Html {
        self.refuse()
    }

    fn script(&self, _: &str) -> Html {
        self.refuse()
    }

    fn pages(
        &self,
        _: &PageList,
        _: Option<usize>,
        _: bool,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.refuse()
    }

    fn content(&self, _: &str) -> Html {
        self.refuse()
    }

    fn markdown(&self, _: &str) -> Html {
        self.refuse()
    }

    fn adjacent(&self, _: &PageList) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.refuse()
    }

    fn tags(&self, _: &str, _: Option<&[String]>) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.refuse()
    }

    fn set_text(&self, _: &str, _: &SetText<'_>) -> Html {
        self.refuse()
    }

    fn head(&self) -> Html {
        self.refuse()
    }

    /// A partial in a partial is rendered with it.
    fn shared_partial(&self, _: &str, _: &dyn Fn() -> bool) -> Option<TemplateValue> {
        None
    }
}

//! Renders a page in a language to HTML.

mod loaded_site;
mod broken_rule;
mod check;
mod fallback;
mod head;
mod finish;
mod preview_mode;
mod reads;
mod context;
mod content;
mod document;
mod image;
mod page_markup;
mod inlined;
mod list;
mod list_item;
mod list_read;
mod locate;
mod nesting;
mod order;
mod origin;
mod page_style;
mod pager;
mod partial;
mod photos;
mod recorder;
mod redirects;
mod renamed_files;
mod search;
mod sitemap;
mod social;
mod translations;
mod usage;
mod values;
mod words;
mod site_file_text;
mod site_files;
mod styles;
mod tracked_site;
mod text_sources;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;

use crate::assets::island::Misplaced;
use crate::base::html::{PageTargets, escaped_html};
use crate::content::Page;
use crate::content::config::META_KEYS;
use crate::engine::diagnostic::{Diagnostic, Report};
use crate::engine::output::Artifact;
use crate::engine::query::Reader;
use crate::i18n::message::Messages;
use crate::page::markdown::BodyIds;
use crate::page::render::finish::finish;
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::photos::without_photo_metadata;
use crate::page::render::preview_mode::TextSource;
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;
use crate::template::TemplateValue;

pub use crate::page::render::broken_rule::{ElementPlace, places_of_elements};
pub use crate::page::render::check::{
    check_invalid_page, check_page, check_variant_links, removed_message,
};
pub use crate::page::render::finish::FinishedHtml;
pub use crate::page::render::image::emit_images;
pub use crate::page::render::inlined::INLINE_ASSET;
pub use crate::page::render::list_read::LIST;
pub use crate::page::render::loaded_site::{KnownNames, LoadedSite, SharedValues};
pub use crate::page::render::partial::PARTIAL;
pub use crate::page::render::preview_mode::{EDIT_MODE, PREVIEW_MODES, PreviewMode};
pub use crate::page::render::reads::{
    ALLOWANCES, ANCHOR, ASSET, ASSET_URL, COLLISION, DATA, DATA_VALUE, FONTS, IMAGE, ISLAND,
    ISLANDS, LOADED_SITE, LOADER, MESSAGE, PAGE, SCRIPT, SETTINGS, TEMPLATE, TEMPLATE_TREE, TERM,
    URL,
};
pub use crate::page::render::redirects::{
    Redirect, moved_folders, moved_pages, redirect, redirects, root_redirect,
};
pub use crate::page::render::search::{search_indexes, search_path};
pub use crate::page::render::site_file_text::NotFoundPage;
pub use crate::page::render::site_files::{not_found_editions, robots, site, site_file};
pub use crate::page::render::sitemap::{sitemap_index, sitemaps};
pub use crate::page::render::social::social_name;
pub use crate::page::render::styles::{STYLES, StyleNames, Styles};
pub use crate::page::render::tracked_site::TrackedSite;
pub use crate::page::render::translations::{PAGE_WORDS, TRANSLATIONS};
pub use crate::page::render::usage::RenderUsage;
pub use crate::page::render::words::WordCount;

/// The context of one rendering: a page in a language.
pub(crate) struct RouteContext {
    /// Records the dependencies of the rendering.
    site: TrackedSite,
    page: PageIndex,
    locale: LocaleIndex,
    texts: Arc<PageTexts>,
    sections: OnceLock<TemplateValue>,
    /// The Markdown body as HTML, if the page has one.
    content: OnceLock<TemplateValue>,
    /// Its headings.
    headings: OnceLock<TemplateValue>,
    /// The bodies that templates have used, as HTML, by name; empty on errors.
    named: Mutex<BTreeMap<Box<str>, String>>,
    /// The diagnostics of the bodies that are not reported yet.
    body_findings: Mutex<Vec<Diagnostic>>,
    /// The ids of the elements of its bodies, by name.
    ids: OnceLock<BTreeMap<Option<Box<str>>, BodyIds>>,
    /// The page without its layout.
    body: OnceLock<TemplateValue>,
    purpose: Purpose,
    /// The locales that the page counts as translated into.
    translations: OnceLock<Vec<LocaleIndex>>,
    /// The locale of a `[[files]]` output.
    language: Option<LocaleIndex>,
    /// The not-found page in all languages, for files of the whole site.
    editions: OnceLock<TemplateValue>,
    /// The URL of the page's social image.
    social_image: OnceLock<String>,
    /// The preview mode, and the sources of the texts that it marks.
    mode: PreviewMode,
    sources: Mutex<Vec<TextSource>>,
    /// The islands rendered so far, with the number of occurrences of each.
    islands: Mutex<BTreeMap<String, usize>>,
    /// The translated messages that templates have read, if islands show texts of the fallback.
    translated: Mutex<BTreeSet<String>>,
    /// The ids of the drawings inlined so far, with the number of their elements.
    drawn: Mutex<BTreeMap<String, usize>>,
    /// The ids of the page's other elements, if a drawing has one of them.
    own_ids: BTreeSet<String>,
    used: Mutex<RenderUsage>,
}

/// The purpose of a rendering.
enum Purpose {
    /// The page.
    Page,
    /// Only its Markdown body, for another page or a feed: URLs are absolute, and islands, which
    /// can't run there, are omitted.
    Embedded,
    /// A partial without a page.
    Partial,
    /// The number of words, as if the page were translated into all languages.
    Measure,
    /// The place where this misplaced island is called.
    Locate(Box<Misplaced>),
}

/// The result of a rendering.
pub struct RenderedRoute {
    /// The page, unless there were errors.
    pub html: Option<FinishedHtml>,
    /// Its social image.
    pub picture: Option<Artifact>,
    /// The ids and addresses of the page, in the language that it was written in first.
    pub targets: Option<Arc<PageTargets>>,
    /// The usage of the rendering.
    pub used: RenderUsage,
}

/// Renders a page in one language.
pub fn render(
    site: &TrackedSite,
    page: PageIndex,
    locale: LocaleIndex,
    texts: &Arc<PageTexts>,
    report: &mut Report,
) -> RenderedRoute {
    site.track_route(page, locale);
    site.track_translations(page);
    let (route, document) = site.measured(page, locale, report).unwrap_or_else(|| {
        let route = RouteContext::new(site, page, locale, texts, PreviewMode::default());
        Arc::new(route).html_with_unique_ids(report)
    });
    let (html, picture) = document.map_or((None, None), |(html, picture)| (Some(html), picture));
    let mut used = route.used.lock().clone();
    let of_islands = std::mem::take(&mut used.of_islands);
    let is_whole = !of_islands.iter().any(Diagnostic::is_error);
    for found in of_islands {
        report.add(found);
    }
    let mut targets = None;
    let html = html.and_then(|html| {
        used.plain_markup.retain(|_, text| is_escaped(&html, text));
        let html = fallback::resolve(site.untracked(), page, locale, html);
        route.check_nesting(&html, report);
        // The elements and addresses are those of all languages, but for addresses in texts.
        let origin = site.config.origin();
        let found = match locale == site.untracked().routes.original(page) {
            true => Some(PageTargets::new(html.as_bytes(), origin)),
            false => PageTargets::absolute(html.as_bytes(), origin),
        };
        if found.as_ref().is_some_and(|found| found.needs_check) {
            route.check_markup(report);
        }
        targets = found.map(Arc::new);
        let url = site.untracked().routes.url(&site.config, locale, page);
        let origin = HtmlOrigin { url: &url, page, template: None, loads: &used.loads };
        let html = without_photo_metadata(site.untracked(), html, origin, report)?;
        finish(&site.reader, site.untracked(), html, origin, report)
    });
    RenderedRoute { html: html.filter(|_| is_whole), picture, targets, used }
}

/// Returns whether a page shows the markup of a text, which may also be printed as HTML.
fn is_escaped(html: &str, text: &str) -> bool {
    html.contains(&escaped_html(text)) || !html.contains(text)
}

/// Renders a page in a preview mode, without a social image. Returns `None` and reports errors.
pub fn render_preview(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    page: PageIndex,
    locale: LocaleIndex,
    texts: &Arc<PageTexts>,
    mode: PreviewMode,
    report: &mut Report,
) -> Option<Vec<u8>> {
    let tracked = TrackedSite::of(reader, site);
    let route = Arc::new(RouteContext::new(&tracked, page, locale, texts, mode));
    let (route, document) = route.html_with_unique_ids(report);
    let (html, _) = document?;
    let html = fallback::resolve(site, page, locale, html);
    let html = preview_mode::resolve(&html, &route.sources.lock());
    let url = site.routes.url(&site.config, locale, page);
    let RenderUsage { loads, of_islands, .. } = route.used.lock().clone();
    let is_whole = !of_islands.iter().any(Diagnostic::is_error);
    let origin = HtmlOrigin { url: &url, page, template: None, loads: &loads };
    finish(reader, site, html, origin, report).filter(|_| is_whole).map(|page| page.bytes)
}

impl RouteContext {
    fn new(
        site: &TrackedSite,
        page: PageIndex,
        locale: LocaleIndex,
        texts: &Arc<PageTexts>,
        mode: PreviewMode,
    ) -> RouteContext {
        RouteContext {
            site: site.clone(),
            page,
            locale,
            texts: Arc::clone(texts),
            sections: OnceLock::new(),
            content: OnceLock::new(),
            headings: OnceLock::new(),
            named: Mutex::default(),
            body_findings: Mutex::default(),
            ids: OnceLock::new(),
            body: OnceLock::new(),
            purpose: Purpose::Page,
            translations: OnceLock::new(),
            language: None,
            editions: OnceLock::new(),
            social_image: OnceLock::new(),
            mode,
            sources: Mutex::default(),
            islands: Mutex::default(),
            translated: Mutex::default(),
            drawn: Mutex::default(),
            own_ids: BTreeSet::new(),
            used: Mutex::default(),
        }
    }

    /// Whether only the Markdown body is rendered, for another page or a feed.
    fn is_embedded(&self) -> bool {
        matches!(self.purpose, Purpose::Embedded)
    }

    /// Whether the result may be published: a measured page only in a single build.
    fn is_published(&self) -> bool {
        let is_measured = matches!(self.purpose, Purpose::Measure);
        self.mode.is_off() && !(is_measured && self.site.reader.records_reads())
    }

    /// The locales that it counts as translated into.
    fn translations(&self) -> &[LocaleIndex] {
        let RouteContext { site, page, .. } = self;
        let is_known = !matches!(self.purpose, Purpose::Measure) && self.mode.is_off();
        self.translations.get_or_init(|| match is_known {
            true => site.untracked().translations(&site.reader, *page),
            false => site.untracked().routes.locales(*page).collect(),
        })
    }

    /// The locale whose language the page or file counts as: its lender if it is not translated.
    fn language(&self) -> LocaleIndex {
        let RouteContext { site, page, locale, .. } = self;
        let of_page = || {
            let mut language = *locale;
            // A fallback may not be translated either.
            while !self.translations().contains(&language)
                && let Some(lender) = site.untracked().lender(*page, language)
            {
                language = lender;
            }
            language
        };
        self.language.unwrap_or_else(of_page)
    }

    /// The context of another rendering of the same page.
    fn new_rendering(&self) -> RouteContext {
        let RouteContext { site, page, locale, texts, mode, .. } = self;
        RouteContext::new(site, *page, *locale, texts, *mode)
    }

    /// The context of another rendering of the layout of the same page, whose body is rendered.
    fn with_same_body(&self) -> RouteContext {
        RouteContext {
            sections: self.sections.clone(),
            content: self.content.clone(),
            headings: self.headings.clone(),
            named: Mutex::new(self.named.lock().clone()),
            body_findings: Mutex::new(self.body_findings.lock().clone()),
            ids: self.ids.clone(),
            body: self.body.clone(),
            islands: Mutex::new(self.islands.lock().clone()),
            drawn: Mutex::new(self.drawn.lock().clone()),
            used: Mutex::new(self.used.lock().clone()),
            ..self.new_rendering()
        }
    }

    /// The context in which the template of the same page, whose content is rendered, was rendered:
    /// the first island of a name has other markup than those after it.
    fn before_body(&self) -> RouteContext {
        RouteContext {
            sections: self.sections.clone(),
            content: self.content.clone(),
            headings: self.headings.clone(),
            named: Mutex::new(self.named.lock().clone()),
            ids: self.ids.clone(),
            own_ids: self.own_ids.clone(),
            ..self.new_rendering()
        }
    }

    /// The key of a query about a name in the route's language.
    fn in_locale(&self, name: &str) -> (String, LocaleIndex) {
        (name.to_owned(), self.locale)
    }

    fn messages(&self) -> Messages<'_> {
        let site = &self.site;
        let own = |locale: LocaleIndex| self.texts.messages[locale].as_deref();
        let fallback = site.config.locales[self.locale].fallback;
        Messages {
            scope: site.scope(self.locale, own),
            fallback: fallback.map(|locale| site.scope(locale, own)),
            replaces_copies: site.config.replaces_copies(self.locale),
            data_files: site.variables(),
            row: site
                .untracked()
                .row(self.page)
                .filter(|_| !matches!(self.purpose, Purpose::Partial)),
            recorder: self,
        }
    }
}

/// The message id of a page's title, description and so on, or its default.
pub fn meta_message<'a>(site: &'a LoadedSite, page: &'a Page, key: &str) -> Option<&'a str> {
    let own = |key: &str| {
        let at = META_KEYS.iter().position(|known| *known == key)?;
        page.meta[at].as_deref()
    };
    let plain = key.strip_prefix("social_");
    own(key)
        .or_else(|| plain.and_then(own))
        .or_else(|| site.config.defaults.get(key).map(|message| message.value.as_str()))
}

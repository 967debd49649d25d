//! The second stage: every page in every language.

mod bodies;
mod check;
mod route;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::assets::island::PageWeight;
use crate::assets::search::Extract;
use crate::base::html::PageTargets;
use crate::base::parallel;
use crate::build::check::PageHead;
use crate::build::pipeline::options::{Options, Progress};
use crate::build::pipeline::pages::check::PAGE_CHECK;
use crate::build::pipeline::pages::route::EmittedRoute;
use crate::build::pipeline::stale;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Report};
use crate::engine::output::{Entry, OutputPath, Sink};
use crate::engine::query::{Build, Reader};
use crate::i18n::status::FILE_PROGRESS;
use crate::page::render::LoadedSite;
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::TextIds;

pub(super) use crate::build::pipeline::pages::route::READS_HEADS;
pub use crate::build::pipeline::pages::route::{ROUTE, RouteName};
pub(super) use crate::build::pipeline::pages::texts::{check_invalid_pages, texts};

/// Renders the pages of a build.
pub(super) struct PageRenderer<'a> {
    pub(super) site: &'a Arc<LoadedSite>,
    pub(super) build: &'a Build,
    pub(super) sink: &'a dyn Sink,
    pub(super) options: &'a Options,
}

/// A page in all its languages.
#[derive(Default)]
pub(super) struct RenderedPage {
    pub(super) report: Report,
    pub(super) files: Vec<(OutputPath, Entry)>,
    /// Its ids and addresses in the language that it was written in first.
    pub(super) targets: Option<Arc<PageTargets>>,
    /// Addresses in its other languages.
    pub(super) translated: Vec<(RouteIndex, Arc<PageTargets>)>,
    pub(super) weights: Vec<(RouteIndex, PageWeight)>,
    pub(super) search: Vec<(RouteIndex, Arc<Extract>)>,
    pub(super) heads: Vec<(RouteIndex, Arc<PageHead>)>,
    /// The unused messages of the page's own file, if the page was rendered in its first language.
    unused: Option<(RouteIndex, Vec<Box<str>>)>,
    /// The number of its routes that were rendered in this build.
    pub(super) rendered: usize,
    /// The number of routes whose last rendering was reused.
    pub(super) reused: usize,
}

/// A page and a locale.
pub type RouteIndex = (PageIndex, LocaleIndex);

/// Checks the texts of a page.
pub(super) fn check_page(reader: &Reader, page: &str) {
    reader.get(&PAGE_CHECK, page);
}

impl PageRenderer<'_> {
    /// Renders these routes before all others, unless they have errors, which are reported when all
    /// pages are rendered.
    pub(super) fn render_first(&self, routes: &[RouteName]) {
        let reader = self.build.reader();
        for name in routes {
            let Some((page, locale)) = self.site.find_route(&name.0, &name.1) else { continue };
            if self.can_show(&reader, page, locale) {
                reader.get(&ROUTE, name);
            }
        }
        self.build.emitted().flush(self.sink);
    }

    /// Returns whether a page can be rendered before it is checked: its files can be parsed.
    /// Rendering itself reports missing texts.
    fn can_show(&self, reader: &Reader, page: PageIndex, locale: LocaleIndex) -> bool {
        let site = self.site;
        let texts = texts(reader, site, TextIds::of(&site.pages[page]));
        let is_valid = |locale: LocaleIndex| {
            let own = texts.messages[locale].as_ref();
            own.is_none_or(|file| file.is_valid()) && site.catalogs[locale].is_valid()
        };
        site.templates.is_valid()
            && site.templates.contains(&site.pages[page].template.value)
            && site.config.with_fallback(locale).all(is_valid)
    }

    /// Renders all pages, on all processors; a page's languages together, since they share its
    /// content. `None` when the build is cancelled.
    pub(super) fn render_all(
        &self,
        progress: &dyn Progress,
        is_cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<RenderedPage>> {
        let site = self.site;
        let pages: Vec<PageIndex> = (0..site.pages.len()).collect();
        let done = AtomicUsize::new(0);
        let routes = |page: PageIndex| site.routes.locales(page).count();
        let all = pages.iter().map(|page| routes(*page)).sum();
        let is_locked = stale::is_locked(&self.build.reader());
        let rendered = parallel::map(&pages, |page| {
            if is_cancelled() {
                return None;
            }
            let rendered = self.render_page(*page, is_locked);
            self.build.emitted().flush(self.sink);
            let more = routes(*page);
            progress.routes(done.fetch_add(more, Ordering::Relaxed) + more, all);
            Some(rendered)
        });
        let mut rendered: Vec<RenderedPage> = rendered.into_iter().collect::<Option<_>>()?;
        self.report_unused_in_rows(&mut rendered);
        Some(rendered)
    }

    /// Checks a page, and renders it in all its languages. `is_locked` is whether the site has
    /// `locales/translations.lock`.
    fn render_page(&self, page: PageIndex, is_locked: bool) -> RenderedPage {
        let (site, reader) = (self.site, self.build.reader());
        let mut rendered = RenderedPage::default();
        let id = &*site.pages[page].id;
        // If two pages have one id, which is reported, the second has no routes.
        if site.routes.page(id) != Some(page) {
            return rendered;
        }
        // A single build reads them for each language; later builds may need none of them.
        let _held =
            (!reader.records_reads()).then(|| texts(&reader, site, TextIds::of(&site.pages[page])));
        let is_valid = *reader.get(&PAGE_CHECK, id);
        if is_locked {
            stale::check_page(&reader, site.pages[page].text_id());
        }
        if self.options.has_progress {
            // The files of the page are read once.
            reader.get(&FILE_PROGRESS, &format!("pages/{}.ftl", site.pages[page].text_id()));
        }
        if !is_valid || !site.templates.is_valid() {
            return rendered;
        }
        let mut original = None;
        let translations = site.translations(&reader, page);
        for locale in site.routes.locales(page) {
            let name = site.route_name(page, locale);
            let (route, is_new) = reader.get_unstored(&ROUTE, &name);
            let Some(route) = &*route else { continue };
            match is_new {
                true => rendered.rendered += 1,
                false => rendered.reused += 1,
            }
            rendered.report.extend(route.report.clone());
            self.report_markup(&reader, (page, locale), route, &mut rendered.report);
            if locale == site.routes.original(page) {
                original = Some((locale, route.unused.clone()));
            }
            if route.files.is_empty() {
                continue;
            }
            rendered.files.extend(route.files.iter().cloned());
            rendered.weights.push(((page, locale), route.weight(site)));
            rendered.heads.extend(route.head.clone().map(|head| ((page, locale), head)));
            if translations.contains(&locale) {
                rendered.search.push(((page, locale), Arc::clone(&route.search)));
            }
            if locale == site.routes.original(page) {
                rendered.targets.clone_from(&route.targets);
            } else if let Some(targets) = &route.targets {
                rendered.translated.push(((page, locale), Arc::clone(targets)));
            }
        }
        if let Some((locale, unused)) = original {
            match site.pages[page].row.is_some() {
                true => rendered.unused = Some(((page, locale), unused)),
                false => {
                    self.report_unused(&reader, (page, locale), &unused, &mut rendered.report);
                }
            }
        }
        rendered
    }

    /// Reports messages of a route whose markup is printed as text.
    fn report_markup(
        &self,
        reader: &Reader,
        (page, locale): RouteIndex,
        route: &EmittedRoute,
        report: &mut Report,
    ) {
        if route.plain_markup.is_empty() {
            return;
        }
        let texts = texts(reader, self.site, TextIds::of(&self.site.pages[page]));
        for id in &route.plain_markup {
            let name = id.split('.').next().unwrap_or(id);
            let own = texts.messages[locale].as_deref();
            let own = own.and_then(|file| Some((file, file.message(name)?)));
            let shared = || self.site.catalogs[locale].message(name);
            let found = own.or_else(|| shared().map(|(_, file, message)| (file, message)));
            // A message that is shown in another language is reported there.
            let Some((file, message)) = found else { continue };
            report.add(
                Diagnostic::new(
                    Code::PlainMarkup,
                    format!("readers see the markup of `{id}`: the template shows plain text"),
                )
                .at(file.place(message.id.name))
                .hint(
                    "print it with `rich()` instead of `t()`; for `<more>…</more>`, with \
                     `rich(id, more=url(…))`",
                ),
            );
        }
    }

    /// Reports messages of a page file with `each` that no page of a row uses.
    fn report_unused_in_rows(&self, rendered: &mut [RenderedPage]) {
        let mut by_file: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, page) in self.site.pages.iter().enumerate() {
            if let Some(row) = &page.row {
                by_file.entry(&row.of).or_default().push(at);
            }
        }
        for rows in by_file.into_values() {
            let unused = rows.iter().map(|at| rendered[*at].unused.take());
            let Some(unused) = unused.collect::<Option<Vec<_>>>() else { continue };
            let mut pages = unused.into_iter();
            let Some((first, mut unused)) = pages.next() else { continue };
            for (_, other) in pages {
                let other: BTreeSet<Box<str>> = other.into_iter().collect();
                unused.retain(|id| other.contains(id));
            }
            let report = &mut rendered[rows[0]].report;
            self.report_unused(&self.build.reader(), first, &unused, report);
        }
    }

    /// Reports the messages in the file of a page that the page does not use.
    fn report_unused(
        &self,
        reader: &Reader,
        (page, locale): RouteIndex,
        unused: &[Box<str>],
        report: &mut Report,
    ) {
        let page = &self.site.pages[page];
        let mut unused = unused.iter().filter(|id| !self.site.is_mentioned(id)).peekable();
        // The texts of a part are those of another page.
        if page.part.is_some() || unused.peek().is_none() || report.has_errors() {
            return;
        }
        let texts = texts(reader, self.site, TextIds::of(page));
        let Some(file) = texts.messages[locale].as_deref() else { return };
        for message in unused.filter_map(|id| file.message(id)) {
            let id = message.id.name;
            report.add(
                Diagnostic::new(
                    Code::UnusedMessage,
                    format!("the page does not use the message `{id}`"),
                )
                .at(file.place(id))
                .hint("use it or remove it, in all languages")
                // Pages and lists with mistakes may use it when they are corrected.
                .caused_by(DiagnosticCause::AnyError),
            );
        }
    }
}

impl LoadedSite {
    /// The page and locale of a route, if the site has it.
    fn find_route(&self, id: &str, name: &str) -> Option<RouteIndex> {
        let locale = self.config.locales.iter().position(|locale| locale.name() == name)?;
        let page = self.routes.page(id).filter(|page| self.routes.exists(*page, locale))?;
        Some((page, locale))
    }

    /// The name of a route.
    fn route_name(&self, page: PageIndex, locale: LocaleIndex) -> RouteName {
        ((&*self.pages[page].id).into(), self.config.locales[locale].name().into())
    }
}

//! A rendered page in one language.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::assets::island::{PageWeight, gzip};
use crate::assets::search::{self, Extract};
use crate::base::html::PageTargets;
use crate::build::check::PageHead;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Artifact, CacheClass, Entry, OutputPath};
use crate::engine::query::{Description, Query, Reader};
use crate::page::render::{self, COLLISION, LoadedSite, RenderUsage, TrackedSite};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;

/// Identifies a route: page id and the name of the locale.
pub type RouteName = (Box<str>, Box<str>);

/// The result of rendering a page in a language. Its files have been emitted.
#[derive(Default)]
pub struct EmittedRoute {
    /// The diagnostics of the rendering.
    pub(super) report: Report,
    /// Its file and its social image, unless there were errors.
    pub(super) files: Vec<(OutputPath, Entry)>,
    /// Its ids and addresses, in the language that the page was written in first; in others, the
    /// addresses of [`PageTargets::absolute`].
    pub(super) targets: Option<Arc<PageTargets>>,
    /// Its searchable texts.
    pub(super) search: Arc<Extract>,
    /// Its title and description, unless there were errors or nothing reads them.
    pub(super) head: Option<Arc<PageHead>>,
    islands: BTreeSet<String>,
    scripts: BTreeSet<String>,
    /// The size of its inline scripts after gzip.
    inline: u64,
    /// The messages of the page's own file that it does not use, in the language that it was
    /// written in first.
    pub(super) unused: Vec<Box<str>>,
    /// The messages whose markup it prints as text.
    pub(super) plain_markup: BTreeSet<String>,
}

/// Whether titles and descriptions are read, to compare them with those of all pages. The build
/// sets it.
pub(in crate::build::pipeline) static READS_HEADS: Query<bool> =
    Query::with_cutoff(|_, _: &str, _| false)
        .described(|_, _| Description::Shared("whether titles and descriptions are compared"));

/// The route of that name.
pub static ROUTE: Query<Option<EmittedRoute>, RouteName> = Query::new(|reader, (id, name), _| {
    let site = TrackedSite::new(reader);
    let (page, locale) = site.untracked().find_route(id, name)?;
    let route = render(reader, &site, page, locale);
    // The diagnostics name places in files that the route does not depend on.
    let is_checked = route.targets.as_ref().is_some_and(|targets| targets.needs_check);
    if route.report.has_errors() || is_checked {
        reader.mark_volatile();
    }
    Some(route)
});

fn render(
    reader: &Reader,
    tracked: &TrackedSite,
    page: PageIndex,
    locale: LocaleIndex,
) -> EmittedRoute {
    let site = tracked.untracked();
    let original = site.routes.original(page);
    let names = site.pages[page].bodies.iter().map(|body| Arc::clone(&body.name));
    let texts = Arc::new(site.route_texts(reader, page, locale, names));
    let mut report = Report::new();
    let rendered = render::render(tracked, page, locale, &texts, &mut report);
    let used = rendered.used;
    check_statements(site, (page, locale), &texts, &used, &mut report);
    let own = texts.messages[original].as_deref().filter(|_| locale == original);
    let unused = own.into_iter().flat_map(|file| file.all().enumerate());
    let unused = unused.filter(|(number, _)| !used.own_messages.contains(*number));
    let mut route = EmittedRoute {
        report,
        islands: used.islands,
        scripts: used.scripts,
        unused: unused.map(|(_, message)| message.id.name.into()).collect(),
        plain_markup: used.plain_markup.into_keys().collect(),
        ..EmittedRoute::default()
    };
    let collides = *reader.get(&COLLISION, &site.pages[page].id);
    let html = rendered.html.filter(|_| !collides);
    if let Some(html) = html {
        route.inline = *reader.get_untracked(&INLINE_WEIGHT, &*html.inline_scripts);
        if site.is_searched(page) {
            route.search = Arc::new(search::extract(&html.bytes));
        }
        if *reader.get(&READS_HEADS, "") {
            route.head = Some(Arc::new(PageHead::of(&html.bytes)));
        }
        route.targets = rendered.targets;
        let artifact = Artifact {
            path: site.routes.output(&site.config, locale, page),
            bytes: html.bytes,
            cache: CacheClass::Revalidate,
        };
        for artifact in [Some(artifact), rendered.picture].into_iter().flatten() {
            let path = artifact.path.clone();
            route.files.push((path, reader.emit(artifact)));
        }
    }
    route
}

/// Reports messages without those that `[[check.together]]` requires with them.
fn check_statements(
    site: &LoadedSite,
    (page, locale): (PageIndex, LocaleIndex),
    texts: &PageTexts,
    used: &RenderUsage,
    report: &mut Report,
) {
    let config = &site.config;
    if config.together.is_empty() {
        return;
    }
    let ids = used.message_ids(texts.messages[locale].as_deref(), &site.catalogs[locale]);
    let lacking = config.together.iter().filter_map(|rule| rule.lacking(&ids));
    for (with, pattern) in lacking.flat_map(|(with, all)| all.into_iter().map(move |it| (with, it)))
    {
        let message = format!("the page prints `{with}`, but no message `{}`", pattern.value);
        report.add(
            Diagnostic::new(Code::MissingStatement, message)
                .at(Place::file(&site.pages[page].source))
                .related(Place::new(&config.path, pattern.span.clone()), "required here")
                .on_page(site.routes.url(config, locale, page))
                .hint("print it on this page, or in a template of the page"),
        );
    }
}

/// The size of inline scripts after gzip: pages with the same layout repeat them.
static INLINE_WEIGHT: Query<u64, [u8]> =
    Query::new(|_, scripts, _| if scripts.is_empty() { 0 } else { gzip(scripts) });

impl EmittedRoute {
    /// The size of its scripts.
    pub(super) fn weight(&self, site: &LoadedSite) -> PageWeight {
        site.islands.page_weight(&self.islands, &self.scripts, self.inline)
    }
}

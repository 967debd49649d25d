//! The pipeline: from the input tree to the files of the site. The only module that
//! defines the order of the stages, which is the same for every command.

mod skipped;
mod site_files;
mod emit;
mod fallbacks;
mod first;
mod input;
mod lint;
mod options;
mod pages;
mod session;
mod stale;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::assets::asset::FILES;
use crate::assets::cache;
use crate::assets::island::IslandCompiler;
use crate::assets::island::{BundleWeight, PageWeight};
use crate::build::check::{self, PageHead, SiteTargets};
use crate::build::pipeline::emit::emit_for;
use crate::build::pipeline::fallbacks::fallbacks;
use crate::build::pipeline::input::Input;
use crate::build::pipeline::lint::PageLinter;
use crate::build::pipeline::pages::PageRenderer;
use crate::build::pipeline::site_files::{SiteFiles, finish, used_islands};
use crate::build::pipeline::skipped::{SkippedMessages, set_levels, set_levels_of_rest};
use crate::content::Absence;
use crate::content::config::SKIPPING_LOCALES;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Entry, Manifest, OutputPath, Sink};
use crate::engine::query::{Build, Database, Reader};
use crate::engine::source::{Snapshot, SourcePath};
use crate::page::render::{self, ANCHOR, LIST, LOADED_SITE, LoadedSite, MESSAGE, PreviewMode};
use crate::page::texts::TextIds;

pub use crate::build::pipeline::fallbacks::{BorrowedMessage, FallbackPage, LocaleFallback};
pub use crate::build::pipeline::lint::{broken_rules, page_report, site_report};
pub use crate::build::pipeline::options::{Options, Progress, Stage};
pub use crate::build::pipeline::pages::{ROUTE, RouteIndex, RouteName};
pub use crate::build::pipeline::session::BuildSession;

/// The result of a build.
#[derive(Debug, Default)]
pub struct Built {
    /// Every file of the site.
    pub manifest: Manifest,
    /// Every diagnostic. With errors among them the files must not be used.
    pub report: Report,
    /// The number of diagnostics that are not in the report, since the baseline lists them.
    pub baselined: usize,
    /// Numbers of pages, languages and routes.
    pub counts: Counts,
    /// The languages that lack texts, in the order of `site.toml`.
    pub fallbacks: Vec<LocaleFallback>,
    /// The sizes of scripts.
    pub weights: Weights,
    /// The titles and descriptions of all pages, for [`site_report`].
    pub heads: Vec<(RouteIndex, Arc<PageHead>)>,
    /// The pages that are not part of the site because of their dates, in the order of their ids.
    pub held_back: Vec<HeldBack>,
}

/// A page that is not part of the site because of `publish_at` or `expires_at`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldBack {
    /// Its id.
    pub page: Arc<str>,
    /// The date that it is held back by.
    #[serde(flatten)]
    pub absence: Absence,
}

/// The sizes of scripts, in bytes after gzip.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// The largest size of scripts that a page runs immediately.
    pub at_once: u64,
    /// The islands of the pages that have a limit, by page id; the maximum of all languages.
    pub islands: BTreeMap<String, u64>,
    /// All code.
    pub bundle: BundleWeight,
}

/// Numbers of a build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Pages, each counted once.
    pub pages: usize,
    /// Languages.
    pub locales: usize,
    /// Routes that were rendered.
    pub rendered: usize,
    /// Routes whose last rendering was reused.
    pub reused: usize,
    /// Whether the default language has a home page.
    pub has_home: bool,
}

impl Counts {
    fn of(site: &LoadedSite) -> Counts {
        Counts {
            pages: site.pages.len(),
            locales: site.config.locales.len(),
            has_home: site.routes.home(site.config.default_locale).is_some(),
            ..Counts::default()
        }
    }
}

/// Builds the site: emits every file to `sink` as soon as it is finished, except those that the
/// session knows to be unchanged. Mistakes of the user are in the report; an error is a failure of
/// the environment (no Node, a broken installation).
pub fn build(
    snapshot: &Arc<Snapshot>,
    options: &Options,
    session: &mut BuildSession,
    sink: &dyn Sink,
    progress: &dyn Progress,
) -> anyhow::Result<Built> {
    let built = start(snapshot, options, session, sink, progress)?.finish(&|| false)?;
    Ok(built.expect("nothing cancels it"))
}

/// A build that has rendered the routes of [`Options::order`]: these pages, and the files that they
/// load, are with the sink.
pub struct StartedBuild<'a> {
    snapshot: Arc<Snapshot>,
    options: &'a Options,
    database: &'a mut Database,
    compiler: &'a IslandCompiler,
    sink: &'a dyn Sink,
    progress: &'a dyn Progress,
    build: Build,
    /// `None` without a usable configuration.
    input: Option<Input>,
    report: Report,
    skipped: SkippedMessages,
}

/// Starts a build as [`build`] does, up to the routes of [`Options::order`].
pub fn start<'a>(
    snapshot: &'a Arc<Snapshot>,
    options: &'a Options,
    session: &'a mut BuildSession,
    sink: &'a dyn Sink,
    progress: &'a dyn Progress,
) -> anyhow::Result<StartedBuild<'a>> {
    let BuildSession { database, compiler, builds } = session;
    let compiler = compiler.get_or_init(|| IslandCompiler::new(snapshot.root()));
    *builds += 1;
    let mut started = StartedBuild {
        snapshot: Arc::clone(snapshot),
        options,
        build: database.begin(snapshot),
        database,
        compiler,
        sink,
        progress,
        input: None,
        report: Report::new(),
        skipped: SkippedMessages::default(),
    };
    started.read()?;
    Ok(started)
}

impl StartedBuild<'_> {
    /// Reads the input, and renders the routes of [`Options::order`].
    fn read(&mut self) -> anyhow::Result<()> {
        let StartedBuild { snapshot, options, compiler, sink, progress, build, .. } = self;
        progress.stage(Stage::Read);
        build.set(&SKIPPING_LOCALES, self.skipped.tags.clone());
        self.input = input::read(snapshot, build, options, compiler, &mut self.report)?;
        if let Some(Input { site, .. }) = &self.input {
            progress.stage(Stage::Render);
            if !options.order.is_empty() {
                PageRenderer { site, build, sink: *sink, options }.render_first(&options.order);
                emit_for(site, build, &options.order, sink.discards());
                build.emitted().flush(*sink);
            }
        }
        Ok(())
    }

    /// Restarts with a tree without the skipped messages.
    fn restart(self, snapshot: Arc<Snapshot>, skipped: SkippedMessages) -> anyhow::Result<Self> {
        if !self.database.is_incremental() {
            *self.database = Database::default();
            self.sink.restart();
        }
        let build = self.database.begin(&snapshot);
        let report = Report::new();
        let mut started = StartedBuild { snapshot, build, input: None, report, skipped, ..self };
        started.read()?;
        Ok(started)
    }

    /// The input that pages are rendered with; `None` without a usable configuration.
    pub fn site(&self) -> Option<&Arc<LoadedSite>> {
        self.input.as_ref().map(|input| &input.site)
    }

    /// A reader for results of the build, also after its end. It reads the tree with all messages.
    pub fn reader(&self) -> Reader {
        self.build.reader()
    }

    /// Renders and checks everything else; `None` if it is cancelled before all pages are rendered.
    pub fn finish(
        mut self,
        is_cancelled: &(dyn Fn() -> bool + Sync),
    ) -> anyhow::Result<Option<Built>> {
        let (sink, progress, options) = (self.sink, self.progress, self.options);
        let (build, mut report) = (self.build.clone(), std::mem::take(&mut self.report));
        let Some(Input { site, invalid }) = self.input.take() else {
            report.extend(build.report());
            set_levels_of_rest(options, &[], &mut report);
            report.normalize();
            return Ok(Some(Built { report, ..Built::default() }));
        };
        input::check(&site, &build, &mut report);
        stale::check_shared(&build.reader());
        pages::check_invalid_pages(&build.reader(), &site, &invalid, &mut report);
        let linter = PageLinter::new(options, sink, site.snapshot.root())?;
        let sink = linter.as_ref().map_or(sink, |linter| linter as &dyn Sink);
        let pages = PageRenderer { site: &site, build: &build, sink, options };
        let Some(rendered) = pages.render_all(progress, is_cancelled) else { return Ok(None) };
        report.extend(build.report());
        site.islands.failure()?;

        progress.stage(Stage::Finish);
        let (mut files, mut counts) = (SiteFiles::default(), Counts::of(&site));
        let (mut weights, mut targets) = (Vec::new(), SiteTargets::default());
        let mut heads = Vec::new();
        for page in rendered {
            counts.rendered += page.rendered;
            counts.reused += page.reused;
            report.extend(page.report);
            for (path, entry) in page.files {
                files.add(path, entry);
            }
            targets.first.push(page.targets);
            targets.translated.extend(page.translated);
            weights.extend(page.weights);
            heads.extend(page.heads);
            files.search.extend(page.search);
        }
        finish(&site, &build, sink, &mut files, &mut report)?;
        build.emitted().flush(sink);
        if !report.has_errors() {
            check_site(&site, &build, &files.files, &targets, &weights, &mut report);
            if let Some(linter) = linter.as_ref().filter(|_| !report.has_errors()) {
                linter.report(&site, &build, &heads, &mut report)?;
            }
        }
        check_dates(&site, options, &mut report);
        site.prune_pictures();
        if !self.options.whole_fonts {
            // A preview does this when it is idle.
            self.compiler.save();
        }
        check_cache(&self.snapshot, &mut report);
        check::name_pages(&site, &mut report);
        set_levels(options, &site.config, &mut report);
        let mut skipped = std::mem::take(&mut self.skipped);
        if !report.has_causes() {
            if let Some(rest) = skipped.skip(&self.snapshot, &site.config, &report) {
                build.set(&LOADED_SITE, None);
                return self.restart(rest, skipped)?.finish(is_cancelled);
            }
            set_levels_of_rest(options, &site.config.levels, &mut report);
        }
        report.extend(skipped.report);
        report.normalize();
        let baselined = match options.ignores_baseline {
            true => 0,
            false => apply_baseline(options, &site, &self.snapshot, &mut report),
        };
        if !report.has_errors() {
            check::pages_are_written(&site, &files.files)?;
        }
        let fallbacks = fallbacks(&site, &build);
        let manifest = Manifest { site: Some(render::site(&site)), files: files.files };
        build.set(&LOADED_SITE, None);
        // With errors, files of the last build may be needed again when the errors are corrected.
        if !report.has_errors() {
            build.sweep();
            build.emitted().retain(&manifest);
        }
        let weights = weigh(&site, &weights);
        let built = Built { manifest, report, baselined, counts, fallbacks, ..Built::default() };
        Ok(Some(Built { weights, heads, held_back: held_back(&site), ..built }))
    }
}

/// Removes the diagnostics that the baseline lists. Returns their number.
fn apply_baseline(
    options: &Options,
    site: &LoadedSite,
    snapshot: &Snapshot,
    report: &mut Report,
) -> usize {
    let absent: &[Code] = match options.lints_pages {
        true => &[],
        false => &[Code::PageRule, Code::SearchSnippet],
    };
    let (count, mut stale) = report.apply_baseline(snapshot, absent);
    // Other commands may not compute all diagnostics, nor does a check that stops at errors.
    if options.today.is_some() && !report.has_errors() {
        set_levels(options, &site.config, &mut stale);
        report.extend(stale);
    }
    count
}

fn held_back(site: &LoadedSite) -> Vec<HeldBack> {
    let absent = site.absent.iter().map(|(page, absent)| (page, &absent.absence));
    let dated = absent.filter(|(_, absence)| **absence != Absence::Draft);
    dated.map(|(page, absence)| HeldBack { page: page.clone(), absence: absence.clone() }).collect()
}

/// Warns if the results of this build could not be cached.
fn check_cache(snapshot: &Snapshot, report: &mut Report) {
    let Some(words) = cache::failure(snapshot.root()) else { return };
    let words = format!("the cache for the next build can't be written: {words}");
    report.add(
        Diagnostic::new(Code::UnwritableCache, words)
            .at(Place::file(&SourcePath::new(".archipel")))
            .hint("free disk space, or make the folder writable; this build is complete"),
    );
}

/// Compares dates of the site with today's date.
fn check_dates(site: &LoadedSite, options: &Options, report: &mut Report) {
    if let Some(today) = &options.today {
        check::days(site, today, report);
        check::future_pages(site, today, report);
    }
}

/// Checks the whole site.
fn check_site(
    site: &LoadedSite,
    build: &Build,
    files: &BTreeMap<OutputPath, Entry>,
    targets: &SiteTargets,
    weights: &[(RouteIndex, PageWeight)],
    report: &mut Report,
) {
    let messages = build.keys(&MESSAGE).into_iter();
    let messages = messages.filter(|(locale, _)| *locale == site.config.default_locale);
    let messages = messages.map(|(_, id)| id).collect();
    check::unused(site, &messages, &used_islands(build), report);
    let lists = build.keys(&LIST).into_iter().map(|(_, read)| read.list).collect();
    check::empty_lists(site, &lists, report);
    let links = build.keys(&ANCHOR);
    check::anchors(site, &links, &targets.first, report);
    check::targets(site, files, targets, &links, report);
    check::budget(site, weights, report);
    check::together(site, &build.reader(), report);
}

/// Renders a page for a preview mode; `None` when it has errors.
pub fn render_preview(
    site: &Arc<LoadedSite>,
    page: usize,
    locale: usize,
    mode: PreviewMode,
) -> Option<Vec<u8>> {
    let mut report = Report::new();
    let reader = detached(site).reader();
    let texts = Arc::new(pages::texts(&reader, site, TextIds::of(&site.pages[page])));
    render::render_preview(&reader, site, page, locale, &texts, mode, &mut report)
}

/// A build of a loaded site, whose results the next build does not use.
fn detached(site: &Arc<LoadedSite>) -> Build {
    let build = Database::default().begin(&site.snapshot);
    build.set(&LOADED_SITE, Some(Arc::clone(site)));
    build.set(&FILES, (*site.assets).clone());
    build
}

fn weigh(site: &LoadedSite, pages: &[(RouteIndex, PageWeight)]) -> Weights {
    let limited = site.config.budget.islands.keys().map(|id| {
        let own = pages.iter().filter(|((page, _), _)| *site.pages[*page].id == **id);
        (id.clone(), own.map(|(_, weight)| weight.islands).max().unwrap_or_default())
    });
    Weights {
        at_once: pages.iter().map(|(_, weight)| weight.at_once).max().unwrap_or_default(),
        islands: limited.collect(),
        bundle: site.islands.weight(),
    }
}

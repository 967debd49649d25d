//! The last stage: all files that are not pages, and the list of all files.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::assets::asset::{UsedAssets, section_of, template_sheet};
use crate::assets::picture::{self, PictureError};
use crate::assets::search::Extract;
use crate::base::path::file_name;
use crate::build::check;
use crate::build::pipeline::pages::{self, RouteIndex};

use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::{Artifact, CacheClass, EmittedFiles, Entry, OutputPath, Sink};
use crate::engine::query::{Build, Query, Reader};
use crate::engine::source::SourcePath;
use crate::page::render::{
    self, ASSET_URL, IMAGE, INLINE_ASSET, ISLAND, LoadedSite, SCRIPT, STYLES, TrackedSite,
};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::TextIds;

/// The files of the whole site, collected page by page.
#[derive(Default)]
pub(super) struct SiteFiles {
    pub(super) files: BTreeMap<OutputPath, Entry>,
    /// Paths that more than one source writes.
    collisions: BTreeSet<OutputPath>,
    /// The searchable texts of each route.
    pub(super) search: Vec<(RouteIndex, Arc<Extract>)>,
}

/// The sitemaps of a language, which are emitted.
static SITEMAPS: Query<Vec<(OutputPath, Entry)>, LocaleIndex> = Query::new(|reader, locale, _| {
    let mut files = Vec::new();
    let site = TrackedSite::new(reader);
    site.all_routes();
    (0..site.untracked().pages.len()).for_each(|page| site.track_translations(page));
    render::sitemaps(reader, site.untracked(), *locale, |artifact| {
        let path = artifact.path.clone();
        files.push((path, reader.emit(artifact)));
    });
    files
});

/// The icons drawn from an asset, which are emitted, or the reason why it can't be an icon.
static ICONS: Query<Result<Vec<(OutputPath, Entry)>, PictureError>> =
    Query::new(|reader, name, _| {
        let site = TrackedSite::new(reader);
        let svg = site.asset_text(name).and_then(Result::ok);
        let icons = picture::icons(&svg.ok_or_else(|| "it is not an SVG".to_owned())?)?;
        let emit = |(name, bytes)| {
            let path = OutputPath::new(name).expect("the names of icons are valid");
            let icon = Artifact { path: path.clone(), bytes, cache: CacheClass::Revalidate };
            (path, reader.emit(icon))
        };
        Ok(icons.into_iter().map(emit).collect())
    });

impl SiteFiles {
    pub(super) fn add(&mut self, path: OutputPath, entry: Entry) {
        if self.files.insert(path.clone(), entry).is_some() {
            self.collisions.insert(path);
        }
    }

    /// Emits a file, unless the path is already in use: a later build may reuse that file.
    fn put(&mut self, artifact: Artifact, emitted: &EmittedFiles) {
        let path = artifact.path.clone();
        let entry = match self.files.contains_key(&path) {
            true => artifact.entry(),
            false => emitted.emit(artifact),
        };
        self.add(path, entry);
    }
}

/// Emits all files that are not pages, and runs the checks that need them.
pub(super) fn finish(
    site: &Arc<LoadedSite>,
    build: &Build,
    sink: &dyn Sink,
    files: &mut SiteFiles,
    report: &mut Report,
) -> anyhow::Result<()> {
    let (reader, emitted) = (build.reader(), build.emitted());
    check::data_references(&reader, site, report);
    let texts = |page: PageIndex| pages::texts(&reader, site, TextIds::of(&site.pages[page]));
    let editions = render::not_found_editions(site, texts, report);
    if let Some(editions) = &editions {
        for rule in &site.config.files {
            for artifact in render::site_file(&reader, site, rule, editions, report) {
                files.put(artifact, emitted);
            }
        }
    }
    plain_files(&reader, site, files, emitted);
    icons(&reader, site, files, report);
    for artifact in render::search_indexes(site, &files.search, report) {
        files.put(artifact, emitted);
    }
    let mut sitemaps = Vec::new();
    for locale in 0..site.config.locales.len() {
        for (path, entry) in reader.get(&SITEMAPS, &locale).iter() {
            files.add(path.clone(), entry.clone());
            sitemaps.push(path.clone());
        }
        // The sitemaps of a large site are not held in memory until the end.
        emitted.flush(sink);
    }
    files.put(render::sitemap_index(site, &sitemaps), emitted);
    let styles = build.keys(&STYLES);
    let styles = styles.iter().flat_map(|names| reader.get(&STYLES, names).files.clone());
    // Different names may refer to the same file.
    for (path, entry) in styles.collect::<BTreeMap<_, _>>() {
        files.add(path, entry);
    }
    let used = used_assets(site, build);
    // An asset may be used by a page that could not be rendered.
    let mut unused = Report::new();
    for (path, entry) in site.assets.emit(&used, &site.snapshot, emitted, &mut unused) {
        files.add(path, entry);
    }
    report.extend(if report.has_errors() { unused.errors_only() } else { unused });
    let is_taken = |path: &OutputPath| files.files.contains_key(path);
    let copied = site.static_files.emit(&site.snapshot, emitted, is_taken, report);
    for (path, entry) in copied.collect::<Vec<_>>() {
        files.add(path.clone(), entry.clone());
    }
    let images = build.keys(&IMAGE);
    for (path, entry) in render::emit_images(site, &images, emitted, sink.discards(), report) {
        files.add(path, entry);
    }
    let islands = site.islands.artifacts(&site.config, &used_islands(build), &build.keys(&SCRIPT));
    for artifact in islands.into_iter().chain(site.fonts.artifacts()) {
        let path = artifact.path.clone();
        files.add(path, emitted.emit(artifact));
    }
    let hidden = check::redirects(site, &files.files, &files.collisions, report);
    let doubled = files.collisions.difference(&hidden).cloned().collect();
    check::paths(site, &files.files, &doubled, report);
    check::addresses(site, &files.files, report);
    site.islands.failure()
}

/// The names of the islands that the site uses.
pub(super) fn used_islands(build: &Build) -> BTreeSet<String> {
    build.keys(&ISLAND).into_iter().map(|(name, _)| name).collect()
}

/// Emits the redirects and `robots.txt`, unless the site has files of its own there.
fn plain_files(reader: &Reader, site: &LoadedSite, files: &mut SiteFiles, emitted: &EmittedFiles) {
    let written = |path: &str| {
        site.static_files.contains(path)
            || site.config.files.iter().any(|rule| rule.output.value == path)
    };
    if !written("index.html")
        && !site.config.locales[site.config.default_locale].segment.is_empty()
        && let Some(home) = site.routes.home(site.config.default_locale)
    {
        files.put(render::root_redirect(reader, site, home), emitted);
    }
    if !written("robots.txt") {
        files.put(render::robots(site), emitted);
    }
    for redirect in render::redirects(site).chain(render::moved_pages(site)) {
        files.put(render::redirect(reader, site, &redirect), emitted);
    }
}

/// Adds the icons.
fn icons(reader: &Reader, site: &LoadedSite, files: &mut SiteFiles, report: &mut Report) {
    let icon = site.config.icon.as_ref();
    // A missing asset has been reported.
    let Some(icon) = icon.filter(|icon| site.assets.get(&icon.value).is_some()) else { return };
    match &*reader.get(&ICONS, &icon.value) {
        Ok(icons) => {
            for (path, entry) in icons {
                files.add(path.clone(), entry.clone());
            }
        }
        Err(PictureError { message, hint, span }) => {
            let message = format!("`{}` can't be an icon: {message}", icon.value);
            let place = match span {
                Some(span) => {
                    Place::new(&SourcePath::new(format!("assets/{}", icon.value)), span.clone())
                }
                None => Place::new(&site.config.path, icon.span.clone()),
            };
            let hint = hint.unwrap_or("use a square SVG without text");
            report.add(Diagnostic::new(Code::InvalidConfig, message).at(place).hint(hint));
        }
    }
}

/// The names of the assets that the site needs.
fn used_assets(site: &LoadedSite, build: &Build) -> UsedAssets {
    let sheets: BTreeSet<String> = site.templates.names().filter_map(template_sheet).collect();
    let mentioned = |name: &&str| {
        // A page with that template would link the style sheet; section types that do not exist are
        // reported.
        if section_of(name).is_some() || sheets.contains(&format!("assets/{name}")) {
            return true;
        }
        // A template may compose a name from a folder, a stem and an extension.
        let stem = file_name(name).split('.').next().unwrap_or(name);
        site.templates.mentions(name)
            || site.templates.mentions(stem)
            || site.islands.uses_asset(name)
            || site.asset_value(name).is_some()
    };
    let subset = site.config.fonts.iter().map(|rule| rule.file.value.clone());
    let linked = build.keys(&ASSET_URL).into_iter().chain(site.fonts.whole().map(str::to_owned));
    let ground = site.config.social.iter().map(|social| social.background.value.clone());
    let images = build.keys(&IMAGE).into_iter().map(|image| image.name.into_string());
    let read = build.keys(&INLINE_ASSET).into_iter().chain(images);
    UsedAssets {
        linked: linked.collect(),
        inlined: read.chain(subset).chain(ground).collect(),
        mentioned: site.assets.names().filter(mentioned).map(str::to_owned).collect(),
    }
}

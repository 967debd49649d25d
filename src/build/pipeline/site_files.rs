//! The last stage: all files that are not pages, and the list of all files.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::assets::asset::{UsedAssets, section_of, template_sheet};
use crate::assets::search::Extract;
use crate::build::check;
use crate::build::pipeline::pages::{self, RouteIndex};

use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, EmittedFiles, Entry, OutputPath};
use crate::engine::query::{Build, Query, Reader};
use crate::page::render::{
    self, IMAGE, INLINED, ISLAND, LINKED, SCRIPT, SETTINGS, STYLES, TRANSLATIONS, World, peek_world,
};
use crate::page::route::{self, PageIndex};

/// The files of the whole site, collected page by page.
#[derive(Default)]
pub(super) struct SiteFiles {
    pub(super) files: BTreeMap<OutputPath, Entry>,
    /// Paths that more than one source writes.
    collisions: BTreeSet<OutputPath>,
    /// What each route can be searched for.
    pub(super) search: Vec<(RouteIndex, Arc<Extract>)>,
}

/// The sitemaps, which are emitted.
static SITEMAPS: Query<Vec<(OutputPath, Entry)>> = Query::new(|reader, _, _| {
    reader.track(&SETTINGS, "");
    reader.track(&route::SITE_ROUTES, "");
    let mut files = Vec::new();
    let world = peek_world(reader);
    for page in &world.pages {
        reader.track(&TRANSLATIONS, &*page.id);
    }
    render::sitemaps(reader, &world, |artifact| {
        let path = artifact.path.clone();
        files.push((path, reader.emit(artifact)));
    });
    files
});

impl SiteFiles {
    pub(super) fn add(&mut self, path: OutputPath, entry: Entry) {
        if self.files.insert(path.clone(), entry).is_some() {
            self.collisions.insert(path);
        }
    }

    /// Emits a file, unless another one is at its path: a later build may reuse that one.
    fn put(&mut self, artifact: Artifact, emitted: &EmittedFiles) {
        let path = artifact.path.clone();
        let entry = match self.files.contains_key(&path) {
            true => artifact.entry(),
            false => emitted.emit(artifact),
        };
        self.add(path, entry);
    }
}

/// Emits all files that are not pages, and checks what only the whole site shows.
pub(super) fn finish(
    world: &Arc<World>,
    build: &Build,
    site: &mut SiteFiles,
    report: &mut Report,
) -> anyhow::Result<()> {
    let (reader, emitted) = (build.reader(), build.emitted());
    check::data_references(world, report);
    let texts = |page: PageIndex| pages::texts(&reader, world, world.pages[page].text_id());
    let editions = render::not_found_editions(world, texts, report);
    if let Some(editions) = &editions {
        for rule in &world.config.files {
            for artifact in render::site_file(&reader, world, rule, editions, report) {
                site.put(artifact, emitted);
            }
        }
    }
    plain_files(&reader, world, site, emitted);
    for artifact in render::search_indexes(world, &site.search, report) {
        site.put(artifact, emitted);
    }
    for (path, entry) in reader.get(&SITEMAPS, "").iter() {
        site.add(path.clone(), entry.clone());
    }
    let styles = build.keys(&STYLES);
    let styles = styles.iter().flat_map(|names| reader.get(&STYLES, names).files.clone());
    // Different names may lead to the same file.
    for (path, entry) in styles.collect::<BTreeMap<_, _>>() {
        site.add(path, entry);
    }
    let used = used_assets(world, build);
    // An asset may be used by a page that could not be rendered.
    let mut unused = Report::new();
    for (path, entry) in world.assets.emit(&used, &world.snapshot, emitted, &mut unused) {
        site.add(path, entry);
    }
    report.extend(if report.has_errors() { unused.errors_only() } else { unused });
    let is_taken = |path: &OutputPath| site.files.contains_key(path);
    let copied = world.copied.emit(&world.snapshot, emitted, is_taken, report);
    for (path, entry) in copied.collect::<Vec<_>>() {
        site.add(path.clone(), entry.clone());
    }
    for (path, entry) in render::emit_images(world, &build.keys(&IMAGE), emitted, report) {
        site.add(path, entry);
    }
    let islands =
        world.islands.artifacts(&world.config, &used_islands(build), &build.keys(&SCRIPT));
    for artifact in islands.into_iter().chain(world.fonts.artifacts()) {
        let path = artifact.path.clone();
        site.add(path, emitted.emit(artifact));
    }
    check::paths(world, &site.files, &site.collisions, report);
    check::addresses(world, &site.files, report);
    world.islands.failure()
}

/// The names of the islands that the site uses.
pub(super) fn used_islands(build: &Build) -> BTreeSet<String> {
    build.keys(&ISLAND).into_iter().map(|(name, _)| name).collect()
}

/// Emits the redirects and `robots.txt`, unless the site has files of its own there.
fn plain_files(reader: &Reader, world: &World, site: &mut SiteFiles, emitted: &EmittedFiles) {
    let written = |path: &str| {
        world.copied.contains(path)
            || world.config.files.iter().any(|rule| rule.output.value == path)
    };
    if !written("index.html")
        && !world.config.locales[world.config.default_locale].segment.is_empty()
        && let Some(home) = world.routes.home(world.config.default_locale)
    {
        site.put(render::root_redirect(reader, world, home), emitted);
    }
    if !written("robots.txt") {
        site.put(render::robots(world), emitted);
    }
    for redirect in render::redirects(world) {
        site.put(render::redirect(reader, world, &redirect), emitted);
    }
}

/// The names of the assets that the site needs.
fn used_assets(world: &World, build: &Build) -> UsedAssets {
    let sheets: BTreeSet<String> = world.templates.names().filter_map(template_sheet).collect();
    let mentioned = |name: &&str| {
        // A page with that template would link it; section types that do not exist are reported.
        if section_of(name).is_some() || sheets.contains(&format!("assets/{name}")) {
            return true;
        }
        // A template may put a name together from a folder, a stem and an ending.
        let stem = name.rsplit('/').next().unwrap_or(name).split('.').next().unwrap_or(name);
        world.templates.mentions(name)
            || world.templates.mentions(stem)
            || world.asset_value(name).is_some()
    };
    let subset = world.config.fonts.iter().map(|rule| rule.file.value.clone());
    let linked = build.keys(&LINKED).into_iter().chain(world.fonts.whole().map(str::to_owned));
    let ground = world.config.social.iter().map(|social| social.background.value.clone());
    let images = build.keys(&IMAGE).into_iter().map(|image| image.name.into_string());
    let read = build.keys(&INLINED).into_iter().chain(images);
    UsedAssets {
        linked: linked.collect(),
        inlined: read.chain(subset).chain(ground).collect(),
        mentioned: world.assets.names().filter(mentioned).map(str::to_owned).collect(),
    }
}

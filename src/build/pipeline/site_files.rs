//! The last stage: all files that are not pages, and the list of all files.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::assets::asset::Used;
use crate::assets::search::Extract;
use crate::build::check;
use crate::build::pipeline::pages::{self, Route, Usage};
use crate::content::config::Per;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, EmittedFiles, Entry, OutputPath, Sink};
use crate::engine::query::Version;
use crate::page::render::{self, Dependencies, Rendered, World};

/// What the stage stores between builds.
#[derive(Default)]
pub(super) struct SiteFiles {
    pub(super) placed: EmittedFiles,
    pub(super) sitemaps: Option<Sitemaps>,
}

/// The sitemaps of the last build.
pub(super) struct Sitemaps {
    /// The versions of its configuration and routes.
    versions: [Version; 2],
    entries: Vec<(OutputPath, Entry)>,
}

/// The files and usage of the whole site, collected page by page.
pub(super) struct Site {
    pub(super) files: BTreeMap<OutputPath, Entry>,
    /// Paths that more than one source writes.
    collisions: BTreeSet<OutputPath>,
    pub(super) usage: Usage,
    /// What each route can be searched for.
    pub(super) search: Vec<(Route, Arc<Extract>)>,
}

impl Site {
    pub(super) fn new(world: &World) -> Site {
        Site {
            files: BTreeMap::new(),
            collisions: BTreeSet::new(),
            usage: Usage::new(world.config.locales.len()),
            search: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, path: OutputPath, entry: Entry) {
        if self.files.insert(path.clone(), entry).is_some() {
            self.collisions.insert(path);
        }
    }

    /// Emits a file, unless another one is at its path: a later build may reuse that one.
    fn put(&mut self, artifact: Artifact, sink: &dyn Sink) {
        let (path, entry) = (artifact.path.clone(), artifact.entry());
        if !self.files.contains_key(&path) {
            sink.put(artifact, &entry);
        }
        self.add(path, entry);
    }
}

/// Emits all files that are not pages, and checks what only the whole site shows.
pub(super) fn finish(
    world: &Arc<World>,
    site: &mut Site,
    cached: &mut SiteFiles,
    sink: &dyn Sink,
    report: &mut Report,
) -> anyhow::Result<()> {
    let SiteFiles { placed, sitemaps } = cached;
    check::data_references(world, report);
    let editions = render::not_found_editions(
        world,
        |page| pages::texts(world, world.pages[page].text_id(), &mut Report::new()),
        report,
    );
    if let Some(editions) = &editions {
        for rule in &world.config.files {
            let files: Vec<Rendered> = render::site_file(world, rule, editions, report);
            for (locale, file) in files.into_iter().enumerate() {
                let locale = match rule.per {
                    Per::Site => world.config.default_locale,
                    Per::Locale => locale,
                };
                site.usage.add(locale, &file.dependencies);
                if let Some(artifact) = file.artifact {
                    site.put(artifact, sink);
                }
            }
        }
    }
    plain_files(world, site, sink);
    for artifact in render::search_indexes(world, &site.search, report) {
        site.put(artifact, sink);
    }
    let versions = [world.config.version(), world.routes.version()];
    if sitemaps.as_ref().is_none_or(|known| known.versions != versions) {
        let mut entries = Vec::new();
        render::sitemaps(world, |artifact| {
            let entry = artifact.entry();
            entries.push((artifact.path.clone(), entry.clone()));
            sink.put(artifact, &entry);
        });
        *sitemaps = Some(Sitemaps { versions, entries });
    }
    for (path, entry) in sitemaps.iter().flat_map(|sitemaps| &sitemaps.entries) {
        site.add(path.clone(), entry.clone());
    }
    let used = used_assets(world, &site.usage.dependencies);
    // An asset may be used by a page that could not be rendered.
    let mut unused = Report::new();
    for (path, entry) in world.assets.emit(&used, &world.snapshot, placed, sink, &mut unused) {
        site.add(path, entry);
    }
    report.extend(if report.has_errors() { unused.errors_only() } else { unused });
    let is_taken = |path: &OutputPath| site.files.contains_key(path);
    let copied = world.copied.emit(&world.snapshot, placed, is_taken, sink, report);
    for (path, entry) in copied.collect::<Vec<_>>() {
        site.add(path.clone(), entry.clone());
    }
    let images = &site.usage.dependencies.images;
    for (path, entry) in render::emit_images(world, images, placed, sink, report) {
        site.add(path, entry);
    }
    let Dependencies { islands, scripts, .. } = &site.usage.dependencies;
    let islands = world.islands.artifacts(&world.config, islands, scripts);
    for artifact in islands.into_iter().chain(world.fonts.artifacts()) {
        let path = artifact.path.clone();
        site.add(path, placed.put(artifact, sink));
    }
    check::paths(world, &site.files, &site.collisions, report);
    check::addresses(world, &site.files, report);
    world.islands.failure()
}

/// Emits the redirects and `robots.txt`, unless the site has files of its own there.
fn plain_files(world: &World, site: &mut Site, sink: &dyn Sink) {
    let written = |path: &str| {
        world.copied.contains(path)
            || world.config.files.iter().any(|rule| rule.output.value == path)
    };
    if !written("index.html")
        && !world.config.locales[world.config.default_locale].segment.is_empty()
        && let Some(home) = world.routes.home(world.config.default_locale)
    {
        site.put(render::root_redirect(world, home), sink);
    }
    if !written("robots.txt") {
        site.put(render::robots(world), sink);
    }
    for redirect in render::redirects(world) {
        site.put(render::redirect(world, &redirect), sink);
    }
}

/// The names of the assets that the site needs.
fn used_assets(world: &World, dependencies: &Dependencies) -> Used {
    // A template may put a name together from a folder, a stem and an ending.
    let mentioned = |name: &&str| {
        let stem = name.rsplit('/').next().unwrap_or(name).split('.').next().unwrap_or(name);
        world.templates.mentions(name)
            || world.templates.mentions(stem)
            || world.asset_value(name).is_some()
    };
    let subset = world.config.fonts.iter().map(|rule| rule.file.value.clone());
    let linked = dependencies.linked.iter().map(|name| &**name).chain(world.fonts.whole());
    let ground = world.config.social.iter().map(|social| social.background.value.clone());
    let images = dependencies.images.iter().map(|image| image.name.to_string());
    let read = dependencies.inlined.iter().map(|name| name.to_string()).chain(images);
    Used {
        linked: linked.map(str::to_owned).collect(),
        inlined: read.chain(subset).chain(ground).collect(),
        mentioned: world.assets.names().filter(mentioned).map(str::to_owned).collect(),
    }
}

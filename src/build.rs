//! The pipeline: from the input tree to the files of the site. The only place that knows the
//! order of the stages, and the same for every command.

mod input;
mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::asset::Used;
use crate::build::pages::Usage;
use crate::check;
use crate::diagnostic::Report;
use crate::island::weight::{BundleWeight, PageWeight};
use crate::memo::Memo;
use crate::output::{Artifact, Entry, Manifest, OutputPath, Sink};
use crate::render::{self, Reads, Rendered, World};
use crate::source::Snapshot;

/// A part of the work, for progress and times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Reading configuration, content, messages, templates and assets, and bundling islands.
    Read,
    /// Rendering pages.
    Render,
    /// Everything beside pages: sitemaps, assets, chunks, and what the whole site has to satisfy.
    Finish,
}

/// Hears how the work goes on.
pub trait Progress: Sync {
    /// A stage begins.
    fn stage(&self, stage: Stage);
    /// npm begins to install the islands' packages, which takes a while.
    fn installing(&self);
    /// So many of all routes are done.
    fn routes(&self, done: usize, all: usize);
}

/// What a build made.
#[derive(Debug)]
pub struct Built {
    /// Every file.
    pub manifest: Manifest,
    /// Every mistake. With errors among them the files must not be used.
    pub report: Report,
    /// How many pages in how many languages.
    pub counts: Counts,
    /// What scripts weigh.
    pub weights: Weights,
}

/// What scripts weigh, in bytes after gzip.
#[derive(Clone, Debug, Default)]
pub struct Weights {
    /// The most that any page runs at once.
    pub at_once: u64,
    /// The islands of the pages that have a limit, by page id; the most of all languages.
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
    /// Routes whose last rendering still stands.
    pub reused: usize,
}

/// What a command may change about a build.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where the site is published, instead of what `site.toml` says.
    pub base_url: Option<String>,
}

/// Builds the site: hands every file to `sink` as soon as it is finished, except those that the
/// memo knows to be the same as in the last build. Mistakes of the user are in the report; an error
/// is a failure of the world (no Node, a broken installation).
pub fn build(
    snapshot: &Arc<Snapshot>,
    options: &Options,
    memo: &mut Memo,
    sink: &dyn Sink,
    progress: &dyn Progress,
) -> anyhow::Result<Built> {
    progress.stage(Stage::Read);
    let mut report = Report::new();
    let Some(world) = input::world(snapshot, options, progress, &mut report)? else {
        report.settle();
        return Ok(Built {
            manifest: Manifest::default(),
            report,
            counts: Counts::default(),
            weights: Weights::default(),
        });
    };
    let world = Arc::new(world);
    let mut counts = Counts {
        pages: world.pages.len(),
        locales: world.config.locales.len(),
        ..Counts::default()
    };

    progress.stage(Stage::Render);
    let mut site = Site::new(&world);
    let rendered = pages::render_all(&world, memo, &mut site.usage, sink, progress);
    world.islands.failure()?;

    progress.stage(Stage::Finish);
    let mut traces = BTreeMap::new();
    let mut weights = Vec::new();
    for page in rendered {
        report.extend(page.report);
        counts.rendered += page.rendered;
        counts.reused += page.reused;
        for (path, entry) in page.entries {
            site.add(path, entry);
        }
        traces.extend(page.traces);
        site.ids.extend(page.ids);
        weights.extend(page.weights);
    }
    finish(&world, &mut site, sink, &mut report)?;
    if !report.has_errors() {
        let Usage { shared, reads } = &site.usage;
        check::unused(&world, shared, &reads.islands, &mut report);
        check::anchors(&world, &reads.anchors, &site.ids, &mut report);
        check::budget(&world, &weights, &mut report);
    }
    world.islands.save();
    world.prune_pictures();
    // What a build with errors made is dropped, so it must not be remembered either.
    if !report.has_errors() {
        memo.replace(traces);
    }
    report.settle();
    let weights = weigh(&world, &weights);
    Ok(Built { manifest: Manifest { files: site.files }, report, counts, weights })
}

fn weigh(world: &World, pages: &[(pages::Route, PageWeight)]) -> Weights {
    let limited = world.config.budget.islands.keys().map(|id| {
        let own = pages.iter().filter(|((page, _), _)| *world.pages[*page].id == **id);
        (id.clone(), own.map(|(_, weight)| weight.islands).max().unwrap_or_default())
    });
    Weights {
        at_once: pages.iter().map(|(_, weight)| weight.at_once).max().unwrap_or_default(),
        islands: limited.collect(),
        bundle: world.islands.weight(),
    }
}

/// What comes together while the pages are collected.
struct Site {
    files: BTreeMap<OutputPath, Entry>,
    /// Files that two sources wrote.
    collisions: BTreeSet<OutputPath>,
    usage: Usage,
    /// The element ids of each page in the default language.
    ids: BTreeMap<usize, BTreeSet<Box<str>>>,
}

impl Site {
    fn new(world: &World) -> Site {
        Site {
            files: BTreeMap::new(),
            collisions: BTreeSet::new(),
            usage: Usage::new(world.config.locales.len()),
            ids: BTreeMap::new(),
        }
    }

    fn add(&mut self, path: OutputPath, entry: Entry) {
        if self.files.insert(path.clone(), entry).is_some() {
            self.collisions.insert(path);
        }
    }

    fn put(&mut self, artifact: Artifact, sink: &dyn Sink) {
        self.add(artifact.path.clone(), artifact.entry());
        sink.put(artifact);
    }
}

fn finish(
    world: &Arc<World>,
    site: &mut Site,
    sink: &dyn Sink,
    report: &mut Report,
) -> anyhow::Result<()> {
    check::data_references(world, report);
    let editions = render::not_found_editions(
        world,
        |page| pages::messages(world, page, &mut Report::new()),
        report,
    );
    if let Some(editions) = &editions {
        for rule in &world.config.files {
            let files: Vec<Rendered> = render::site_file(world, rule, editions, report);
            for (locale, file) in files.into_iter().enumerate() {
                let locale = match rule.per {
                    crate::config::Per::Site => world.config.default_locale,
                    crate::config::Per::Locale => locale,
                };
                site.usage.add(locale, &file.reads);
                if let Some(artifact) = file.artifact {
                    site.put(artifact, sink);
                }
            }
        }
    }
    let written = |path: &str| world.config.files.iter().any(|rule| rule.output.value == path);
    if !written("index.html")
        && let Some(home) = world.pages.iter().position(|page| page.path.value.is_empty())
    {
        site.put(render::root_redirect(world, home), sink);
    }
    if !written("robots.txt") {
        site.put(render::robots(world), sink);
    }
    render::sitemaps(world, |artifact| site.put(artifact, sink));
    // A template may put a name together from a folder, a stem and an ending.
    let mentioned = |name: &&str| {
        let stem = name.rsplit('/').next().unwrap_or(name).split('.').next().unwrap_or(name);
        world.templates.mentions(name) || world.templates.mentions(stem) || world.names_asset(name)
    };
    let reads = &site.usage.reads;
    let cut = world.config.fonts.iter().map(|rule| rule.file.value.clone());
    let ground = world.config.social.iter().map(|social| social.ground.value.clone());
    let read = reads.inlined.iter().map(|name| name.to_string());
    let used = Used {
        linked: reads.linked.iter().map(|name| name.to_string()).collect(),
        inlined: read.chain(cut).chain(ground).collect(),
        mentioned: world.assets.names().filter(mentioned).map(str::to_owned).collect(),
    };
    // While pages are missing, nobody knows what they would have used.
    let mut unused = Report::new();
    for (path, entry) in world.assets.emit(&used, &world.snapshot, sink, &mut unused) {
        site.add(path, entry);
    }
    report.extend(if report.has_errors() { unused.errors_only() } else { unused });
    let Reads { islands, scripts, .. } = &site.usage.reads;
    for artifact in world.islands.artifacts(&world.config, islands, scripts) {
        site.put(artifact, sink);
    }
    for artifact in world.fonts.artifacts() {
        site.put(artifact, sink);
    }
    check::collisions(world, &site.collisions, report);
    world.islands.failure()
}

//! The last stage: everything beside the pages, and the list of all files.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::asset::Used;
use crate::build::pages::{self, Usage};
use crate::check;
use crate::config::Per;
use crate::diagnostic::Report;
use crate::kept::{Kept, Version};
use crate::output::{Artifact, Entry, OutputPath, Placed, Sink};
use crate::render::{self, Reads, Rendered, World};

/// Files beside the pages.
#[derive(Default)]
pub(super) struct Beside {
    pub(super) placed: Placed,
    /// By the versions of configuration and routes.
    pub(super) sitemaps: Kept<[Version; 2], Vec<(OutputPath, Entry)>>,
}

/// What comes together while the pages are collected.
pub(super) struct Site {
    pub(super) files: BTreeMap<OutputPath, Entry>,
    /// Files that two sources wrote.
    collisions: BTreeSet<OutputPath>,
    pub(super) usage: Usage,
}

impl Site {
    pub(super) fn new(world: &World) -> Site {
        Site {
            files: BTreeMap::new(),
            collisions: BTreeSet::new(),
            usage: Usage::new(world.config.locales.len()),
        }
    }

    pub(super) fn add(&mut self, path: OutputPath, entry: Entry) {
        if self.files.insert(path.clone(), entry).is_some() {
            self.collisions.insert(path);
        }
    }

    fn put(&mut self, artifact: Artifact, sink: &dyn Sink) {
        let entry = artifact.entry();
        self.add(artifact.path.clone(), entry.clone());
        sink.put(artifact, &entry);
    }
}

/// Makes everything beside the pages, and checks what only the whole site tells.
pub(super) fn finish(
    world: &Arc<World>,
    site: &mut Site,
    beside: &mut Beside,
    sink: &dyn Sink,
    report: &mut Report,
) -> anyhow::Result<()> {
    let Beside { placed, sitemaps } = beside;
    check::data_references(world, report);
    let editions = render::not_found_editions(
        world,
        |page| pages::messages(world, &world.pages[page].id, &mut Report::new()),
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
    let key = [world.config.version(), world.routes.version()];
    let listed = sitemaps.get("", key, report, |_| {
        let mut entries = Vec::new();
        render::sitemaps(world, |artifact| {
            let entry = artifact.entry();
            entries.push((artifact.path.clone(), entry.clone()));
            sink.put(artifact, &entry);
        });
        entries
    });
    for (path, entry) in listed.iter() {
        site.add(path.clone(), entry.clone());
    }
    // A template may put a name together from a folder, a stem and an ending.
    let mentioned = |name: &&str| {
        let stem = name.rsplit('/').next().unwrap_or(name).split('.').next().unwrap_or(name);
        world.templates.mentions(name) || world.templates.mentions(stem) || world.names_asset(name)
    };
    let reads = &site.usage.reads;
    let subset = world.config.fonts.iter().map(|rule| rule.file.value.clone());
    let linked = reads.linked.iter().map(|name| &**name).chain(world.fonts.whole());
    let ground = world.config.social.iter().map(|social| social.ground.value.clone());
    let read = reads.inlined.iter().map(|name| name.to_string());
    let used = Used {
        linked: linked.map(str::to_owned).collect(),
        inlined: read.chain(subset).chain(ground).collect(),
        mentioned: world.assets.names().filter(mentioned).map(str::to_owned).collect(),
    };
    // While pages are missing, nobody knows what they would have used.
    let mut unused = Report::new();
    for (path, entry) in world.assets.emit(&used, &world.snapshot, (placed, sink), &mut unused) {
        site.add(path, entry);
    }
    report.extend(if report.has_errors() { unused.errors_only() } else { unused });
    let Reads { islands, scripts, .. } = &site.usage.reads;
    let islands = world.islands.artifacts(&world.config, islands, scripts);
    for artifact in islands.into_iter().chain(world.fonts.artifacts()) {
        let path = artifact.path.clone();
        site.add(path, placed.put(artifact, sink));
    }
    check::collisions(world, &site.collisions, report);
    world.islands.failure()
}

//! The first stage: from the input tree to the world that pages are rendered in.

mod assets;
mod check;
mod inputs;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread::ScopedJoinHandle;

use crate::cache::Versioned;
use crate::config::{Config, Locale, config};
use crate::content::{self, Facts, Page, Schemas};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::font::{CodepointUsage, Fonts};
use crate::format::Formatter;
use crate::glossary::{GLOSSARY, Glossary};
use crate::island::{IslandCompiler, Islands, MessageSources};
use crate::message::{Catalog, MessageFile};
use crate::parallel;
use crate::pipeline::options::{Options, Progress};
use crate::render::World;
use crate::route::Routes;
use crate::source::{Snapshot, SourcePath};
use crate::template::{TEMPLATES, Templates};

use crate::pipeline::input::assets::assets;
pub(super) use crate::pipeline::input::check::check;
pub(super) use crate::pipeline::input::inputs::{Inputs, page_file};
use crate::pipeline::input::inputs::{LOCALES, message_file};

/// The result of the first stage.
pub(super) struct Ready {
    pub(super) world: World,
    /// The ids of pages that could not be read.
    pub(super) unread: Vec<String>,
}

/// Reads everything but the messages of pages; `None` without a usable configuration.
pub(super) fn world(
    snapshot: &Arc<Snapshot>,
    options: &Options,
    inputs: &Inputs,
    compiler: &IslandCompiler,
    progress: &dyn Progress,
    report: &mut Report,
) -> anyhow::Result<Option<Ready>> {
    for (path, reason) in snapshot.unreadable() {
        report.add(content::unreadable(path, reason));
    }
    let Some(config) = read_config(snapshot, options, inputs, report) else { return Ok(None) };
    // Bundling mostly waits for another process, and nothing here depends on style sheets, so both
    // run in threads of their own.
    let (bundled, assets, parsed, usage) = std::thread::scope(|scope| {
        let bundling = scope.spawn(|| islands(snapshot, &config, inputs, compiler, progress));
        let loading = scope.spawn(|| {
            let mut report = Report::new();
            (assets(snapshot, &config, inputs, &mut report), report)
        });
        let parsed = parse(snapshot, &config, inputs, report);
        let formatters: Vec<&Formatter> =
            parsed.catalogs.iter().map(|catalog| &*catalog.formatter).collect();
        let usage = (!options.whole_fonts)
            .then(|| CodepointUsage::collect(snapshot, &config, &formatters, &inputs.usage));
        (joined(bundling), joined(loading), parsed, usage)
    });
    let (bundled, found) = bundled;
    report.extend(found);
    let mut islands = bundled?;
    let (assets, found) = assets;
    report.extend(found);
    let Parsed { pages, unread, facts, catalogs, templates } = parsed;
    let read =
        |path: &SourcePath, report: &mut Report| message_file(snapshot, path, inputs, report);
    let sources = MessageSources { catalogs: &catalogs, facts: &facts, read: &read };
    islands.load_messages(snapshot, &config, &sources, &inputs.islands, report);
    let revision = snapshot.revision(GLOSSARY);
    let glossary =
        inputs.glossary.get("", revision, report, |report| Glossary::load(snapshot, report));
    let installing = || progress.installing();
    let font_files =
        config.fonts.iter().map(|rule| assets.get(&rule.file.value).map(|asset| asset.digest));
    let key = (config.version(), font_files.collect(), usage.clone());
    let fonts = inputs.fonts.try_get("", key, report, |report| {
        Fonts::load(snapshot, &config, &assets, usage.as_ref(), &installing, report)
    })?;
    let translated = translated(snapshot, &config, inputs, &pages);
    let versions = pages.iter().map(Versioned::version).collect();
    let key = (config.version(), versions, translated.clone());
    let routes = inputs.routes.get_with_cutoff("", key, report, |report| {
        let mut routes = Routes::new(&config, &pages, report);
        routes.set_translated(translated);
        routes
    });
    let snapshot = Arc::clone(snapshot);
    let world = World::new(
        snapshot, config, pages, routes, facts, catalogs, glossary, assets, fonts, islands,
        templates,
    );
    Ok(Some(Ready { world, unread }))
}

/// The islands, without their messages, and the diagnostics of their code.
fn islands(
    snapshot: &Snapshot,
    config: &Config,
    inputs: &Inputs,
    compiler: &IslandCompiler,
    progress: &dyn Progress,
) -> (anyhow::Result<Islands>, Report) {
    let mut report = Report::new();
    let (target, known) = (&config.island_target, &inputs.islands);
    let installing = || progress.installing();
    let islands = Islands::bundle(snapshot, target, compiler, known, &installing, &mut report);
    (islands, report)
}

fn read_config(
    snapshot: &Snapshot,
    options: &Options,
    inputs: &Inputs,
    report: &mut Report,
) -> Option<Versioned<Config>> {
    let path = SourcePath::new("site.toml");
    if !snapshot.contains("site.toml") {
        report.add(
            Diagnostic::new(Code::InvalidConfig, "there is no site.toml in this folder")
                .at(Place::file(&path))
                .hint("run the command in the folder of the site, or name it with --root"),
        );
        return None;
    }
    let base_url = options.base_url.as_deref();
    let key = (snapshot.revision("site.toml"), base_url.map(str::to_owned));
    let made = inputs.config.get("", key, report, |report| {
        let text = content::read(snapshot, &path, report)?;
        config(&path, &text, base_url, report).map(Versioned::new)
    });
    (*made).clone()
}

struct Parsed {
    pages: Vec<Versioned<Page>>,
    unread: Vec<String>,
    facts: Versioned<Facts>,
    catalogs: Vec<Versioned<Catalog>>,
    templates: Versioned<Templates>,
}

fn parse(
    snapshot: &Snapshot,
    config: &Versioned<Config>,
    inputs: &Inputs,
    report: &mut Report,
) -> Parsed {
    let revision = snapshot.combined_revision(snapshot.under(TEMPLATES));
    let templates =
        inputs.templates.get("", revision, report, |report| Templates::load(snapshot, report));
    let is_schema = |path: &&SourcePath| path.as_str().ends_with(".yaml");
    let revision = snapshot.combined_revision(snapshot.under(TEMPLATES).filter(is_schema));
    let schemas =
        inputs.schemas.get("", revision, report, |report| content::schemas(snapshot, report));
    let revision = snapshot.combined_revision(snapshot.under(content::DATA));
    let key = (config.version(), schemas.version(), revision);
    let facts = inputs.facts.get("", key, report, |report| {
        content::check_services(config, &schemas, report);
        let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
        content::facts(snapshot, settings, &schemas, report)
    });
    let (pages, unread) = pages(snapshot, config, &schemas, inputs, report);
    let catalogs = catalogs(snapshot, config, inputs, report);
    Parsed { pages, unread, facts, catalogs, templates }
}

/// The result of a thread; its panic continues here.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// The pages, and the ids of those that can't be parsed.
fn pages(
    snapshot: &Snapshot,
    config: &Versioned<Config>,
    schemas: &Versioned<Schemas>,
    inputs: &Inputs,
    report: &mut Report,
) -> (Vec<Versioned<Page>>, Vec<String>) {
    let key = (snapshot.names_revision(), config.version());
    let files =
        inputs.page_files.get("", key, report, |report| content::page_files(snapshot, report));
    let parse = |path: &SourcePath| {
        let mut report = Report::new();
        let key = (snapshot.revision(path.as_str()), schemas.version());
        let page = inputs.pages.get(path.as_str(), key, &mut report, |report| {
            let text = content::read(snapshot, path, report)?;
            content::page(path, &text, schemas, report).map(Versioned::new)
        });
        (page, report)
    };
    let known = |path: &SourcePath| {
        let key = (snapshot.revision(path.as_str()), schemas.version());
        inputs.pages.find(path.as_str(), &key).map(|page| (page, Report::new()))
    };
    let parsed = parallel::map_unless(&files, known, parse);
    let mut pages: Vec<Versioned<Page>> = Vec::with_capacity(parsed.len());
    let mut unread = Vec::new();
    let mut by_id: BTreeMap<Arc<str>, usize> = BTreeMap::new();
    for ((page, found), path) in parsed.into_iter().zip(files.iter()) {
        report.extend(found);
        let Some(page) = (*page).clone() else {
            unread.push(content::page_id(path).to_owned());
            continue;
        };
        if let Some(first) = by_id.insert(page.id.clone(), pages.len()) {
            let first: &Page = &pages[first];
            report.add(
                Diagnostic::new(Code::PageId, format!("two pages have the id `{}`", page.id))
                    .at(Place::file(&page.source))
                    .related(Place::file(&first.source), "the other page")
                    .hint("page files in different folders still need different names"),
            );
        }
        pages.push(page);
    }
    (pages, unread)
}

fn catalogs(
    snapshot: &Snapshot,
    config: &Config,
    inputs: &Inputs,
    report: &mut Report,
) -> Vec<Versioned<Catalog>> {
    let load = |locale: &Locale| {
        let mut report = Report::new();
        let catalog = catalog(snapshot, config, locale, inputs, &mut report);
        (catalog, report)
    };
    let known = |locale: &Locale| {
        let is_known = |path: &SourcePath| {
            inputs.files.find(path.as_str(), &snapshot.revision(path.as_str())).is_some()
        };
        shared_files(snapshot, locale).all(is_known).then(|| load(locale))
    };
    let loaded = parallel::map_unless(&config.locales, known, load);
    let told = loaded.into_iter().map(|(catalog, found)| {
        report.extend(found);
        catalog
    });
    told.collect()
}

/// The files with the messages that all pages share, in one language.
fn shared_files<'s>(
    snapshot: &'s Snapshot,
    locale: &Locale,
) -> impl Iterator<Item = &'s SourcePath> + use<'s> {
    let folder = format!("{LOCALES}{}/", locale.tag);
    let length = folder.len();
    // Only the folder itself is listed: those of pages and islands may be long.
    let files = snapshot.files_in(&folder);
    files.filter(move |path| path.as_str()[length..].ends_with(".ftl"))
}

fn catalog(
    snapshot: &Snapshot,
    config: &Config,
    locale: &Locale,
    inputs: &Inputs,
    report: &mut Report,
) -> Versioned<Catalog> {
    let formatter = inputs.formatters.get(&locale.tag, (), report, |report| {
        Versioned::new(Formatter::new(&locale.tag).unwrap_or_else(|message| {
            report.add(
                Diagnostic::new(Code::InvalidConfig, message)
                    .at(Place::file(&config.path))
                    .hint("use a BCP 47 tag"),
            );
            Formatter::new("en").expect("English formats are built in")
        }))
    });
    let files: Vec<Versioned<MessageFile>> = shared_files(snapshot, locale)
        .map(|path| message_file(snapshot, path, inputs, report))
        .collect();
    let key = (formatter.version(), files.iter().map(Versioned::version).collect());
    inputs
        .catalogs
        .get(&locale.tag, key, report, |report| Catalog::new((*formatter).clone(), files, report))
}

/// Which pages are translated to which locale, row by row: those that have all messages. Only
/// locales with a fallback may lack any; the result is empty when there is no such locale.
fn translated(
    snapshot: &Snapshot,
    config: &Versioned<Config>,
    inputs: &Inputs,
    pages: &[Versioned<Page>],
) -> Vec<bool> {
    if config.locales.iter().all(|locale| locale.fallback.is_none()) {
        return Vec::new();
    }
    let rows = parallel::map(pages, |page| {
        let revisions = (0..config.locales.len())
            .map(|locale| snapshot.revision(&page_file(config, locale, &page.id)))
            .collect();
        let key = (config.version(), revisions);
        inputs.translated.get(&page.id, key, &mut Report::new(), |_| row(snapshot, config, page))
    });
    rows.iter().flat_map(|row| (**row).iter().copied()).collect()
}

fn row(snapshot: &Snapshot, config: &Config, page: &Page) -> Vec<bool> {
    let file = |locale: usize| {
        let path = page_file(config, locale, &page.id);
        let text = snapshot.find(&path).and_then(|path| snapshot.read_text(path.as_str()).ok())?;
        Some(MessageFile::parse(SourcePath::new(path), text, &mut Report::new()))
    };
    let reference = file(config.default_locale);
    let complete = |locale: usize| {
        if config.locales[locale].fallback.is_none() {
            return true;
        }
        let Some(reference) = &reference else { return true };
        file(locale).is_some_and(|file| reference.ids().all(|id| file.message(id).is_some()))
    };
    (0..config.locales.len()).map(complete).collect()
}

//! The first stage: from the input tree to the world that pages are rendered in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::asset::{Assets, CssTargets};
use crate::build::{Options, Progress};
use crate::config::{Config, config};
use crate::content::{self, Facts, Page, Schemas};
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::font::Fonts;
use crate::format::Formatter;
use crate::glossary::{GLOSSARY, Glossary};
use crate::island::{Islands, Workshop};
use crate::message::{Catalog, MessageFile, Scope, check_catalogs, check_references};
use crate::parallel;
use crate::render::World;
use crate::route::Routes;
use crate::source::{Snapshot, SourcePath};
use crate::template::Templates;

/// Where the messages are.
pub(super) const LOCALES: &str = "locales/";

/// Reads everything but the messages of pages; `None` when without more input there is nothing
/// to go on with.
pub(super) fn world(
    snapshot: &Arc<Snapshot>,
    options: &Options,
    progress: &dyn Progress,
    report: &mut Report,
) -> anyhow::Result<Option<World>> {
    for (path, reason) in snapshot.unreadable() {
        report.add(content::unreadable(path, reason));
    }
    let path = SourcePath::new("site.toml");
    if !snapshot.contains("site.toml") {
        report.add(
            Diagnostic::new(Code::InvalidConfig, "there is no site.toml in this folder")
                .at(Place::file(&path))
                .hint("run the command in the folder of the site, or name it with --root"),
        );
        return Ok(None);
    }
    let base_url = options.base_url.as_deref();
    let text = content::read(snapshot, &path, report);
    let Some(config) = text.and_then(|text| config(&path, &text, base_url, report)) else {
        return Ok(None);
    };
    // Bundling waits for another process, so it runs beside everything else.
    let (bundled, parsed) = std::thread::scope(|scope| {
        let bundling = scope.spawn(|| {
            let mut report = Report::new();
            let installing = || progress.installing();
            let target = &config.island_target;
            let workshop = Workshop::new(snapshot.root());
            let islands = Islands::bundle(snapshot, target, &workshop, &installing, &mut report);
            (islands, report)
        });
        let parsed = parse(snapshot, &config, report);
        (bundling.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), parsed)
    });
    let (islands, bundle_report) = bundled;
    report.extend(bundle_report);
    let mut islands = islands?;
    let Parsed { pages, facts, catalogs, assets, templates } = parsed;
    islands.set_words(snapshot, &config, &catalogs, &facts, report);
    let glossary = Glossary::load(snapshot, report);
    check_words(snapshot, &config, &catalogs, &glossary, report);
    let formatters: Vec<&Formatter> = catalogs.iter().map(|catalog| &catalog.formatter).collect();
    let installing = || progress.installing();
    let fonts = Fonts::load(snapshot, &config, &assets, &formatters, &installing, report)?;
    let mut routes = Routes::new(&config, &pages, report);
    set_translated(snapshot, &config, &pages, &mut routes);
    for file in facts.files.values() {
        content::check_fact_references(&file.source, &file.references, &facts, report);
    }
    if let Some(social) = &config.social {
        let (template, ground) = (&social.template, &social.ground);
        if !templates.contains(&template.value) {
            let place = Place::new(&config.path, template.span.clone());
            report.add(templates.unknown(&template.value).at(place));
        }
        if assets.get(&ground.value).is_none() {
            let place = Place::new(&config.path, ground.span.clone());
            report.add(assets.unknown(&ground.value).at(place));
        }
    }
    let snapshot = Arc::clone(snapshot);
    Ok(Some(World::new(
        snapshot, config, pages, routes, facts, catalogs, glossary, assets, fonts, islands,
        templates,
    )))
}

struct Parsed {
    pages: Vec<Page>,
    facts: Facts,
    catalogs: Vec<Catalog>,
    assets: Assets,
    templates: Templates,
}

fn parse(snapshot: &Snapshot, config: &Config, report: &mut Report) -> Parsed {
    let templates = Templates::load(snapshot, report);
    let schemas = content::schemas(snapshot, report);
    let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
    let facts = content::facts(snapshot, settings, &schemas, report);
    let pages = pages(snapshot, &schemas, report);
    let assets = match CssTargets::new(&config.css_targets) {
        Ok(targets) => Assets::load(snapshot, &targets, report),
        Err(message) => {
            report.add(
                Diagnostic::new(Code::InvalidConfig, message)
                    .at(Place::new(&config.path, config.css_span.clone()))
                    .hint("write browserslist queries such as \"defaults\" or \"chrome >= 120\""),
            );
            // Another mistake than this one should not follow from it.
            CssTargets::new(&["defaults".to_owned()])
                .map(|targets| Assets::load(snapshot, &targets, report))
                .unwrap_or_default()
        }
    };
    let catalogs = catalogs(snapshot, config, &facts, report);
    Parsed { pages, facts, catalogs, assets, templates }
}

fn pages(snapshot: &Snapshot, schemas: &Schemas, report: &mut Report) -> Vec<Page> {
    let files = content::page_files(snapshot, report);
    let parsed = parallel::map(&files, |path| {
        let mut report = Report::new();
        let page = content::read(snapshot, path, &mut report)
            .and_then(|text| content::page(path, &text, schemas, &mut report));
        (page, report)
    });
    let mut pages: Vec<Page> = Vec::with_capacity(parsed.len());
    let mut by_id: BTreeMap<Arc<str>, usize> = BTreeMap::new();
    for (page, found) in parsed {
        report.extend(found);
        let Some(page) = page else { continue };
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
    pages
}

fn catalogs(
    snapshot: &Snapshot,
    config: &Config,
    facts: &Facts,
    report: &mut Report,
) -> Vec<Catalog> {
    check_folders(snapshot, config, report);
    let loaded = parallel::map(&config.locales, |locale| {
        let mut report = Report::new();
        let formatter = Formatter::new(&locale.tag).unwrap_or_else(|message| {
            report.add(
                Diagnostic::new(Code::InvalidConfig, message)
                    .at(Place::file(&config.path))
                    .hint("use a BCP 47 tag"),
            );
            Formatter::new("en").expect("English formats are built in")
        });
        let folder = format!("{LOCALES}{}/", locale.tag);
        let files = snapshot
            .under(&folder)
            .filter(|path| {
                let rest = &path.as_str()[folder.len()..];
                rest.ends_with(".ftl") && !rest.contains('/')
            })
            .filter_map(|path| {
                let text = content::read(snapshot, path, &mut report)?;
                Some(MessageFile::parse(path.clone(), text, &mut report))
            })
            .collect();
        let catalog = Catalog::new(formatter, files, &mut report);
        for file in catalog.files() {
            let scope = Scope { own: None, catalog: &catalog };
            check_references(file, scope, facts, &mut report);
        }
        (catalog, report)
    });
    let mut catalogs = Vec::with_capacity(loaded.len());
    for (catalog, found) in loaded {
        report.extend(found);
        catalogs.push(catalog);
    }
    let default = &catalogs[config.default_locale];
    for (at, locale) in config.locales.iter().enumerate() {
        if at != config.default_locale {
            let folder = format!("{LOCALES}{}", locale.tag);
            let may_lack = locale.fallback.is_some();
            check_catalogs(default, &catalogs[at], &folder, may_lack, report);
        }
    }
    catalogs
}

/// Checks the words of all messages but those of pages, which are checked as the pages are read.
fn check_words(
    snapshot: &Snapshot,
    config: &Config,
    catalogs: &[Catalog],
    glossary: &Glossary,
    report: &mut Report,
) {
    if glossary.is_empty() {
        return;
    }
    let islands = |tag: &str| -> BTreeMap<String, MessageFile> {
        let folder = format!("{LOCALES}{tag}/islands/");
        let files = snapshot.under(&folder).filter_map(|path| {
            // What is wrong with the file itself has been told where it was read first.
            let text = snapshot.read_text(path.as_str()).ok()?;
            let file = MessageFile::parse(path.clone(), text, &mut Report::new());
            Some((path.file_name().to_owned(), file))
        });
        files.collect()
    };
    let default = config.default_locale;
    let from = config.locales[default].tag.as_str();
    let reference = islands(from);
    for (at, locale) in config.locales.iter().enumerate() {
        let to = locale.tag.as_str();
        for file in catalogs[at].files() {
            glossary.check(file, to, report);
            let name = file.path.file_name();
            let original =
                catalogs[default].files().iter().find(|one| one.path.file_name() == name);
            if let Some(original) = original {
                glossary.compare((original, from), (file, to), report);
            }
        }
        for (name, file) in islands(to) {
            glossary.check(&file, to, report);
            if let Some(original) = reference.get(&name) {
                glossary.compare((original, from), (&file, to), report);
            }
        }
    }
}

/// Every folder of `locales/` is a locale, and every file in it has a reader.
fn check_folders(snapshot: &Snapshot, config: &Config, report: &mut Report) {
    let mut unknown = BTreeSet::new();
    let pages: BTreeSet<&str> = snapshot
        .under(content::PAGES)
        .filter_map(|page| page.file_name().strip_suffix(".yaml"))
        .collect();
    for path in snapshot.under(LOCALES) {
        let rest = &path.as_str()[LOCALES.len()..];
        let Some((tag, file)) = rest.split_once('/') else {
            if path.as_str() == GLOSSARY {
                continue;
            }
            report.add(stray(path, "messages are in locales/<tag>/*.ftl"));
            continue;
        };
        if !config.locales.iter().any(|locale| locale.tag == tag) {
            if unknown.insert(tag) {
                report.add(
                    Diagnostic::new(
                        Code::LocaleFolder,
                        format!("site.toml has no locale with the tag `{tag}`"),
                    )
                    .at(Place::file(path))
                    .hint(folder_hint(config, tag)),
                );
            }
            continue;
        }
        let known = match file.strip_suffix(".ftl") {
            None => file.ends_with(".md"),
            Some(name) => match name.split_once('/') {
                None => true,
                Some(("pages", id)) => pages.contains(id),
                Some(("islands", name)) => {
                    snapshot.contains(&format!("islands/{name}/island.toml"))
                }
                Some(_) => false,
            },
        };
        if !known {
            report.add(stray(
                path,
                "messages are in *.ftl, pages/<page-id>.ftl and islands/<island>.ftl of a locale",
            ));
        }
    }
}

fn folder_hint(config: &Config, name: &str) -> String {
    if let Some(locale) = config.locales.iter().find(|locale| locale.segment == name) {
        return format!("folders are named by tag: `{LOCALES}{}`", locale.tag);
    }
    match nearest(name, config.locales.iter().map(|locale| locale.tag.as_str())) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "add a [[locales]] table, or remove the folder".to_owned(),
    }
}

fn stray(path: &SourcePath, hint: &str) -> Diagnostic {
    Diagnostic::new(Code::StrayFile, format!("nothing reads `{path}`"))
        .at(Place::file(path))
        .hint(hint)
}

/// A page is in a language if all messages of its own file are. Only locales with a fallback
/// may lack any, so only they are looked at.
fn set_translated(snapshot: &Snapshot, config: &Config, pages: &[Page], routes: &mut Routes) {
    if config.locales.iter().all(|locale| locale.fallback.is_none()) {
        return;
    }
    let file = |locale: usize, page: &Page| {
        let path = page_file(config, locale, page);
        let text = snapshot.find(&path).and_then(|path| snapshot.read_text(path.as_str()).ok())?;
        Some(MessageFile::parse(SourcePath::new(path), text, &mut Report::new()))
    };
    let rows = parallel::map(pages, |page| {
        let reference = file(config.default_locale, page);
        let complete = |locale: usize| {
            if config.locales[locale].fallback.is_none() {
                return true;
            }
            let Some(reference) = &reference else { return true };
            file(locale, page)
                .is_some_and(|file| reference.ids().all(|id| file.message(id).is_some()))
        };
        (0..config.locales.len()).map(complete).collect::<Vec<bool>>()
    });
    routes.set_translated(rows.concat());
}

/// The path of a page's own messages.
pub(super) fn page_file(config: &Config, locale: usize, page: &Page) -> String {
    format!("{LOCALES}{}/pages/{}.ftl", config.locales[locale].tag, page.id)
}

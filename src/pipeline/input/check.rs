//! Checks of the input that need no rendering and do not belong to one page.

use std::collections::{BTreeMap, BTreeSet};

use crate::cache::Versioned;
use crate::config::Config;
use crate::content;
use crate::diagnostic::{Code, Diagnostic, Place, Report, nearest};
use crate::glossary::{GLOSSARY, Glossary, TaggedFile};
use crate::message::{Catalog, MessageFile, Scope, check_catalogs, check_references};
use crate::pipeline::input::inputs::{Inputs, LOCALES, message_file};
use crate::render::World;
use crate::source::{Snapshot, SourcePath};

/// Checks what the first stage has read, except pages.
pub(in crate::pipeline) fn check(world: &World, inputs: &Inputs, report: &mut Report) {
    let World { snapshot, config, facts, catalogs, glossary, templates, assets, .. } = world;
    let key = (snapshot.names_revision(), config.version());
    inputs.folders.get("", key, report, |report| check_folders(snapshot, config, report));
    let default = &catalogs[config.default_locale];
    for (at, locale) in config.locales.iter().enumerate() {
        let catalog = &catalogs[at];
        for file in catalog.files() {
            let key = vec![file.version(), catalog.version(), facts.version()];
            inputs.checks.get(&format!("references {}", file.path), key, report, |report| {
                check_references(file, Scope { own: None, catalog }, facts, report);
            });
        }
        if at != config.default_locale {
            let key = vec![default.version(), catalog.version(), config.version()];
            inputs.checks.get(&format!("translation {}", locale.tag), key, report, |report| {
                let folder = format!("{LOCALES}{}", locale.tag);
                check_catalogs(default, catalog, &folder, locale.fallback.is_some(), report);
            });
        }
    }
    world.islands.check_messages(config, catalogs, facts, &inputs.checks, report);
    check_words(snapshot, config, catalogs, glossary, inputs, report);
    for file in facts.files.values() {
        content::check_fact_references(&file.source, &file.references, facts, report);
    }
    if let Some(social) = &config.social {
        let (template, background) = (&social.template, &social.background);
        if !templates.contains(&template.value) {
            let place = Place::new(&config.path, template.span.clone());
            report.add(templates.unknown(&template.value).at(place));
        }
        if assets.get(&background.value).is_none() {
            let place = Place::new(&config.path, background.span.clone());
            report.add(assets.unknown(&background.value).at(place));
        }
    }
}

/// Checks all messages against the glossary, except those of pages, which are checked with them.
fn check_words(
    snapshot: &Snapshot,
    config: &Config,
    catalogs: &[Versioned<Catalog>],
    glossary: &Versioned<Glossary>,
    inputs: &Inputs,
    report: &mut Report,
) {
    if glossary.is_empty() {
        return;
    }
    let islands = |tag: &str| -> BTreeMap<String, Versioned<MessageFile>> {
        let folder = format!("{LOCALES}{tag}/islands/");
        let files = snapshot.under(&folder).map(|path| {
            // Diagnostics of the file itself were reported when it was parsed.
            let file = message_file(snapshot, path, inputs, &mut Report::new());
            (path.file_name().to_owned(), file)
        });
        files.collect()
    };
    let default = config.default_locale;
    let from = config.locales[default].tag.as_str();
    let reference = islands(from);
    let mut check =
        |file: &Versioned<MessageFile>, original: Option<&Versioned<MessageFile>>, to: &str| {
            let original_version = original.map(Versioned::version).unwrap_or_default();
            let key = vec![file.version(), original_version, glossary.version()];
            inputs.checks.get(&format!("words {}", file.path), key, report, |report| {
                glossary.check(file, to, report);
                if let Some(original) = original {
                    let original = TaggedFile { file: original, tag: from };
                    glossary.compare(original, TaggedFile { file, tag: to }, report);
                }
            });
        };
    for (at, locale) in config.locales.iter().enumerate() {
        let to = locale.tag.as_str();
        for file in catalogs[at].files() {
            let name = file.path.file_name();
            let mut originals = catalogs[default].files().iter();
            check(file, originals.find(|one| one.path.file_name() == name), to);
        }
        for (name, file) in &islands(to) {
            check(file, reference.get(name), to);
        }
    }
}

/// Checks that every folder of `locales/` is a locale, and that every file in it is used.
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

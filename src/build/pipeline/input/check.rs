//! Checks of the input that need no rendering and do not belong to one page.

use crate::assets::asset::section_of;
use crate::assets::island;
use crate::build::pipeline::input::folders::{FOLDERS, has_misnamed_folder, stray};
use crate::build::pipeline::input::literals::check_literals;
use crate::content::config::{self, Config, Locale, is_segment};
use crate::content::{DATA_FILES, ROW_FIELDS};
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, Place, Report};
use crate::engine::query::{Build, Query};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::glossary::{self, TaggedFile, Translations};
use crate::i18n::message::{
    CATALOG, LOCALES, MESSAGE_FILE, Scope, Site, check_catalogs, check_lengths, check_plurals,
    check_translated_references, find, has_texts, parse_body, split_locale,
};
use crate::page::render::{LoadedSite, check_variant_links};
use crate::template::ARGUMENTS;

/// Checks the results of the first stage, except pages. The diagnostics of queries are in the
/// build.
pub(in crate::build::pipeline) fn check(site: &LoadedSite, build: &Build, report: &mut Report) {
    let LoadedSite { snapshot, config, catalogs, templates, assets, islands, .. } = site;
    let reader = build.reader();
    reader.get(&FOLDERS, "");
    check_named_bodies(site, &reader.get(&NAMED_BODIES, ""), report);
    check_level_rules(config, snapshot, report);
    for (at, locale) in config.locales.iter().enumerate() {
        let is_default = at == config.default_locale;
        if !is_default && !has_texts(snapshot, &locale.tag) && locale.fallback.is_none() {
            let mistake = no_texts(config, locale);
            // A folder that has to be renamed is reported.
            let is_reported = has_misnamed_folder(snapshot, config, locale);
            report.add(if is_reported {
                mistake.caused_by(DiagnosticCause::AnyError)
            } else {
                mistake
            });
        } else if !is_default {
            for (lacking, mistake) in reader.get(&TRANSLATION, &locale.tag).iter() {
                let mistake = mistake.clone();
                // A message in use that the default language lacks is reported where it is used.
                let is_wanted = site.is_mentioned(lacking);
                report.add(if is_wanted {
                    mistake.caused_by(DiagnosticCause::AnyError)
                } else {
                    mistake
                });
            }
        }
        for file in catalogs[at].files() {
            reader.get(&REFERENCES, file.path.as_str());
            reader.get(&VARIANT_LINKS, file.path.as_str());
            reader.get(&GLOSSARY_CHECK, file.path.as_str());
        }
        for path in snapshot.under(&format!("{LOCALES}{}/islands/", locale.tag)) {
            reader.get(&GLOSSARY_CHECK, path.as_str());
        }
    }
    for spec in islands.specs() {
        reader.get(&island::ISLAND_CHECK, &spec.name);
    }
    if let Some(icon) = config.icon.as_ref().filter(|icon| assets.get(&icon.value).is_none()) {
        let place = Place::new(&config.path, icon.span.clone());
        report.add(assets.unknown(&icon.value).at(place));
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
    check_section_sheets(site, report);
    check_literals(snapshot, build);
}

/// Reports style sheets of section types that do not exist, since no page links them.
fn check_section_sheets(LoadedSite { assets, templates, .. }: &LoadedSite, report: &mut Report) {
    let named = assets.names().filter_map(|name| Some((name, section_of(name)?)));
    for (name, section) in named.filter(|(name, _)| !templates.mentions(name)) {
        let Some(asset) = assets.get(name) else { continue };
        if !templates.contains(&format!("sections/{section}.html")) {
            let known = templates.names().filter_map(|name| {
                name.strip_prefix("sections/").and_then(|name| name.strip_suffix(".html"))
            });
            let message =
                format!("there is no section type `{section}`, so no page links its style sheet");
            report.add(
                Diagnostic::new(Code::UnusedAsset, message)
                    .at(Place::file(asset.source()))
                    .did_you_mean(
                        section,
                        known,
                        "rename it to that of a file in `templates/sections/`, or delete it",
                    ),
            );
        }
    }
}

/// The diagnostic for a language without texts that has no fallback for its pages.
fn no_texts(config: &Config, Locale { tag, span, .. }: &Locale) -> Diagnostic {
    let default = &config.locales[config.default_locale];
    let (from, name) = (&default.tag, default.name());
    let message = format!("there are no texts in `{tag}`: no file is in `{LOCALES}{tag}/`");
    let hint = format!(
        "translate those of `{LOCALES}{from}/`; with `fallback = \"{name}\"` in this table, pages \
         are in `{from}` until then"
    );
    let place = Place::new(&config.path, span.clone());
    Diagnostic::new(Code::LocaleFolder, message).at(place).hint(hint)
}

/// Reports level rules for files that do not exist.
fn check_level_rules(config: &Config, snapshot: &Snapshot, report: &mut Report) {
    for rule in &config.levels {
        let (Some(files), Some(place)) = (&rule.files, &rule.place) else { continue };
        if !snapshot.under("").any(|path| rule.matches(Some(path))) {
            report.add(
                Diagnostic::new(Code::InvalidConfig, format!("no file matches `{files}`"))
                    .at(place.clone())
                    .hint(
                        "write a path below the folder of the site, with `*` for any name and \
                         `**` for any folders, or remove this table",
                    ),
            );
        }
    }
}

/// Checks that the messages in the file at that path can be resolved.
static REFERENCES: Query<()> = Query::new(|reader, path, report| {
    let config = config::current(reader);
    // Files that all languages share are checked once.
    let tag = tag_of(path).unwrap_or(&config.locales[config.default_locale].tag);
    let (catalog, data_files) = (reader.get(&CATALOG, tag), reader.get(&DATA_FILES, ""));
    let file = reader.get(&MESSAGE_FILE, path);
    let (arguments, fields) = (reader.get(&ARGUMENTS, ""), reader.get(&ROW_FIELDS, ""));
    let is_passed = |name: &str| arguments.contains(name) || fields.contains(name);
    let default = reader.get(&CATALOG, &config.locales[config.default_locale].tag);
    let in_use = |id: &str| default.message(id).is_some();
    check_translated_references(
        &file,
        Scope { own: None, fallback_file: None, catalog: &catalog },
        &data_files,
        &is_passed,
        &in_use,
        report,
    );
    check_plurals(&file, &catalog.formatter, &data_files, report);
});

/// Checks the links in the variants of the messages in the shared file at that path.
static VARIANT_LINKS: Query<()> = Query::new(|reader, path, report| {
    let file = reader.get(&MESSAGE_FILE, path);
    check_variant_links(reader, None, &file, report);
    // The diagnostics name other files.
    if !report.is_empty() {
        reader.mark_volatile();
    }
});

/// A message that the default language lacks, and the diagnostic unless the message is in use.
type UnlessUsed = (String, Diagnostic);

/// Compares the shared messages of the locale with that tag with those of the default locale.
static TRANSLATION: Query<Vec<UnlessUsed>> = Query::new(|reader, tag, report| {
    let config = config::current(reader);
    let Some(locale) = config.locales.iter().find(|locale| locale.tag == tag) else {
        return Vec::new();
    };
    let default = reader.get(&CATALOG, &config.locales[config.default_locale].tag);
    let (catalog, folder) = (reader.get(&CATALOG, tag), format!("{LOCALES}{tag}"));
    let is_partial = locale.fallback.is_some();
    let data_files = reader.get(&DATA_FILES, "");
    let (arguments, fields) = (reader.get(&ARGUMENTS, ""), reader.get(&ROW_FIELDS, ""));
    // Whether a message is in use is decided later.
    let site = Site {
        data_files: &data_files,
        is_wanted: &|_| false,
        is_passed: &|name| arguments.contains(name) || fields.contains(name),
    };
    check_catalogs(&default, &catalog, &folder, is_partial, site, report)
});

/// Checks the file at that path against the glossary, and against the same file in the default
/// locale. Files of pages are checked with the pages.
static GLOSSARY_CHECK: Query<()> = Query::new(|reader, path, report| {
    let config = config::current(reader);
    let glossary = reader.get(&glossary::SITE_GLOSSARY, "");
    let from = config.locales[config.default_locale].tag.as_str();
    let Some(to) = tag_of(path) else { return };
    let name = &path[LOCALES.len() + to.len()..];
    let file = reader.get(&MESSAGE_FILE, path);
    glossary.check(&file, to, report);
    let original = find(reader, &format!("{LOCALES}{from}{name}"));
    check_lengths(&file, original.as_deref(), report);
    if let Some(original) = original.filter(|_| to != from) {
        let original = TaggedFile { file: &original, tag: from };
        glossary.compare(original, TaggedFile { file: &file, tag: to }, report);
    } else if to == from {
        // The translations are compared with each other once.
        let tags = config.locales.iter().map(|locale| &*locale.tag).filter(|tag| *tag != from);
        let files =
            tags.filter_map(|tag| Some((tag, find(reader, &format!("{LOCALES}{tag}{name}"))?)));
        let files: Vec<_> = files.collect();
        let tagged = || files.iter().map(|(tag, file)| TaggedFile { file, tag });
        let translations = Translations::new(TaggedFile { file: &file, tag: from }, tagged());
        for translation in tagged() {
            glossary.check_misplaced(translation, &translations, report);
        }
    }
});

/// The tag of the locale whose folder a message file is in; `None` if all languages share it.
fn tag_of(path: &str) -> Option<&str> {
    split_locale(path).map(|(tag, _)| tag)
}

/// A Markdown body that a page has to name: its file, the id of the page, and the name.
type NamedBody = (SourcePath, String, String);

/// The Markdown bodies that pages have to name.
static NAMED_BODIES: Query<Vec<NamedBody>> = Query::new(|reader, _, _| {
    let config = config::current(reader);
    let mut named = Vec::new();
    for locale in &config.locales {
        let folder = format!("{LOCALES}{}/", locale.tag);
        for path in reader.snapshot().under(&format!("{folder}pages/")) {
            if let Some((id, Some(name))) = parse_body(&path.as_str()[folder.len()..]) {
                named.push((path.clone(), id.to_owned(), name.to_owned()));
            }
        }
    }
    named
});

/// Reports files of bodies that no key of their page names.
fn check_named_bodies(site: &LoadedSite, named: &[NamedBody], report: &mut Report) {
    for (path, id, name) in named {
        let Some(page) = site.page_with_texts(id) else { continue };
        if page.bodies.iter().any(|body| *body.name == **name) {
            continue;
        }
        let hint = match is_segment(name) {
            true => format!(
                "give a key of the type `markdown` in `{}` the value `{name}`, or remove the file",
                page.source
            ),
            false => format!(
                "write `{name}` in lower-case letters, digits and hyphens, as the page's file \
                 names it"
            ),
        };
        report.add(stray(path, &hint));
    }
}

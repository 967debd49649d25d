//! The first stage: from the input tree to the loaded site.

mod check;
mod folders;
mod literals;

use std::sync::Arc;
use std::thread::{Builder, ScopedJoinHandle};

use crate::assets::asset;
use crate::assets::font;
use crate::assets::island::{IslandCompiler, Islands};
use crate::build::editor;
use crate::build::pipeline::options::Options;
use crate::build::pipeline::pages::READS_HEADS;
use crate::content::config::{BASE_URL, CONFIG, Config};
use crate::content::{ALL_PAGES, DATA_FILES, DAYS, DRAFTS, InvalidPage, SCHEMAS, check_settings};
use crate::engine::diagnostic::{Report, unreadable};
use crate::engine::query::{Build, Reader, Versioned};
use crate::engine::source::{Snapshot, Unreadable};
use crate::i18n::copies::SHARED_COPIES;
use crate::i18n::glossary;
use crate::i18n::message::{CATALOG, Catalog};
use crate::page::markdown::HIGHLIGHTER;
use crate::page::policy::Allowances;
use crate::page::render::{ALLOWANCES, ISLANDS, KnownNames, LOADED_SITE, LoadedSite, SharedValues};
use crate::page::route::{self, LocaleIndex};
use crate::template;

pub(super) use crate::build::pipeline::input::check::check;

/// The result of the first stage.
pub(super) struct Input {
    pub(super) site: Arc<LoadedSite>,
    /// The pages that can't be used.
    pub(super) invalid: Vec<InvalidPage>,
}

/// Reads everything except the messages of pages; `None` without a usable configuration. The
/// diagnostics of queries are in the build.
pub(super) fn read(
    snapshot: &Arc<Snapshot>,
    build: &Build,
    options: &Options,
    compiler: &IslandCompiler,
    report: &mut Report,
) -> anyhow::Result<Option<Input>> {
    let mut is_listed = true;
    for (path, reason) in snapshot.unreadable() {
        is_listed &= !matches!(reason, Unreadable::Io(_));
        report.add(unreadable(path, reason));
    }
    // The files of a folder that can't be listed would be missing.
    if !is_listed {
        return Ok(None);
    }
    build.set(&BASE_URL, options.base_url.clone());
    build.set(&DRAFTS, options.drafts);
    build.set(&DAYS, options.days.clone());
    build.set(&font::WHOLE, options.whole_fonts);
    let reader = build.reader();
    // A build that may be followed by others is that of a preview or an editor.
    build.set(&READS_HEADS, options.lints_pages || reader.records_reads());
    let config = (*reader.get(&CONFIG, "")).clone();
    let Some(config) = config else {
        check_settings(snapshot, &reader.get(&SCHEMAS, ""), report);
        // Without the file, the folder may be any folder, in which nothing is written.
        if snapshot.contains("site.toml") {
            editor::write(&reader);
        }
        return Ok(None);
    };
    // Bundling mostly waits for another process, and nothing here depends on style sheets, so both
    // run in threads of their own.
    let bundle = || {
        let mut report = Report::new();
        (Islands::bundle(&reader, compiler, &mut report), report)
    };
    let load = || reader.get(&asset::SITE_ASSETS, "");
    let (bundled, assets, parsed) = std::thread::scope(|scope| {
        let bundling = Builder::new().spawn_scoped(scope, bundle);
        let loading = Builder::new().spawn_scoped(scope, load);
        let catalogs = catalogs(&reader, &config);
        let parsed = (
            reader.get(&template::SITE_TEMPLATES, ""),
            reader.get(&DATA_FILES, ""),
            reader.get(&ALL_PAGES, ""),
            catalogs,
        );
        // If the system can't start a thread, this one does the work.
        let bundled = bundling.map_or_else(|_| bundle(), joined);
        let loaded = loading.map_or_else(|_| load(), joined);
        (bundled, loaded, parsed)
    });
    editor::write(&reader);
    let (templates, data_files, pages, catalogs) = parsed;
    let (islands, found) = bundled;
    report.extend(found);
    let allowances = Allowances::new(&config, &data_files, pages.pages.iter().map(|page| &**page));
    let locales: Vec<LocaleIndex> = (0..config.locales.len()).collect();
    let site = LoadedSite {
        snapshot: Arc::clone(snapshot),
        pages: pages.pages.clone(),
        absent: pages.absent.clone(),
        routes: reader.get(&route::SITE_ROUTES, ""),
        catalogs,
        copies: reader.get_all(&SHARED_COPIES, &locales),
        glossary: reader.get(&glossary::SITE_GLOSSARY, ""),
        assets,
        static_files: reader.get(&asset::STATIC_FILES, ""),
        fonts: (*reader.get(&font::SITE_FONTS, "")).clone().map_err(anyhow::Error::msg)?,
        islands: islands?,
        templates,
        highlighter: reader.get(&HIGHLIGHTER, ""),
        values: SharedValues::new(&config, &data_files),
        names: KnownNames::default(),
        allowances,
        config,
        data_files,
    };
    build.set(&ISLANDS, Some((site.islands.bundle_digest(), site.islands.versions())));
    build.set(&ALLOWANCES, site.allowances.as_ref().map(Allowances::digest));
    let site = Arc::new(site);
    build.set(&LOADED_SITE, Some(Arc::clone(&site)));
    Ok(Some(Input { site, invalid: pages.invalid.clone() }))
}

/// The result of a thread. If it panicked, this thread panics, too.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// The shared messages, by locale.
fn catalogs(reader: &Reader, config: &Config) -> Vec<Versioned<Catalog>> {
    let tags: Vec<&str> = config.locales.iter().map(|locale| &*locale.tag).collect();
    reader.get_all(&CATALOG, &tags)
}

//! Runs `i18n status`, which prints the progress of translations.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::bail;
use clap::Args;
use serde::Serialize;
use serde_json::json;

use crate::build::pipeline::{BuildSession, LocaleFallback, Options, start};
use crate::build::write::Changes;
use crate::cli::i18n::badge::badge;
use crate::cli::i18n::open::unknown_translation;
use crate::cli::terminal::{
    Common, SITE_ERRORS, SUCCESS, aligned, print, print_json, print_report,
};
use crate::content::Days;
use crate::content::config::Locale;
use crate::engine::output::NullSink;
use crate::engine::source::Snapshot;
use crate::i18n::message::LOCALES;
use crate::i18n::status::{TranslationProgress, progress};
use crate::page::render::LoadedSite;

/// The arguments of `i18n status`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The locale whose files are listed, by its tag or segment
    #[arg(long, value_name = "TAG")]
    locale: Option<String>,
    /// End with exit code 1 if a locale has less than this share of its words translated
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    fail_under: Option<u8>,
    /// Write an SVG badge with the translated share of the words: of the locale, or of all
    #[arg(long, value_name = "FILE")]
    badge: Option<PathBuf>,
}

/// The status of a locale.
#[derive(Serialize)]
struct Status {
    tag: String,
    /// The locale that provides missing texts.
    fallback: Option<String>,
    #[serde(flatten)]
    progress: TranslationProgress,
    /// The translated share of the words.
    percent: usize,
    /// The number of pages of the locale, and of pages that count as translated.
    pages: usize,
    translated_pages: usize,
    files: Vec<FileProgress>,
}

/// The progress of a file.
#[derive(Serialize)]
struct FileProgress {
    /// The path of the translation.
    file: String,
    #[serde(flatten)]
    progress: TranslationProgress,
}

/// Prints the status.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let locale = arguments.locale.as_deref();
    let fail_under = arguments.fail_under.map(usize::from);
    let snapshot = Arc::new(Snapshot::scan(&common.root));
    let options = Options { days: Days::All, has_progress: true, ..Options::default() };
    let mut session = BuildSession::once();
    let started = start(&snapshot, &options, &mut session, &NullSink, &())?;
    let (site, reader) = (started.site().cloned(), started.reader());
    let built = started.finish(&|| false)?.expect("nothing cancels it");
    let errors = built.report.errors_only();
    // A site may have errors because a language is new.
    print_report(common, &errors, &snapshot);
    let Some(site) = site else { bail!("the status is known once site.toml has no errors") };
    let all: Vec<Status> = statuses(&site, &progress(&reader), &built.fallbacks);
    let chosen = |status: &&Status| {
        let names = |locale: &Locale, name: &str| locale.tag == name || locale.segment == name;
        let locales = &site.config.locales;
        locale.is_none_or(|name| {
            locales.iter().any(|locale| locale.tag == status.tag && names(locale, name))
        })
    };
    let shown: Vec<&Status> = all.iter().filter(chosen).collect();
    if let Some(name) = locale.filter(|_| shown.is_empty()) {
        return Err(unknown_translation(name, all.iter().map(|status| &*status.tag)));
    }
    if let Some(file) = &arguments.badge {
        let total: TranslationProgress = shown.iter().map(|status| status.progress).sum();
        let name = locale.and_then(|_| shown.first()).map(|status| &*status.tag);
        let mut changes = Changes::default();
        changes.write(file.clone(), badge(name, total.percent()).into_bytes());
        changes.apply()?;
    }
    let is_under = |limit| shown.iter().any(|status| status.percent < limit);
    let is_ok = !fail_under.is_some_and(is_under) && !errors.has_errors();
    if common.json {
        let diagnostics = common.shown(&errors).records(&snapshot);
        print_json(&json!({
            "ok": is_ok, "failure": null, "diagnostics": diagnostics, "locales": shown,
        }));
    } else {
        print(&table(&shown));
        if locale.is_some() {
            for status in &shown {
                print(&file_table(&status.files));
            }
        }
    }
    Ok(if is_ok { SUCCESS } else { SITE_ERRORS })
}

/// Returns the status of each locale except the default locale.
fn statuses(
    site: &LoadedSite,
    progress: &[(String, Vec<TranslationProgress>)],
    fallbacks: &[LocaleFallback],
) -> Vec<Status> {
    let config = &site.config;
    let locales = config.locales.iter().enumerate();
    let translations = locales.filter(|(at, _)| *at != config.default_locale);
    let status = |(at, locale): (usize, &Locale)| {
        let files = progress.iter().map(|(below, progress)| FileProgress {
            file: format!("{LOCALES}{}/{below}", locale.tag),
            progress: progress[at],
        });
        let files: Vec<FileProgress> = files.collect();
        let progress: TranslationProgress = files.iter().map(|file| file.progress).sum();
        let pages = (0..site.pages.len()).filter(|page| site.routes.exists(*page, at)).count();
        let borrowed = fallbacks.iter().find(|fallback| fallback.tag == locale.tag);
        Status {
            tag: locale.tag.clone(),
            fallback: locale.fallback.map(|fallback| config.locales[fallback].tag.clone()),
            percent: progress.percent(),
            progress,
            pages,
            translated_pages: pages - borrowed.map_or(0, |fallback| fallback.pages),
            files,
        }
    };
    translations.map(status).collect()
}

fn table(statuses: &[&Status]) -> String {
    let rows = statuses.iter().map(|status| {
        let TranslationProgress { texts, translated, stale, words_left, .. } = status.progress;
        let missing = status.progress.missing();
        let (borrowed, missing) = match status.fallback {
            Some(_) => (missing, 0),
            None => (0, missing),
        };
        [
            status.tag.clone(),
            format!("{} %", status.percent),
            format!("{translated} of {texts}"),
            stale.to_string(),
            borrowed.to_string(),
            missing.to_string(),
            words_left.to_string(),
            format!("{} of {}", status.translated_pages, status.pages),
        ]
    });
    let head = ["locale", "words", "texts", "stale", "borrowed", "missing", "words left", "pages"];
    aligned(head, &[0], rows)
}

/// Formats the files with untranslated texts; files with the most words come first.
fn file_table(files: &[FileProgress]) -> String {
    let mut open: Vec<&FileProgress> =
        files.iter().filter(|file| file.progress.translated < file.progress.texts).collect();
    open.sort_by_key(|file| (std::cmp::Reverse(file.progress.words_left), &file.file));
    if open.is_empty() {
        return String::new();
    }
    let rows = open.iter().map(|FileProgress { file, progress }| {
        let texts = format!("{} of {}", progress.translated, progress.texts);
        [file.clone(), texts, progress.stale.to_string(), progress.words_left.to_string()]
    });
    format!("\n{}", aligned(["file", "texts", "stale", "words left"], &[0], rows))
}

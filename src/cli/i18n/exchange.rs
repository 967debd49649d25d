//! The commands `i18n export` and `i18n import`: files for the tools of translators.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::json;

use crate::base::disk::read_file;
use crate::base::limit::EXCHANGE_FILE;
use crate::build::write::{Changes, with_mark};
use crate::cli::i18n::import_errors::{new_findings, with_files};
use crate::cli::i18n::open::{
    default_tag, open, read_lock, require_translation, translation_of_tag,
};
use crate::cli::terminal::{
    Common, SITE_ERRORS, SUCCESS, counted, print_json, print_report, print_text, some_of,
};
use crate::content::config::{Config, Locale};
use crate::content::{data_files, schemas};
use crate::engine::diagnostic::{Report, read};
use crate::engine::query::Database;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::{
    Direction, Import, Imported, ReceivedFile, TargetLocale, Unit, import, read_po, read_xliff,
    units, unlike_bodies, write_po, write_xliff,
};
use crate::i18n::format::Formatter;
use crate::i18n::glossary::Glossary;
use crate::i18n::lock::{LOCK, TranslationLock};
use crate::i18n::status::is_needed;

/// The arguments of `i18n export`.
#[derive(Args)]
pub(super) struct Export {
    /// The locale to translate into, by its tag or segment
    #[arg(long, value_name = "TAG")]
    locale: String,
    /// The format of the file [default: po for a file `.po`, otherwise xliff]
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The file to write, or `-` for standard output [default: -]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The messages to export, such as `--only missing,stale`
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Only::All])]
    only: Vec<Only>,
    /// Export the messages of one page
    #[arg(long, value_name = "ID")]
    page: Option<String>,
}

/// A format of exchange files.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// XLIFF 2.1
    Xliff,
    /// PO of gettext
    Po,
}

/// Which messages are exported.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Only {
    /// Those without a translation
    Missing,
    /// Those whose original has changed since they were translated
    Stale,
    /// All
    All,
}

impl Only {
    fn includes(self, unit: &Unit) -> bool {
        match self {
            Only::Missing => !unit.is_translated(),
            Only::Stale => unit.is_stale,
            Only::All => true,
        }
    }
}

/// The arguments of `i18n import`.
#[derive(Args)]
pub(super) struct ImportArguments {
    /// Files that `i18n export` wrote, with translations
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Check the files and print what would change, without writing
    #[arg(long)]
    dry_run: bool,
    /// Import translations that are marked as fuzzy
    #[arg(long)]
    fuzzy: bool,
    /// Record the imported texts in locales/translations.lock, even if the site has no such file
    #[arg(long)]
    lock: bool,
}

/// Runs `i18n export`.
pub(super) fn export(common: &Common, arguments: &Export) -> anyhow::Result<u8> {
    let (snapshot, config) = open(common)?;
    let locale = require_translation(&config, &arguments.locale)?;
    let formatter = formatter(&locale.tag)?;
    let direction = direction(&config, &formatter, locale);
    let lock = read_lock(common, &snapshot)?;
    let all = units(&snapshot, direction, lock.as_ref());
    let page = arguments.page.as_ref().map(|page| format!("pages/{page}."));
    // The text of a page, and its Markdown bodies.
    let is_of = |unit: &Unit, page: &str| {
        let rest = unit.file.strip_prefix(page);
        rest.is_some_and(|rest| rest == "ftl" || !rest.contains('/') && rest.ends_with("md"))
    };
    if let Some(page) = page.as_ref().filter(|page| !all.iter().any(|unit| is_of(unit, page))) {
        bail!("`locales/{}/{page}ftl` has no messages", direction.original);
    }
    let build = Database::default().begin(&snapshot);
    let reader = build.reader();
    let at = config.locales.iter().position(|one| one.tag == locale.tag).unwrap_or_default();
    let is_wanted = |unit: &&Unit| {
        is_needed(&reader, &unit.file, at)
            && page.as_ref().is_none_or(|page| is_of(unit, page))
            && arguments.only.iter().any(|only| only.includes(unit))
    };
    let wanted: Vec<&Unit> = all.iter().filter(is_wanted).collect();
    let out = arguments.out.as_deref().filter(|out| *out != Path::new("-"));
    let is_po = || out.and_then(Path::extension).is_some_and(|end| end.eq_ignore_ascii_case("po"));
    let format = arguments.format.unwrap_or_else(|| match is_po() {
        true => Format::Po,
        false => Format::Xliff,
    });
    let text = match format {
        Format::Xliff => write_xliff(wanted.iter().copied(), direction),
        Format::Po => write_po(wanted.iter().copied(), direction),
    };
    let unlike = unlike_bodies(&snapshot, direction, lock.as_ref());
    let texts: BTreeSet<_> = wanted.iter().map(|unit| unit.text()).collect();
    let say_left_out = || {
        if !common.quiet && !unlike.is_empty() {
            say!("left out, since their translations have other paragraphs: {}", unlike.join(", "));
        }
    };
    let Some(out) = out else {
        print_text(common, &text);
        say_left_out();
        return Ok(SUCCESS);
    };
    let mut changes = Changes::default();
    changes.write(out.to_owned(), text.into_bytes());
    changes.apply()?;
    if common.json {
        print_json(&json!({
            "ok": true, "file": out, "texts": texts.len(), "units": wanted.len(),
            "left_out": unlike,
        }));
    } else {
        if !common.quiet {
            let units = match texts.len() == wanted.len() {
                true => String::new(),
                false => format!(
                    ", in {} units: attributes and paragraphs are units of their own",
                    wanted.len()
                ),
            };
            let texts = counted(texts.len(), "text", "texts");
            say!("exported: {texts} to {}{units}", out.display());
        }
        say_left_out();
    }
    Ok(SUCCESS)
}

/// Runs `i18n import`.
pub(super) fn run_import(common: &Common, arguments: &ImportArguments) -> anyhow::Result<u8> {
    let (snapshot, config) = open(common)?;
    let snapshot = Arc::new(snapshot);
    let known_lock = read_lock(common, &snapshot)?;
    let contents = contents(&arguments.files)?;
    let files = contents.iter().map(|(path, bytes)| (&**path, bytes.clone()));
    let exchange = Snapshot::in_memory(files);
    let mut report = Report::new();
    let mut received: BTreeMap<String, Vec<ReceivedFile>> = BTreeMap::new();
    for (path, _) in &contents {
        let path = SourcePath::new(path);
        let Some(text) = read(&exchange, &path, &mut report) else { continue };
        let find = |tag: &str| {
            let tag = translation_of_tag(&config, tag)?.tag.clone();
            Some(TargetLocale { formatter: Formatter::new(&tag).ok()?, tag })
        };
        let is_named = [".xlf", ".xliff"].iter().any(|ending| path.as_str().ends_with(ending));
        let is_xliff = is_named || text.trim_start().starts_with('<');
        let file = if is_xliff {
            read_xliff(&path, &text, find, &mut report)
        } else {
            read_po(&path, &text, find, &mut report)
        };
        if let Some(file) = file {
            received.entry(file.tag.clone()).or_default().push(file);
        }
    }
    let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
    let schemas = schemas(&snapshot, &mut Report::new());
    let data_files = data_files(&snapshot, settings, &schemas, &mut Report::new());
    let glossary = Glossary::load(&snapshot, &mut Report::new());
    let mut total = Imported::default();
    let mut lock = known_lock.clone().or_else(|| arguments.lock.then(TranslationLock::default));
    for (tag, files) in &received {
        let locale = require_translation(&config, tag)?;
        let formatter = formatter(tag)?;
        let options = Import {
            direction: direction(&config, &formatter, locale),
            rules: &config.messages,
            data_files: &data_files,
            glossary: &glossary,
            lock: known_lock.as_ref(),
            takes_fuzzy: arguments.fuzzy,
        };
        if let Some(imported) = import(&snapshot, files, options, &mut report) {
            if let Some(lock) = &mut lock {
                for (file, text) in &imported.current {
                    text.record(lock, file, tag);
                }
            }
            total.add(imported);
        }
    }
    let mut written = total.files.clone();
    if let Some(lock) = lock.filter(|lock| known_lock.as_ref() != Some(lock)) {
        written.insert(LOCK.to_owned(), lock.to_text());
    }
    let changed = Arc::new(with_files(&snapshot, &written));
    let mut others = Report::new();
    if !report.has_errors() && !total.files.is_empty() {
        others = new_findings(&snapshot, &changed, &total, &mut report)?;
    }
    let is_refused = report.has_errors();
    report.extend(others);
    report.normalize();
    let texts = contents
        .iter()
        .map(|(path, bytes)| (path.clone(), String::from_utf8_lossy(bytes).into_owned()));
    let shown = with_files(&changed, &texts.collect());
    print_report(common, &report, &shown);
    if !is_refused && !arguments.dry_run {
        let mut changes = Changes::default();
        for (path, text) in &written {
            changes.write(common.root.join(path), with_mark(&snapshot, path, text));
        }
        changes.apply()?;
    }
    print_result(common, arguments, (&total, is_refused), &common.shown(&report), &shown);
    Ok(if is_refused { SITE_ERRORS } else { SUCCESS })
}

/// Reads exchange files, and returns their paths and contents.
fn contents(files: &[PathBuf]) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let read = |file: &PathBuf| {
        let bytes = read_file(file).with_context(|| format!("can't read `{}`", file.display()))?;
        if EXCHANGE_FILE.is_exceeded_by(bytes.len()) {
            bail!("`{}` has {EXCHANGE_FILE}", file.display());
        }
        Ok((file.display().to_string(), bytes))
    };
    files.iter().map(read).collect()
}

fn print_result(
    common: &Common,
    arguments: &ImportArguments,
    (imported, is_refused): (&Imported, bool),
    report: &Report,
    shown: &Snapshot,
) {
    let Imported { files, changed, copied, unchanged, empty, fuzzy, outdated, incomplete, .. } =
        imported;
    if common.json {
        print_json(&json!({
            "ok": !is_refused,
            "diagnostics": report.records(shown),
            "changed": changed,
            "copied": copied,
            "unchanged": unchanged,
            "empty": empty,
            "fuzzy": fuzzy,
            "outdated": outdated,
            "incomplete": incomplete,
            "files": files.keys().collect::<Vec<_>>(),
        }));
    } else if is_refused {
        say!("failed: nothing was imported");
    } else if !common.quiet {
        let verb = if arguments.dry_run { "to import" } else { "imported" };
        let texts = counted(*changed, "text", "texts");
        let count = counted(files.len(), "file", "files");
        say!("{verb}: {texts} in {count} ({unchanged} unchanged)");
        if *copied > 0 {
            let are = counted(*copied, "text is", "texts are");
            say!("not translated: {are} the same as in the original");
        }
        let left_out = [
            (*empty, "without a translation"),
            (*fuzzy, "marked as fuzzy"),
            (*outdated, "that the original does not have any more"),
            (*incomplete, "without the other texts of the message"),
        ];
        for (count, reason) in left_out.into_iter().filter(|(count, _)| *count > 0) {
            say!("left out: {count} {reason}");
        }
        for path in some_of(files.keys()) {
            say!("  {path}");
        }
    }
}

fn formatter(tag: &str) -> anyhow::Result<Formatter> {
    Formatter::new(tag).map_err(anyhow::Error::msg)
}

fn direction<'a>(
    config: &'a Config,
    formatter: &'a Formatter,
    locale: &'a Locale,
) -> Direction<'a> {
    Direction {
        site: &config.name,
        original: default_tag(config),
        translation: &locale.tag,
        formatter,
    }
}

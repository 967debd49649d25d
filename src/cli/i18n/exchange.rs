//! The commands `i18n export` and `i18n import`: files for the tools of translators.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde_json::json;

use crate::base::disk::read_file;
use crate::base::limit::EXCHANGE_FILE;
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, print, print_json, print_report};
use crate::content::config::{Config, Locale, config};
use crate::content::{data_files, schemas};
use crate::engine::diagnostic::{Report, nearest, read};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::{
    Direction, Import, Imported, ReceivedFile, Unit, import, read_po, read_xliff, units, write_po,
    write_xliff,
};
use crate::i18n::format::Formatter;

/// The arguments of `i18n export`.
#[derive(Args)]
pub(super) struct Export {
    /// The locale to translate into, by its tag or segment
    #[arg(long, value_name = "TAG")]
    locale: String,
    /// The format of the file
    #[arg(long, value_enum, default_value_t = Format::Xliff)]
    format: Format,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The messages to export
    #[arg(long, value_enum, default_value_t = Only::All)]
    only: Only,
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
    /// All
    All,
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
}

/// Runs `i18n export`.
pub(super) fn export(common: &Common, arguments: &Export) -> anyhow::Result<u8> {
    let (snapshot, config) = site(common)?;
    let Some(locale) = translation(&config, &arguments.locale) else {
        let known = translations(&config).map(|locale| &*locale.tag);
        let hint = nearest(&arguments.locale, known).map(|tag| format!("; did you mean `{tag}`?"));
        bail!("the site has no translation `{}`{}", arguments.locale, hint.unwrap_or_default());
    };
    let formatter = formatter(&locale.tag)?;
    let direction = direction(&config, &formatter, locale);
    let all = units(&snapshot, direction);
    let file = arguments.page.as_ref().map(|page| format!("pages/{page}.ftl"));
    if let Some(file) = file.as_ref().filter(|file| all.iter().all(|unit| unit.file != **file)) {
        bail!("`locales/{}/{file}` has no messages", direction.original);
    }
    let is_wanted = |unit: &&Unit| {
        file.as_ref().is_none_or(|file| unit.file == *file)
            && (arguments.only == Only::All || !unit.is_translated())
    };
    let wanted: Vec<&Unit> = all.iter().filter(is_wanted).collect();
    let text = match arguments.format {
        Format::Xliff => write_xliff(wanted.iter().copied(), direction),
        Format::Po => write_po(wanted.iter().copied(), direction),
    };
    let Some(out) = &arguments.out else {
        print(&text);
        return Ok(SUCCESS);
    };
    replace(&[(out.clone(), text.into_bytes())])?;
    if common.json {
        print_json(&json!({ "ok": true, "file": out, "texts": wanted.len() }));
    } else if !common.quiet {
        say!("exported: {} texts to {}", wanted.len(), out.display());
    }
    Ok(SUCCESS)
}

/// Runs `i18n import`.
pub(super) fn run_import(common: &Common, arguments: &ImportArguments) -> anyhow::Result<u8> {
    let (snapshot, config) = site(common)?;
    let mut contents: Vec<(String, Vec<u8>)> = Vec::new();
    for file in &arguments.files {
        let bytes = read_file(file).with_context(|| format!("can't read `{}`", file.display()))?;
        if EXCHANGE_FILE.is_exceeded_by(bytes.len()) {
            bail!("`{}` has {EXCHANGE_FILE}", file.display());
        }
        contents.push((file.display().to_string(), bytes));
    }
    let files = contents.iter().map(|(path, bytes)| (&**path, bytes.clone()));
    let exchange = Snapshot::in_memory(files);
    let mut report = Report::new();
    let mut received: BTreeMap<String, Vec<ReceivedFile>> = BTreeMap::new();
    for (path, _) in &contents {
        let path = SourcePath::new(path);
        let Some(text) = read(&exchange, &path, &mut report) else { continue };
        let find = |tag: &str| {
            let locale = translation(&config, &tag.replace('_', "-"))?;
            Formatter::new(&locale.tag).ok()
        };
        let file = match text.trim_start().starts_with('<') {
            true => read_xliff(&path, &text, find, &mut report),
            false => read_po(&path, &text, find, &mut report),
        };
        if let Some(file) = file {
            received.entry(file.tag.clone()).or_default().push(file);
        }
    }
    let settings = config.settings.as_ref().map(|settings| (&config.path, settings));
    let schemas = schemas(&snapshot, &mut Report::new());
    let data_files = data_files(&snapshot, settings, &schemas, &mut Report::new());
    let mut total = Imported::default();
    for (tag, files) in &received {
        let Some(locale) = translation(&config, tag) else { continue };
        let formatter = formatter(tag)?;
        let options = Import {
            direction: direction(&config, &formatter, locale),
            rules: &config.messages,
            data_files: &data_files,
            takes_fuzzy: arguments.fuzzy,
        };
        if let Some(imported) = import(&snapshot, files, options, &mut report) {
            total.add(imported);
        }
    }
    report.normalize();
    let is_refused = report.has_errors();
    print_report(common, &report, &exchange);
    if !is_refused && !arguments.dry_run {
        let changed = total.files.iter();
        let changed: Vec<(PathBuf, Vec<u8>)> = changed
            .map(|(path, text)| (common.root.join(path), with_mark(&snapshot, path, text)))
            .collect();
        replace(&changed)?;
    }
    print_result(common, arguments, &total, &common.shown(&report), &exchange);
    Ok(if is_refused { SITE_ERRORS } else { SUCCESS })
}

fn print_result(
    common: &Common,
    arguments: &ImportArguments,
    imported: &Imported,
    report: &Report,
    exchange: &Snapshot,
) {
    let is_refused = report.has_errors();
    let Imported { files, changed, unchanged, empty, fuzzy, outdated } = imported;
    if common.json {
        print_json(&json!({
            "ok": !is_refused,
            "diagnostics": report.records(exchange),
            "changed": changed,
            "unchanged": unchanged,
            "empty": empty,
            "fuzzy": fuzzy,
            "outdated": outdated,
            "files": files.keys().collect::<Vec<_>>(),
        }));
    } else if is_refused {
        say!("failed: nothing was imported");
    } else if !common.quiet {
        let verb = if arguments.dry_run { "to import" } else { "imported" };
        say!("{verb}: {changed} texts in {} files ({unchanged} unchanged)", files.len());
        let left_out = [
            (*empty, "without a translation"),
            (*fuzzy, "marked as fuzzy"),
            (*outdated, "that the original does not have any more"),
        ];
        for (count, reason) in left_out.into_iter().filter(|(count, _)| *count > 0) {
            say!("left out: {count} {reason}");
        }
        for path in files.keys() {
            say!("  {path}");
        }
    }
}

/// The text of a file, with the byte order mark that it had before.
fn with_mark(snapshot: &Snapshot, path: &str, text: &str) -> Vec<u8> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    let had_mark = snapshot.read(path).is_ok_and(|bytes| bytes.starts_with(MARK));
    [if had_mark { MARK } else { b"" }, text.as_bytes()].concat()
}

/// Writes all files next to their paths, then renames each to its path.
fn replace(files: &[(PathBuf, Vec<u8>)]) -> anyhow::Result<()> {
    let mut moves: Vec<(PathBuf, PathBuf)> = Vec::new();
    let written = files.iter().try_for_each(|(path, bytes)| {
        // A symbolic link is preserved: its target is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
        let folder =
            path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let name = path.file_name().context("the path names no file")?.to_string_lossy();
        let temporary = folder.join(format!(".{name}.archipel-new"));
        moves.push((temporary.clone(), path.clone()));
        let write = || -> std::io::Result<()> {
            fs::create_dir_all(folder)?;
            fs::write(&temporary, bytes)?;
            match fs::metadata(&path) {
                Ok(known) => fs::set_permissions(&temporary, known.permissions()),
                Err(_) => Ok(()),
            }
        };
        write().with_context(|| format!("can't write `{}`", path.display()))
    });
    if let Err(error) = written {
        for (temporary, _) in &moves {
            let _ = fs::remove_file(temporary);
        }
        return Err(error);
    }
    for (temporary, path) in &moves {
        fs::rename(temporary, path).with_context(|| format!("can't write `{}`", path.display()))?;
    }
    Ok(())
}

/// The files of the site and its configuration; other mistakes than those of site.toml are allowed.
fn site(common: &Common) -> anyhow::Result<(Snapshot, Config)> {
    let snapshot = Snapshot::scan(&common.root);
    let path = SourcePath::new("site.toml");
    let Ok(text) = snapshot.read_text(path.as_str()) else {
        bail!("this folder has no site.toml; set the site's folder with --root")
    };
    let config = config(&path, &text, None, &mut Report::new());
    let config = config.context("site.toml has errors; run `archipel check` to list them")?;
    Ok((snapshot, config))
}

fn translations(config: &Config) -> impl Iterator<Item = &Locale> {
    let default = &config.locales[config.default_locale].tag;
    config.locales.iter().filter(move |locale| locale.tag != *default)
}

fn translation<'a>(config: &'a Config, name: &str) -> Option<&'a Locale> {
    let is_named = |locale: &&Locale| {
        locale.tag.eq_ignore_ascii_case(name) || locale.segment.eq_ignore_ascii_case(name)
    };
    translations(config).find(is_named)
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
        original: &config.locales[config.default_locale].tag,
        translation: &locale.tag,
        formatter,
    }
}

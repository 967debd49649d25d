//! Runs `i18n remove`, which removes a locale, its texts and all references to it.

mod text;

use std::collections::BTreeMap;
use std::fs;
use std::io::IsTerminal as _;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use serde_json::json;

use crate::base::disk;
use crate::build::dry_run::DryRun;
use crate::build::write::{Changes, with_mark};
use crate::cli::i18n::open::{open, read_lock, translations, unknown_translation};
use crate::cli::i18n::remove::text::{array, flow_item, yaml_items};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, ask, counted, print_json, print_report};
use crate::content::config::{Config, Locale};
use crate::content::{PAGES, yaml};
use crate::engine::diagnostic::Report;
use crate::engine::source::{BASELINE, Snapshot, SourcePath};
use crate::i18n::glossary::GLOSSARY;
use crate::i18n::lock::LOCK;
use crate::i18n::message::LOCALES;

pub(in crate::cli) use crate::cli::i18n::remove::text::{header, tables, without};

/// The arguments of `i18n remove`.
#[derive(Args)]
pub(super) struct Arguments {
    /// Its tag or segment
    tag: String,
    /// Do not ask for confirmation
    #[arg(long)]
    yes: bool,
}

/// The changes that remove a locale.
struct Removal<'a> {
    locale: &'a Locale,
    /// The new texts of files that name the locale.
    texts: BTreeMap<SourcePath, String>,
    /// The removed things for the user, one line each.
    words: Vec<String>,
}

/// Runs `i18n remove`.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let (snapshot, config) = open(common)?;
    let snapshot = Arc::new(snapshot);
    let locale = removable(&config, &arguments.tag)?;
    let removal = Removal::plan(common, &snapshot, &config, locale)?;
    let folder = format!("{LOCALES}{}/", locale.tag);
    let texts = removal.texts.iter().map(|(path, text)| (path, text.as_str()));
    let changed = Arc::new(snapshot.with_changes(texts, |path| path.as_str().starts_with(&folder)));
    let errors = DryRun::run(&snapshot)?.new_errors(&DryRun::run(&changed)?, str::to_owned);
    if errors.has_errors() {
        print_report(common, &errors, &changed);
        if !common.json {
            say!(
                "failed: without `{}`, the site would have these errors; nothing was changed",
                locale.tag
            );
        }
        return Ok(SITE_ERRORS);
    }
    if !arguments.yes && !confirm(common, &removal)? {
        return Ok(SUCCESS);
    }
    removal.apply(&snapshot, &common.root)?;
    if common.json {
        let files = removal.texts.keys().map(|path| path.as_str()).collect::<Vec<_>>();
        print_json(&json!({ "ok": true, "tag": locale.tag, "folder": folder, "files": files }));
    } else if !common.quiet {
        for (at, words) in removal.words.iter().enumerate() {
            say!("{} {words}", if at == 0 { "removed:" } else { "        " });
        }
    }
    Ok(SUCCESS)
}

/// Returns the new texts of the files of a site that name a locale, without it.
///
/// # Errors
///
/// A page is only in this locale; the lock has errors, which are printed.
pub(in crate::cli) fn texts_without(
    common: &Common,
    snapshot: &Snapshot,
    config: &Config,
    locale: &Locale,
) -> anyhow::Result<BTreeMap<SourcePath, String>> {
    Ok(Removal::plan(common, snapshot, config, locale)?.texts)
}

/// Returns the locale of that name; an error if it is the default locale or a fallback.
fn removable<'a>(config: &'a Config, name: &str) -> anyhow::Result<&'a Locale> {
    let is_named = |locale: &&Locale| {
        locale.tag.eq_ignore_ascii_case(name) || locale.segment.eq_ignore_ascii_case(name)
    };
    let locale = config.locales.iter().find(is_named).ok_or_else(|| {
        unknown_translation(name, translations(config).map(|locale| &*locale.tag))
    })?;
    let at = config.locales.iter().position(|other| other.tag == locale.tag);
    let tag = &locale.tag;
    if at == Some(config.default_locale) {
        bail!("`{tag}` is the default locale; set another `default_locale` in site.toml first");
    }
    let others = config.locales.iter().filter(|other| other.fallback == at);
    let others: Vec<String> = others.map(|other| format!("`{}`", other.tag)).collect();
    if !others.is_empty() {
        bail!("{} falls back to `{tag}`; change `fallback` in site.toml first", others.join(", "));
    }
    Ok(locale)
}

/// Prints the planned changes and prompts for confirmation.
fn confirm(common: &Common, removal: &Removal<'_>) -> anyhow::Result<bool> {
    for words in &removal.words {
        say!("  {words}");
    }
    ensure!(
        std::io::stdin().is_terminal() && !common.json,
        "can't ask for confirmation without a terminal; add --yes"
    );
    ask("Remove this?")
}

impl<'a> Removal<'a> {
    fn plan(
        common: &Common,
        snapshot: &Snapshot,
        config: &Config,
        locale: &'a Locale,
    ) -> anyhow::Result<Removal<'a>> {
        let mut removal = Removal { locale, texts: BTreeMap::new(), words: Vec::new() };
        let folder = format!("{LOCALES}{}/", locale.tag);
        let count = snapshot.under(&folder).count();
        removal.words.push(format!("{folder}: {}", counted(count, "file", "files")));
        removal.config(snapshot, config);
        removal.glossary(snapshot);
        removal.pages(snapshot)?;
        if let Some(mut lock) = read_lock(common, snapshot)? {
            let count = lock.retain(|line| line.locale != locale.tag);
            removal.edit(&SourcePath::new(LOCK), count, ["line", "lines"], lock.to_text());
        }
        if let Ok(text) = snapshot.read_text(BASELINE) {
            let is_own =
                |line: &&str| line.split(' ').nth(1).is_some_and(|path| path.starts_with(&folder));
            let count = text.lines().filter(is_own).count();
            let rest = text.split_inclusive('\n').filter(|line| !is_own(line)).collect();
            removal.edit(&SourcePath::new(BASELINE), count, ["line", "lines"], rest);
        }
        Ok(removal)
    }

    /// Adds a change of a file, unless `count` is 0.
    fn edit(&mut self, path: &SourcePath, count: usize, things: [&str; 2], text: String) {
        if count > 0 {
            let [one, many] = things;
            self.words.push(format!("{path}: {}", counted(count, one, many)));
            self.texts.insert(path.clone(), text);
        }
    }

    /// Removes the table of the locale in `site.toml`, fonts and levels for this locale alone, and
    /// its name in the lists of fonts.
    fn config(&mut self, snapshot: &Snapshot, config: &Config) {
        let text = snapshot.read_text(config.path.as_str()).unwrap_or_default();
        let name = self.locale.name();
        let own_files = format!("{LOCALES}{}/", self.locale.tag);
        let mut parts = Vec::new();
        for table in tables(&text) {
            let code = &text[table.clone()];
            match header(code).split(']').next().unwrap_or_default() {
                "[[locales" if table.contains(&self.locale.span.start) => parts.push(table),
                "[[fonts" => {
                    let items = array(&text, &table, "locales");
                    let is_it =
                        |item: &std::ops::Range<usize>| text[item.start + 1..item.end - 1] == *name;
                    match items.iter().position(is_it) {
                        Some(_) if items.len() == 1 => parts.push(table),
                        Some(at) => parts.push(flow_item(&items, at)),
                        None => {}
                    }
                }
                "[[check.overrides" => {
                    let files = code.lines().find(|line| line.trim_start().starts_with("files"));
                    let value = files.and_then(|line| line.split(['"', '\'']).nth(1));
                    if value.is_some_and(|value| value.starts_with(&own_files)) {
                        parts.push(table);
                    }
                }
                _ => {}
            }
        }
        let count = parts.len();
        let rest = without(&text, parts);
        let rest = if text.ends_with("\n\n") { rest } else { rest.trim_end().to_owned() + "\n" };
        self.edit(&config.path, count, ["entry", "entries"], rest);
    }

    /// Removes the words of the locale in the glossary.
    fn glossary(&mut self, snapshot: &Snapshot) {
        let path = SourcePath::new(GLOSSARY);
        let Ok(text) = snapshot.read_text(GLOSSARY) else { return };
        let Some(node) = yaml::parse(&path, &text, &mut Report::new()) else { return };
        let terms = node.get("terms").map(|terms| match &terms.value {
            yaml::Value::List(terms) => terms.as_slice(),
            _ => &[],
        });
        let maps = node.get("languages").into_iter().chain(terms.into_iter().flatten());
        let parts: Vec<_> = maps.flat_map(|map| yaml_items(&text, map, &self.locale.tag)).collect();
        self.edit(&path, parts.len(), ["entry", "entries"], without(&text, parts));
    }

    /// Removes the name of the locale in `locales` and `path` of pages.
    fn pages(&mut self, snapshot: &Snapshot) -> anyhow::Result<()> {
        let name = self.locale.name().to_owned();
        for path in snapshot.under(PAGES).filter(|path| path.as_str().ends_with(".yaml")) {
            let Ok(text) = snapshot.read_text(path.as_str()) else { continue };
            if !text.contains(&name) {
                continue;
            }
            let Some(node) = yaml::parse(path, &text, &mut Report::new()) else { continue };
            let nodes = ["locales", "path"].into_iter().filter_map(|key| node.get(key));
            let parts: Vec<_> = nodes.flat_map(|node| yaml_items(&text, node, &name)).collect();
            let only = node.get("locales").is_some_and(|locales| match &locales.value {
                yaml::Value::List(items) => {
                    !items.is_empty() && items.iter().all(|item| item.as_text() == Some(&name))
                }
                _ => false,
            });
            if only {
                bail!("the page `{path}` is only in `{name}`; remove it or change its `locales`");
            }
            self.edit(path, parts.len(), ["entry", "entries"], without(&text, parts));
        }
        Ok(())
    }

    /// Moves the folder away, changes the files, and removes the folder.
    fn apply(&self, snapshot: &Snapshot, root: &Path) -> anyhow::Result<()> {
        let folder = root.join(LOCALES).join(&self.locale.tag);
        let moved = root.join(LOCALES).join(format!(".{}.archipel-removed", self.locale.tag));
        let context = || format!("can't remove `{}`", folder.display());
        let has_folder = folder.symlink_metadata().is_ok();
        if has_folder {
            disk::remove(&moved)
                .and_then(|()| fs::rename(&folder, &moved))
                .with_context(context)?;
        }
        let mut changes = Changes::default();
        for (path, text) in &self.texts {
            changes.write(root.join(path.as_str()), with_mark(snapshot, path.as_str(), text));
        }
        if let Err(error) = changes.apply() {
            if has_folder {
                fs::rename(&moved, &folder).with_context(|| {
                    format!("{error:#}; the texts are in `{}`", moved.display())
                })?;
            }
            return Err(error);
        }
        disk::remove(&moved).with_context(|| {
            format!("the locale is removed, but its texts are left in `{}`", moved.display())
        })
    }
}

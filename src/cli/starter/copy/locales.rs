//! Plans the changes that give the copy of a site other languages.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context as _, anyhow, bail};

use crate::base::language::Language;
use crate::cli::i18n::{header, tables, texts_without, without};
use crate::cli::starter::default_step;
use crate::cli::starter::language::known_language;
use crate::cli::starter::own_names::own_name;
use crate::cli::terminal::Common;
use crate::content::config::{Config, Locale, config};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::lock::LOCK;
use crate::i18n::message::{LOCALES, MessageFile};

/// The differences between a site and its copy.
#[derive(Default)]
pub(super) struct LocaleChanges {
    /// The new texts of files.
    pub(super) texts: BTreeMap<SourcePath, String>,
    /// The files that the copy does not have, or the folders, with a slash at the end.
    removed: Vec<String>,
    /// Folders of texts that are also copied to another folder: source and target, with a slash at
    /// the end.
    copied: Vec<(String, String)>,
    /// The tags that are not yet locales of the copy, since the site has no texts in their
    /// languages.
    pub(super) untranslated: Vec<String>,
    /// The next steps, one sentence each.
    pub(super) next: Vec<String>,
}

impl LocaleChanges {
    /// Returns whether the copy does not have this file of the site.
    pub(super) fn is_removed(&self, path: &SourcePath) -> bool {
        self.removed.iter().any(|prefix| path.as_str().starts_with(prefix))
    }

    /// Returns the files that the copy has in addition: paths and bytes. Files that the site has at
    /// these paths are not replaced.
    pub(super) fn copies(&self, site: &Snapshot) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
        let mut files = Vec::new();
        for (from, to) in &self.copied {
            for path in site.under(from) {
                let to = format!("{to}{}", &path.as_str()[from.len()..]);
                if !site.contains(&to) {
                    let bytes = site.read(path.as_str());
                    files.push((to, bytes.map_err(|_| anyhow!("can't read `{path}`"))?));
                }
            }
        }
        Ok(files)
    }
}

/// The locales of the copy.
struct WantedLocales {
    locales: Vec<CopyLocale>,
    /// The index of the default one.
    default: usize,
}

/// A locale of the copy.
struct CopyLocale {
    tag: String,
    /// The index of the locale of the site whose texts are copied.
    source: usize,
    /// Whether the site has this locale, so that its table in `site.toml` is copied.
    is_same: bool,
}

impl CopyLocale {
    /// The name of the locale in `site.toml`.
    fn name(&self, config: &Config) -> String {
        match self.is_same {
            true => config.locales[self.source].name().to_owned(),
            false => self.tag.to_ascii_lowercase(),
        }
    }
}

/// Plans the changes. The default language is the first of `tags` whose texts are complete; if
/// there is none, that of the site, which the copy then has in addition. Reads only `site`.
///
/// # Errors
///
/// A tag is not a language or is listed twice; a page is only in languages that `tags` lacks.
pub(super) fn plan_locales(
    common: &Common,
    site: &Snapshot,
    config: &Config,
    tags: &[String],
) -> anyhow::Result<LocaleChanges> {
    let mut changes = LocaleChanges::default();
    let wanted = wanted(site, config, tags, &mut changes)?;
    let WantedLocales { locales, default } = &wanted;
    for CopyLocale { tag, source, .. } in locales.iter().filter(|it| !it.is_same) {
        let from = &config.locales[*source].tag;
        changes.copied.push((format!("{LOCALES}{from}/"), format!("{LOCALES}{tag}/")));
        changes
            .next
            .push(format!("check the files of {LOCALES}{tag}/: their texts are those of `{from}`"));
        if config.fonts.iter().any(|font| font.locales.len() < config.locales.len()) {
            changes.next.push(format!(
                "add `{}` to the `locales` of the [[fonts]] in site.toml that have its letters",
                tag.to_ascii_lowercase()
            ));
        }
    }
    let path = config.path.clone();
    let is_unwanted = |at: &usize| !locales.iter().any(|it| it.is_same && it.source == *at);
    let unwanted: Vec<usize> = (0..config.locales.len()).filter(is_unwanted).collect();
    let text = site.read_text(path.as_str()).map_err(|_| anyhow!("can't read `{path}`"))?;
    let text = with_locales(&text, config, &wanted, &unwanted)?;
    // The lock has digests of the texts of the default language.
    let of_copy = &locales[*default];
    if !of_copy.is_same || of_copy.source != config.default_locale {
        changes.removed.push(LOCK.to_owned());
    }
    let mut site = site.with_changes([(&path, text.as_str())], |path| changes.is_removed(path));
    changes.texts.insert(path.clone(), text);
    for at in unwanted {
        let tag = &config.locales[at].tag;
        let config = parsed(&site, &path)?;
        let locale = config.locales.iter().find(|locale| locale.tag == *tag);
        let locale = locale.context("site.toml lacks a locale")?;
        let texts = texts_without(common, &site, &config, locale).map_err(|error| {
            anyhow!("{error:#}; without `--locales` the site is copied with all its languages")
        })?;
        let folder = format!("{LOCALES}{tag}/");
        let pairs = texts.iter().map(|(path, text)| (path, text.as_str()));
        site = site.with_changes(pairs, |path| path.as_str().starts_with(&folder));
        changes.texts.extend(texts);
        changes.removed.push(folder);
    }
    Ok(changes)
}

/// Returns the locales of tags that the site has, or has texts for. The other tags are added to the
/// untranslated ones of `changes`.
fn wanted(
    site: &Snapshot,
    config: &Config,
    tags: &[String],
    changes: &mut LocaleChanges,
) -> anyhow::Result<WantedLocales> {
    let untranslated = &mut changes.untranslated;
    let mut found: Vec<CopyLocale> = Vec::new();
    // The tags, with the names of the locales in `site.toml`.
    let mut names: Vec<(String, String)> = Vec::new();
    for tag in tags {
        let is_named = |name: &str| name.eq_ignore_ascii_case(tag);
        let same = config.locales.iter().position(|it| is_named(&it.tag) || is_named(&it.segment));
        let (tag, texts) = match same {
            Some(source) => (&config.locales[source].tag, Some(source)),
            None => {
                let known = config.locales.iter().map(|locale| locale.tag.as_str());
                let language = known_language(tag, known)?;
                let is_like = |other: &str| {
                    Language::parse(other).is_ok_and(|other| {
                        other.code() == language.code() && other.script() == language.script()
                    })
                };
                (tag, config.locales.iter().position(|it| is_like(&it.tag)))
            }
        };
        if names.iter().any(|(known, _)| known == tag) {
            bail!("`{tag}` is listed twice");
        }
        let (tag, is_same) = (tag.clone(), same.is_some());
        match texts {
            Some(source) => {
                let locale = CopyLocale { tag, source, is_same };
                names.push((locale.tag.clone(), locale.name(config)));
                found.push(locale);
            }
            None => {
                names.push((tag.clone(), tag.to_ascii_lowercase()));
                untranslated.push(tag);
            }
        }
    }
    let is_complete = |it: &CopyLocale| !lacks_texts(site, config, it.source);
    let complete = found.iter().position(is_complete);
    let default = complete.unwrap_or(found.len());
    if complete.is_none() {
        let source = config.default_locale;
        let tag = config.locales[source].tag.clone();
        found.push(CopyLocale { tag, source, is_same: true });
    }
    let of_copy = &found[default].tag;
    if let Some((tag, name)) = names.first().filter(|(tag, _)| tag != of_copy) {
        changes.next.push(default_step(tag, name, of_copy, complete.is_none()));
    }
    Ok(WantedLocales { locales: found, default })
}

/// Returns whether a locale lacks texts of its fallback: files, messages or terms.
fn lacks_texts(site: &Snapshot, config: &Config, locale: usize) -> bool {
    let Locale { tag, fallback: Some(fallback), .. } = &config.locales[locale] else {
        return false;
    };
    let from = format!("{LOCALES}{}/", config.locales[*fallback].tag);
    site.under(&from).any(|path| {
        let own = SourcePath::new(format!("{LOCALES}{tag}/{}", &path.as_str()[from.len()..]));
        let read = |path| MessageFile::read(site, path, &mut Report::new());
        !site.contains(own.as_str())
            || path.as_str().ends_with(".ftl") && !read(&own).has_all_of(&read(path))
    })
}

/// Returns `site.toml` with the wanted locales, and after them the unwanted ones, to which no
/// locale falls back.
fn with_locales(
    text: &str,
    config: &Config,
    WantedLocales { locales, default }: &WantedLocales,
    unwanted: &[usize],
) -> anyhow::Result<String> {
    let is_locale = |table: &std::ops::Range<usize>| {
        header(&text[table.clone()]).split('#').next().unwrap_or_default().trim() == "[[locales]]"
    };
    let ranges: Vec<_> = tables(text).into_iter().filter(is_locale).collect();
    let Some(first) = ranges.first() else { bail!("site.toml has no table [[locales]]") };
    let (name, of_copy) = (|it: &CopyLocale| it.name(config), &locales[*default]);
    let default_name = name(of_copy);
    let table = |at: usize| -> anyhow::Result<&str> {
        let start = config.locales[at].span.start;
        let range = ranges.iter().find(|range| range.contains(&start));
        Ok(&text[range.context("site.toml has locales outside of tables [[locales]]")?.clone()])
    };
    let mut blocks = String::new();
    for (number, it) in locales.iter().enumerate() {
        let fallback = config.locales[it.source].fallback.filter(|_| number != *default);
        let fallback = fallback.map(|fallback| {
            let target = locales.iter().find(|other| other.is_same && other.source == fallback);
            target.map_or_else(|| default_name.clone(), &name)
        });
        let block = match it.is_same {
            true => table(it.source)?.to_owned(),
            false => format!(
                "[[locales]]\nsegment = \"{}\"\ntag = \"{}\"\nlabel = \"{}\"\n",
                name(it),
                it.tag,
                own_name(&it.tag).unwrap_or_else(|| it.tag.clone())
            ),
        };
        push_block(&mut blocks, &block, fallback.as_deref());
    }
    for at in unwanted {
        push_block(&mut blocks, table(*at)?, None);
    }
    let start = first.start;
    let mut is_top = true;
    let mut head = String::new();
    for line in text[..start].split_inclusive('\n') {
        is_top &= !line.trim_start().starts_with('[');
        match key(line) {
            "default_locale" if is_top => {
                let _ = writeln!(head, "default_locale = \"{default_name}\"");
            }
            _ => head.push_str(line),
        }
    }
    let rest: Vec<_> = ranges.iter().map(|range| range.start - start..range.end - start).collect();
    let changed = format!("{head}{blocks}{}", without(&text[start..], rest));
    let mut report = Report::new();
    match self::config(&config.path, &changed, None, &mut report) {
        Some(config) if config.locales[config.default_locale].tag == of_copy.tag => Ok(changed),
        Some(_) => bail!("can't find `default_locale` in site.toml; write it on a line of its own"),
        None => {
            let mistake = report.iter().last().context("site.toml has errors")?;
            bail!("{}; {}", mistake.message, mistake.hint_text())
        }
    }
}

/// Appends the table of a locale with another fallback.
fn push_block(blocks: &mut String, table: &str, fallback: Option<&str>) {
    for line in table.trim_end().lines().filter(|line| key(line) != "fallback") {
        let _ = writeln!(blocks, "{line}");
        if let ("tag", Some(fallback)) = (key(line), fallback) {
            let _ = writeln!(blocks, "fallback = \"{fallback}\"");
        }
    }
    blocks.push('\n');
}

/// The key of a line of TOML; empty if it has none.
fn key(line: &str) -> &str {
    line.split_once('=').map_or("", |(key, _)| key.trim())
}

fn parsed(site: &Snapshot, path: &SourcePath) -> anyhow::Result<Config> {
    let text = site.read_text(path.as_str()).map_err(|_| anyhow!("can't read `{path}`"))?;
    config(path, &text, None, &mut Report::new()).context("site.toml has errors")
}

//! Opens the site that a command changes: its files and configuration.

use anyhow::{Context as _, bail};

use crate::cli::terminal::{Common, print_report};
use crate::content::config::{Config, Locale, config};
use crate::engine::diagnostic::{LevelRule, Levels, Place, Report, nearest};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::lock::{LOCK, TranslationLock};

/// Reads the files of the site and its configuration. Fails only if `site.toml` has errors.
pub(super) fn open(common: &Common) -> anyhow::Result<(Snapshot, Config)> {
    let snapshot = Snapshot::scan(&common.root);
    let path = SourcePath::new("site.toml");
    let Ok(text) = snapshot.read_text(path.as_str()) else {
        bail!("this folder has no site.toml; set the site's folder with --root")
    };
    let config = config(&path, &text, None, &mut Report::new());
    let config = config.context("site.toml has errors; run `archipel check` to list them")?;
    Ok((snapshot, config))
}

/// Reads `locales/translations.lock`, if the site has it.
///
/// # Errors
///
/// If the lock has errors, which are printed: a command that writes the lock would lose lines.
pub(super) fn read_lock(
    common: &Common,
    snapshot: &Snapshot,
) -> anyhow::Result<Option<TranslationLock>> {
    let mut report = Report::new();
    let lock = TranslationLock::load(snapshot, &mut report);
    if !report.is_empty() {
        let (site, command, is_translation) = (&[], &LevelRule::default(), &|_: &Place| false);
        report.set_levels(&Levels { site, command, is_strict: false, is_translation });
        print_report(common, &common.shown(&report), snapshot);
        let first = report.iter().next().map(|one| one.message.clone()).unwrap_or_default();
        bail!("`{LOCK}` has mistakes: {first}");
    }
    Ok(lock)
}

/// Returns the tag of the default locale.
pub(super) fn default_tag(config: &Config) -> &str {
    &config.locales[config.default_locale].tag
}

/// Returns all locales except the default locale.
pub(super) fn translations(config: &Config) -> impl Iterator<Item = &Locale> {
    let default = default_tag(config);
    config.locales.iter().filter(move |locale| locale.tag != *default)
}

/// Returns the locale with that language tag, unless it is the default locale.
pub(super) fn translation_of_tag<'a>(config: &'a Config, tag: &str) -> Option<&'a Locale> {
    translations(config).find(|locale| locale.tag.eq_ignore_ascii_case(tag))
}

/// Returns the locale with that tag, or else with that segment, unless it is the default locale.
pub(super) fn translation<'a>(config: &'a Config, name: &str) -> Option<&'a Locale> {
    let of_segment =
        || translations(config).find(|locale| locale.segment.eq_ignore_ascii_case(name));
    translation_of_tag(config, name).or_else(of_segment)
}

/// Returns the locale like [`translation`]; an error if it does not exist.
pub(super) fn require_translation<'a>(
    config: &'a Config,
    name: &str,
) -> anyhow::Result<&'a Locale> {
    translation(config, name)
        .ok_or_else(|| unknown_translation(name, translations(config).map(|locale| &*locale.tag)))
}

/// Returns the error for a translation that the site does not have.
pub(super) fn unknown_translation<'a>(
    name: &str,
    known: impl Iterator<Item = &'a str>,
) -> anyhow::Error {
    let hint = nearest(name, known).map(|tag| format!("; did you mean `{tag}`?"));
    anyhow::anyhow!("the site has no translation `{name}`{}", hint.unwrap_or_default())
}

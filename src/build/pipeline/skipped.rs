//! Skips messages of translations whose errors `[check]` lowers to warnings: they are removed from
//! the snapshot, and the build restarts, so pages show the messages of the fallback. Also sets the
//! levels of diagnostics.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::build::pipeline::options::Options;
use crate::content::config::Config;
use crate::engine::diagnostic::{Code, LevelRule, Levels, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::{blank_entries, split_locale};

/// Sets the levels of diagnostics. A message with a lowered error has to be skipped.
pub(super) fn set_levels(options: &Options, config: &Config, report: &mut Report) {
    let is_translation = &|place: &Place| translation(config, place).is_some();
    report.set_levels(&levels(options, &config.levels, is_translation));
}

/// Like [`set_levels`], for stages in which no message can be skipped.
pub(super) fn set_levels_of_rest(options: &Options, site: &[LevelRule], report: &mut Report) {
    report.set_levels(&levels(options, site, &|_| false));
}

fn levels<'a>(
    options: &'a Options,
    site: &'a [LevelRule],
    is_translation: &'a dyn Fn(&Place) -> bool,
) -> Levels<'a> {
    Levels { site, command: &options.levels, is_strict: options.strict, is_translation }
}

/// The tag of the translation whose message a place is in.
fn translation<'p>(config: &Config, place: &'p Place) -> Option<&'p str> {
    let (tag, file) = split_locale(place.path.as_str())?;
    let is_original = config.locales[config.default_locale].tag == tag;
    (!is_original && place.end > 0 && file.ends_with(".ftl")).then_some(tag)
}

/// The messages that are skipped.
#[derive(Default)]
pub(super) struct SkippedMessages {
    /// Their errors, as warnings.
    pub(super) report: Report,
    /// The tags of their locales.
    pub(super) tags: BTreeSet<String>,
}

impl SkippedMessages {
    /// Skips the messages whose errors are warnings in `report`; `None` if there are none.
    pub(super) fn skip(
        &mut self,
        snapshot: &Snapshot,
        config: &Config,
        report: &Report,
    ) -> Option<Arc<Snapshot>> {
        let mut offsets: BTreeMap<&SourcePath, Vec<usize>> = BTreeMap::new();
        let mut found = Report::new();
        let lowered = || report.iter().filter(|one| one.is_lowered_error());
        // Diagnostics without their cause are found again after the restart.
        let has_causes = lowered().any(|one| !one.is_caused_by_any_error());
        for one in lowered().filter(|one| !has_causes || !one.is_caused_by_any_error()) {
            let Some(place) = &one.place else { continue };
            let Some(tag) = translation(config, place) else { continue };
            let locale = config.locales.iter().find(|locale| locale.tag == tag);
            let fallback = locale.and_then(|one| one.fallback).unwrap_or(config.default_locale);
            let fallback = &config.locales[fallback].tag;
            let shown = match one.code {
                Code::DuplicateMessage => "the first one".to_owned(),
                _ => format!("the message in `{fallback}`"),
            };
            let hint = format!("{}; until then, pages show {shown}", one.hint_text());
            found.add(one.clone().hint(hint));
            self.tags.insert(tag.to_owned());
            offsets.entry(&place.path).or_default().push(place.start);
        }
        let mut rest = snapshot.clone();
        let mut is_changed = false;
        for (path, offsets) in offsets {
            let text = snapshot.read_text(path.as_str()).ok()?;
            let blank = blank_entries(&text, offsets);
            is_changed |= blank != text;
            rest = rest.with_text(path, blank);
        }
        is_changed.then(|| {
            self.report.extend(found);
            Arc::new(rest)
        })
    }
}

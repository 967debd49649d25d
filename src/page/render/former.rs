//! Files of texts that no page has: those of a page that was renamed or copied, which may be the
//! files that another page lacks.

use crate::content::PAGES;
use crate::engine::diagnostic::nearest;
use crate::engine::source::SourcePath;
use crate::i18n::message::{LOCALES, parse_body, split_locale};
use crate::page::render::LoadedSite;
use crate::page::route::LocaleIndex;

/// A file of texts of a page, by its path below the folder of a locale: the id of the page, and the
/// part of the path that files of the same kind share.
fn page_and_kind(below: &str) -> Option<(&str, Option<&str>, &str)> {
    if let Some((page, name)) = parse_body(below) {
        return Some((page, name, ".md"));
    }
    Some((below.strip_prefix("pages/")?.strip_suffix(".ftl")?, None, ".ftl"))
}

/// The number of missing files of a locale from which on its translation has only begun.
const MANY: usize = 5;

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

impl LoadedSite {
    /// The path of the file that was probably intended to be at `missing`: of the same kind and
    /// locale, and of no page. `None` if there is no such file, or if it is uncertain which of
    /// several.
    pub fn former_texts(&self, missing: &str) -> Option<String> {
        let (tag, below) = split_locale(missing)?;
        let (_, name, ending) = page_and_kind(below)?;
        let is_former = |path: &&str| {
            let found = split_locale(path).and_then(|(_, below)| page_and_kind(below));
            found.is_some_and(|(page, other, its_ending)| {
                (other, its_ending) == (name, ending)
                    && self.routes.page(page).is_none()
                    && !self.snapshot.contains(&format!("{PAGES}{page}.yaml"))
            })
        };
        let pages = format!("{LOCALES}{tag}/pages/");
        let files = self.snapshot.under(&pages);
        let former: Vec<&str> = files.map(SourcePath::as_str).filter(is_former).collect();
        let beside = former.iter().copied().filter(|path| folder(path) == folder(missing));
        let found = match (&beside.collect::<Vec<_>>()[..], &former[..]) {
            ([one], _) | ([], [one]) => Some(*one),
            _ => nearest(missing, former.iter().copied()),
        };
        found.map(str::to_owned)
    }

    /// The hint for a file of texts that a translation lacks: `missing` is its path in the locale
    /// `at`.
    pub fn absent_translation_hint(
        &self,
        missing: &str,
        at: LocaleIndex,
        original: LocaleIndex,
    ) -> String {
        if let Some(former) = self.former_texts(missing) {
            return format!(
                "rename `{former}`, which no page has, to `{missing}`, or translate this file to it"
            );
        }
        let locale = |at: LocaleIndex| &self.config.locales[at];
        let folder = |at: LocaleIndex| format!("{LOCALES}{}/pages/", locale(at).tag);
        let (from, to) = (folder(original), folder(at));
        let is_missing = |path: &&SourcePath| {
            let below = path.as_str().strip_prefix(&from).unwrap_or_default();
            !self.snapshot.contains(&format!("{to}{below}"))
        };
        let missing_files = self.snapshot.under(&from).filter(is_missing).take(MANY).count();
        if missing_files < MANY || locale(original).fallback.is_some() {
            return format!("translate this file to `{missing}`");
        }
        let (name, of) = (locale(at).name(), locale(original).name());
        format!(
            "translate this file to `{missing}`; until all are translated, `fallback = \"{of}\"` \
             in the [[locales]] table of `{name}` shows missing texts in `{of}`"
        )
    }

    /// The hint for a page without messages in its original language: `missing` is their file, and
    /// `line` the start of a line in it.
    pub(super) fn messages_hint(&self, missing: &str, line: &str) -> String {
        let has_line = |path: &&str| {
            let text = self.snapshot.read_text(path);
            text.is_ok_and(|text| text.lines().any(|own| own.starts_with(line)))
        };
        let (tag, _) = split_locale(missing).unwrap_or_default();
        let pages = format!("{LOCALES}{tag}/pages/");
        let files = self.snapshot.under(&pages);
        let with_line: Vec<&str> = files.map(SourcePath::as_str).filter(has_line).collect();
        // A copied page has the name of the original with an addition.
        let is_origin = |path: &&&str| missing.starts_with(path.trim_end_matches(".ftl"));
        let origin = with_line.iter().filter(is_origin).max_by_key(|path| path.len());
        let is_certain = |former: &String| origin.is_none_or(|origin| origin == former);
        if let Some(former) = self.former_texts(missing).filter(is_certain) {
            let stem = former.trim_end_matches("ftl");
            let others = match self.snapshot.under(stem).count() > 1 {
                true => format!(", and likewise the other files `{stem}…`"),
                false => String::new(),
            };
            return format!(
                "rename `{former}`, which no page has, to it, in every language{others}"
            );
        }
        match (origin, &with_line[..]) {
            (Some(origin), _) | (None, [origin]) => {
                format!("copy `{origin}` to it, in every language, and change its texts")
            }
            _ => "write its messages there, in every language".to_owned(),
        }
    }
}

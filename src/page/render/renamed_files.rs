//! Text files without a page, whose page was probably renamed or copied: suggestions for the files
//! that another page lacks.

use std::sync::Arc;

use crate::base::path::parent;
use crate::engine::diagnostic::{Hint, Names, nearest};
use crate::engine::source::{Snapshot, SourcePath};
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

impl LoadedSite {
    fn former_texts(&self) -> FormerTexts {
        FormerTexts { snapshot: Arc::clone(&self.snapshot), pages: self.page_names() }
    }

    /// The hint for a missing file of texts: to rename the file that was probably intended, or
    /// `otherwise`.
    pub fn renamed_hint(&self, missing: &str, otherwise: String) -> Hint {
        let (former, missing) = (self.former_texts(), missing.to_owned());
        Hint::later(move || match former.find(&missing) {
            Some(found) => {
                format!("rename `{found}`, which no page has, to `{missing}`, or {otherwise}")
            }
            None => otherwise.clone(),
        })
    }

    /// The hint for a file of texts that a translation lacks: `missing` is its path in the locale
    /// `at`.
    pub fn absent_translation_hint(
        &self,
        missing: &str,
        at: LocaleIndex,
        original: LocaleIndex,
    ) -> Hint {
        let locale = |at: LocaleIndex| &self.config.locales[at];
        let folder = |at: LocaleIndex| format!("{LOCALES}{}/pages/", locale(at).tag);
        let (from, to) = (folder(original), folder(at));
        let translate = format!("translate this file to `{missing}`");
        let fallback = format!(
            "until all are translated, `fallback = \"{0}\"` in the [[locales]] table of `{1}` \
             shows missing texts in `{0}`",
            locale(original).name(),
            locale(at).name()
        );
        let borrows = locale(original).fallback.is_some();
        let (former, missing) = (self.former_texts(), missing.to_owned());
        Hint::later(move || {
            if let Some(found) = former.find(&missing) {
                return format!(
                    "rename `{found}`, which no page has, to `{missing}`, or {translate}"
                );
            }
            match borrows || former.lacking(&from, &to) < MANY {
                true => translate.clone(),
                false => format!("{translate}; {fallback}"),
            }
        })
    }

    /// The hint for a page without messages in its original language: `missing` is their file, and
    /// `line` the start of a line in it.
    pub(super) fn messages_hint(&self, missing: &str, line: String) -> Hint {
        let (former, missing) = (self.former_texts(), missing.to_owned());
        Hint::later(move || former.messages_hint(&missing, &line))
    }
}

/// Finds files of texts that no page has.
struct FormerTexts {
    snapshot: Arc<Snapshot>,
    /// The ids of all pages, sorted.
    pages: Names,
}

impl FormerTexts {
    /// Returns whether this is a text file without a page.
    fn is_former(&self, path: &str) -> bool {
        let found = split_locale(path).and_then(|(_, below)| page_and_kind(below));
        found.is_some_and(|(page, ..)| {
            self.pages.binary_search_by(|known| (**known).cmp(page)).is_err()
        })
    }

    /// Returns the path of the file that was probably intended to be at `missing`: the only one of
    /// the same kind and locale without a page.
    fn find(&self, missing: &str) -> Option<String> {
        let (tag, below) = split_locale(missing)?;
        let (_, name, ending) = page_and_kind(below)?;
        let is_former = |path: &&str| {
            let found = split_locale(path).and_then(|(_, below)| page_and_kind(below));
            let is_same = found.is_some_and(|(_, other, it)| (other, it) == (name, ending));
            is_same && self.is_former(path)
        };
        let folder_of_pages = format!("{LOCALES}{tag}/pages/");
        let files = self.snapshot.under(&folder_of_pages);
        let former: Vec<&str> = files.map(SourcePath::as_str).filter(is_former).collect();
        let beside = former.iter().copied().filter(|path| parent(path) == parent(missing));
        let found = match (&beside.collect::<Vec<_>>()[..], &former[..]) {
            ([one], _) | ([], [one]) => Some(*one),
            _ => nearest(missing, former.iter().copied()),
        };
        found.map(str::to_owned)
    }

    /// The number of files in the folder `from` that `to` lacks, at most [`MANY`].
    fn lacking(&self, from: &str, to: &str) -> usize {
        let is_missing = |path: &&SourcePath| {
            let below = path.as_str().strip_prefix(from).unwrap_or_default();
            !self.snapshot.contains(&format!("{to}{below}"))
        };
        self.snapshot.under(from).filter(is_missing).take(MANY).count()
    }

    fn messages_hint(&self, missing: &str, line: &str) -> String {
        let has_line = |path: &&str| {
            let text = self.snapshot.read_text(path);
            text.is_ok_and(|text| text.lines().any(|own| own.starts_with(line)))
        };
        let (tag, _) = split_locale(missing).unwrap_or_default();
        let pages = format!("{LOCALES}{tag}/pages/");
        let files = || self.snapshot.under(&pages).map(SourcePath::as_str);
        // A copied page has the name of the original with an addition.
        let is_origin = |path: &&str| {
            parent(path) == parent(missing) && missing.starts_with(path.trim_end_matches(".ftl"))
        };
        let origin = files().filter(is_origin).filter(has_line).max_by_key(|path| path.len());
        let renamed = self.find(missing).filter(|found| has_line(&&**found));
        let only = || {
            let mut with_line = files().filter(has_line);
            with_line.next().filter(|_| with_line.next().is_none())
        };
        let source = match (origin, &renamed) {
            (Some(origin), _) => Some(origin),
            (None, Some(renamed)) => Some(&**renamed),
            (None, None) => only(),
        };
        match source {
            Some(source) if self.is_former(source) => {
                let stem = source.trim_end_matches("ftl");
                let others = match self.snapshot.under(stem).count() > 1 {
                    true => format!(", and likewise the other files `{stem}…`"),
                    false => String::new(),
                };
                format!("rename `{source}`, which no page has, to it, in every language{others}")
            }
            Some(source) => {
                format!("copy `{source}` to it, in every language, and change its texts")
            }
            None => "write its messages there, in every language".to_owned(),
        }
    }
}

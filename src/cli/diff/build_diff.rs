//! The difference of two builds.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::build::dist::Finished;
use crate::cli::diff::files::{FileChange, file_changes};
use crate::cli::diff::page::{PageChange, PageSummary};
use crate::engine::output::OutputPath;

/// The difference of two builds.
#[derive(Serialize, Default)]
pub(super) struct BuildDiff {
    /// The paths of new pages.
    pub(super) added: Vec<String>,
    /// The paths of pages that are gone.
    pub(super) removed: Vec<String>,
    /// Changes, each with all pages that have it.
    pub(super) changed: Vec<ChangedPages>,
    /// Files other than pages.
    pub(super) files: Vec<FileChange>,
}

/// Pages with the same change.
#[derive(Serialize)]
pub(super) struct ChangedPages {
    /// Their paths.
    pub(super) pages: Vec<String>,
    #[serde(flatten)]
    pub(super) change: PageChange,
}

impl BuildDiff {
    /// Returns whether the builds are the same.
    pub(super) fn is_empty(&self) -> bool {
        let BuildDiff { added, removed, changed, files } = self;
        added.is_empty() && removed.is_empty() && changed.is_empty() && files.is_empty()
    }
}

/// Compares two builds.
pub(super) fn compare(before: &Finished, after: &Finished) -> anyhow::Result<BuildDiff> {
    let (old, new) = (&before.manifest.files, &after.manifest.files);
    let url = |path: &OutputPath| format!("/{}", path.page_url());
    let pages = |files: &BTreeMap<OutputPath, _>, others: &BTreeMap<OutputPath, _>| {
        let own = files.keys().filter(|path| path.is_page() && !others.contains_key(*path));
        own.map(url).collect::<Vec<String>>()
    };
    let mut changed: Vec<ChangedPages> = Vec::new();
    let mut known: BTreeMap<PageChange, usize> = BTreeMap::new();
    let both = new.iter().filter_map(|(path, entry)| Some((path, entry, old.get(path)?)));
    for (path, _, _) in both.filter(|(path, new, old)| path.is_page() && new.digest != old.digest) {
        let summary = |build: &Finished| anyhow::Ok(PageSummary::of(&build.read(path)?));
        let change = PageChange::between(&summary(before)?, &summary(after)?);
        let at = *known.entry(change.clone()).or_insert(changed.len());
        if at == changed.len() {
            changed.push(ChangedPages { pages: Vec::new(), change });
        }
        changed[at].pages.push(url(path));
    }
    Ok(BuildDiff {
        added: pages(new, old),
        removed: pages(old, new),
        changed,
        files: file_changes(old, new),
    })
}

//! The command `diff`: what changes between two built folders, as Markdown for a pull request.

mod files;
mod markdown;
mod page;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::build::dist::Finished;
use crate::cli::diff::files::{FileChange, file_changes};
use crate::cli::diff::markdown::markdown;
use crate::cli::diff::page::{PageChange, PageSummary};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, print, print_json};
use crate::engine::output::OutputPath;

/// The arguments of `diff`.
#[derive(Args)]
pub(super) struct DiffArguments {
    /// The folder of the earlier build
    before: PathBuf,
    /// The folder of the later build
    after: PathBuf,
    /// End with exit code 1 if the builds differ
    #[arg(long)]
    exit_code: bool,
}

/// The difference of two builds.
#[derive(Serialize, Default)]
struct BuildDiff {
    /// The paths of new pages.
    added: Vec<String>,
    /// The paths of pages that are gone.
    removed: Vec<String>,
    /// Changes, each with all pages that have it.
    changed: Vec<ChangedPages>,
    /// Files other than pages.
    files: Vec<FileChange>,
}

/// Pages with the same change.
#[derive(Serialize)]
struct ChangedPages {
    /// Their paths.
    pages: Vec<String>,
    #[serde(flatten)]
    change: PageChange,
}

impl BuildDiff {
    fn is_empty(&self) -> bool {
        let BuildDiff { added, removed, changed, files } = self;
        added.is_empty() && removed.is_empty() && changed.is_empty() && files.is_empty()
    }
}

/// Prints the difference of two builds: Markdown, or JSON with `--json`.
pub(super) fn run(common: &Common, arguments: &DiffArguments) -> anyhow::Result<u8> {
    let (before, after) = (Finished::open(&arguments.before)?, Finished::open(&arguments.after)?);
    let diff = compare(&before, &after)?;
    match common.json {
        true => print_json(&diff),
        false => print(&markdown(&diff)),
    }
    Ok(if arguments.exit_code && !diff.is_empty() { SITE_ERRORS } else { SUCCESS })
}

fn compare(before: &Finished, after: &Finished) -> anyhow::Result<BuildDiff> {
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

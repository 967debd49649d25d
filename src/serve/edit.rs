//! Edits of input files from the page.
//!
//! A change is checked by a build with the new texts before it is written. It is written only if
//! the files still have the bytes that the page has read, and only where the texts differ.

pub(super) mod addition;
pub(super) mod body;
pub(super) mod described;
pub(super) mod history;
pub(super) mod message;
pub(super) mod refusal;
pub(super) mod value;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::base::digest::Digest;
use crate::build::dry_run::DryRun;
use crate::build::pipeline::BuildSession;
use crate::build::write::{Changes, FileChanged, existing};
use crate::engine::source::{Snapshot, SourcePath};
use crate::page::render::LoadedSite;
use crate::serve::edit::history::{ChangedText, FileChange, History};
use crate::serve::edit::refusal::Refusal;

/// The state of editing.
#[derive(Default)]
pub(super) struct Edits {
    /// The builds that check changes, one at a time. They have a session of their own, since the
    /// files of the preview are those on the disk.
    pub(super) trials: Mutex<Option<BuildSession>>,
    pub(super) history: Mutex<History>,
}

/// A change that is not written yet.
pub(super) struct NewChange {
    name: String,
    texts: Vec<ChangedText>,
    files: Vec<FileChange>,
}

impl Edits {
    /// Builds the site for the first check.
    pub(super) fn prepare(&self, root: &Path) {
        let mut trials = self.trials.lock();
        if trials.is_none() {
            let session = trials.insert(BuildSession::new());
            drop(DryRun::run_in(&Arc::new(Snapshot::scan(root)), session, true));
            session.idle();
        }
    }

    /// Writes a change, if the site has no new errors with it. Returns the changed site; `None` if
    /// nothing changes.
    pub(super) fn save(
        &self,
        trials: &mut Option<BuildSession>,
        snapshot: &Arc<Snapshot>,
        change: NewChange,
    ) -> Result<Option<Arc<LoadedSite>>, Refusal> {
        let NewChange { name, texts, files } = change;
        if files.is_empty() {
            return Ok(None);
        }
        let mut changes = Changes::default();
        let mut changed = Vec::new();
        for FileChange { path, before, after } in &files {
            let file = real_path(snapshot, path)?;
            let text = String::from_utf8(after.clone()).unwrap_or_default();
            changed.push((path, text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned()));
            match before {
                Some(before) => changes.replace(file, before.clone(), after.clone()),
                None => changes.create(file, after.clone()),
            }
        }
        let changed = changed.iter().map(|(path, text)| (*path, text.as_str()));
        let site = check(trials, snapshot, &Arc::new(snapshot.with_changes(changed, |_| false)))?;
        changes.apply()?;
        self.history.lock().add(name, texts, files);
        Ok(Some(site))
    }
}

/// Builds the changed site; refuses errors that it does not have without the change.
fn check(
    trials: &mut Option<BuildSession>,
    before: &Arc<Snapshot>,
    after: &Arc<Snapshot>,
) -> Result<Arc<LoadedSite>, Refusal> {
    let session = trials.get_or_insert_with(BuildSession::new);
    let mut build = |tree| DryRun::run_in(tree, session, true);
    let failure = |error: anyhow::Error| Refusal::Failure(error.context("can't check the text"));
    let changed = build(after).map_err(failure)?;
    if changed.has_errors() {
        let errors = build(before).map_err(failure)?.new_errors(&changed, str::to_owned);
        if !errors.is_empty() {
            return Err(Refusal::Mistakes(errors.records(after)));
        }
    }
    session.idle();
    Ok(changed.site)
}

/// The bytes of a file, and whether they are those that the page has read. `digest` is `None` for a
/// file that did not exist.
fn read_known(
    snapshot: &Snapshot,
    path: &SourcePath,
    digest: Option<&str>,
) -> Result<Option<Vec<u8>>, Refusal> {
    let bytes = existing(&real_path(snapshot, path)?)
        .map_err(|error| Refusal::conflict(format!("can't read `{path}`: {error}")))?;
    if bytes.as_deref().map(|bytes| Digest::of(bytes).hex()).as_deref() != digest {
        return Err(FileChanged(path.to_string()).into());
    }
    Ok(bytes)
}

/// A text whose lines end with a newline only.
fn with_newlines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The path of an input file that is not reached by a link, which could lead out of the site.
fn real_path(snapshot: &Snapshot, path: &SourcePath) -> Result<PathBuf, Refusal> {
    let unreadable = |error| Refusal::conflict(format!("can't read `{path}`: {error}"));
    let root = snapshot.root().canonicalize().map_err(unreadable)?;
    let file = root.join(path.as_str());
    let present = file.ancestors().find(|path| path.symlink_metadata().is_ok()).unwrap_or(&root);
    if present.canonicalize().map_err(unreadable)? != present {
        return Err(Refusal::invalid(format!(
            "`{path}` is reached by a symbolic link; edit the file that it leads to"
        )));
    }
    Ok(file)
}

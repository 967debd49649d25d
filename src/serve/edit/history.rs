//! The changes that were saved from the page since the preview started.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Context as _;
use serde::Serialize;

use crate::base::disk::remove;
use crate::build::write::{Changes, FileChanged, diff, existing};
use crate::engine::source::SourcePath;
use crate::serve::edit::refusal::Refusal;

/// The maximum number of changes that can be undone. Each holds the bytes of its files.
const MAX_CHANGES: usize = 200;

/// A change of one or more files.
#[derive(Serialize)]
pub(in crate::serve) struct SavedChange {
    /// Its number in this run of the preview.
    id: u64,
    /// The id of the message, or the path of the file.
    pub(in crate::serve) name: String,
    /// The new texts.
    pub(in crate::serve) texts: Vec<ChangedText>,
    #[serde(skip)]
    pub(in crate::serve) files: Vec<FileChange>,
}

impl SavedChange {
    /// Returns whether it adds files, and only texts that did not exist.
    fn is_addition(&self) -> bool {
        self.texts.iter().all(|text| text.before.is_empty())
            && self.files.iter().any(|file| file.before.is_none())
    }
}

/// A text before and after a change.
#[derive(Clone, Debug, Serialize)]
pub(in crate::serve) struct ChangedText {
    /// The tag of its locale; empty if it belongs to none.
    pub(in crate::serve) tag: String,
    pub(in crate::serve) file: SourcePath,
    pub(in crate::serve) before: String,
    pub(in crate::serve) after: String,
}

/// The bytes of a file before and after a change.
pub(in crate::serve) struct FileChange {
    pub(in crate::serve) path: SourcePath,
    /// `None` for a new file.
    pub(in crate::serve) before: Option<Vec<u8>>,
    pub(in crate::serve) after: Vec<u8>,
}

/// The saved changes, those that are undone at the end.
#[derive(Default)]
pub(in crate::serve) struct History {
    changes: Vec<SavedChange>,
    /// The number of changes that are not undone.
    done: usize,
    next: u64,
    /// The bytes of each changed file before its first change.
    originals: BTreeMap<SourcePath, Option<Vec<u8>>>,
}

/// The list of changes for the page.
#[derive(Serialize)]
pub(in crate::serve) struct ChangeList<'a> {
    changes: &'a [SavedChange],
    done: usize,
    /// All changes as a unified diff.
    patch: String,
    /// The message of a commit with these changes.
    commit: String,
}

/// The direction of [`History::repeat`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::serve) enum Direction {
    Undo,
    Redo,
}

impl History {
    /// Adds a change that was written.
    pub(in crate::serve) fn add(
        &mut self,
        name: String,
        texts: Vec<ChangedText>,
        files: Vec<FileChange>,
    ) {
        for FileChange { path, before, .. } in &files {
            self.originals.entry(path.clone()).or_insert_with(|| before.clone());
        }
        self.changes.truncate(self.done);
        self.next += 1;
        self.changes.push(SavedChange { id: self.next, name, texts, files });
        let excess = self.changes.len().saturating_sub(MAX_CHANGES);
        self.changes.drain(..excess);
        self.done = self.changes.len();
    }

    /// Undoes the last change, or repeats the first one that is undone, if it is the one with that
    /// id and its files have not changed since.
    pub(in crate::serve) fn repeat(
        &mut self,
        direction: Direction,
        id: u64,
        root: &Path,
    ) -> Result<(), Refusal> {
        let at = match direction {
            Direction::Undo => self.done.checked_sub(1),
            Direction::Redo => Some(self.done),
        };
        let change = at.and_then(|at| self.changes.get(at)).filter(|change| change.id == id);
        let change = change.ok_or_else(|| {
            Refusal::conflict("another change was saved meanwhile; look at the list again")
        })?;
        let mut changes = Changes::default();
        let mut removed = Vec::new();
        for FileChange { path, before, after } in &change.files {
            let file = root.join(path.as_str());
            match (direction, before) {
                (Direction::Undo, Some(before)) => {
                    changes.replace(file, after.clone(), before.clone());
                }
                (Direction::Undo, None) => {
                    let bytes = existing(&file).with_context(|| format!("can't read `{path}`"))?;
                    if bytes.as_deref() != Some(after) {
                        return Err(FileChanged(path.to_string()).into());
                    }
                    removed.push(file);
                }
                (Direction::Redo, Some(before)) => {
                    changes.replace(file, before.clone(), after.clone());
                }
                (Direction::Redo, None) => changes.create(file, after.clone()),
            }
        }
        let written = changes.apply()?;
        for file in removed {
            if let Err(error) = remove(&file) {
                written.undo()?;
                let context = format!("can't remove `{}`", file.display());
                return Err(anyhow::Error::from(error).context(context).into());
            }
        }
        match direction {
            Direction::Undo => self.done -= 1,
            Direction::Redo => self.done += 1,
        }
        Ok(())
    }

    /// The changes, with a patch from the files before them to those on the disk.
    pub(in crate::serve) fn list(&self, root: &Path) -> ChangeList<'_> {
        let patch = self.originals.iter().map(|(path, before)| {
            let after = existing(&root.join(path.as_str())).ok().flatten().unwrap_or_default();
            diff(path, before.as_deref(), &after)
        });
        let (changes, done) = (&*self.changes, self.done);
        ChangeList { changes, done, patch: patch.collect(), commit: commit(&changes[..done]) }
    }
}

/// The message of a commit: a subject, and a line for each changed text.
fn commit(changes: &[SavedChange]) -> String {
    let texts =
        || changes.iter().flat_map(|change| change.texts.iter().map(move |it| (change, it)));
    let tags: BTreeSet<&str> =
        texts().map(|(_, text)| &*text.tag).filter(|it| !it.is_empty()).collect();
    let tags: Vec<&str> = tags.into_iter().collect();
    let place = if tags.is_empty() { String::new() } else { format!(" in {}", tags.join(", ")) };
    let lines: BTreeSet<String> = texts()
        .map(|(change, text)| match *change.name == *text.file.as_str() {
            true => format!("- {}\n", text.file),
            false => format!("- {}: {}\n", text.file, change.name),
        })
        .collect();
    let names: BTreeSet<&str> = changes.iter().map(|change| &*change.name).collect();
    match names.iter().next() {
        None => String::new(),
        Some(name) if names.len() == 1 => {
            let verb = if changes.iter().all(SavedChange::is_addition) { "Add" } else { "Edit" };
            format!("{verb} {name}{place}\n\n{}", String::from_iter(lines))
        }
        Some(_) => format!("Edit {} texts{place}\n\n{}", names.len(), String::from_iter(lines)),
    }
}

//! The output folder: written to a staging folder and exchanged as a whole.
//!
//! At any moment the folder is either the old or the new output, never a mixture, even after a loss
//! of power. Unchanged files are hard links to the old ones, not copies.
#![expect(clippy::disallowed_methods, reason = "the only module that writes output")]

mod failed;
mod finished;
mod foreign;
mod staging;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use parking_lot::Mutex;

use crate::base::os;
use crate::base::path::parent;
use crate::build::dist::staging::Staging;
use crate::engine::output::{Artifact, Entry, MANIFEST_NAME, Manifest, OutputPath, Sink};

pub use crate::build::dist::failed::FailedBuild;
pub use crate::build::dist::finished::Finished;
pub use crate::build::dist::foreign::{check_location, real_path};

/// Numbers of the files that a build wrote to the output folder, without the manifest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FileCounts {
    /// New and changed files.
    pub written: u64,
    /// Unchanged files.
    pub unchanged: u64,
    /// Removed files.
    pub removed: u64,
    /// The size of the written files.
    pub bytes: u64,
}

/// The effect of a loss of power after the end of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// No effect: the build waits for the disk.
    Synced,
    /// The whole build may be lost, and files of the output folder may be empty: the system writes
    /// them later.
    Unsynced,
}

/// An output folder that is being replaced. Without [`Dist::commit`] it is unchanged.
#[derive(Debug)]
pub struct Dist {
    /// The folder, with symbolic links resolved.
    out: PathBuf,
    /// The output of the last build; `None` if there is no folder yet.
    old: Option<Old>,
    staging: Staging,
    durability: Durability,
    state: Mutex<WriterState>,
}

#[derive(Debug, Default)]
struct Old {
    manifest: Manifest,
    manifest_bytes: Vec<u8>,
}

#[derive(Debug, Default)]
struct WriterState {
    /// The files written so far, and whether each has changed.
    files: BTreeMap<OutputPath, bool>,
    /// The size of the changed files.
    bytes: u64,
    /// The folders that exist in the new tree.
    folders: BTreeSet<String>,
    /// The first error; nothing is written after it.
    failure: Option<anyhow::Error>,
}

impl Dist {
    /// Prepares to write `out` for the project at `root`: checks that the folder may be replaced
    /// and that no other build is writing it.
    pub fn open(root: &Path, out: &Path, durability: Durability) -> anyhow::Result<Dist> {
        let real = real_path(out)?;
        check_location(root, &real)
            .with_context(|| format!("can't write to `{}`", out.display()))?;
        let staging = Staging::open(&real)
            .with_context(|| format!("can't prepare to write `{}`", out.display()))?;
        // Read while the lock is held, so that no other build changes it.
        let old = foreign::check_content(&real)
            .with_context(|| format!("can't write to `{}`", out.display()))?
            .map(|(manifest, manifest_bytes)| Old { manifest, manifest_bytes });
        Ok(Dist { out: real, old, staging, durability, state: Mutex::default() })
    }

    /// Replaces the old files by the new ones, with `manifest` as their list.
    pub fn commit(self, manifest: &Manifest) -> anyhow::Result<FileCounts> {
        let WriterState { files, bytes, mut folders, failure } =
            std::mem::take(&mut *self.state.lock());
        if let Some(failure) = failure {
            return Err(failure);
        }
        if let Some(path) = difference(&files, manifest) {
            bail!("the manifest and the files made differ in `{}`", path.as_str());
        }
        let old_files = self.old.iter().flat_map(|old| old.manifest.files.keys());
        let removed = old_files.filter(|path| !manifest.files.contains_key(*path)).count();
        let written = files.values().filter(|written| **written).count();
        let result = FileCounts {
            written: written as u64,
            unchanged: (files.len() - written) as u64,
            removed: removed as u64,
            bytes,
        };
        let json = manifest.to_json();
        if written == 0 && self.old.as_ref().is_some_and(|old| old.manifest_bytes == json) {
            // The build that created it may have ended before it was on the disk.
            self.sync(&self.out)?;
            return Ok(result);
        }
        for path in files.iter().filter(|(_, written)| !**written).map(|(path, _)| path) {
            let parent = parent(path.as_str());
            if folders.insert(parent.to_owned()) {
                self.create_folder(parent)?;
            }
            self.link_unchanged(path)?;
        }
        let list = self.staging.tree().join(MANIFEST_NAME);
        create(&list, &json).with_context(|| format!("can't write `{MANIFEST_NAME}`"))?;
        let out = self.out.display();
        // First the new files, then their names: a name may reach the disk before its file.
        self.sync(self.staging.tree())?;
        match exchange(&self.staging, &self.out, self.old.is_some()) {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => bail!(
                "`{out}` is a mount point, which can't be replaced as a whole; build into a \
                 folder in it: `--out {out}/site`"
            ),
            other => other.with_context(|| format!("can't put the new files in `{out}`"))?,
        }
        // The old files are removed when the build ends, so the new ones have to be on the disk
        // first.
        self.sync(&self.out)?;
        Ok(result)
    }

    fn try_put(&self, artifact: &Artifact) -> anyhow::Result<()> {
        let Artifact { path, bytes, .. } = artifact;
        if self.is_unchanged(path, bytes) {
            self.state.lock().files.insert(path.clone(), false);
            return Ok(());
        }
        let parent = parent(path.as_str());
        if !self.state.lock().folders.contains(parent) {
            self.create_folder(parent)?;
            self.state.lock().folders.insert(parent.to_owned());
        }
        create(&self.staging.tree().join(path.as_str()), bytes)
            .with_context(|| format!("can't write `{}`", path.as_str()))?;
        let mut state = self.state.lock();
        state.files.insert(path.clone(), true);
        state.bytes += bytes.len() as u64;
        Ok(())
    }

    /// Returns whether the last build's file has the same bytes. An unreadable file counts as
    /// changed.
    fn is_unchanged(&self, path: &OutputPath, bytes: &[u8]) -> bool {
        let Some(old) = &self.old else { return false };
        let size = bytes.len() as u64;
        old.manifest.files.get(path).is_some_and(|entry| entry.size == size)
            && has_bytes(&self.out.join(path.as_str()), bytes).unwrap_or(false)
    }

    fn create_folder(&self, parent: &str) -> anyhow::Result<()> {
        fs::create_dir_all(self.staging.tree().join(parent))
            .with_context(|| format!("can't create the folder `{parent}`"))
    }

    /// Waits until `folder` is on the disk, if the build is synced.
    fn sync(&self, folder: &Path) -> anyhow::Result<()> {
        match self.durability {
            Durability::Synced => os::sync(folder)
                .with_context(|| format!("can't sync `{}` to the disk", self.out.display())),
            Durability::Unsynced => Ok(()),
        }
    }

    /// Links a file from the old tree.
    fn link_unchanged(&self, path: &OutputPath) -> anyhow::Result<()> {
        let from = self.out.join(path.as_str());
        let to = self.staging.tree().join(path.as_str());
        if fs::hard_link(&from, &to).is_ok() {
            return Ok(());
        }
        copy(&from, &to).with_context(|| format!("can't keep `{}`", path.as_str()))
    }
}

impl Sink for Dist {
    fn put(&self, artifact: Artifact, _: &Entry) {
        if self.state.lock().failure.is_some() {
            return;
        }
        if let Err(failure) = self.try_put(&artifact) {
            self.state.lock().failure.get_or_insert(failure);
        }
    }

    fn restart(&self) {
        let tree = self.staging.tree();
        let cleared = fs::remove_dir_all(tree).and_then(|()| fs::create_dir(tree));
        let failure = cleared.context("can't clear the staging folder").err();
        let mut state = self.state.lock();
        let failure = state.failure.take().or(failure);
        *state = WriterState { failure, ..WriterState::default() };
    }
}

/// The first path that is in only one of the two.
fn difference<'a>(
    files: &'a BTreeMap<OutputPath, bool>,
    manifest: &'a Manifest,
) -> Option<&'a OutputPath> {
    let put = files.keys().find(|path| !manifest.files.contains_key(*path));
    put.or_else(|| manifest.files.keys().find(|path| !files.contains_key(*path)))
}

fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    File::create_new(path)?.write_all(bytes)
}

fn has_bytes(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut file = File::open(path)?;
    let mut rest = bytes;
    let mut buffer = [0; 16 * 1024];
    loop {
        let count = file.read(&mut buffer)?;
        match rest.split_at_checked(count) {
            Some((same, _)) if same != &buffer[..count] => return Ok(false),
            Some((_, after)) => rest = after,
            None => return Ok(false),
        }
        if count == 0 {
            return Ok(rest.is_empty());
        }
    }
}

/// Copies a file with its modification time, which some upload programs compare.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let modified = fs::metadata(from)?.modified()?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(modified)
}

/// Exchanges the staged tree with `out`; the old tree, if any, is staged afterwards.
fn exchange(staging: &Staging, out: &Path, exists: bool) -> io::Result<()> {
    if !exists {
        return fs::rename(staging.tree(), out);
    }
    if os::exchange(staging.tree(), out)? { Ok(()) } else { exchange_in_steps(staging, out) }
}

/// For file systems that can't exchange folders. If a build ends between the steps,
/// [`Staging::open`] of the next one restores the old tree.
fn exchange_in_steps(staging: &Staging, out: &Path) -> io::Result<()> {
    fs::rename(out, staging.old())?;
    fs::rename(staging.tree(), out).inspect_err(|_| {
        let _ = fs::rename(staging.old(), out);
    })
}

#[cfg(test)]
mod tests;

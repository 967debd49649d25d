//! The output folder: written beside itself and exchanged as a whole.
//!
//! At any instant the folder is what the last build left or what this one made, never a mixture.
//! Files that did not change are the same files afterwards: they are linked, not copied.
#![expect(clippy::disallowed_methods, reason = "the one door through which output is written")]

mod finished;
mod foreign;
mod staging;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context as _, bail};
use rustix::fs::RenameFlags;
use rustix::io::Errno;

use crate::dist::staging::Staging;
use crate::output::{Artifact, Entry, MANIFEST_NAME, Manifest, OutputPath, Sink};

pub use crate::dist::finished::Finished;

/// What a build did to the output folder. The manifest itself is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that are new or have other content than before.
    pub written: u64,
    /// Files that stayed as they were.
    pub unchanged: u64,
    /// Files of the last build that are gone.
    pub removed: u64,
    /// The size of the written files.
    pub bytes: u64,
}

/// An output folder that is being made anew. Without [`Dist::commit`] it stays as it was.
#[derive(Debug)]
pub struct Dist {
    /// The real folder; not a link to it.
    out: PathBuf,
    /// What the last build left there; `None` when there is no folder yet.
    old: Option<Old>,
    staging: Staging,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct Old {
    manifest: Manifest,
    manifest_bytes: Vec<u8>,
}

#[derive(Debug, Default)]
struct State {
    /// The files put so far, and whether each is another than before.
    files: BTreeMap<OutputPath, bool>,
    /// The size of those that are.
    bytes: u64,
    /// The folders of the new tree that exist.
    folders: BTreeSet<String>,
    /// The first thing that went wrong; nothing is written after it.
    failure: Option<anyhow::Error>,
}

impl Dist {
    /// Gets ready to write `out` for the project at `root`: makes sure that the folder is ours to
    /// replace and that no other build is writing it.
    pub fn open(root: &Path, out: &Path) -> anyhow::Result<Dist> {
        let real = foreign::real_path(out)?;
        foreign::check_place(root, &real)
            .with_context(|| format!("can't write to `{}`", out.display()))?;
        let staging = Staging::open(&real)
            .with_context(|| format!("can't prepare to write `{}`", out.display()))?;
        // Looked at under the lock, so that it can't be another build's while we decide.
        let old = foreign::check_content(&real)
            .with_context(|| format!("can't write to `{}`", out.display()))?
            .map(|(manifest, manifest_bytes)| Old { manifest, manifest_bytes });
        Ok(Dist { out: real, old, staging, state: Mutex::default() })
    }

    /// Puts the new files in the place of the old ones, with `manifest` as their list.
    pub fn commit(self, manifest: &Manifest) -> anyhow::Result<Written> {
        let State { files, bytes, mut folders, failure } = std::mem::take(&mut *self.state());
        if let Some(failure) = failure {
            return Err(failure);
        }
        if let Some(path) = difference(&files, manifest) {
            bail!("the manifest and the files made differ in `{path}`");
        }
        let old_files = self.old.iter().flat_map(|old| old.manifest.files.keys());
        let removed = old_files.filter(|path| !manifest.files.contains_key(*path)).count();
        let written = files.values().filter(|written| **written).count();
        let result = Written {
            written: written as u64,
            unchanged: (files.len() - written) as u64,
            removed: removed as u64,
            bytes,
        };
        let json = manifest.to_json();
        if written == 0 && self.old.as_ref().is_some_and(|old| old.manifest_bytes == json) {
            return Ok(result);
        }
        for path in files.iter().filter(|(_, written)| !**written).map(|(path, _)| path) {
            let folder = folder(path);
            if folders.insert(folder.to_owned()) {
                self.create_folder(folder)?;
            }
            self.keep(path)?;
        }
        let list = self.staging.tree().join(MANIFEST_NAME);
        create(&list, &json).with_context(|| format!("can't write `{MANIFEST_NAME}`"))?;
        exchange(&self.staging, &self.out, self.old.is_some())
            .with_context(|| format!("can't put the new files in `{}`", self.out.display()))?;
        Ok(result)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn try_put(&self, artifact: &Artifact) -> anyhow::Result<()> {
        let Artifact { path, bytes, .. } = artifact;
        if self.is_unchanged(path, bytes) {
            self.state().files.insert(path.clone(), false);
            return Ok(());
        }
        let folder = folder(path);
        if !self.state().folders.contains(folder) {
            self.create_folder(folder)?;
            self.state().folders.insert(folder.to_owned());
        }
        create(&self.staging.tree().join(path.as_str()), bytes)
            .with_context(|| format!("can't write `{path}`"))?;
        let mut state = self.state();
        state.files.insert(path.clone(), true);
        state.bytes += bytes.len() as u64;
        Ok(())
    }

    /// Whether the last build's file has the same bytes. What can't be read counts as changed.
    fn is_unchanged(&self, path: &OutputPath, bytes: &[u8]) -> bool {
        let Some(old) = &self.old else { return false };
        let size = bytes.len() as u64;
        old.manifest.files.get(path).is_some_and(|entry| entry.size == size)
            && has_bytes(&self.out.join(path.as_str()), bytes).unwrap_or(false)
    }

    fn create_folder(&self, folder: &str) -> anyhow::Result<()> {
        fs::create_dir_all(self.staging.tree().join(folder))
            .with_context(|| format!("can't create the folder `{folder}`"))
    }

    /// Takes a file over from the old tree.
    fn keep(&self, path: &OutputPath) -> anyhow::Result<()> {
        let from = self.out.join(path.as_str());
        let to = self.staging.tree().join(path.as_str());
        if fs::hard_link(&from, &to).is_ok() {
            return Ok(());
        }
        copy(&from, &to).with_context(|| format!("can't keep `{path}`"))
    }
}

impl Sink for Dist {
    fn put(&self, artifact: Artifact, _: &Entry) {
        if self.state().failure.is_some() {
            return;
        }
        if let Err(failure) = self.try_put(&artifact) {
            self.state().failure.get_or_insert(failure);
        }
    }
}

/// The first path that only one of both has.
fn difference<'a>(
    files: &'a BTreeMap<OutputPath, bool>,
    manifest: &'a Manifest,
) -> Option<&'a OutputPath> {
    let put = files.keys().find(|path| !manifest.files.contains_key(*path));
    put.or_else(|| manifest.files.keys().find(|path| !files.contains_key(*path)))
}

fn folder(path: &OutputPath) -> &str {
    path.as_str().rsplit_once('/').map_or("", |(folder, _)| folder)
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

/// The time is kept too: it is what some uploaders go by.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let modified = fs::metadata(from)?.modified()?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(modified)
}

/// Puts the staged tree in the place of `out`; the old tree, if any, is staged afterwards.
fn exchange(staging: &Staging, out: &Path, exists: bool) -> io::Result<()> {
    if !exists {
        return fs::rename(staging.tree(), out);
    }
    let cwd = rustix::fs::CWD;
    match rustix::fs::renameat_with(cwd, staging.tree(), cwd, out, RenameFlags::EXCHANGE) {
        Err(Errno::NOSYS | Errno::INVAL | Errno::NOTSUP) => exchange_in_steps(staging, out),
        done => Ok(done?),
    }
}

/// For file systems that can't exchange two folders. A build that is killed between the steps
/// leaves the old tree to [`Staging::open`] of the next one.
fn exchange_in_steps(staging: &Staging, out: &Path) -> io::Result<()> {
    fs::rename(out, staging.old())?;
    fs::rename(staging.tree(), out).inspect_err(|_| {
        let _ = fs::rename(staging.old(), out);
    })
}

#[cfg(test)]
mod tests;

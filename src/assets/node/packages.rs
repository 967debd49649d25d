//! The npm packages that the program itself runs in Node. They are installed into the cache folder
//! of a site, whose own `package.json` does not list them.
#![expect(clippy::disallowed_methods, reason = "the one door to the program's own packages")]

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::assets::cache;
use crate::assets::node::installation::{Installation, add_all};
use crate::assets::node::lock::Lock;
use crate::assets::node::{npm, runtime};
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::{disk, os};

/// The packages that npm installs.
const MANIFEST: &str = include_str!("packages/package.json");
const LOCK: &str = include_str!("packages/package-lock.json");

/// The prefix of the names of installations.
const PREFIX: &str = "packages-";

/// The record of the files in an installation, by its name in it.
const RECORD: &str = "installed";

/// The prefix of the names of incomplete installations.
const PARTIAL: &str = "packages.partial";

/// The digest of the lock file, which identifies the packages in cache keys.
pub(crate) fn digest() -> Digest {
    Digest::of(LOCK.as_bytes())
}

/// The folder from which scripts of the project at `root` resolve the packages.
pub fn folder(root: &Path) -> PathBuf {
    folder_of(root, LOCK)
}

fn folder_of(root: &Path, lock: &str) -> PathBuf {
    cache::folder(root).join(format!("{PREFIX}{}", key(root, lock).short()))
}

/// The digest of the lock file and the platform, for which some packages are built.
fn key(root: &Path, lock: &str) -> Digest {
    DigestBuilder::new().field(lock).field(runtime::platform(root)).finish()
}

/// Installs the packages if they are missing or damaged; returns whether it did. Waits while
/// another process installs them.
pub fn ensure(root: &Path) -> anyhow::Result<bool> {
    ensure_with(root, npm::program(), LOCK)
}

fn ensure_with(root: &Path, npm: &OsStr, lock: &str) -> anyhow::Result<bool> {
    let (folder, key) = (folder_of(root, lock), key(root, lock));
    if is_intact(&folder, &key) {
        return Ok(false);
    }
    let _held = npm::hold(root)?;
    if is_intact(&folder, &key) {
        return Ok(false);
    }
    let cache = cache::folder(root);
    remove_others(&cache, |name| name.starts_with(PARTIAL));
    // Only a complete installation gets the final name; an interrupted one is started again.
    let partial = cache.join(cache::unique(PARTIAL));
    lay_out(&partial, lock)
        .with_context(|| format!("npm packages can't be installed into `{}`", partial.display()))?;
    let place = "of the packages that Archipel needs";
    npm::ci(&partial, npm, false, place)?;
    let missing = Lock::parse(lock.as_bytes());
    let platform = runtime::platform(root);
    npm::not_installed(
        missing.as_ref().and_then(|lock| lock.missing(&partial, Some(&platform))),
        place,
    )?;
    let mut paths = BTreeSet::from(["package.json".to_owned(), "package-lock.json".to_owned()]);
    add_all(&partial, &mut paths);
    Installation::of(key, true, &partial, paths).write(&partial.join(RECORD));
    os::sync(&partial)
        .and_then(|()| disk::remove(&folder))
        .and_then(|()| fs::rename(&partial, &folder))
        .with_context(|| format!("can't create `{}`", folder.display()))?;
    let own = folder.file_name().unwrap_or_default();
    remove_others(&cache, |name| name.starts_with(PREFIX) && name != own);
    Ok(true)
}

/// Returns whether the files of an installation are unchanged.
fn is_intact(folder: &Path, key: &Digest) -> bool {
    let record = folder.join(RECORD);
    Installation::read(&record, key)
        .is_some_and(|mut known| known.has_no_change(&record, folder, |_| true))
}

fn lay_out(folder: &Path, lock: &str) -> std::io::Result<()> {
    disk::remove(folder)?;
    fs::create_dir(folder)?;
    fs::write(folder.join("package.json"), MANIFEST)?;
    fs::write(folder.join("package-lock.json"), lock)
}

/// Removes installations of these names; errors are ignored.
fn remove_others(cache: &Path, is_other: impl Fn(&str) -> bool) {
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(&is_other) {
            let _ = disk::remove(&entry.path());
        }
    }
}

//! The npm packages that the program itself runs in Node. They are installed into the cache folder
//! of a site, whose own `package.json` does not list them.
#![expect(clippy::disallowed_methods, reason = "the one door to the program's own packages")]

#[cfg(test)]
mod tests;

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use crate::digest::Digest;
use crate::disk;
use crate::node::{cache, npm};
use crate::wait;

/// What npm installs.
const MANIFEST: &str = include_str!("packages/package.json");
const LOCK: &str = include_str!("packages/package-lock.json");

/// The prefix of the names of installations.
const PREFIX: &str = "packages-";

/// The digest of the lock file, which identifies the packages in cache keys.
pub fn digest() -> Digest {
    Digest::of(LOCK.as_bytes())
}

/// The folder from which scripts of the project at `root` resolve the packages.
pub fn folder(root: &Path) -> PathBuf {
    folder_of(root, LOCK)
}

fn folder_of(root: &Path, lock: &str) -> PathBuf {
    cache::folder(root).join(format!("{PREFIX}{}", Digest::of(lock.as_bytes()).short()))
}

/// Whether the packages are installed.
pub fn ready(root: &Path) -> bool {
    folder(root).is_dir()
}

/// Installs the packages if they are missing; returns whether it did. Waits while another process
/// installs them.
pub fn ensure(root: &Path) -> anyhow::Result<bool> {
    ensure_with(root, npm::program(), LOCK)
}

/// The same, and the packages that the site's islands import.
pub fn ensure_all(root: &Path) -> anyhow::Result<()> {
    if !ready(root) || !npm::packages_ready(root)? {
        ensure(root)?;
        npm::ensure_packages(root)?;
    }
    Ok(())
}

fn ensure_with(root: &Path, npm: &OsStr, lock: &str) -> anyhow::Result<bool> {
    let folder = folder_of(root, lock);
    if folder.is_dir() {
        return Ok(false);
    }
    let cache = cache::folder(root);
    let _held =
        wait::during("waiting for another process that installs npm packages", || hold(&cache))
            .with_context(|| {
                format!("npm packages can't be installed into `{}`", cache.display())
            })?;
    if folder.is_dir() {
        return Ok(false);
    }
    // Only a complete installation gets the name; an interrupted one is started again.
    let partial = cache.join("packages.partial");
    lay_out(&partial, lock)
        .with_context(|| format!("npm packages can't be installed into `{}`", partial.display()))?;
    npm::ci(&partial, npm, true, "of the packages that Archipel needs")?;
    disk::sync(&partial)
        .and_then(|()| fs::rename(&partial, &folder))
        .with_context(|| format!("can't create `{}`", folder.display()))?;
    remove_others(&cache, &folder);
    Ok(true)
}

/// Takes the lock for installing, which is held until the file is dropped.
fn hold(cache: &Path) -> std::io::Result<File> {
    fs::create_dir_all(cache)?;
    let file = File::options().create(true).append(true).open(cache.join("packages.lock"))?;
    file.lock()?;
    Ok(file)
}

fn lay_out(folder: &Path, lock: &str) -> std::io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => fs::create_dir_all(folder)?,
    }
    fs::write(folder.join("package.json"), MANIFEST)?;
    fs::write(folder.join("package-lock.json"), lock)
}

/// Removes the packages of other lock files; errors are ignored.
fn remove_others(cache: &Path, folder: &Path) {
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        let is_one = entry.file_name().to_string_lossy().starts_with(PREFIX);
        if is_one && entry.path() != folder {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

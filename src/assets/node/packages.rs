//! The npm packages that the program itself runs in Node. They are installed into the cache folder
//! of a site, whose own `package.json` does not list them.
//!
//! # A new package
//!
//! `src/assets/node/packages/package.json` lists these packages with exact versions. `npm install
//! --package-lock-only --prefix src/assets/node/packages NAME@VERSION` changes it and its lock
//! file. Those of `check --pages` are in `src/assets/node/packages/page-rules/`, since only that
//! option installs them. i18next and minisearch are also in `devDependencies` of
//! `islands/package.json`, esbuild in those of `tests/package.json`, with the same versions.
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

/// Packages that npm installs together.
#[derive(Clone, Copy)]
pub struct PackageSet<'a> {
    manifest: &'a str,
    lock: &'a str,
    /// The prefix of the names of its installations.
    prefix: &'static str,
}

/// The packages of a build.
pub const BUILD_PACKAGES: PackageSet<'_> = PackageSet {
    manifest: include_str!("packages/package.json"),
    lock: include_str!("packages/package-lock.json"),
    prefix: "packages-",
};

/// The packages of `check --pages`, which other commands do not install.
pub const RULE_PACKAGES: PackageSet<'_> = PackageSet {
    manifest: include_str!("packages/page-rules/package.json"),
    lock: include_str!("packages/page-rules/package-lock.json"),
    prefix: "page-rules-",
};

/// The record of the files in an installation, by its name in it.
const RECORD: &str = "installed";

/// The prefix of the names of incomplete installations.
const PARTIAL: &str = "packages.partial";

impl PackageSet<'_> {
    /// The digest of the lock file, which identifies the packages in cache keys.
    pub(crate) fn digest(&self) -> Digest {
        Digest::of(self.lock.as_bytes())
    }

    /// The folder from which scripts of the project at `root` resolve the packages.
    pub fn folder(&self, root: &Path) -> PathBuf {
        cache::folder(root).join(format!("{}{}", self.prefix, self.key(root).short()))
    }

    /// The digest of the lock file and the platform, for which some packages are built.
    fn key(&self, root: &Path) -> Digest {
        DigestBuilder::new().field(self.lock).field(runtime::platform(root)).finish()
    }

    /// Returns whether the packages are installed and not damaged. The error is that of a Node that
    /// can't be used.
    pub fn is_installed(&self, root: &Path) -> anyhow::Result<bool> {
        runtime::current(root)?;
        Ok(is_intact(&self.folder(root), &self.key(root)))
    }

    /// Installs the packages if they are missing or damaged; returns whether it did. Waits while
    /// another process installs them.
    pub fn ensure(&self, root: &Path) -> anyhow::Result<bool> {
        self.ensure_with(root, npm::program())
    }

    fn ensure_with(&self, root: &Path, npm: &OsStr) -> anyhow::Result<bool> {
        if self.is_installed(root)? {
            return Ok(false);
        }
        let (folder, key) = (self.folder(root), self.key(root));
        let _held = npm::hold(root)?;
        if is_intact(&folder, &key) {
            return Ok(false);
        }
        let cache = cache::folder(root);
        remove_others(&cache, |name| name.starts_with(PARTIAL));
        // Only a complete installation gets the final name; an interrupted one is started again.
        let partial = cache.join(cache::unique(PARTIAL));
        self.lay_out(&partial).with_context(|| {
            format!("npm packages can't be installed into `{}`", partial.display())
        })?;
        let place = "of the packages that Archipel needs";
        npm::ci(&partial, npm, false, place)?;
        let missing = Lock::parse(self.lock.as_bytes());
        let platform = runtime::platform(root);
        npm::not_installed(
            missing.as_ref().and_then(|lock| lock.missing(&partial, Some(&platform))),
            place,
        )?;
        let mut paths = BTreeSet::from(["package.json", "package-lock.json"].map(str::to_owned));
        add_all(&partial, &mut paths);
        Installation::of(key, true, &partial, paths).write(&partial.join(RECORD));
        os::sync(&partial)
            .and_then(|()| disk::remove(&folder))
            .and_then(|()| fs::rename(&partial, &folder))
            .with_context(|| format!("can't create `{}`", folder.display()))?;
        let own = folder.file_name().unwrap_or_default();
        remove_others(&cache, |name| name.starts_with(self.prefix) && name != own);
        Ok(true)
    }

    fn lay_out(&self, folder: &Path) -> std::io::Result<()> {
        disk::remove(folder)?;
        fs::create_dir(folder)?;
        fs::write(folder.join("package.json"), self.manifest)?;
        fs::write(folder.join("package-lock.json"), self.lock)
    }
}

/// Returns whether the files of an installation are unchanged.
fn is_intact(folder: &Path, key: &Digest) -> bool {
    let record = folder.join(RECORD);
    Installation::read(&record, key)
        .is_some_and(|mut known| known.has_no_change(&record, folder, |_| true))
}

/// Removes installations of these names; errors are ignored.
fn remove_others(cache: &Path, is_other: impl Fn(&str) -> bool) {
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        if entry.file_name().to_str().is_some_and(&is_other) {
            let _ = disk::remove(&entry.path());
        }
    }
}

//! npm, and the packages that a site's islands import.
#![expect(clippy::disallowed_methods, reason = "the one door to npm and to `node_modules`")]

mod command;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::assets::cache;
use crate::assets::node::installation::{Installation, add_package};
use crate::assets::node::lock::{self, Lock, Package};
use crate::assets::node::runtime;
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::{disk, os};
use crate::engine::diagnostic::Report;
use crate::engine::source::Snapshot;

pub(super) use crate::assets::node::npm::command::{ci, hold, program};

/// npm's own record of the packages that it installed.
const INSTALLED: &str = "node_modules/.package-lock.json";

/// Reports mistakes in `islands/package.json` and its lock file; returns whether there are none.
pub(crate) fn check(snapshot: &Snapshot, report: &mut Report) -> bool {
    lock::check(snapshot, report)
}

/// Installs the packages of `islands/package-lock.json` if they are missing, damaged, or of another
/// lock file or platform; returns whether it did. A project without `islands/package.json` needs
/// none.
pub(crate) fn ensure_packages(root: &Path) -> anyhow::Result<bool> {
    NpmFolder::new(root, program()).ensure()
}

/// Installs packages again, after these could not be found; returns whether it did. Development
/// dependencies are included if one of these is one.
pub(crate) fn install_missing(root: &Path, names: &BTreeSet<String>) -> anyhow::Result<bool> {
    NpmFolder::new(root, program()).install_missing(names)
}

/// The name of the package that contains `module`: `@a/b` for `@a/b/c`.
pub(crate) fn package_of(module: &str) -> &str {
    let scope = module.starts_with('@').then(|| module.find('/')).flatten().map_or(0, |at| at + 1);
    let end = module[scope..].find('/').map_or(module.len(), |at| scope + at);
    &module[..end]
}

/// The files of packages that differ from those that npm installed, relative to `islands/`.
pub(crate) fn edited(root: &Path) -> Vec<String> {
    let site = NpmFolder::new(root, program());
    let Ok(lock) = lock::read(root) else { return Vec::new() };
    let known = Installation::read(&site.entry(), &site.key(&lock));
    known.map(|mut known| known.changed(&site.islands)).unwrap_or_default()
}

/// The hint for an import of `module` from a package that can't be found.
pub(crate) fn advice(root: &Path, module: &str) -> String {
    // The notation of webpack for packages in style sheets.
    if let Some(plain) = module.strip_prefix('~') {
        return format!("write `{plain}`, without `~`");
    }
    let name = package_of(module);
    let islands = root.join("islands");
    let read = |file| disk::read_file(&islands.join(file)).unwrap_or_default();
    let lock = Lock::parse(&read("package-lock.json"));
    let manifest: serde_json::Value =
        serde_json::from_slice(&read("package.json")).unwrap_or_default();
    let is_listed = ["dependencies", "devDependencies", "optionalDependencies"]
        .iter()
        .any(|kind| manifest[kind].get(name).is_some());
    let is_locked = lock
        .as_ref()
        .is_some_and(|lock| lock.packages.contains_key(&format!("node_modules/{name}")));
    if lock.is_some_and(|lock| lock.has_script(name)) {
        return format!(
            "`{name}` has an install script, and builds run none (`ignore-scripts`); run `npm ci` \
             in islands/ before the build"
        );
    }
    match (is_listed || is_locked, is_locked) {
        (true, true) if module != name => format!(
            "`{name}` has no such module; see the `exports` in its package.json, or run `npm ci` \
             in islands/ if files of it are missing"
        ),
        (true, true) => format!("run `npm ci` in islands/, which installs `{name}` again"),
        (true, false) => format!("run `npm install` in islands/, which installs `{name}`"),
        _ => format!("add `{name}` to islands/package.json, and run npm install there"),
    }
}

/// The packages of a site, and the npm that installs them.
struct NpmFolder<'a> {
    root: &'a Path,
    islands: PathBuf,
    npm: &'a OsStr,
}

impl<'a> NpmFolder<'a> {
    fn new(root: &'a Path, npm: &'a OsStr) -> NpmFolder<'a> {
        NpmFolder { root, islands: root.join("islands"), npm }
    }

    fn ensure(&self) -> anyhow::Result<bool> {
        if !self.islands.join("package.json").exists() {
            return Ok(false);
        }
        let bytes = lock::read(self.root)?;
        let lock = Lock::parse(&bytes).context("islands/package-lock.json is of an old format")?;
        let key = self.key(&bytes);
        if self.is_ready(&lock, &key) {
            return Ok(false);
        }
        let _held = hold(self.root)?;
        if self.is_ready(&lock, &key) {
            return Ok(false);
        }
        // Builds do not need development dependencies; installed ones are preserved.
        let has_tests = lock.installed().any(|(path, package)| {
            package.dev && self.islands.join(path).join("package.json").exists()
        });
        self.install(&lock, key, has_tests)?;
        Ok(true)
    }

    fn install_missing(&self, names: &BTreeSet<String>) -> anyhow::Result<bool> {
        if !self.islands.join("package.json").exists() {
            return Ok(false);
        }
        let Ok(bytes) = lock::read(self.root) else { return Ok(false) };
        let Some(lock) = Lock::parse(&bytes) else { return Ok(false) };
        let key = self.key(&bytes);
        let locked: Vec<(String, &Package)> = names
            .iter()
            .map(|name| format!("node_modules/{name}"))
            .filter_map(|path| lock.packages.get(&path).map(|package| (path, package)))
            .collect();
        let lacks_tests =
            locked.iter().any(|(path, package)| package.dev && !package.is_at(&self.islands, path));
        // An installation by this program is complete: to install it again would change nothing.
        let is_ours = Installation::read(&self.entry(), &key)
            .is_some_and(|installation| installation.is_ours);
        let is_linked = self.islands.join("node_modules").is_symlink();
        if is_linked || !lacks_tests && (locked.is_empty() || is_ours) {
            return Ok(false);
        }
        let _held = hold(self.root)?;
        self.install(&lock, key, true)?;
        Ok(true)
    }

    /// The cache entry that records what is installed.
    fn entry(&self) -> PathBuf {
        cache::folder(self.root).join("installed")
    }

    fn key(&self, lock: &[u8]) -> Digest {
        DigestBuilder::new().field(lock).field(runtime::platform(self.root)).finish()
    }

    /// Returns whether all packages for a build are installed. A manual installation is recorded.
    fn is_ready(&self, lock: &Lock, key: &Digest) -> bool {
        if let Some(mut known) = Installation::read(&self.entry(), key) {
            // An edit of a package is intentional.
            return known.has_no_change(&self.entry(), &self.islands, |change| change.is_damage);
        }
        let platform = runtime::platform(self.root);
        self.is_listed_by_npm(lock)
            && lock.missing(&self.islands, Some(&platform)).is_none()
            && self.record(lock, *key, false)
    }

    /// Records the files of packages; returns whether all of them can be read.
    fn record(&self, lock: &Lock, key: Digest, is_ours: bool) -> bool {
        let mut paths = BTreeSet::new();
        for (path, _) in lock.installed().filter(|(_, package)| !package.dev && !package.link) {
            add_package(&self.islands, path, &mut paths);
        }
        let installation = Installation::of(key, is_ours, &self.islands, paths);
        let are_present = installation.files.are_present();
        if are_present {
            installation.write(&self.entry());
        }
        are_present
    }

    /// Returns whether npm has installed exactly the packages of the lock file. Optional packages
    /// may be absent, since most are for other machines, and so may development dependencies.
    fn is_listed_by_npm(&self, lock: &Lock) -> bool {
        let listed = disk::read_file(&self.islands.join(INSTALLED)).ok();
        let Some(listed) = listed.as_deref().and_then(Lock::parse) else { return false };
        let here = |path: &str| listed.packages.get(path).map(|package| &package.integrity);
        lock.installed().all(|(path, package)| {
            here(path).map_or(package.optional || package.dev, |integrity| {
                *integrity == package.integrity
            })
        }) && listed.installed().all(|(path, _)| lock.packages.contains_key(path))
    }

    fn install(&self, lock: &Lock, key: Digest, with_tests: bool) -> anyhow::Result<()> {
        let modules = self.islands.join("node_modules");
        // npm would empty the folder that the link points to.
        if modules.is_symlink() {
            bail!(
                "islands/node_modules is a link, and the packages it leads to are not those of \
                 islands/package-lock.json; run `npm ci` where they are, or remove the link"
            );
        }
        if !modules.is_dir() {
            disk::remove(&modules).context("islands/node_modules is not a folder")?;
        }
        ci(&self.islands, self.npm, with_tests, "in islands/")?;
        not_installed(lock.missing(&self.islands, None), "in islands/")?;
        // Without the record, the packages are compared again the next time.
        let _ = os::sync(&self.islands);
        self.record(lock, key, true);
        Ok(())
    }
}

/// Fails if a package is missing after npm has succeeded.
pub(super) fn not_installed(missing: Option<&str>, place: &str) -> anyhow::Result<()> {
    let Some(path) = missing else { return Ok(()) };
    let name = path.rsplit("node_modules/").next().unwrap_or(path);
    bail!(
        "`npm ci` {place} ended without an error, and has not installed `{name}`; `npm config \
         list` shows which settings of this machine npm follows"
    )
}

/// Writes the embedded package `name` into `node_modules`, so that editors and `tsc` find its
/// types. Builds do not read it, so errors are ignored. A linked `node_modules` is not changed.
pub fn provide(root: &Path, name: &str, files: &[(&str, &str)]) {
    let packages = root.join("islands/node_modules");
    if packages.is_symlink() || !packages.is_dir() {
        return;
    }
    for (file, text) in files {
        let path = packages.join(name).join(file);
        if disk::read_file(&path).ok().as_deref() != Some(text.as_bytes()) {
            let _ = cache::replace(&path, text.as_bytes());
        }
    }
}

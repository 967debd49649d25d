//! `islands/package.json` and `islands/package-lock.json`: the packages that islands import.
#![expect(clippy::disallowed_methods, reason = "looks for lock files of other programs")]

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, bail};
use serde::Deserialize;
use serde_json::Value;

use crate::base::disk;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, offset_of};
use crate::engine::source::Snapshot;

/// The files that determine what npm installs.
const FILES: [&str; 2] = [MANIFEST, LOCK];

const MANIFEST: &str = "islands/package.json";
const LOCK: &str = "islands/package-lock.json";

/// Lock files that npm does not read, and the programs that do.
const OTHER_LOCKS: [(&str, &str); 4] =
    [("pnpm-lock.yaml", "pnpm"), ("yarn.lock", "Yarn"), ("bun.lock", "Bun"), ("bun.lockb", "Bun")];

/// The packages of a lock file, by their paths.
#[derive(Deserialize)]
pub(super) struct Lock {
    pub(super) packages: BTreeMap<String, Package>,
}

/// A package of a lock file.
#[expect(clippy::struct_excessive_bools, reason = "npm's lock files have these flags")]
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Package {
    version: Option<String>,
    pub(super) integrity: Option<String>,
    #[serde(default)]
    pub(super) optional: bool,
    /// Whether only tests need it.
    #[serde(default)]
    pub(super) dev: bool,
    /// Whether it is a link to a folder of the site.
    #[serde(default)]
    pub(super) link: bool,
    /// The target of a link.
    resolved: Option<String>,
    /// The systems, processors and C libraries that it is for; all without a list.
    os: Option<Vec<String>>,
    cpu: Option<Vec<String>>,
    libc: Option<Vec<String>>,
    /// Whether npm would run a script of it.
    #[serde(default)]
    has_install_script: bool,
}

impl Package {
    /// Returns whether it is one of several packages for different platforms, and the one for
    /// `platform`.
    fn is_for(&self, platform: &str) -> bool {
        let mut parts = platform.split('-');
        let lists = [&self.os, &self.cpu, &self.libc];
        lists.iter().any(|list| list.is_some())
            && lists.into_iter().all(|list| {
                let (part, Some(list)) = (parts.next().unwrap_or_default(), list) else {
                    return true;
                };
                match list.first().is_some_and(|one| one.starts_with('!')) {
                    true => !list.iter().any(|one| one.strip_prefix('!') == Some(part)),
                    false => list.iter().any(|one| one == part),
                }
            })
    }

    /// Returns whether the package is installed at `path` below `base`, in its version.
    pub(super) fn is_at(&self, base: &Path, path: &str) -> bool {
        let found = disk::read_file(&base.join(path).join("package.json")).ok();
        let found = found.and_then(|bytes| serde_json::from_slice::<Value>(&bytes).ok());
        let is_version = |found: &Value| match &self.version {
            Some(version) => found["version"] == version.as_str(),
            None => true,
        };
        found.as_ref().is_some_and(is_version)
    }
}

impl Lock {
    /// The packages of a lock file; `None` if it can't be parsed.
    pub(super) fn parse(bytes: &[u8]) -> Option<Lock> {
        serde_json::from_slice(bytes).ok()
    }

    /// The packages that npm installs below a `node_modules`, by path. The others are folders of
    /// the site.
    pub(super) fn installed(&self) -> impl Iterator<Item = (&str, &Package)> {
        let packages = self.packages.iter().map(|(path, package)| (path.as_str(), package));
        packages.filter(|(path, _)| {
            path.starts_with("node_modules/") || path.contains("/node_modules/")
        })
    }

    /// A package for builds that is not below `base` in its version, by its path. Optional ones may
    /// be absent, unless `platform` is given, and they are for it.
    pub(super) fn missing(&self, base: &Path, platform: Option<&str>) -> Option<&str> {
        let is_needed = |package: &Package| {
            let is_for_this = || platform.is_some_and(|platform| package.is_for(platform));
            !package.dev && (!package.optional || is_for_this())
        };
        let mut needed = self.installed().filter(|(_, package)| is_needed(package));
        needed.find(|(path, package)| !package.is_at(base, path)).map(|(path, _)| path)
    }

    /// Returns whether npm would run a script when it installs the package of that name.
    pub(super) fn has_script(&self, name: &str) -> bool {
        let Some(package) = self.packages.get(&format!("node_modules/{name}")) else {
            return false;
        };
        let target = package.resolved.as_ref().filter(|_| package.link);
        let target = target.and_then(|path| self.packages.get(path));
        package.has_install_script || target.is_some_and(|target| target.has_install_script)
    }
}

/// Reads the lock file of the project at `root`.
pub(super) fn read(root: &Path) -> anyhow::Result<Vec<u8>> {
    for path in FILES {
        if root.join(path).metadata().is_ok_and(|found| !found.is_file()) {
            bail!("{path} is not a file")
        }
    }
    disk::read_file(&root.join(LOCK)).with_context(|| format!("{LOCK} can't be read"))
}

/// Explains a missing lock file if packages are installed by another program, with a hint.
fn other_program(root: &Path) -> Option<(String, String)> {
    let root = std::path::absolute(root).ok()?;
    let islands = root.join("islands");
    let mut folders = islands.ancestors();
    let own = folders.next().into_iter().chain([root.as_path()]);
    let lock = own
        .flat_map(|folder| OTHER_LOCKS.map(|(file, program)| (folder.join(file), program)))
        .find(|(path, _)| path.is_file());
    let install = format!("run `npm install --workspaces=false` in islands/, and commit {LOCK}");
    if let Some((path, program)) = lock {
        let path = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        let message = format!(
            "the packages of islands/ are locked for {program} (`{path}`), and Archipel installs \
             them with npm"
        );
        return Some((message, format!("remove islands/node_modules, {install}")));
    }
    let is_workspace = |folder: &&Path| {
        let manifest = disk::read_file(&folder.join("package.json")).ok();
        let manifest = manifest.and_then(|bytes| serde_json::from_slice::<Value>(&bytes).ok());
        manifest.is_some_and(|manifest| !manifest["workspaces"].is_null())
    };
    let above = folders.find(is_workspace)?;
    let manifest = above.join("package.json");
    let place = manifest.strip_prefix(&root).unwrap_or(&manifest).display();
    let message = format!(
        "islands/ has no package-lock.json of its own, since it is a workspace of `{place}`"
    );
    Some((message, install))
}

/// The diagnostic for a missing lock file, or one of an old format.
fn wrong_lock(snapshot: &Snapshot) -> Option<Diagnostic> {
    let manifest = snapshot.find(MANIFEST)?;
    let wrong = |message, path, hint: String| {
        let wrong = Diagnostic::new(Code::BundleError, message);
        Some(wrong.at(Place::file(path)).hint(hint))
    };
    let install = "run `npm install` in islands/, and commit the file that it writes";
    if snapshot.root().join(LOCK).symlink_metadata().is_err() {
        let other = other_program(snapshot.root());
        let (message, hint) =
            other.unwrap_or_else(|| (format!("{LOCK} is missing"), install.to_owned()));
        return wrong(message, manifest, hint);
    }
    let (path, text) = (snapshot.find(LOCK)?, snapshot.read_text(LOCK).ok()?);
    let is_old = Lock::parse(text.as_bytes()).is_none();
    let message = "the lock file is of an old format".to_owned();
    is_old.then(|| wrong(message, path, format!("remove it, {install}")))?
}

/// Reports files of npm that are not JSON objects, and a missing or old lock file; returns whether
/// there are none.
pub(super) fn check(snapshot: &Snapshot, report: &mut Report) -> bool {
    let mut is_fine = true;
    for name in FILES {
        let (Some(path), Ok(text)) = (snapshot.find(name), snapshot.read_text(name)) else {
            continue;
        };
        let Err(error) = serde_json::from_str::<BTreeMap<String, Value>>(&text) else { continue };
        is_fine = false;
        let start = offset_of(&text, error.line().max(1), 1) + error.column().saturating_sub(1);
        let start = text.floor_char_boundary(start.min(text.len()));
        let words = error.to_string();
        let words = words.split(" at line ").next().unwrap_or_default();
        let hint = match name.ends_with("-lock.json") {
            true => {
                "restore it from the repository, or remove it and run `npm install` in islands/"
            }
            false => "mend the JSON here; npm reads this file",
        };
        report.add(
            Diagnostic::new(Code::DataSyntax, format!("the JSON can't be read: {words}"))
                .at(Place::new(path, start..start))
                .hint(hint),
        );
    }
    match wrong_lock(snapshot).filter(|_| is_fine) {
        Some(wrong) => {
            report.add(wrong);
            false
        }
        None => is_fine,
    }
}

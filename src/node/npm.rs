//! npm, and the packages that a site's islands import.
#![expect(clippy::disallowed_methods, reason = "the one door to npm and to `node_modules`")]

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};
use serde::Deserialize;

use crate::digest::Digest;
use crate::disk;
use crate::node::cache;
use crate::node::limit::{self, INSTALLATION};
use crate::wait;

/// Holds the digest of the lock file that `node_modules` was installed from.
const STAMP: &str = "node_modules/.archipel-lock";

/// npm's own record of the packages that it installed.
const INSTALLED: &str = "node_modules/.package-lock.json";

/// Whether the packages are the ones that `islands/package-lock.json` names. A project without
/// `islands/package.json` needs none.
pub fn packages_ready(root: &Path) -> anyhow::Result<bool> {
    let islands = root.join("islands");
    if !islands.join("package.json").exists() {
        return Ok(true);
    }
    let lock = read_lock(&islands)?;
    Ok(stamped(&islands, &lock) || installed_by_hand(&islands, &lock))
}

/// Installs the packages if they are missing or of another lock file; returns whether it did.
pub fn ensure_packages(root: &Path) -> anyhow::Result<bool> {
    ensure_packages_with(root, program())
}

fn ensure_packages_with(root: &Path, npm: &OsStr) -> anyhow::Result<bool> {
    let islands = root.join("islands");
    if !islands.join("package.json").exists() {
        return Ok(false);
    }
    let lock = read_lock(&islands)?;
    if stamped(&islands, &lock) {
        return Ok(false);
    }
    let known = installed_by_hand(&islands, &lock);
    if !known {
        install(&islands, npm)?;
    }
    // Without the stamp, the packages are compared again the next time.
    let _ = disk::sync(&islands)
        .and_then(|()| std::fs::write(islands.join(STAMP), Digest::of(&lock).hex()));
    Ok(!known)
}

fn read_lock(islands: &Path) -> anyhow::Result<Vec<u8>> {
    for name in ["package.json", "package-lock.json"] {
        if islands.join(name).metadata().is_ok_and(|file| !file.is_file()) {
            bail!("islands/{name} is not a file")
        }
    }
    std::fs::read(islands.join("package-lock.json")).context(
        "islands/package-lock.json can't be read; `npm install` in islands/ writes it, and it \
         belongs into the repository",
    )
}

fn stamped(islands: &Path, lock: &[u8]) -> bool {
    std::fs::read_to_string(islands.join(STAMP)).is_ok_and(|stamp| stamp == Digest::of(lock).hex())
}

/// The packages of a lock file.
#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Package>,
}

#[derive(Deserialize)]
struct Package {
    integrity: Option<String>,
    #[serde(default)]
    optional: bool,
    /// Whether only the tests need it.
    #[serde(default)]
    dev: bool,
}

/// Whether npm has installed exactly what the lock file names. Optional packages may be absent,
/// most are for other machines, and so may those that only tests need.
fn installed_by_hand(islands: &Path, lock: &[u8]) -> bool {
    let parse = |bytes: &[u8]| serde_json::from_slice::<Lock>(bytes).ok();
    let installed = std::fs::read(islands.join(INSTALLED)).ok();
    let (Some(wanted), Some(installed)) = (parse(lock), installed.as_deref().and_then(parse))
    else {
        return false;
    };
    let here = |path: &str| installed.packages.get(path).map(|package| &package.integrity);
    wanted.packages.iter().filter(|(path, _)| !path.is_empty()).all(|(path, package)| {
        here(path)
            .map_or(package.optional || package.dev, |integrity| *integrity == package.integrity)
    }) && installed.packages.keys().all(|path| wanted.packages.contains_key(path))
}

/// Writes the embedded package `name` into `node_modules`, so that editors and `tsc` find its
/// types. Builds don't read it, so errors are ignored. A linked `node_modules` is left alone.
pub fn provide(root: &Path, name: &str, files: &[(&str, &str)]) {
    let packages = root.join("islands/node_modules");
    if packages.is_symlink() || !packages.is_dir() {
        return;
    }
    for (file, text) in files {
        let path = packages.join(name).join(file);
        if std::fs::read(&path).ok().as_deref() != Some(text.as_bytes()) {
            let _ = cache::replace(&path, text.as_bytes());
        }
    }
}

fn install(islands: &Path, npm: &OsStr) -> anyhow::Result<()> {
    // npm would empty the folder that the link points to.
    if islands.join("node_modules").is_symlink() {
        bail!(
            "islands/node_modules is a link, and the packages it leads to are not those of \
             islands/package-lock.json; run `npm ci` where they are, or remove the link"
        );
    }
    // Builds need no packages of tests; those that are installed are kept.
    let is_new = !islands.join("node_modules").exists();
    ci(islands, npm, is_new, "in islands/")
}

/// The name of npm's executable on this system.
pub(super) fn program() -> &'static OsStr {
    OsStr::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Installs what the lock file in `folder` names; `place` describes the folder in errors.
pub(super) fn ci(folder: &Path, npm: &OsStr, omit_dev: bool, place: &str) -> anyhow::Result<()> {
    // No install scripts are needed: esbuild's executable is in a package for the platform.
    let child = Command::new(npm)
        .args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"])
        .args(omit_dev.then_some("--omit=dev"))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let child = match child {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            bail!("fonts and islands need npm, which is not installed: install Node 20 or newer")
        }
        other => other.context("npm can't be started")?,
    };
    let output = wait::during(format!("`npm ci` {place}"), || {
        limit::output(child, Vec::new(), INSTALLATION).context("waiting for npm failed")
    })?;
    let Some(output) = output else {
        bail!(
            "`npm ci` {place} has not ended for {} minutes, and was ended; see whether its \
             registry can be reached",
            INSTALLATION.as_secs() / 60
        )
    };
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        let lines: Vec<&str> = words.lines().filter(|line| !line.trim().is_empty()).collect();
        let last = lines[lines.len().saturating_sub(LAST_LINES)..].join("\n");
        bail!("`npm ci` {place} failed ({}):\n{last}", output.status);
    }
    Ok(())
}

/// The number of npm's last lines in an error.
const LAST_LINES: usize = 12;

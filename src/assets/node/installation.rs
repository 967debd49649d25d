//! The record of the files that npm has installed into a folder, to detect damage.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::assets::cache;
use crate::assets::node::files::{Change, FileStates};
use crate::base::digest::Digest;
use crate::base::disk;

/// The files that npm has installed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Installation {
    /// The digest of the lock file and the platform.
    key: Digest,
    /// Whether this program ran npm.
    pub(super) is_ours: bool,
    pub(super) files: FileStates,
}

impl Installation {
    /// Records the files at these paths below `base`.
    pub(super) fn of(
        key: Digest,
        is_ours: bool,
        base: &Path,
        paths: BTreeSet<String>,
    ) -> Installation {
        Installation { key, is_ours, files: FileStates::of(base, paths) }
    }

    /// Reads the cache entry `entry`, if it has that key.
    pub(super) fn read(entry: &Path, key: &Digest) -> Option<Installation> {
        let installation: Installation = serde_json::from_slice(&cache::read(entry)?).ok()?;
        (installation.key == *key).then_some(installation)
    }

    /// Writes the cache entry `entry`.
    pub(super) fn write(&self, entry: &Path) {
        cache::write(entry, &serde_json::to_vec(self).expect("texts and numbers are JSON"));
    }

    /// The paths of the files that have changed.
    pub(super) fn changed(&mut self, base: &Path) -> Vec<String> {
        self.files.changes(base).iter().map(|change| change.path.to_owned()).collect()
    }

    /// Returns whether there are no changes for which `matters` returns true. The record is written
    /// again if only the times of files have changed.
    pub(super) fn has_no_change(
        &mut self,
        entry: &Path,
        base: &Path,
        matters: impl Fn(&Change<'_>) -> bool,
    ) -> bool {
        let before = self.files.clone();
        let is_intact = !self.files.changes(base).iter().any(matters);
        if is_intact && self.files != before {
            self.write(entry);
        }
        is_intact
    }
}

/// Adds the paths of the files of the package in `folder`, which is below `base`. Those of other
/// packages, in a `node_modules`, are left out.
pub(super) fn add_package(base: &Path, folder: &str, paths: &mut BTreeSet<String>) {
    let own = disk::files_below(&base.join(folder), |entry| {
        entry.depth() == 0 || entry.file_name() != "node_modules"
    });
    add(base, &own, paths);
}

/// Adds the paths of all files below `base/node_modules`.
pub(super) fn add_all(base: &Path, paths: &mut BTreeSet<String>) {
    add(base, &disk::files_below(&base.join("node_modules"), |_| true), paths);
}

fn add(base: &Path, files: &[PathBuf], paths: &mut BTreeSet<String>) {
    let below = files.iter().filter_map(|file| file.strip_prefix(base).ok()?.to_str());
    paths.extend(below.map(str::to_owned));
}

//! A record of the last build that failed, so that `publish` does not take the output of an earlier
//! build for that of the last one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::assets::cache;
use crate::base::digest::Digest;
use crate::build::dist::foreign;

/// The record that the last build into a folder failed, in `.archipel`.
#[derive(Debug)]
pub struct FailedBuild {
    record: PathBuf,
    /// The output folder.
    out: PathBuf,
}

impl FailedBuild {
    /// The record for the output folder `out` of the project at `root`.
    pub fn of(root: &Path, out: &Path) -> FailedBuild {
        let real = |path: &Path| foreign::real_path(path).unwrap_or_else(|_| path.to_owned());
        let (root_path, out) = (real(root), real(out));
        // The record moves with the project.
        let below = out.strip_prefix(&root_path).unwrap_or(&out);
        let name = Digest::of(below.as_os_str().as_encoded_bytes()).short();
        FailedBuild { record: root.join(format!(".archipel/failed/{name}")), out }
    }

    /// Records that the build failed, if there is the output of an earlier one.
    pub fn set(&self) {
        if self.out.is_dir() {
            cache::provide(&self.record, b"the last build into this folder failed\n");
        }
    }

    /// Removes the record, if there is one: the build succeeded.
    pub fn clear(&self) {
        if self.exists() {
            cache::remove(&self.record);
        }
    }

    /// Returns whether the last build failed.
    pub fn exists(&self) -> bool {
        fs::metadata(&self.record).is_ok()
    }
}

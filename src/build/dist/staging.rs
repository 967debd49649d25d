//! The staging folder of a build, next to the output folder; it also serves as a lock.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::base::disk;
use crate::base::os::FileIdentity;

/// The number of attempts to lock the folder, if other builds end at the same moment.
const MAX_ATTEMPTS: usize = 100;

/// The locked staging folder. It is removed with its content when it is dropped.
#[derive(Debug)]
pub(super) struct Staging {
    folder: PathBuf,
    tree: PathBuf,
    old: PathBuf,
    /// Holds the lock until it is closed, after the folder was removed.
    _lock: File,
}

impl Staging {
    /// Creates `.<name>.staging` next to `out`, locks it, and removes the files of a killed build.
    pub(super) fn open(out: &Path) -> anyhow::Result<Staging> {
        let (Some(parent), Some(name)) = (out.parent(), out.file_name()) else {
            bail!("it has no parent folder");
        };
        fs::create_dir_all(parent)
            .with_context(|| format!("can't create the folder `{}`", parent.display()))?;
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(".staging");
        let folder = parent.join(hidden);
        let lock = lock(&folder)?;
        let staging =
            Staging { tree: folder.join("tree"), old: folder.join("old"), folder, _lock: lock };
        staging.recover(out).context("can't clear what an interrupted build left")?;
        fs::create_dir(&staging.tree)
            .with_context(|| format!("can't create the folder `{}`", staging.tree.display()))?;
        Ok(staging)
    }

    /// The new tree; after the exchange, the old one.
    pub(super) fn tree(&self) -> &Path {
        &self.tree
    }

    /// The old tree, between the two steps of an exchange.
    pub(super) fn old(&self) -> &Path {
        &self.old
    }

    fn recover(&self, out: &Path) -> io::Result<()> {
        if exists(&self.old)? && !exists(out)? {
            fs::rename(&self.old, out)?;
        }
        for left in [&self.tree, &self.old] {
            if exists(left)? {
                fs::remove_dir_all(left)?;
            }
        }
        Ok(())
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        // The next build removes or reports files that can't be removed now. The lock file is
        // removed before the folder, and both while the lock is held, so that waiting builds
        // notice.
        let _ = fs::remove_dir_all(&self.tree);
        let _ = fs::remove_dir_all(&self.old);
        let _ = fs::remove_file(self.folder.join("lock"));
        let _ = fs::remove_dir(&self.folder);
    }
}

fn exists(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn lock(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("lock");
    for link in [folder, &*path] {
        // Through a link, the files of another folder would be replaced or removed.
        if fs::symlink_metadata(link).is_ok_and(|found| found.is_symlink()) {
            bail!("`{}` is a symbolic link; remove it", link.display());
        }
    }
    for _ in 0..MAX_ATTEMPTS {
        match fs::create_dir(folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(error)
                    .with_context(|| format!("can't create the folder `{}`", folder.display()));
            }
            _ => {}
        }
        let file = match disk::open_lock(&path) {
            Ok(file) => file,
            // A build that ended has removed the folder.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => {
                return Err(error).with_context(|| format!("can't create `{}`", path.display()));
            }
        };
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("another build is writing it; wait until that one has ended");
            }
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("can't lock `{}`", path.display()));
            }
        }
        // A lock on a file that was removed or replaced has no effect.
        if let (Ok(held), Ok(named)) = (file.metadata(), fs::metadata(&path))
            && FileIdentity::new(&held).is_same_file(FileIdentity::new(&named))
        {
            return Ok(file);
        }
    }
    bail!("other builds keep starting and ending in `{}`", folder.display())
}

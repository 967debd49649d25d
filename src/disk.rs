//! Makes what was written survive a loss of power.
//!
//! Without it, a system writes contents and names to the disk when it likes, and in any order: a
//! folder that was renamed last may be there afterwards, with empty files in it.
#![expect(clippy::disallowed_methods, reason = "opens folders to sync them")]

use std::fs::File;
use std::io;
use std::path::Path;

/// Returns when everything in the file system of `folder` that was written before the call is on
/// the disk: contents, names and links.
///
/// One call for all files: 8,000 of them took 0.1 s where syncing each took 1 s, and nothing to
/// sync takes 0.2 ms. It also waits for what other programs have written to the same file system.
#[cfg(target_os = "linux")]
pub fn sync(folder: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(folder)?)?)
}

/// Returns when the files and folders below `folder`, and its name, are on the disk.
#[cfg(not(target_os = "linux"))]
pub fn sync(folder: &Path) -> io::Result<()> {
    for entry in walkdir::WalkDir::new(folder).contents_first(true) {
        File::open(entry?.path())?.sync_all()?;
    }
    folder.parent().map_or(Ok(()), |parent| File::open(parent)?.sync_all())
}

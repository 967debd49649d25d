//! Reads, lists and removes files that may be anything, for example pipes.
#![expect(clippy::disallowed_methods, reason = "files of which only the content counts")]

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use crate::base::os;

/// Reads a file. Anything else in its place is an error: opening a pipe would wait for a writer.
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let file = os::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or_default());
    file.take(u64::MAX).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Removes a file, or a folder with its contents, if it exists. A symbolic link is removed, but not
/// its target.
pub fn remove(path: &Path) -> io::Result<()> {
    let removed = match path.symlink_metadata() {
        Ok(found) if found.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    removed.or_else(|error| match error.kind() {
        io::ErrorKind::NotFound => Ok(()),
        _ => Err(error),
    })
}

/// Returns the paths of all files below a folder, including pipes and other special files.
/// `is_wanted` decides which folders are entered. Symbolic links are not followed.
pub fn files_below(folder: &Path, is_wanted: impl FnMut(&DirEntry) -> bool) -> Vec<PathBuf> {
    let is_other = |entry: &DirEntry| entry.file_type().is_dir() || entry.file_type().is_symlink();
    let entries = WalkDir::new(folder).into_iter().filter_entry(is_wanted).flatten();
    entries.filter(|entry| !is_other(entry)).map(DirEntry::into_path).collect()
}

/// Opens a file that processes lock. Anything else at the path is removed.
pub fn open_lock(path: &Path) -> io::Result<File> {
    if path.symlink_metadata().is_ok_and(|found| !found.is_file()) {
        remove(path)?;
    }
    File::options().create(true).append(true).open(path)
}

//! Writes the files of a new site.

use std::fs::{self, DirEntry};
use std::io::{self, ErrorKind};
use std::path::Path;

use anyhow::{Context as _, bail};

/// Returns an error if the folder has files, or if its path leads to another one once it is
/// created.
pub(in crate::cli) fn require_free(folder: &Path) -> anyhow::Result<()> {
    if folder.as_os_str().is_empty() {
        bail!("the folder has no name; write `.` for the current folder");
    }
    let mut absent = folder.ancestors().take_while(|part| !part.exists());
    if absent.any(|part| part.ends_with("..")) {
        let folder = folder.display();
        bail!("`{folder}` has `..` after a folder that does not exist; write a path without it");
    }
    let listed = fs::read_dir(folder);
    let is_absent = listed.as_ref().is_err_and(|error| error.kind() == ErrorKind::NotFound);
    if is_absent {
        return Ok(());
    }
    // The folder of a new site may already be a repository.
    let is_taken = |entry: &DirEntry| entry.file_name() != ".git";
    let context = || format!("can't list `{}`", folder.display());
    let entries = listed.with_context(context)?;
    let entries = entries.collect::<Result<Vec<_>, _>>().with_context(context)?;
    if entries.iter().any(is_taken) {
        bail!("`{}` is not empty; use a folder that does not exist", folder.display());
    }
    Ok(())
}

/// Writes a file, and creates its folder.
pub(in crate::cli) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

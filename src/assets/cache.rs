//! Results that are expensive to compute, stored in a folder that may be deleted at any time.
//!
//! The name of an entry is the digest of everything it depends on, and its content begins with the
//! digest of its name and its content, so it can be neither stale, nor partially written, nor
//! confused with another entry.
#![expect(clippy::disallowed_methods, reason = "the one door to the cache folder")]

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use parking_lot::Mutex;

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::disk;

/// The cache folder of the project at `root`.
pub fn folder(root: &Path) -> PathBuf {
    root.join(".archipel/cache")
}

/// The content of an entry; `None` when there is none, or it is damaged.
pub fn read(path: &Path) -> Option<Vec<u8>> {
    let mut bytes = disk::read_file(path).ok()?;
    let (head, content) = bytes.split_at_checked(HEAD)?;
    let digest = Digest::from_hex(str::from_utf8(head).ok()?.strip_suffix('\n')?)?;
    if seal(path, content) != digest {
        return None;
    }
    bytes.drain(..HEAD);
    Some(bytes)
}

/// 64 hexadecimal digits and a line end.
const HEAD: usize = 65;

/// The digest of an entry's name and content.
fn seal(path: &Path, content: &[u8]) -> Digest {
    let name = path.file_name().unwrap_or_default();
    DigestBuilder::new().field(name.as_encoded_bytes()).field(content).finish()
}

/// Writes an entry. Failures are not errors of the build; [`failure`] returns them.
pub fn write(path: &Path, content: &[u8]) {
    let mut bytes = seal(path, content).hex().into_bytes();
    bytes.push(b'\n');
    bytes.extend_from_slice(content);
    note(path, replace(path, &bytes));
}

/// Writes a file of `.archipel` that other programs read, unless it has these bytes. Failures are
/// not errors, as for entries.
pub fn provide(path: &Path, bytes: &[u8]) {
    if disk::read_file(path).ok().as_deref() != Some(bytes) {
        note(path, replace(path, bytes));
    }
}

/// Removes a file that [`provide`] wrote. Failures are not errors.
pub fn remove(path: &Path) {
    note(path, std::fs::remove_file(path));
}

fn note(path: &Path, result: std::io::Result<()>) {
    // A missing project is reported elsewhere.
    if let Err(error) = result
        && error.kind() != ErrorKind::NotFound
    {
        let mut failures = FAILURES.lock();
        failures.insert(path.to_owned(), error.to_string());
    }
}

/// The entries that could not be written, of all projects of the process.
static FAILURES: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());

/// Returns the reason why an entry of the project at `root` could not be written since the last
/// call.
pub fn failure(root: &Path) -> Option<String> {
    let folder = root.join(".archipel");
    let mut failures = FAILURES.lock();
    let own = failures.extract_if(.., |path, _| path.starts_with(&folder));
    own.map(|(_, words)| words).reduce(|first, _| first)
}

/// Creates a folder and its parents up to `.archipel`, but not the folder of a project that was
/// moved away: it could not be moved back. A file or pipe in `.archipel` is removed; a symbolic
/// link may point to a disk that is temporarily absent.
pub fn create_folder(folder: &Path) -> std::io::Result<()> {
    let create = || match std::fs::create_dir(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            match folder.is_symlink() || folder.ends_with(".archipel") {
                _ if folder.is_dir() => Ok(()),
                true => Err(error),
                false => std::fs::remove_file(folder).and_then(|()| std::fs::create_dir(folder)),
            }
        }
        other => other,
    };
    match (create(), folder.parent()) {
        (Err(error), Some(above))
            if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
                && !folder.ends_with(".archipel") =>
        {
            create_folder(above).and_then(|()| create())
        }
        (created, _) => created,
    }
}

/// Writes a file atomically. A folder in its place is removed.
pub fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        create_folder(folder)?;
    }
    let temporary = path.with_extension(unique("tmp"));
    let rename = || match std::fs::rename(&temporary, path) {
        Err(error) if error.kind() == ErrorKind::IsADirectory => {
            disk::remove(path).and_then(|()| std::fs::rename(&temporary, path))
        }
        other => other,
    };
    let result = std::fs::write(&temporary, bytes).and_then(|()| rename());
    if result.is_err() {
        let _ = std::fs::remove_file(&temporary);
    }
    result
}

/// Returns a name that no other process or thread uses.
pub fn unique(prefix: &str) -> String {
    let thread = format!("{:?}", std::thread::current().id());
    let thread: String = thread.chars().filter(char::is_ascii_digit).collect();
    format!("{prefix}-{}-{thread}", std::process::id())
}

/// Removes all but the `keep` youngest entries of a folder.
pub fn prune(folder: &Path, keep: usize) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let age = |entry: &std::fs::DirEntry| {
        entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
    };
    let mut files: Vec<_> = entries.flatten().map(|entry| (age(&entry), entry.path())).collect();
    files.sort();
    let old = files.len().saturating_sub(keep);
    for (_, path) in files.into_iter().take(old) {
        let _ = disk::remove(&path);
    }
}

/// A folder that is removed when it is no longer needed.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Creates the folder `path`.
    pub fn new(path: PathBuf) -> std::io::Result<Scratch> {
        std::fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

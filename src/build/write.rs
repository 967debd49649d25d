//! Writes several files, all or none.
#![expect(clippy::disallowed_methods, reason = "writes the files that a user asked to change")]

use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use similar::TextDiff;

use crate::base::disk::read_file;
use crate::engine::source::{Snapshot, SourcePath};

/// Files to write.
#[derive(Default)]
pub struct Changes {
    files: Vec<Change>,
}

struct Change {
    path: PathBuf,
    /// `None` if the file is removed.
    bytes: Option<Vec<u8>>,
    known: Known,
}

/// The state of a file that a change expects.
enum Known {
    Anything,
    /// A file with these bytes; `None` if it must not exist.
    Exactly(Option<Vec<u8>>),
}

/// The error of a change whose file is not the expected one; nothing was written.
#[derive(Debug)]
pub struct FileChanged(pub String);

impl fmt::Display for FileChanged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` has changed meanwhile; nothing was written", self.0)
    }
}

impl std::error::Error for FileChanged {}

/// Files that were written.
#[derive(Debug)]
pub struct WrittenFiles(Vec<Prepared>);

/// A temporary file beside the file that it replaces.
#[derive(Debug)]
struct Prepared {
    temporary: PathBuf,
    path: PathBuf,
    /// The bytes of the replaced file; `None` for a new file.
    before: Option<Vec<u8>>,
}

impl Changes {
    /// Adds a file to write.
    pub fn write(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.files.push(Change { path, bytes: Some(bytes), known: Known::Anything });
    }

    /// Adds a file to remove.
    pub fn remove(&mut self, path: PathBuf) {
        self.files.push(Change { path, bytes: None, known: Known::Anything });
    }

    /// Adds a file to write, if it still has the bytes `known`; else, nothing is written.
    pub fn replace(&mut self, path: PathBuf, known: Vec<u8>, bytes: Vec<u8>) {
        let known = Known::Exactly(Some(known));
        self.files.push(Change { path, bytes: Some(bytes), known });
    }

    /// Adds a file to write, if there is none at its path; else, nothing is written.
    pub fn create(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.files.push(Change { path, bytes: Some(bytes), known: Known::Exactly(None) });
    }

    /// Writes all files to temporary files beside their targets, then renames each, or removes it.
    /// If that fails, restores the files that were replaced or removed.
    ///
    /// # Errors
    ///
    /// [`FileChanged`] if a file has not the expected bytes; others if a file can't be written.
    pub fn apply(&self) -> anyhow::Result<WrittenFiles> {
        let mut prepared: Vec<Prepared> = Vec::new();
        let written = self.files.iter().try_for_each(|Change { path, bytes, known }| {
            // For a symbolic link, the file that it leads to is replaced.
            let path = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
            let folder =
                path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
            let name = path.file_name().context("the path names no file")?.to_string_lossy();
            let temporary = folder.join(format!(".{name}.archipel-new"));
            let context = || format!("can't write `{}`", path.display());
            prepared.push(Prepared {
                temporary: temporary.clone(),
                path: path.clone(),
                before: None,
            });
            fs::create_dir_all(folder).with_context(context)?;
            let before = existing(&path).with_context(context)?;
            if matches!(known, Known::Exactly(known) if *known != before) {
                return Err(FileChanged(path.display().to_string()).into());
            }
            if let Some(bytes) = bytes {
                write(&temporary, &path, bytes).with_context(context)?;
            }
            if let Some(last) = prepared.last_mut() {
                last.before = before;
            }
            Ok(())
        });
        if let Err(error) = written {
            remove(&prepared);
            return Err(error);
        }
        for (at, Prepared { temporary, path, .. }) in prepared.iter().enumerate() {
            let changed = match &self.files[at].bytes {
                Some(_) => fs::rename(temporary, path),
                None => fs::remove_file(path),
            };
            let Err(error) = changed else { continue };
            remove(&prepared[at..]);
            let error =
                anyhow::Error::from(error).context(format!("can't write `{}`", path.display()));
            let lost: Vec<String> =
                prepared[..at].iter().filter_map(|one| restore(one).err()).collect();
            if lost.is_empty() {
                return Err(error.context("nothing was changed"));
            }
            bail!("{error:#}; these files are changed all the same: {}", lost.join(", "));
        }
        Ok(WrittenFiles(prepared))
    }
}

impl WrittenFiles {
    /// Restores the files as they were.
    pub fn undo(&self) -> anyhow::Result<()> {
        let lost: Vec<String> = self.0.iter().filter_map(|one| restore(one).err()).collect();
        if !lost.is_empty() {
            bail!("these files are changed, and can't be restored: {}", lost.join(", "));
        }
        Ok(())
    }
}

/// Returns the new text of a file, with a byte order mark if the file has one.
pub fn with_mark(snapshot: &Snapshot, path: &str, text: &str) -> Vec<u8> {
    const MARK: &[u8] = b"\xef\xbb\xbf";
    let had_mark = snapshot.read(path).is_ok_and(|bytes| bytes.starts_with(MARK));
    [if had_mark { MARK } else { b"" }, text.as_bytes()].concat()
}

/// The change of a file as a unified diff that `patch -p1` and `git apply` read. `before` is `None`
/// for a new file.
pub fn diff(path: &SourcePath, before: Option<&[u8]>, after: &[u8]) -> String {
    let old = before.map_or_else(|| "/dev/null".to_owned(), |_| format!("a/{path}"));
    let [before, after] = [before.unwrap_or_default(), after].map(String::from_utf8_lossy);
    let diff = TextDiff::from_lines(&*before, &*after);
    diff.unified_diff().header(&old, &format!("b/{path}")).to_string()
}

/// Returns the bytes of a file, if it exists.
pub fn existing(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match read_file(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a file with the permissions of the file at `path`.
fn write(temporary: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::write(temporary, bytes)?;
    match fs::metadata(path) {
        Ok(known) => fs::set_permissions(temporary, known.permissions()),
        Err(_) => Ok(()),
    }
}

fn remove(prepared: &[Prepared]) {
    for Prepared { temporary, .. } in prepared {
        let _ = fs::remove_file(temporary);
    }
}

/// Restores the file that was replaced. The error is its path.
fn restore(Prepared { temporary, path, before }: &Prepared) -> Result<(), String> {
    let restored = match before {
        Some(bytes) => write(temporary, path, bytes).and_then(|()| fs::rename(temporary, path)),
        None => fs::remove_file(path),
    };
    restored.map_err(|_| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::cache::{Scratch, unique};

    #[test]
    fn written_files_can_be_restored() {
        let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-undo"))).unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a"), "old").unwrap();
        let mut changes = Changes::default();
        for name in ["a", "b"] {
            changes.write(at(name), "new".into());
        }
        let written = changes.apply().unwrap();
        assert_eq!(fs::read_to_string(at("b")).unwrap(), "new");
        written.undo().unwrap();
        assert_eq!(fs::read_to_string(at("a")).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let mut changes = Changes::default();
        changes.write(at("b"), "old".into());
        changes.remove(at("a"));
        let written = changes.apply().unwrap();
        assert!(!at("a").exists() && at("b").exists());
        written.undo().unwrap();
        assert_eq!(fs::read_to_string(at("a")).unwrap(), "old");
        assert!(!at("b").exists());
    }

    #[test]
    fn no_file_is_written_if_one_has_changed() {
        let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-known"))).unwrap();
        let at = |name: &str| folder.path().join(name);
        for name in ["a", "b"] {
            fs::write(at(name), "old").unwrap();
        }
        let apply = |known: &str| {
            let mut changes = Changes::default();
            changes.replace(at("a"), "old".into(), "new".into());
            changes.replace(at("b"), known.into(), "new".into());
            changes.apply()
        };
        let error = apply("older").unwrap_err();
        assert!(error.is::<FileChanged>(), "{error:#}");
        assert_eq!(fs::read_to_string(at("a")).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        apply("old").unwrap();
        assert_eq!(fs::read_to_string(at("b")).unwrap(), "new");
        let mut changes = Changes::default();
        changes.create(at("b"), "newer".into());
        assert!(changes.apply().is_err());
        assert_eq!(fs::read_to_string(at("b")).unwrap(), "new");
    }

    #[test]
    fn a_failed_move_leaves_all_files_as_they_were() {
        let folder = Scratch::new(std::env::temp_dir().join(unique("archipel-changes"))).unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("a"), "old").unwrap();
        let mut changes = Changes::default();
        for (name, text) in [("a", "new"), ("below/b", "new"), ("c", "new")] {
            changes.write(at(name), text.into());
        }
        // The second rename of a file fails.
        changes.write(at("c"), "new".into());
        let error = format!("{:#}", changes.apply().unwrap_err());
        assert!(error.starts_with("nothing was changed: can't write"), "{error}");
        assert_eq!(fs::read_to_string(at("a")).unwrap(), "old");
        let left: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().file_name()).collect();
        assert_eq!(left.len(), 2, "{left:?}");
        assert_eq!(fs::read_dir(at("below")).unwrap().count(), 0);
    }
}

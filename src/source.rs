//! The input tree: which files there are, and their bytes when they are asked for.
#![expect(clippy::disallowed_methods, reason = "the one door through which input files are read")]

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use walkdir::WalkDir;

/// A file of the project: relative to its root, `/` between names, UTF-8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourcePath(Arc<str>);

impl SourcePath {
    /// Takes a path that is already relative and `/`-separated.
    pub fn new(path: impl AsRef<str>) -> SourcePath {
        SourcePath(Arc::from(path.as_ref()))
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last name of the path.
    pub fn file_name(&self) -> &str {
        self.0.rsplit('/').next().unwrap_or_default()
    }
}

impl Borrow<str> for SourcePath {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SourcePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for SourcePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// Why a file of the tree can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The operating system refused; its words.
    Io(String),
    /// The bytes are not UTF-8; the offset of the first bad one.
    NotUtf8 {
        /// Offset in bytes.
        offset: usize,
    },
    /// A symbolic link that leads to one of the folders it lies in.
    LinkLoop,
    /// A symbolic link to something outside of the project.
    LinkOutside,
    /// The name itself is not UTF-8.
    NameNotUtf8,
}

enum Place {
    Disk(PathBuf),
    Memory(Vec<u8>),
}

/// The input tree at one moment: the list of files, read when they are needed and not kept.
///
/// Only `site.toml` and the five input folders belong to it. Names that begin with a dot or end
/// with `~`, and everything below a `node_modules`, do not.
pub struct Snapshot {
    root: PathBuf,
    files: BTreeMap<SourcePath, Place>,
    unreadable: BTreeMap<SourcePath, Unreadable>,
}

/// The folders that are read, beside `site.toml`.
pub const INPUT_FOLDERS: [&str; 5] = ["content", "locales", "templates", "islands", "assets"];

impl Snapshot {
    /// Lists the input tree below `root`. What can't be listed becomes an entry of
    /// [`Snapshot::unreadable`]; a missing folder is an empty one.
    pub fn take(root: &Path) -> Snapshot {
        // Programs that are started in other folders are told absolute paths.
        let root = &std::path::absolute(root).unwrap_or_else(|_| root.to_path_buf());
        let mut snapshot =
            Snapshot { root: root.clone(), files: BTreeMap::new(), unreadable: BTreeMap::new() };
        let real_root = root.canonicalize().unwrap_or_else(|_| root.clone());
        let config = root.join("site.toml");
        if config.exists() {
            snapshot.files.insert(SourcePath::new("site.toml"), Place::Disk(config));
        }
        for folder in INPUT_FOLDERS {
            snapshot.list(folder, &real_root);
        }
        snapshot
    }

    /// A tree that exists in memory only.
    pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, Vec<u8>)>) -> Snapshot {
        Snapshot {
            root: PathBuf::new(),
            files: files
                .into_iter()
                .map(|(path, bytes)| (SourcePath::new(path), Place::Memory(bytes)))
                .collect(),
            unreadable: BTreeMap::new(),
        }
    }

    /// The folder the tree was listed from; empty for a tree in memory.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Files and folders that were found but can't be used, with the reason.
    pub fn unreadable(&self) -> impl Iterator<Item = (&SourcePath, &Unreadable)> {
        self.unreadable.iter()
    }

    /// The files whose path begins with `prefix`, in order.
    pub fn under(&self, prefix: &str) -> impl Iterator<Item = &SourcePath> {
        self.files
            .range::<str, _>((std::ops::Bound::Included(prefix), std::ops::Bound::Unbounded))
            .map(|(path, _)| path)
            .take_while(move |path| path.as_str().starts_with(prefix))
    }

    /// Whether the tree has that file.
    pub fn contains(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The tree's own copy of `path`, when it has that file.
    pub fn find(&self, path: &str) -> Option<&SourcePath> {
        self.files.get_key_value(path).map(|(path, _)| path)
    }

    /// The bytes of a file. A file that vanished since the listing is unreadable.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, Unreadable> {
        match self.files.get(path) {
            Some(Place::Memory(bytes)) => Ok(bytes.clone()),
            Some(Place::Disk(file)) => {
                std::fs::read(file).map_err(|error| Unreadable::Io(error.to_string()))
            }
            None => Err(Unreadable::Io("no such file".to_owned())),
        }
    }

    /// The text of a file; a byte order mark at its start is not part of it.
    pub fn read_text(&self, path: &str) -> Result<String, Unreadable> {
        let mut bytes = self.read(path)?;
        if bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        String::from_utf8(bytes)
            .map_err(|error| Unreadable::NotUtf8 { offset: error.utf8_error().valid_up_to() })
    }

    /// Where the file lies on disk; `None` for a tree in memory.
    pub fn on_disk(&self, path: &str) -> Option<&Path> {
        match self.files.get(path)? {
            Place::Disk(file) => Some(file),
            Place::Memory(_) => None,
        }
    }

    fn list(&mut self, folder: &str, real_root: &Path) {
        let start = self.root.join(folder);
        if !start.exists() {
            return;
        }
        let mut walk = WalkDir::new(&start).follow_links(true).into_iter().filter_entry(|entry| {
            let name = entry.file_name().to_string_lossy();
            entry.depth() == 0
                || !(name.starts_with('.') || name.ends_with('~') || name == "node_modules")
        });
        while let Some(entry) = walk.next() {
            match entry {
                Ok(entry) => {
                    let Some(path) = self.relative(entry.path()) else {
                        let shown = entry.path().to_string_lossy().into_owned();
                        self.unreadable.insert(SourcePath::new(shown), Unreadable::NameNotUtf8);
                        continue;
                    };
                    if entry.path_is_symlink()
                        && !entry.path().canonicalize().is_ok_and(|to| to.starts_with(real_root))
                    {
                        // What lies there may be anything, up to the whole machine.
                        if entry.file_type().is_dir() {
                            walk.skip_current_dir();
                        }
                        self.unreadable.insert(path, Unreadable::LinkOutside);
                    } else if entry.file_type().is_file() {
                        self.files.insert(path, Place::Disk(entry.into_path()));
                    }
                }
                Err(error) => {
                    let path = error.path().and_then(|path| self.relative(path));
                    self.unreadable
                        .insert(path.unwrap_or_else(|| SourcePath::new(folder)), reason(&error));
                }
            }
        }
    }

    fn relative(&self, path: &Path) -> Option<SourcePath> {
        let relative = path.strip_prefix(&self.root).unwrap_or(path);
        let mut text = String::new();
        for part in relative.components() {
            if !text.is_empty() {
                text.push('/');
            }
            text.push_str(part.as_os_str().to_str()?);
        }
        Some(SourcePath::new(text))
    }
}

/// Why the walk can't enter a place.
fn reason(error: &walkdir::Error) -> Unreadable {
    if error.loop_ancestor().is_some() {
        return Unreadable::LinkLoop;
    }
    let is_link = error.path().is_some_and(Path::is_symlink);
    match error.io_error() {
        Some(io) if is_link && io.kind() == std::io::ErrorKind::NotFound => Unreadable::LinkOutside,
        // A link to itself: the system gives up following it.
        Some(_) if is_link && error.path().is_some_and(|path| path.canonicalize().is_err()) => {
            Unreadable::LinkLoop
        }
        Some(io) => Unreadable::Io(io.to_string()),
        None => Unreadable::Io(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn under_lists_a_prefix_in_order() {
        let snapshot = Snapshot::in_memory([
            ("content/pages/b.yaml", vec![]),
            ("content/pages/a.yaml", vec![]),
            ("content/data/x.yaml", vec![]),
        ]);
        let found: Vec<_> = snapshot.under("content/pages/").map(SourcePath::as_str).collect();
        assert_eq!(found, ["content/pages/a.yaml", "content/pages/b.yaml"]);
    }

    #[test]
    fn text_drops_the_mark_and_names_the_first_bad_byte() {
        let snapshot = Snapshot::in_memory([
            ("content/a", b"\xef\xbb\xbfok".to_vec()),
            ("content/b", b"ok\xff".to_vec()),
        ]);
        assert_eq!(snapshot.read_text("content/a").unwrap(), "ok");
        assert_eq!(snapshot.read_text("content/b"), Err(Unreadable::NotUtf8 { offset: 2 }));
    }
}

//! The input tree: lists its files, and reads them on demand.
#![expect(clippy::disallowed_methods, reason = "the only module that reads input files")]

mod tree;

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use walkdir::{DirEntry, WalkDir};

use crate::digest::{Digest, DigestBuilder};

pub use crate::source::tree::{Tree, Trust, input_path};

/// The path of a file of the project: relative to its root, separated by `/`, UTF-8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourcePath(Arc<str>);

impl SourcePath {
    /// Wraps a path that is already relative and `/`-separated.
    pub fn new(path: impl AsRef<str>) -> SourcePath {
        SourcePath(Arc::from(path.as_ref()))
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last component of the path.
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
    /// The operating system's error message.
    Io(String),
    /// The bytes are not UTF-8; the offset of the first bad one.
    NotUtf8 {
        /// Offset in bytes.
        offset: usize,
    },
    /// A symbolic link to a folder that contains it.
    LinkLoop,
    /// A symbolic link to something outside of the project.
    LinkOutside,
    /// The name itself is not UTF-8.
    NameNotUtf8,
}

/// The revision of a file, or of several: while it is the same, so are the bytes. The snapshots of
/// one [`Tree`] share revisions, and so do those in memory; others never do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(u64);

impl Revision {
    /// A revision that is unique in the process.
    fn new() -> Revision {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Revision(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

#[derive(Clone)]
enum Contents {
    Disk,
    Memory(Arc<[u8]>),
}

#[derive(Clone)]
struct File {
    contents: Contents,
    revision: Revision,
}

/// The input tree at one moment: the list of files, read when they are needed and not kept.
///
/// It consists of `site.toml` and the five input folders. Names that begin with a dot or end with
/// `~`, and everything below a `node_modules`, are ignored.
#[derive(Clone)]
pub struct Snapshot {
    root: PathBuf,
    files: BTreeMap<SourcePath, File>,
    unreadable: BTreeMap<SourcePath, Unreadable>,
    /// The revision of the list of file names.
    names: Revision,
}

impl From<Digest> for Revision {
    fn from(digest: Digest) -> Revision {
        Revision(digest.prefix())
    }
}

/// The configuration file at the root.
const CONFIG: &str = "site.toml";

/// The input folders.
pub const INPUT_FOLDERS: [&str; 5] = ["content", "locales", "templates", "islands", "assets"];

impl Snapshot {
    /// Lists the input tree below `root`. What can't be listed becomes an entry of
    /// [`Snapshot::unreadable`]; a missing folder counts as empty.
    pub fn scan(root: &Path) -> Snapshot {
        let mut snapshot = Snapshot::empty(root);
        if snapshot.root.join(CONFIG).exists() {
            snapshot.add(SourcePath::new(CONFIG));
        }
        let canonical_root = canonical(&snapshot.root);
        for folder in INPUT_FOLDERS {
            snapshot.list(folder, &canonical_root, &mut |snapshot, path, entry| {
                if entry.file_type().is_file() {
                    snapshot.add(path);
                }
            });
        }
        snapshot
    }

    /// Lists one of the input folders again.
    pub fn relist(&self, folder: &str) -> Snapshot {
        let mut snapshot = Snapshot::empty(&self.root);
        snapshot.list(folder, &canonical(&self.root), &mut |snapshot, path, entry| {
            if entry.file_type().is_file() {
                snapshot.add(path);
            }
        });
        snapshot
    }

    /// A tree in memory.
    pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, Vec<u8>)>) -> Snapshot {
        let mut snapshot = Snapshot::empty(Path::new(""));
        let mut names = DigestBuilder::new();
        for (path, bytes) in files {
            names = names.field(path);
            let file = File {
                revision: Digest::of(&bytes).into(),
                contents: Contents::Memory(bytes.into()),
            };
            snapshot.files.insert(SourcePath::new(path), file);
        }
        Snapshot { names: names.finish().into(), root: PathBuf::new(), ..snapshot }
    }

    /// A tree without files. Its root is absolute, since programs are started in other folders.
    fn empty(root: &Path) -> Snapshot {
        Snapshot {
            root: std::path::absolute(root).unwrap_or_else(|_| root.to_path_buf()),
            files: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            names: Revision::new(),
        }
    }

    fn add(&mut self, path: SourcePath) {
        self.files.insert(path, File { contents: Contents::Disk, revision: Revision::new() });
    }

    /// The revision of a file; `None` when the tree has no such file.
    pub fn revision(&self, path: &str) -> Option<Revision> {
        self.files.get(path).map(|file| file.revision)
    }

    /// The revision of the names and contents of these files.
    pub fn combined_revision<'a>(
        &self,
        files: impl IntoIterator<Item = &'a SourcePath>,
    ) -> Revision {
        let digest = files.into_iter().fold(DigestBuilder::new(), |digest, path| {
            let revision = self.revision(path.as_str()).unwrap_or_default();
            digest.field(path.as_str()).field(revision.0.to_le_bytes())
        });
        digest.finish().into()
    }

    /// The revision of the list of file names.
    pub fn names_revision(&self) -> Revision {
        self.names
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

    /// The files directly in `folder`, which ends with a slash, in order. Subfolders are skipped
    /// without visiting their files.
    pub fn files_in<'a>(&'a self, folder: &str) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        let (folder, mut from) = (folder.to_owned(), folder.to_owned());
        std::iter::from_fn(move || {
            loop {
                let start = std::ops::Bound::Included(from.as_str());
                let (path, _) =
                    self.files.range::<str, _>((start, std::ops::Bound::Unbounded)).next()?;
                let rest = path.as_str().strip_prefix(folder.as_str())?;
                match rest.split_once('/') {
                    // `0` follows the slash.
                    Some((inner, _)) => from = format!("{folder}{inner}0"),
                    None => {
                        from = format!("{path}\0");
                        return Some(path);
                    }
                }
            }
        })
    }

    /// Returns whether the tree has that file.
    pub fn contains(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The tree's own copy of `path`, when it has that file.
    pub fn find(&self, path: &str) -> Option<&SourcePath> {
        self.files.get_key_value(path).map(|(path, _)| path)
    }

    /// Reads a file. A file that was removed since the listing is unreadable.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, Unreadable> {
        match self.files.get(path).map(|file| &file.contents) {
            Some(Contents::Memory(bytes)) => Ok(bytes.to_vec()),
            Some(Contents::Disk) => std::fs::read(self.root.join(path))
                .map_err(|error| Unreadable::Io(error.to_string())),
            None => Err(Unreadable::Io("no such file".to_owned())),
        }
    }

    /// Reads a file as text, without a byte order mark at its start.
    pub fn read_text(&self, path: &str) -> Result<String, Unreadable> {
        let mut bytes = self.read(path)?;
        if bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        String::from_utf8(bytes)
            .map_err(|error| Unreadable::NotUtf8 { offset: error.utf8_error().valid_up_to() })
    }

    /// Walks `start`, a file or a folder of the tree, and calls `found` for every file and folder.
    fn list(
        &mut self,
        start: &str,
        canonical_root: &Path,
        found: &mut dyn FnMut(&mut Snapshot, SourcePath, &DirEntry),
    ) {
        let at = self.root.join(start);
        if at.symlink_metadata().is_err_and(|error| is_absent(&error)) {
            return;
        }
        let mut walk = WalkDir::new(&at).follow_links(true).into_iter().filter_entry(|entry| {
            entry.depth() == 0 || is_input_name(&entry.file_name().to_string_lossy())
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
                        && !entry
                            .path()
                            .canonicalize()
                            .is_ok_and(|to| to.starts_with(canonical_root))
                    {
                        // It may be anything, up to the whole file system.
                        if entry.file_type().is_dir() {
                            walk.skip_current_dir();
                        }
                        self.unreadable.insert(path, Unreadable::LinkOutside);
                    } else if entry.file_type().is_file() || entry.file_type().is_dir() {
                        found(self, path, &entry);
                    }
                }
                Err(error) => {
                    let path = error.path().and_then(|path| self.relative(path));
                    self.unreadable
                        .insert(path.unwrap_or_else(|| SourcePath::new(start)), reason(&error));
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

/// Returns whether a file or folder of that name belongs to the tree; editors' temporary files do
/// not.
fn is_input_name(name: &str) -> bool {
    !(name.starts_with('.') || name.ends_with('~') || name == "node_modules")
}

/// Returns whether nothing exists at the path.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

fn canonical(root: &Path) -> PathBuf {
    root.canonicalize().unwrap_or_else(|_| root.to_path_buf())
}

/// Why the walk can't enter a path.
fn reason(error: &walkdir::Error) -> Unreadable {
    if error.loop_ancestor().is_some() {
        return Unreadable::LinkLoop;
    }
    let is_link = error.path().is_some_and(Path::is_symlink);
    match error.io_error() {
        Some(io) if is_link && io.kind() == io::ErrorKind::NotFound => Unreadable::LinkOutside,
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
    fn files_in_passes_over_folders() {
        let names = ["l/en/a.ftl", "l/en/pages/x.ftl", "l/en/pages/y.ftl", "l/en/z.ftl", "l/fr/a"];
        let snapshot = Snapshot::in_memory(names.map(|name| (name, vec![])));
        let found: Vec<_> = snapshot.files_in("l/en/").map(SourcePath::as_str).collect();
        assert_eq!(found, ["l/en/a.ftl", "l/en/z.ftl"]);
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

//! The input tree: which files there are, and their bytes when they are asked for.
#![expect(clippy::disallowed_methods, reason = "the one door through which input files are read")]

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

pub use crate::source::tree::{Tree, Trust, place};

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

/// Stands for the content of a file, or of several: as long as it is the same, so are the bytes.
/// The snapshots of one [`Tree`] share marks, and those in memory; others never do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark(u64);

impl Mark {
    /// One that nothing else has.
    fn new() -> Mark {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Mark(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

#[derive(Clone)]
enum Place {
    Disk,
    Memory(Arc<[u8]>),
}

#[derive(Clone)]
struct File {
    place: Place,
    mark: Mark,
}

/// The input tree at one moment: the list of files, read when they are needed and not kept.
///
/// Only `site.toml` and the five input folders belong to it. Names that begin with a dot or end
/// with `~`, and everything below a `node_modules`, do not.
#[derive(Clone)]
pub struct Snapshot {
    root: PathBuf,
    files: BTreeMap<SourcePath, File>,
    unreadable: BTreeMap<SourcePath, Unreadable>,
    /// Stands for the names of all files.
    names: Mark,
}

impl From<Digest> for Mark {
    fn from(digest: Digest) -> Mark {
        Mark(digest.head())
    }
}

/// The file at the root that the tree begins with.
const CONFIG: &str = "site.toml";

/// The folders that are read, beside `site.toml`.
pub const INPUT_FOLDERS: [&str; 5] = ["content", "locales", "templates", "islands", "assets"];

impl Snapshot {
    /// Lists the input tree below `root`. What can't be listed becomes an entry of
    /// [`Snapshot::unreadable`]; a missing folder is an empty one.
    pub fn take(root: &Path) -> Snapshot {
        let mut snapshot = Snapshot::nothing(root);
        if snapshot.root.join(CONFIG).exists() {
            snapshot.add(SourcePath::new(CONFIG));
        }
        let real_root = real(&snapshot.root);
        for folder in INPUT_FOLDERS {
            snapshot.list(folder, &real_root, &mut |snapshot, path, entry| {
                if entry.file_type().is_file() {
                    snapshot.add(path);
                }
            });
        }
        snapshot
    }

    /// One of the input folders as it is now.
    pub fn list_again(&self, folder: &str) -> Snapshot {
        let mut snapshot = Snapshot::nothing(&self.root);
        snapshot.list(folder, &real(&self.root), &mut |snapshot, path, entry| {
            if entry.file_type().is_file() {
                snapshot.add(path);
            }
        });
        snapshot
    }

    /// A tree that exists in memory only.
    pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, Vec<u8>)>) -> Snapshot {
        let mut snapshot = Snapshot::nothing(Path::new(""));
        let mut names = DigestBuilder::new();
        for (path, bytes) in files {
            names = names.field(path);
            let file = File { mark: Digest::of(&bytes).into(), place: Place::Memory(bytes.into()) };
            snapshot.files.insert(SourcePath::new(path), file);
        }
        Snapshot { names: names.finish().into(), root: PathBuf::new(), ..snapshot }
    }

    /// A tree without files. Programs that are started in other folders are told absolute paths.
    fn nothing(root: &Path) -> Snapshot {
        Snapshot {
            root: std::path::absolute(root).unwrap_or_else(|_| root.to_path_buf()),
            files: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            names: Mark::new(),
        }
    }

    fn add(&mut self, path: SourcePath) {
        self.files.insert(path, File { place: Place::Disk, mark: Mark::new() });
    }

    /// What stands for the content of a file; `None` when the tree has no such file.
    pub fn mark(&self, path: &str) -> Option<Mark> {
        self.files.get(path).map(|file| file.mark)
    }

    /// What stands for the names and contents of these files.
    pub fn marks<'a>(&self, files: impl IntoIterator<Item = &'a SourcePath>) -> Mark {
        let digest = files.into_iter().fold(DigestBuilder::new(), |digest, path| {
            let mark = self.mark(path.as_str()).unwrap_or_default();
            digest.field(path.as_str()).field(mark.0.to_le_bytes())
        });
        digest.finish().into()
    }

    /// What stands for the names of all files of the tree.
    pub fn names(&self) -> Mark {
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

    /// The files directly in `folder`, which ends with a slash, in order. What lies in folders of
    /// it is passed over without looking at each.
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
        match self.files.get(path).map(|file| &file.place) {
            Some(Place::Memory(bytes)) => Ok(bytes.to_vec()),
            Some(Place::Disk) => std::fs::read(self.root.join(path))
                .map_err(|error| Unreadable::Io(error.to_string())),
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

    /// Walks over `start`, a file or a folder of the tree, and hands every file to `found`, every
    /// folder too.
    fn list(
        &mut self,
        start: &str,
        real_root: &Path,
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
                        && !entry.path().canonicalize().is_ok_and(|to| to.starts_with(real_root))
                    {
                        // What lies there may be anything, up to the whole machine.
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

/// Whether a file or folder of that name belongs to the tree; editors' own files do not.
fn is_input_name(name: &str) -> bool {
    !(name.starts_with('.') || name.ends_with('~') || name == "node_modules")
}

/// Whether there is nothing in a place, or its folder is a file.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

fn real(root: &Path) -> PathBuf {
    root.canonicalize().unwrap_or_else(|_| root.to_path_buf())
}

/// Why the walk can't enter a place.
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

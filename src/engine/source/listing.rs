//! The list of the files of the tree, and how it is created.

use std::collections::BTreeMap;
use std::io;
use std::ops::Bound;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use walkdir::{DirEntry, WalkDir};

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::path::with_slashes;
use crate::engine::source::path::{Revision, SourcePath};
use crate::engine::source::reads::FileList;

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
    /// A device, a pipe or a socket.
    NotAFile,
}

/// Where the bytes of a file are.
#[derive(Clone)]
pub(super) enum Contents {
    Disk,
    Memory(Arc<[u8]>),
}

/// A file of the tree.
#[derive(Clone)]
pub(super) struct File {
    pub(super) contents: Contents,
    pub(super) revision: Revision,
}

/// The files of the tree by path, and the paths that can't be used.
#[derive(Clone)]
pub(super) struct Listing {
    pub(super) root: PathBuf,
    pub(super) files: BTreeMap<SourcePath, File>,
    pub(super) unreadable: BTreeMap<SourcePath, Unreadable>,
    /// The revision of the list of file names.
    pub(super) names: Revision,
}

impl Listing {
    /// A tree without files. Its root is absolute, since programs are started in other folders.
    pub(super) fn empty(root: &Path) -> Listing {
        Listing {
            root: std::path::absolute(root).unwrap_or_else(|_| root.to_path_buf()),
            files: BTreeMap::new(),
            unreadable: BTreeMap::new(),
            names: Revision::new(),
        }
    }

    pub(super) fn add(&mut self, path: SourcePath) {
        self.files.insert(path, File { contents: Contents::Disk, revision: Revision::new() });
    }

    /// Adds a file, or all files of a folder.
    pub(super) fn add_all(&mut self, start: &str) {
        let canonical_root = canonical(&self.root);
        self.list(start, &canonical_root, &mut |listing, path, entry| {
            if entry.file_type().is_file() {
                listing.add(path);
            }
        });
    }

    pub(super) fn revision(&self, path: &str) -> Option<Revision> {
        self.files.get(path).map(|file| file.revision)
    }

    pub(super) fn names_of(&self, list: &FileList) -> Digest {
        let add = |digest: DigestBuilder, path: &SourcePath| digest.field(path.as_str());
        match list {
            FileList::Under(prefix) => self.under(prefix).fold(DigestBuilder::new(), add),
            FileList::In(folder) => self.files_in(folder).fold(DigestBuilder::new(), add),
            FileList::Ending(suffix) => self.ending(suffix).fold(DigestBuilder::new(), add),
        }
        .finish()
    }

    pub(super) fn under<'a>(
        &'a self,
        prefix: &'a str,
    ) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        self.files
            .range::<str, _>((Bound::Included(prefix), Bound::Unbounded))
            .map(|(path, _)| path)
            .take_while(move |path| path.as_str().starts_with(prefix))
    }

    pub(super) fn ending<'a>(
        &'a self,
        suffix: &'a str,
    ) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        self.files.keys().filter(move |path| path.as_str().ends_with(suffix))
    }

    pub(super) fn files_in<'a>(
        &'a self,
        folder: &str,
    ) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        let (folder, mut from) = (folder.to_owned(), folder.to_owned());
        std::iter::from_fn(move || {
            loop {
                let start = Bound::Included(from.as_str());
                let (path, _) = self.files.range::<str, _>((start, Bound::Unbounded)).next()?;
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

    /// Walks `start`, a file or a folder of the tree, and calls `found` for every file and folder.
    pub(super) fn list(
        &mut self,
        start: &str,
        canonical_root: &Path,
        found: &mut dyn FnMut(&mut Listing, SourcePath, &DirEntry),
    ) {
        let at = self.root.join(start);
        if at.symlink_metadata().is_err_and(|error| is_absent(&error)) {
            return;
        }
        let is_copied = is_copied(start);
        let mut walk = WalkDir::new(&at).follow_links(true).into_iter().filter_entry(|entry| {
            let name = entry.file_name().to_string_lossy();
            // Lock files of Emacs are links without a target.
            let is_kept = if is_copied { !name.starts_with(".#") } else { is_input_name(&name) };
            entry.depth() == 0 || is_kept
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
                        // The target may be anything, up to the whole file system.
                        if entry.file_type().is_dir() {
                            walk.skip_current_dir();
                        }
                        self.unreadable.insert(path, Unreadable::LinkOutside);
                    } else if entry.file_type().is_file() || entry.file_type().is_dir() {
                        found(self, path, &entry);
                    } else {
                        self.unreadable.insert(path, Unreadable::NotAFile);
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
        with_slashes(relative).map(SourcePath::new)
    }
}

/// Returns whether a file or folder with that path belongs to the tree. Hidden files and editors'
/// temporary files do not, except in `static/`, which is published unchanged.
pub(super) fn is_input(path: &str) -> bool {
    is_copied(path) || path.split('/').all(is_input_name)
}

/// Returns whether the path is that of `static/`, or is below it.
fn is_copied(path: &str) -> bool {
    path.split('/').next() == Some("static")
}

fn is_input_name(name: &str) -> bool {
    !(name.starts_with('.') || name.ends_with('~') || name == "node_modules")
}

/// Returns whether nothing exists at the path.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

pub(super) fn canonical(root: &Path) -> PathBuf {
    root.canonicalize().unwrap_or_else(|_| root.to_path_buf())
}

/// The reason why the walk can't enter a path.
fn reason(error: &walkdir::Error) -> Unreadable {
    if error.loop_ancestor().is_some() {
        return Unreadable::LinkLoop;
    }
    let is_link = error.path().is_some_and(Path::is_symlink);
    match error.io_error() {
        Some(io) if is_link && io.kind() == io::ErrorKind::NotFound => Unreadable::LinkOutside,
        // A link to itself: the system stops following it.
        Some(_) if is_link && error.path().is_some_and(|path| path.canonicalize().is_err()) => {
            Unreadable::LinkLoop
        }
        Some(io) => Unreadable::Io(io.to_string()),
        None => Unreadable::Io(error.to_string()),
    }
}

//! The input tree: lists its files, and reads them on demand.
#![expect(clippy::disallowed_methods, reason = "the only module that reads input files")]

mod listing;
mod path;
mod reads;
mod tree;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::base::digest::{Digest, DigestBuilder};

pub use crate::engine::source::listing::Unreadable;
use crate::engine::source::listing::{Contents, File, Listing};
pub use crate::engine::source::path::{Revision, SourcePath};
use crate::engine::source::reads::FileList;
pub use crate::engine::source::reads::FileReads;
pub use crate::engine::source::tree::{Tree, Trust, input_path};

/// The input tree at one moment: the list of files, which are read on demand and not stored.
///
/// It consists of `site.toml` and the six input folders. Names that begin with a dot or end with
/// `~`, and everything below a `node_modules`, are ignored.
#[derive(Clone)]
pub struct Snapshot {
    listing: Arc<Listing>,
    /// The reads, if they are recorded.
    reads: Option<Arc<Mutex<FileReads>>>,
}

/// The file that lists diagnostics that are not reported.
pub const BASELINE: &str = "check-baseline.txt";

/// The configuration file at the root, the name that editors that add an extension save it under,
/// and the baseline.
const ROOT_FILES: [&str; 3] = ["site.toml", "site.toml.txt", BASELINE];

/// The input folders.
pub const INPUT_FOLDERS: [&str; 6] =
    ["content", "locales", "templates", "islands", "assets", "static"];

impl From<Listing> for Snapshot {
    fn from(listing: Listing) -> Snapshot {
        Snapshot { listing: Arc::new(listing), reads: None }
    }
}

impl Snapshot {
    /// Lists the input tree below `root`. Files and folders that can't be listed are in
    /// [`Snapshot::unreadable`]; a missing folder counts as empty.
    pub fn scan(root: &Path) -> Snapshot {
        let mut listing = Listing::empty(root);
        for start in INPUT_FOLDERS.into_iter().chain(ROOT_FILES) {
            listing.add_all(start);
        }
        listing.into()
    }

    /// Lists all files below a folder that is not a site, except hidden ones and packages of npm.
    pub fn scan_folder(folder: &Path) -> Snapshot {
        let mut listing = Listing::empty(folder);
        listing.add_all("");
        listing.into()
    }

    /// Lists one of the input folders again.
    pub fn relist(&self, folder: &str) -> Snapshot {
        let mut listing = Listing::empty(self.root());
        listing.add_all(folder);
        listing.into()
    }

    /// A tree in memory.
    pub fn in_memory<'a>(files: impl IntoIterator<Item = (&'a str, Vec<u8>)>) -> Snapshot {
        let mut listing = Listing::empty(Path::new(""));
        let mut names = DigestBuilder::new();
        for (path, bytes) in files {
            names = names.field(path);
            let file = File {
                revision: Digest::of(&bytes).into(),
                contents: Contents::Memory(bytes.into()),
            };
            listing.files.insert(SourcePath::new(path), file);
        }
        Listing { names: names.finish().into(), root: PathBuf::new(), ..listing }.into()
    }

    /// The same tree with other text in one of its files.
    pub fn with_text(&self, path: &SourcePath, text: String) -> Snapshot {
        let mut listing = Listing::clone(&self.listing);
        let revision = Digest::of(text.as_bytes()).into();
        let contents = Contents::Memory(text.into_bytes().into());
        listing.files.insert(path.clone(), File { contents, revision });
        Snapshot { listing: Arc::new(listing), reads: self.reads.clone() }
    }

    /// Returns a copy of the tree with new texts of some files, and without some files.
    pub fn with_changes<'a>(
        &self,
        texts: impl IntoIterator<Item = (&'a SourcePath, &'a str)>,
        is_removed: impl Fn(&SourcePath) -> bool,
    ) -> Snapshot {
        let mut listing = Listing::clone(&self.listing);
        listing.files.retain(|path, _| !is_removed(path));
        let mut has_same_names = listing.files.len() == self.listing.files.len();
        for (path, text) in texts {
            let revision = Digest::of(text.as_bytes()).into();
            let contents = Contents::Memory(text.as_bytes().into());
            has_same_names &=
                listing.files.insert(path.clone(), File { contents, revision }).is_some();
        }
        if !has_same_names {
            listing.names = Revision::new();
        }
        Snapshot { listing: Arc::new(listing), reads: self.reads.clone() }
    }

    /// Returns a copy of the tree in which files have other paths. Files that can't be read stay.
    pub fn with_moves(&self, moves: &[(SourcePath, SourcePath)]) -> Snapshot {
        let mut listing = Listing::clone(&self.listing);
        for (old, new) in moves {
            let Ok(bytes) = self.read(old.as_str()) else { continue };
            if let Some(file) = listing.files.remove(old) {
                let contents = Contents::Memory(bytes.into());
                listing.files.insert(new.clone(), File { contents, ..file });
                listing.names = Revision::new();
            }
        }
        Snapshot { listing: Arc::new(listing), reads: self.reads.clone() }
    }

    /// Returns a copy of the tree that records reads.
    pub fn recording(&self) -> Snapshot {
        Snapshot { listing: Arc::clone(&self.listing), reads: Some(Arc::default()) }
    }

    /// Returns the reads since [`Snapshot::recording`], of all clones of this snapshot.
    pub fn take_reads(&self) -> FileReads {
        self.reads.as_ref().map(|reads| std::mem::take(&mut *reads.lock())).unwrap_or_default()
    }

    /// The first file or folder that has changed since these reads were recorded.
    pub fn first_change(&self, reads: &mut FileReads) -> Option<SourcePath> {
        let has_changed = |(path, revision): &(&SourcePath, &Option<Revision>)| {
            self.listing.revision(path.as_str()) != **revision
        };
        if let Some((path, _)) = reads.files.iter().find(has_changed) {
            return Some(path.clone());
        }
        if reads.names == Some(self.listing.names) {
            return None;
        }
        let changed = |(list, names): &(&FileList, &Digest)| self.listing.names_of(list) != **names;
        let changed = reads.lists.iter().find(changed).map(|(list, _)| list.path());
        if changed.is_none() && reads.names.is_some() {
            reads.names = Some(self.listing.names);
        }
        changed
    }

    fn record_file(&self, path: &str) {
        let Some(reads) = &self.reads else { return };
        let mut reads = reads.lock();
        if !reads.files.contains_key(path) {
            let known = self.listing.files.get_key_value(path);
            let path = known.map_or_else(|| SourcePath::new(path), |(path, _)| path.clone());
            let revision = known.map(|(_, file)| file.revision);
            reads.files.insert(path, revision);
        }
    }

    fn record_list(&self, list: FileList) {
        let Some(reads) = &self.reads else { return };
        let mut reads = reads.lock();
        reads.names = Some(self.listing.names);
        let names = self.listing.names_of(&list);
        reads.lists.insert(list, names);
    }

    /// The revision of a file; `None` when the tree has no such file.
    pub fn revision(&self, path: &str) -> Option<Revision> {
        self.record_file(path);
        self.listing.revision(path)
    }

    /// The folder the tree was listed from; empty for a tree in memory.
    pub fn root(&self) -> &Path {
        &self.listing.root
    }

    /// Files and folders that were found but can't be used, with the reason.
    pub fn unreadable(&self) -> impl Iterator<Item = (&SourcePath, &Unreadable)> {
        self.listing.unreadable.iter()
    }

    /// The files whose path begins with `prefix`, in order.
    pub fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        self.record_list(FileList::Under(prefix.into()));
        self.listing.under(prefix)
    }

    /// The files directly in `folder`, which ends with a slash, in order. Subfolders are skipped
    /// without visiting their files.
    pub fn files_in<'a>(&'a self, folder: &str) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        self.record_list(FileList::In(folder.into()));
        self.listing.files_in(folder)
    }

    /// The files whose path ends with `suffix`, in order.
    pub fn ending<'a>(&'a self, suffix: &'a str) -> impl Iterator<Item = &'a SourcePath> + use<'a> {
        self.record_list(FileList::Ending(suffix.into()));
        self.listing.ending(suffix)
    }

    /// Returns whether the tree has that file.
    pub fn contains(&self, path: &str) -> bool {
        self.find(path).is_some()
    }

    /// The tree's own copy of `path`, when it has that file.
    pub fn find(&self, path: &str) -> Option<&SourcePath> {
        self.record_file(path);
        self.listing.files.get_key_value(path).map(|(path, _)| path)
    }

    /// The file that was intended to be at `path`, which does not exist: see
    /// [`SourcePath::with_intended_extension`].
    pub fn misnamed(&self, path: &str) -> Option<SourcePath> {
        let (stem, ending) = path.rsplit_once('.')?;
        let is_meant = |file: &&SourcePath| {
            file.with_intended_extension(&[ending]).is_some_and(|meant| meant.as_str() == path)
        };
        self.under(&format!("{stem}.")).find(is_meant).cloned()
    }

    /// Reads a file. A file that was removed since the listing is unreadable.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, Unreadable> {
        self.record_file(path);
        match self.listing.files.get(path).map(|file| &file.contents) {
            Some(Contents::Memory(bytes)) => Ok(bytes.to_vec()),
            Some(Contents::Disk) => std::fs::read(self.root().join(path))
                .map_err(|error| Unreadable::Io(error.to_string())),
            None => Err(Unreadable::Io("no such file".to_owned())),
        }
    }

    /// Reads a file as text, without a byte order mark at its start.
    pub fn read_text(&self, path: &str) -> Result<String, Unreadable> {
        let bytes = self.read(path)?;
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        match simdutf8::compat::from_utf8(bytes) {
            Ok(text) => Ok(text.to_owned()),
            Err(error) => Err(Unreadable::NotUtf8 { offset: error.valid_up_to() }),
        }
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
    fn a_file_is_found_by_the_name_that_was_meant() {
        let names = ["a.YAML", "b.yml.txt", "d.txt", "e.yaml", "f.tsv"];
        let snapshot = Snapshot::in_memory(names.map(|name| (name, vec![])));
        let misnamed = |path| snapshot.misnamed(path).map(|file| file.as_str().to_owned());
        let wanted = ["a.yaml", "b.yaml", "d.yaml", "e.yaml", "f.csv"];
        let found = [Some("a.YAML".to_owned()), Some("b.yml.txt".to_owned()), None, None, None];
        assert_eq!(wanted.map(misnamed), found);
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

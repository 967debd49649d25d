//! The input tree, kept up to date incrementally.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use walkdir::DirEntry;

use crate::base::os::FileIdentity;
use crate::base::path::{ancestors, with_slashes};
use crate::engine::source::listing::{Contents, File, Listing, canonical, is_input};
use crate::engine::source::{INPUT_FOLDERS, ROOT_FILES, Revision, Snapshot, SourcePath};

/// The input tree below a folder. It rescans paths that may have changed, and assigns a new
/// [`Revision`] to every file whose bytes may differ.
pub struct Tree {
    snapshot: Arc<Snapshot>,
    canonical_root: PathBuf,
    stamps: BTreeMap<SourcePath, KnownStamp>,
    folders: BTreeSet<SourcePath>,
}

/// The last known stamp of a file.
#[derive(Clone, Copy)]
struct KnownStamp {
    stamp: FileStamp,
    /// When the stamp was seen first.
    first_seen: SystemTime,
    /// Whether any later write would have changed the stamp.
    is_conclusive: bool,
}

/// The metadata of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileStamp {
    length: u64,
    modified: Option<SystemTime>,
    identity: FileIdentity,
}

/// A file that was written shortly before the scan may have been written again within one tick of
/// the file system's clock (4 to 10 ms), so its stamp is not conclusive.
const MTIME_GRANULARITY: Duration = Duration::from_millis(20);

/// Whether an equal stamp means an unchanged file, for files that no event named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// No event was lost: a file with the same stamp is unchanged.
    Stamps,
    /// Events may have been lost: a stamp is only trusted if it was conclusive when it was seen.
    SettledStamps,
}

impl Tree {
    /// Lists the tree below `root`.
    pub fn new(root: &Path) -> Tree {
        let snapshot = Snapshot::from(Listing::empty(root));
        let mut tree = Tree {
            canonical_root: canonical(snapshot.root()),
            snapshot: Arc::new(snapshot),
            stamps: BTreeMap::new(),
            folders: BTreeSet::new(),
        };
        tree.rescan_all(Trust::SettledStamps);
        tree
    }

    /// The snapshot of the last scan.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        &self.snapshot
    }

    /// All folders of the tree, and the symbolic links to files: the paths to watch.
    pub fn folders(&self) -> &BTreeSet<SourcePath> {
        &self.folders
    }

    /// Rescans the whole tree; returns whether anything may have changed.
    pub fn rescan_all(&mut self, trust: Trust) -> bool {
        self.canonical_root = canonical(self.snapshot.root());
        let all = INPUT_FOLDERS.into_iter().chain(ROOT_FILES).map(SourcePath::new);
        self.relist(&all.collect(), &BTreeSet::new(), trust)
    }

    /// Rescans files and folders that events named; returns whether anything may have changed. A
    /// named file counts as changed, whatever its stamp.
    pub fn rescan(&mut self, reported: &BTreeSet<SourcePath>) -> bool {
        // A symbolic link may have another target now, with everything below it.
        let starts = reported.iter().map(|path| self.symlink_above(path).unwrap_or(path.clone()));
        let mut outermost: BTreeSet<SourcePath> = BTreeSet::new();
        for start in starts {
            if !ancestors(start.as_str()).any(|folder| reported.contains(folder)) {
                outermost.insert(start);
            }
        }
        self.relist(&outermost, reported, Trust::Stamps)
    }

    /// The outermost ancestor of a path that is a symbolic link.
    fn symlink_above(&self, path: &SourcePath) -> Option<SourcePath> {
        let mut folders: Vec<&str> = ancestors(path.as_str()).collect();
        folders.reverse();
        let root = self.snapshot.root();
        folders.into_iter().find(|folder| root.join(folder).is_symlink()).map(SourcePath::new)
    }

    fn relist(
        &mut self,
        starts: &BTreeSet<SourcePath>,
        reported: &BTreeSet<SourcePath>,
        trust: Trust,
    ) -> bool {
        let Tree { snapshot, canonical_root, stamps, folders } = self;
        let before = Arc::clone(&snapshot.listing);
        let mut listing = Listing::clone(&before);
        let now = SystemTime::now();
        let mut changed = false;
        let mut names_changed = false;
        for start in starts {
            let mut removed: BTreeMap<SourcePath, File> = BTreeMap::new();
            for path in within(start, &before.files) {
                removed.extend(listing.files.remove_entry(path.as_str()));
            }
            let unreadable: Vec<_> = within(start, &before.unreadable).cloned().collect();
            for path in &unreadable {
                listing.unreadable.remove(path.as_str());
            }
            folders.retain(|folder| !folder.is_within(start));
            listing.list(start.as_str(), canonical_root, &mut |listing, path, entry| {
                if !entry.file_type().is_file() {
                    folders.insert(path);
                    return;
                }
                if entry.path_is_symlink() {
                    folders.insert(path.clone());
                }
                let stamp = FileStamp::of(entry);
                let known = removed.remove(path.as_str());
                names_changed |= known.is_none();
                let old = stamps.get(path.as_str()).filter(|old| Some(old.stamp) == stamp).copied();
                let same = old.is_some_and(|old| trust == Trust::Stamps || old.is_conclusive);
                let revision = match known {
                    Some(File { revision, .. }) if same && !reported.contains(path.as_str()) => {
                        revision
                    }
                    _ => {
                        changed = true;
                        Revision::new()
                    }
                };
                match stamp {
                    Some(stamp) => stamps.insert(path.clone(), KnownStamp::new(stamp, now, old)),
                    None => stamps.remove(path.as_str()),
                };
                listing.files.insert(path, File { contents: Contents::Disk, revision });
            });
            names_changed |= !removed.is_empty();
            for path in removed.keys() {
                stamps.remove(path.as_str());
            }
            changed |= !within(start, &listing.unreadable).eq(within(start, &before.unreadable));
        }
        if names_changed {
            listing.names = Revision::new();
        }
        *snapshot = Arc::new(listing.into());
        changed || names_changed
    }
}

impl FileStamp {
    fn of(entry: &DirEntry) -> Option<FileStamp> {
        let metadata = entry.path().metadata().ok()?;
        Some(FileStamp {
            length: metadata.len(),
            modified: metadata.modified().ok(),
            identity: FileIdentity::new(&metadata),
        })
    }
}

impl KnownStamp {
    fn new(stamp: FileStamp, now: SystemTime, old: Option<KnownStamp>) -> KnownStamp {
        let first_seen = old.map_or(now, |old| old.first_seen);
        let is_past =
            |time: SystemTime| now.duration_since(time).is_ok_and(|age| age > MTIME_GRANULARITY);
        // The stamp of a file with a modification time in the future becomes conclusive by the time
        // since it was seen.
        let is_conclusive = is_past(first_seen) || stamp.modified.is_some_and(is_past);
        KnownStamp { stamp, first_seen, is_conclusive }
    }
}

/// Converts an absolute path to a path in the tree below `root`; `None` for paths that can't be
/// part of it.
pub fn input_path(root: &Path, path: &Path) -> Option<SourcePath> {
    let text = with_slashes(path.strip_prefix(root).ok()?)?;
    let folder = text.split('/').next()?;
    let known = ROOT_FILES.contains(&&*text) || INPUT_FOLDERS.contains(&folder);
    (known && is_input(&text)).then(|| SourcePath::new(text))
}

/// The keys of `map` that are `start` or below it.
fn within<'a, T>(
    start: &'a SourcePath,
    map: &'a BTreeMap<SourcePath, T>,
) -> impl Iterator<Item = &'a SourcePath> {
    map.range::<str, _>((std::ops::Bound::Included(start.as_str()), std::ops::Bound::Unbounded))
        .map(|(path, _)| path)
        .take_while(|path| path.as_str().starts_with(start.as_str()))
        .filter(|path| path.is_within(start))
}

#[cfg(test)]
mod tests;

//! The input tree, kept up to date while people work in it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use walkdir::DirEntry;

use crate::source::{
    CONFIG, File, INPUT_FOLDERS, Mark, Place, Snapshot, SourcePath, is_input_name, real,
};

/// The input tree below a folder, as far as it is known. It is told where something may have
/// changed, looks there, and gives every file that may have other bytes a new [`Mark`].
pub struct Tree {
    snapshot: Arc<Snapshot>,
    real_root: PathBuf,
    stamps: BTreeMap<SourcePath, Known>,
    folders: BTreeSet<SourcePath>,
}

/// What a file's stamp was.
#[derive(Clone, Copy)]
struct Known {
    stamp: Stamp,
    /// When it was seen for the first time.
    since: SystemTime,
    /// Whether another content would have another stamp.
    is_proof: bool,
}

/// What the file system says of a file without reading it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    length: u64,
    modified: Option<SystemTime>,
    identity: (u64, u64, i64, i64),
}

/// A file that was written so shortly before it was looked at may have been written once more
/// within one tick of the file system's clock (4 to 10 ms): its stamp proves nothing.
const TICK: Duration = Duration::from_millis(20);

/// How far to trust that what was not heard of is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// Everything was heard, as far as anyone knows: a file with the same stamp is the same.
    Stamps,
    /// Something was missed: a file that was just written may have been written again.
    Old,
}

impl Tree {
    /// Lists the tree below `root`.
    pub fn new(root: &Path) -> Tree {
        let snapshot = Snapshot::nothing(root);
        let mut tree = Tree {
            real_root: real(snapshot.root()),
            snapshot: Arc::new(snapshot),
            stamps: BTreeMap::new(),
            folders: BTreeSet::new(),
        };
        tree.look_everywhere(Trust::Old);
        tree
    }

    /// The tree as it is known now.
    pub fn snapshot(&self) -> &Arc<Snapshot> {
        &self.snapshot
    }

    /// All folders of the tree, and the links to files: where something can change.
    pub fn folders(&self) -> &BTreeSet<SourcePath> {
        &self.folders
    }

    /// Looks at everything again; whether anything may have changed.
    pub fn look_everywhere(&mut self, trust: Trust) -> bool {
        self.real_root = real(self.snapshot.root());
        let all = INPUT_FOLDERS.into_iter().chain([CONFIG]).map(SourcePath::new);
        self.relist(&all.collect(), &BTreeSet::new(), trust)
    }

    /// Looks again at files and folders of which something was heard; whether anything may have
    /// changed. What is heard of itself counts as changed, whatever its stamp says.
    pub fn look(&mut self, heard: &BTreeSet<SourcePath>) -> bool {
        // A link may lead elsewhere now, with everything below it.
        let starts = heard.iter().map(|place| self.link_above(place).unwrap_or(place.clone()));
        let mut outermost: BTreeSet<SourcePath> = BTreeSet::new();
        for start in starts {
            if !above(start.as_str()).any(|folder| heard.contains(folder)) {
                outermost.insert(start);
            }
        }
        self.relist(&outermost, heard, Trust::Stamps)
    }

    /// The first part of the way to a place that is a symbolic link.
    fn link_above(&self, place: &SourcePath) -> Option<SourcePath> {
        let mut folders: Vec<&str> = above(place.as_str()).collect();
        folders.reverse();
        let root = self.snapshot.root();
        folders.into_iter().find(|folder| root.join(folder).is_symlink()).map(SourcePath::new)
    }

    fn relist(
        &mut self,
        starts: &BTreeSet<SourcePath>,
        heard: &BTreeSet<SourcePath>,
        trust: Trust,
    ) -> bool {
        let Tree { snapshot, real_root, stamps, folders } = self;
        let before = Arc::clone(snapshot);
        let snapshot = Arc::make_mut(snapshot);
        let now = SystemTime::now();
        let mut changed = false;
        let mut renamed = false;
        for start in starts {
            let mut gone: BTreeMap<SourcePath, File> = BTreeMap::new();
            for path in within(start, &before.files) {
                gone.extend(snapshot.files.remove_entry(path.as_str()));
            }
            let unreadable: Vec<_> = within(start, &before.unreadable).cloned().collect();
            for path in &unreadable {
                snapshot.unreadable.remove(path.as_str());
            }
            folders.retain(|folder| !is_within(folder, start));
            snapshot.list(start.as_str(), real_root, &mut |snapshot, path, entry| {
                if !entry.file_type().is_file() {
                    folders.insert(path);
                    return;
                }
                if entry.path_is_symlink() {
                    folders.insert(path.clone());
                }
                let stamp = Stamp::of(entry);
                let known = gone.remove(path.as_str());
                renamed |= known.is_none();
                let old = stamps.get(path.as_str()).filter(|old| Some(old.stamp) == stamp).copied();
                let same = old.is_some_and(|old| trust == Trust::Stamps || old.is_proof);
                let mark = match known {
                    Some(File { mark, .. }) if same && !heard.contains(path.as_str()) => mark,
                    _ => {
                        changed = true;
                        Mark::new()
                    }
                };
                match stamp {
                    Some(stamp) => stamps.insert(path.clone(), Known::new(stamp, now, old)),
                    None => stamps.remove(path.as_str()),
                };
                snapshot.files.insert(path, File { place: Place::Disk, mark });
            });
            renamed |= !gone.is_empty();
            for path in gone.keys() {
                stamps.remove(path.as_str());
            }
            changed |= !within(start, &snapshot.unreadable).eq(within(start, &before.unreadable));
        }
        if renamed {
            snapshot.names = Mark::new();
        }
        changed || renamed
    }
}

impl Stamp {
    fn of(entry: &DirEntry) -> Option<Stamp> {
        use std::os::unix::fs::MetadataExt as _;
        let metadata = entry.path().metadata().ok()?;
        Some(Stamp {
            length: metadata.len(),
            modified: metadata.modified().ok(),
            identity: (metadata.dev(), metadata.ino(), metadata.ctime(), metadata.ctime_nsec()),
        })
    }
}

impl Known {
    fn new(stamp: Stamp, now: SystemTime, old: Option<Known>) -> Known {
        let since = old.map_or(now, |old| old.since);
        let is_past = |time: SystemTime| now.duration_since(time).is_ok_and(|age| age > TICK);
        // A file from the future never grows old, but a stamp does.
        let is_proof = is_past(since) || stamp.modified.is_some_and(is_past);
        Known { stamp, since, is_proof }
    }
}

/// The place in the tree below `root` of an absolute path; `None` for what can't be part of it.
pub fn place(root: &Path, path: &Path) -> Option<SourcePath> {
    let mut text = String::new();
    for part in path.strip_prefix(root).ok()?.components() {
        if !text.is_empty() {
            text.push('/');
        }
        text.push_str(part.as_os_str().to_str()?);
    }
    let mut parts = text.split('/');
    let known = text == CONFIG || INPUT_FOLDERS.contains(&parts.next()?);
    (known && parts.all(is_input_name)).then(|| SourcePath::new(text))
}

/// The folders that a place lies in, innermost first.
fn above(place: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(place.rsplit_once('/'), |(folder, _)| folder.rsplit_once('/'))
        .map(|(folder, _)| folder)
}

fn is_within(path: &SourcePath, start: &SourcePath) -> bool {
    let rest = path.as_str().strip_prefix(start.as_str());
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The keys of `map` that are `start` or lie in it.
fn within<'a, T>(
    start: &'a SourcePath,
    map: &'a BTreeMap<SourcePath, T>,
) -> impl Iterator<Item = &'a SourcePath> {
    map.range::<str, _>((std::ops::Bound::Included(start.as_str()), std::ops::Bound::Unbounded))
        .map(|(path, _)| path)
        .take_while(|path| path.as_str().starts_with(start.as_str()))
        .filter(|path| is_within(path, start))
}

#[cfg(test)]
mod tests;

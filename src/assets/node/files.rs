//! Records the state of input files to detect changes.
//!
//! A file with unchanged metadata is not read again.
#![expect(clippy::disallowed_methods, reason = "the one door to the files of packages")]

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::base::digest::{Digest, DigestBuilder};
use crate::base::disk;
use crate::base::os::{self, FileIdentity};
use crate::base::parallel;

/// Files and folders by path, and their state when they were recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FileStates(BTreeMap<String, KnownFile>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KnownFile {
    state: FileState,
    /// `None` while a later write could have the same metadata.
    stamp: Option<Stamp>,
}

/// The state of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum FileState {
    /// There is neither a readable file nor a folder.
    Absent,
    /// A file with that content, and whether it can be run.
    File(Digest, bool),
    /// A folder with entries of these names.
    Folder(Digest),
}

/// The metadata of a file or folder: any write changes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    length: u64,
    identity: FileIdentity,
    is_executable: bool,
}

/// A path whose state has changed since it was recorded.
#[derive(Debug)]
pub(crate) struct Change<'a> {
    /// The path.
    pub path: &'a str,
    /// Whether a file is missing or empty that was not before: this is not an edit.
    pub is_damage: bool,
}

/// Within this time, two writes may have the same time: the clock of a file system ticks every 4 to
/// 10 ms.
const TICK: Duration = Duration::from_millis(20);

/// The current time, to detect files that are written later.
pub(crate) fn now() -> SystemTime {
    SystemTime::now()
}

impl FileStates {
    /// Records the state of these paths, which are relative to `base` or absolute.
    pub(crate) fn of(base: &Path, paths: BTreeSet<String>) -> FileStates {
        let paths: Vec<String> = paths.into_iter().collect();
        let known = parallel::map(&paths, |path| KnownFile::of(&base.join(path)));
        FileStates(paths.into_iter().zip(known).collect())
    }

    /// The paths whose state has changed.
    pub(crate) fn changes(&mut self, base: &Path) -> Vec<Change<'_>> {
        let mut changes = Vec::new();
        for (path, known) in &mut self.0 {
            let at = base.join(path);
            if known.stamp.is_some() && known.stamp == Stamp::of(&at) {
                continue;
            }
            let now = KnownFile::of(&at);
            match now.state == known.state {
                true => *known = now,
                false => changes.push(Change {
                    path,
                    is_damage: matches!(known.state, FileState::File(..)) && now.is_empty(),
                }),
            }
        }
        changes
    }

    /// Returns whether nothing was written at or after this time.
    pub(crate) fn are_older_than(&self, time: SystemTime) -> bool {
        self.0.values().all(|known| match known.stamp {
            Some(stamp) => stamp.identity.changed() + TICK < time,
            None => known.state == FileState::Absent,
        })
    }

    /// Returns whether there is a readable file or a folder at each path.
    pub(crate) fn are_present(&self) -> bool {
        self.0.values().all(|known| known.state != FileState::Absent)
    }

    /// Returns whether the state of this path is recorded.
    pub(crate) fn contains(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// The digest of some of the paths and their states.
    pub(crate) fn digest_of(&self, paths: &[String]) -> Digest {
        let digest = DigestBuilder::new();
        let states = paths.iter().filter_map(|path| Some((path, self.0.get(path)?)));
        states.fold(digest, |digest, (path, known)| known.state.add_to(digest.field(path))).finish()
    }
}

impl KnownFile {
    fn of(path: &Path) -> KnownFile {
        // Taken first: a write that follows has another one.
        let stamp = Stamp::of(path);
        let state = match disk::read_file(path) {
            Ok(bytes) => {
                FileState::File(Digest::of(&bytes), stamp.is_some_and(|stamp| stamp.is_executable))
            }
            Err(_) => names(path).map_or(FileState::Absent, FileState::Folder),
        };
        let is_settled = |stamp: &Stamp| stamp.identity.changed() + TICK < now();
        KnownFile { state, stamp: stamp.filter(is_settled) }
    }

    fn is_empty(&self) -> bool {
        match self.state {
            FileState::File(digest, _) => digest == Digest::of(b""),
            FileState::Absent | FileState::Folder(_) => true,
        }
    }
}

/// The digest of the names in a folder. Those that begin with a dot belong to other programs.
fn names(folder: &Path) -> Option<Digest> {
    let names = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.file_name());
    let mut names: Vec<_> = names.map(std::ffi::OsString::into_encoded_bytes).collect();
    names.retain(|name| !name.starts_with(b"."));
    names.sort();
    Some(names.iter().fold(DigestBuilder::new(), DigestBuilder::field).finish())
}

impl FileState {
    fn add_to(self, digest: DigestBuilder) -> DigestBuilder {
        match self {
            FileState::Absent => digest.field("absent"),
            FileState::File(content, can_be_run) => {
                digest.field("file").digest(&content).field([u8::from(can_be_run)])
            }
            FileState::Folder(names) => digest.field("folder").digest(&names),
        }
    }
}

impl Stamp {
    /// The metadata of the file or folder at a path.
    pub(super) fn of(path: &Path) -> Option<Stamp> {
        let found = fs::metadata(path).ok()?;
        Some(Stamp {
            length: found.len(),
            identity: FileIdentity::new(&found),
            is_executable: os::is_executable(&found),
        })
    }
}

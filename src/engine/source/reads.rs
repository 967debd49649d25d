//! The reads of a snapshot, for comparison with the next one.

use std::collections::BTreeMap;

use crate::base::digest::Digest;
use crate::engine::source::path::{Revision, SourcePath};

/// The reads of a snapshot by a computation, with their results.
#[derive(Clone, Debug, Default)]
pub struct FileReads {
    /// Files, with their revisions; `None` for a file that did not exist.
    pub(super) files: BTreeMap<SourcePath, Option<Revision>>,
    /// Lists of files, with the digests of the names in them.
    pub(super) lists: BTreeMap<FileList, Digest>,
    /// The revision of all names when the lists were read: while it is the same, so are they.
    pub(super) names: Option<Revision>,
}

/// Some of the files of a tree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FileList {
    /// All files whose paths have this prefix.
    Under(Box<str>),
    /// The files directly in this folder.
    In(Box<str>),
    /// All files whose paths have this suffix.
    Ending(Box<str>),
}

impl FileList {
    /// The common part of their paths.
    pub(super) fn path(&self) -> SourcePath {
        let (FileList::Under(part) | FileList::In(part) | FileList::Ending(part)) = self;
        SourcePath::new(part)
    }
}

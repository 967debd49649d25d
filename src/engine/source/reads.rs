//! What was read of a snapshot, so that it can be compared with the next one.

use std::collections::BTreeMap;

use crate::base::digest::Digest;
use crate::engine::source::path::{Revision, SourcePath};

/// What a computation read of a snapshot, with the answers.
#[derive(Clone, Debug, Default)]
pub struct Reads {
    /// Files, with their revisions; `None` for a file that did not exist.
    pub(super) files: BTreeMap<SourcePath, Option<Revision>>,
    /// Lists of files, with the digests of the names in them.
    pub(super) lists: BTreeMap<List, Digest>,
    /// The revision of all names when the lists were read: while it is the same, so are they.
    pub(super) names: Option<Revision>,
}

/// Some of the files of a tree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum List {
    /// All whose path begins like this.
    Under(Box<str>),
    /// Those directly in this folder.
    In(Box<str>),
    /// All whose path ends like this.
    Ending(Box<str>),
}

impl List {
    /// What their paths have in common.
    pub(super) fn path(&self) -> SourcePath {
        let (List::Under(part) | List::In(part) | List::Ending(part)) = self;
        SourcePath::new(part)
    }
}

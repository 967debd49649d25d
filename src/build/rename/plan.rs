//! The changes of files that rename something.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::engine::source::SourcePath;

/// The edits of files, by file.
pub(super) type Edits = BTreeMap<SourcePath, Vec<(Range<usize>, String)>>;

/// The new ids of messages, by their files below the folder of a locale and their old ids.
pub(super) type RenamedIds = BTreeMap<(String, String), String>;

/// The changes of files that rename a message or another name.
#[derive(Debug, Default)]
pub struct RenamePlan {
    /// The spans with the old name, by file.
    pub(super) spans: BTreeMap<SourcePath, Vec<Range<usize>>>,
    /// The edits that name messages which have the old name by default, by file.
    pub(super) named: Edits,
    /// The number of definitions.
    pub definitions: usize,
    /// The number of uses.
    pub uses: usize,
    /// Places of literals that may name the message and are not changed: `file:line:column`.
    pub doubtful: Vec<String>,
    /// The edits of each file: spans in its order, and their new texts.
    pub edits: Edits,
    /// The files that move, with their new paths. Edits and texts are by the old ones.
    pub moves: Vec<(SourcePath, SourcePath)>,
    /// The new ids of messages that differ.
    pub(super) ids: RenamedIds,
    /// The changed files.
    pub files: BTreeMap<SourcePath, String>,
    /// The changed files for a dry run before they are written. Islands are bundled from the
    /// disk, so these files have both the old and the new name.
    pub trial: BTreeMap<SourcePath, String>,
}

impl RenamePlan {
    /// Returns whether islands use the message. The dry run before the files are written does
    /// not contain the changes of their code.
    pub fn has_islands(&self) -> bool {
        self.trial != self.files
    }

    pub(super) fn add(&mut self, path: &SourcePath, spans: impl IntoIterator<Item = Range<usize>>) {
        let mut spans = spans.into_iter().peekable();
        if spans.peek().is_some() {
            self.spans.entry(path.clone()).or_default().extend(spans);
        }
    }
}

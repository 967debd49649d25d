//! A stored value, and its dependencies.

use std::sync::{Arc, Weak};

use crate::base::digest::Digest;
use crate::engine::diagnostic::Report;
use crate::engine::output::OutputPath;
use crate::engine::query::record::{Cause, Read, SlotInfo};
use crate::engine::query::state::BuildState;
use crate::engine::query::version::{Version, Versioned};
use crate::engine::source::Reads;

/// The last value of a query for a key.
pub(super) struct Stored<T> {
    /// `None` for a transient value: see `held`.
    pub(super) value: Option<Arc<T>>,
    pub(super) held: Weak<T>,
    pub(super) version: Version,
    /// The diagnostics of its computation.
    pub(super) report: Report,
    pub(super) reads: Dependencies,
    pub(super) cause: Cause,
    /// The build that computed it.
    pub(super) number: u64,
}

/// The reads of a computation, and the files that it emitted.
#[derive(Default)]
pub(super) struct Dependencies {
    pub(super) files: Reads,
    /// The queries that were read, with their versions.
    pub(super) queries: Vec<(Arc<dyn AnySlot>, Version)>,
    /// Slots that the value does not depend on, but needs when it is computed again.
    pub(super) peeked: Vec<Arc<dyn AnySlot>>,
    pub(super) emitted: Vec<(OutputPath, Digest)>,
    /// Whether the value depends on more than its recorded reads.
    pub(super) is_volatile: bool,
}

/// A slot of any types.
pub(super) trait AnySlot: SlotInfo {
    /// Records that a build has read it.
    fn mark_read(&self, build: &BuildState);

    /// The version of the value in a build; the value is computed again if necessary.
    fn version(&self, build: &Arc<BuildState>) -> Version;
}

impl<T> Stored<T> {
    pub(super) fn value(&self) -> Option<Versioned<T>> {
        let value = self.value.clone().or_else(|| self.held.upgrade())?;
        Some(Versioned { value, version: self.version })
    }

    /// The first read whose result has changed.
    pub(super) fn change(&mut self, build: &Arc<BuildState>) -> Option<Cause> {
        let Dependencies { files, queries, emitted, is_volatile, .. } = &mut self.reads;
        if *is_volatile {
            return Some(Cause::Volatile);
        }
        if emitted.iter().any(|(path, digest)| !build.database.0.emitted.has(path, digest)) {
            return Some(Cause::Replaced);
        }
        if let Some(path) = build.snapshot.first_change(files) {
            return Some(Cause::File(path));
        }
        let changed = queries.iter().find(|(slot, version)| slot.version(build) != *version);
        changed.map(|(slot, _)| Cause::Query(read(slot)))
    }
}

/// A slot as a read, for `explain`.
pub(super) fn read(slot: &Arc<dyn AnySlot>) -> Read {
    Read(Arc::clone(slot) as Arc<dyn SlotInfo>)
}

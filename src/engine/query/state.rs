//! The state of builds, and the state that they share.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crate::engine::output::EmittedFiles;
use crate::engine::query::tables::{Recent, Tables};
use crate::engine::source::Snapshot;

/// The results of queries, shared by the builds that follow each other.
#[derive(Clone, Default)]
pub struct Database(pub(super) Arc<Shared>);

#[derive(Default)]
pub(super) struct Shared {
    /// Slots, by the address of the query.
    pub(super) tables: Tables,
    pub(super) emitted: EmittedFiles,
    /// The last values of transient queries.
    pub(super) recent: Recent,
    /// The number of the last build.
    pub(super) number: AtomicU64,
    /// Whether reads are recorded.
    pub(super) is_incremental: bool,
}

/// A build of a snapshot.
pub(super) struct BuildState {
    pub(super) database: Database,
    pub(super) snapshot: Snapshot,
    pub(super) number: u64,
}

impl Database {
    /// A database for builds that follow each other.
    pub fn incremental() -> Database {
        Database(Arc::new(Shared { is_incremental: true, ..Shared::default() }))
    }

    /// Returns whether it is for builds that follow each other.
    pub fn is_incremental(&self) -> bool {
        self.0.is_incremental
    }
}

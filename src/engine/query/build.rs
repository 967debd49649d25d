//! A build: the results that it reads, and the results that are stored after it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::engine::diagnostic::Report;
use crate::engine::output::EmittedFiles;
use crate::engine::query::description::Computation;
use crate::engine::query::reader::{Query, QueryRef, Reader};
use crate::engine::query::slot::{AnySlot, Key, Slot, Value};
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

impl Shared {
    /// The slot of a query for a key.
    pub(super) fn slot<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Arc<Slot<T, K>> {
        self.tables.get(query.address(), key, || Slot::new(query, key))
    }
}

/// A build, for the queries that it reads.
#[derive(Clone)]
pub struct Build(Arc<BuildState>);

impl Database {
    /// A database for builds that follow each other.
    pub fn incremental() -> Database {
        Database(Arc::new(Shared { is_incremental: true, ..Shared::default() }))
    }

    /// Returns whether it is for builds that follow each other.
    pub fn is_incremental(&self) -> bool {
        self.0.is_incremental
    }

    /// Begins a build of `snapshot`. Builds of one database follow each other.
    pub fn begin(&mut self, snapshot: &Snapshot) -> Build {
        let number = self.0.number.fetch_add(1, Ordering::Relaxed) + 1;
        let database = self.clone();
        Build(Arc::new(BuildState { database, snapshot: snapshot.clone(), number }))
    }

    /// Returns how a value was computed last.
    pub fn computation<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Option<Computation> {
        self.0.tables.find::<T, K>(query.address(), key)?.computation()
    }
}

impl Build {
    /// A reader for code that is not itself a query.
    pub fn reader(&self) -> Reader {
        Reader::new(&self.0, self.0.snapshot.clone())
    }

    /// The files that this build and earlier ones have emitted.
    pub fn emitted(&self) -> &EmittedFiles {
        &self.0.database.0.emitted
    }

    /// Sets the value of a query that represents an input.
    pub fn set<T: Value>(&self, query: &'static Query<T>, now: T) {
        self.0.database.0.slot(query, "").set(&self.0, now);
    }

    /// The results of this build and earlier ones.
    pub fn database(&self) -> &Database {
        &self.0.database
    }

    /// The keys of a listed query that this build has read, sorted.
    pub fn keys<T: Value, K: Key + ?Sized>(&self, query: QueryRef<T, K>) -> BTreeSet<K::Owned> {
        assert!(query.is_listed, "a query whose keys are used is defined by `Query::listed`");
        self.0.database.0.tables.keys::<T, K>(query.address(), self.0.number)
    }

    /// Returns the diagnostics of all queries that this build has read.
    pub fn report(&self) -> Report {
        self.0.database.0.tables.report(self.0.number)
    }

    /// Ends the build: removes the results that it has not read.
    pub fn sweep(&self) {
        self.0.database.0.tables.sweep(self.0.number);
    }
}

//! A build: the results that it reads, and the results that are stored after it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::engine::diagnostic::Report;
use crate::engine::output::EmittedFiles;
use crate::engine::query::key::{Key, Value};
use crate::engine::query::reader::{Query, QueryRef, Reader, Slot};
use crate::engine::query::record::{Cause, Record, SlotInfo};
use crate::engine::query::state::{BuildState, Database};
use crate::engine::query::stored::{Dependencies, Stored};
use crate::engine::query::version::Versioned;
use crate::engine::source::Snapshot;

/// A build, for the queries that it reads.
#[derive(Clone)]
pub struct Build(Arc<BuildState>);

impl Database {
    /// Begins a build of `snapshot`. Builds of one database follow each other.
    pub fn begin(&mut self, snapshot: &Snapshot) -> Build {
        let number = self.0.number.fetch_add(1, Ordering::Relaxed) + 1;
        let database = self.clone();
        Build(Arc::new(BuildState { database, snapshot: snapshot.clone(), number }))
    }

    /// Returns how a value was computed last.
    pub fn record<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Option<Record> {
        self.0.tables.find::<K, Slot<T, K>>(query.address(), key)?.record()
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
        let slot = self.0.database.0.slot(query, "");
        let mut stored = slot.stored.lock();
        let same = stored.as_ref().and_then(Stored::value);
        let same = same.filter(|before| (query.is_same)(before, &now));
        let value = same.unwrap_or_else(|| Versioned::new(now));
        let (report, reads) = (Report::new(), Dependencies::default());
        slot.store(&self.0, &mut stored, &value, report, reads, Cause::Volatile);
    }

    /// The results of this build and earlier ones.
    pub fn database(&self) -> &Database {
        &self.0.database
    }

    /// The keys of a listed query that this build has read, sorted.
    pub fn keys<T: Value, K: Key + ?Sized>(&self, query: QueryRef<T, K>) -> BTreeSet<K::Owned> {
        assert!(query.is_listed, "a query whose keys are used is defined as `.listed()`");
        self.0.database.0.tables.keys::<K, Slot<T, K>>(query.address(), self.0.number)
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

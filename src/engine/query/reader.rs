//! Queries, and how they read each other.

use std::any::Any;
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::panic::Location;
use std::ptr;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::base::parallel;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, Entry};
use crate::engine::query::build::{BuildState, Shared};
use crate::engine::query::description::{Description, QueryRead};
use crate::engine::query::slot::{AnySlot, Dependencies, Key, Slot, Value};
use crate::engine::query::version::{Version, Versioned};
use crate::engine::source::Snapshot;

/// A function from a key to a value, whose results are stored. It reads only its key and by its
/// reader, and must not depend on itself: in debug builds, that panics. Queries are statics: the
/// engine identifies them by their addresses.
pub struct Query<T, K: Key + ?Sized = str> {
    pub(super) run: fn(&Reader, &K, &mut Report) -> T,
    pub(super) is_same: fn(&T, &T) -> bool,
    pub(super) is_kept: bool,
    pub(super) is_listed: bool,
    pub(super) describe: Option<fn(&dyn Any, &K) -> Description>,
    /// The place of the definition, which identifies the query in panics.
    pub(super) defined: &'static Location<'static>,
}

/// A query, which is always a static.
pub(super) type QueryRef<T, K> = &'static Query<T, K>;

impl<T, K: Key + ?Sized> Query<T, K> {
    pub(super) fn address(&self) -> usize {
        ptr::from_ref(self).addr()
    }

    /// The key that was read, if it was one of this query.
    pub fn key_of<'r>(&self, QueryRead(slot): &'r QueryRead) -> Option<&'r K::Owned> {
        if slot.query() == self.address() { slot.key().downcast_ref() } else { None }
    }

    /// The keys for which it is among these reads.
    pub fn keys_of(&self, reads: &[QueryRead]) -> BTreeSet<K::Owned> {
        reads.iter().filter_map(|read| self.key_of(read)).cloned().collect()
    }

    /// A query whose results are never compared: computed again, it has a new version.
    #[track_caller]
    pub const fn new(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        let defined = Location::caller();
        let is_same = |_: &T, _: &T| false;
        Query { run, is_same, is_kept: true, is_listed: false, describe: None, defined }
    }

    /// A query whose value is stored only while a reader holds it or it is one of the last, and
    /// computed again when it is needed: for large values that a few readers need at the same time.
    #[track_caller]
    pub const fn transient(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        Query { is_kept: false, ..Query::new(run) }
    }

    /// Returns the query with a description of its value for users, in a context that the caller of
    /// [`QueryRead::description`] provides. Without one, the reads of the query are described
    /// instead of it.
    pub const fn described(mut self, describe: fn(&dyn Any, &K) -> Description) -> Query<T, K> {
        self.describe = Some(describe);
        self
    }

    /// Returns the query with a list of its keys, which
    /// [`Build::keys`](crate::engine::query::Build::keys) returns.
    pub const fn listed(mut self) -> Query<T, K> {
        self.is_listed = true;
        self
    }
}

impl<T: PartialEq, K: Key + ?Sized> Query<T, K> {
    /// A query with early cutoff: an equal result keeps its version.
    #[track_caller]
    pub const fn with_cutoff(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        Query { is_same: |before, now| before == now, ..Query::new(run) }
    }
}

/// The only access of a query to its dependencies. Clones record for the same computation.
#[derive(Clone)]
pub struct Reader {
    build: Arc<BuildState>,
    snapshot: Snapshot,
    recording: Arc<Mutex<Recording>>,
}

/// The reads of a computation so far.
#[derive(Default)]
struct Recording {
    reads: Dependencies,
    /// The addresses of the slots that were read.
    known: BTreeSet<usize>,
    /// The addresses of the slots that were read untracked.
    peeks: BTreeSet<usize>,
}

impl Reader {
    pub(super) fn new(build: &Arc<BuildState>, snapshot: Snapshot) -> Reader {
        Reader { build: Arc::clone(build), snapshot, recording: Arc::default() }
    }

    /// The input tree.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// The input tree, without recording reads.
    pub fn peek_snapshot(&self) -> &Snapshot {
        &self.build.snapshot
    }

    /// Returns whether reads are recorded: not in a single build.
    pub fn records_reads(&self) -> bool {
        self.build.database.0.is_incremental
    }

    /// The value of another query.
    pub fn get<T: Value, K: Key + ?Sized>(&self, query: QueryRef<T, K>, key: &K) -> Versioned<T> {
        self.compute(query, key).0
    }

    /// The values of another query for several keys, in their order. Those that have to be computed
    /// are computed on all processors.
    pub fn get_all<T: Value, K: Key + ?Sized + Sync>(
        &self,
        query: QueryRef<T, K>,
        keys: &[impl Borrow<K> + Sync],
    ) -> Vec<Versioned<T>> {
        let find = |key: &K| {
            let slot = self.build.database.0.slot(query, key);
            let value = slot.find(&self.build)?;
            self.add(slot, value.version);
            Some(value)
        };
        let known: Vec<_> = keys.iter().map(|key| find(key.borrow())).collect();
        let missing = keys.iter().zip(&known).filter(|(_, known)| known.is_none());
        let missing: Vec<&K> = missing.map(|(key, _)| key.borrow()).collect();
        let mut computed = parallel::map(&missing, |key| self.get(query, *key)).into_iter();
        let fill = |known: Option<_>| known.or_else(|| computed.next());
        known.into_iter().filter_map(fill).collect()
    }

    /// The value of a query with a single reader, and whether this build has computed it. A single
    /// build does not store it.
    pub fn get_unstored<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> (Versioned<T>, bool) {
        let computed = self.compute(query, key);
        let Shared { tables, is_incremental, .. } = &*self.build.database.0;
        if !is_incremental {
            tables.remove::<T, K>(query.address(), key);
        }
        computed
    }

    fn compute<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> (Versioned<T>, bool) {
        let slot = self.build.database.0.slot(query, key);
        let (value, is_new) = slot.get(&self.build);
        self.add(slot, value.version);
        (value, is_new)
    }

    /// The value of another query, without a dependency on it: the parts that are used have to be
    /// recorded by [`Reader::track`].
    pub fn get_untracked<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Versioned<T> {
        let slot = self.build.database.0.slot(query, key);
        let (value, _) = slot.get(&self.build);
        if self.records_reads() {
            self.recording.lock().peek(slot);
        }
        value
    }

    /// Records a dependency on another query without its value. A single build does not compute the
    /// query, and records only keys of listed queries.
    pub fn track<T: Value, K: Key + ?Sized>(&self, query: QueryRef<T, K>, key: &K) {
        let database = &self.build.database.0;
        if database.is_incremental {
            let slot = database.slot(query, key);
            let version = slot.version(&self.build);
            self.add(slot, version);
        } else if query.is_listed {
            let mark = |slot: &Slot<T, K>| slot.mark_read(&self.build);
            if !database.tables.visit::<T, K>(query.address(), key, mark) {
                database.slot(query, key).mark_read(&self.build);
            }
        }
    }

    /// Emits a file as a part of the value; returns its manifest entry.
    pub fn emit(&self, artifact: Artifact) -> Entry {
        let path = artifact.path.clone();
        let entry = self.build.database.0.emitted.emit(artifact);
        self.recording.lock().reads.emitted.push((path, entry.digest));
        entry
    }

    /// Declares that the value depends on more than its recorded reads, so that the next build
    /// computes it again: a failure of the environment, or mistakes whose text names other files.
    pub fn mark_volatile(&self) {
        self.recording.lock().reads.is_volatile = true;
    }

    /// Removes and returns the dependencies that were recorded.
    pub(super) fn take_dependencies(&self) -> Dependencies {
        let recorded = std::mem::take(&mut *self.recording.lock());
        Dependencies { files: self.snapshot.take_reads(), ..recorded.reads }
    }

    fn add(&self, slot: Arc<dyn AnySlot>, version: Version) {
        if !self.records_reads() {
            return;
        }
        let mut recorded = self.recording.lock();
        if recorded.known.insert(Arc::as_ptr(&slot).addr()) {
            recorded.reads.queries.push((slot, version));
        }
    }
}

impl Recording {
    fn peek(&mut self, slot: Arc<dyn AnySlot>) {
        if self.peeks.insert(Arc::as_ptr(&slot).addr()) {
            self.reads.peeked.push(slot);
        }
    }
}

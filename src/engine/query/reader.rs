//! Queries, their results, and how they read each other.

use std::any::Any;
use std::borrow::Borrow;
use std::collections::BTreeSet;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

use crate::engine::diagnostic::Report;
use crate::engine::output::{Artifact, Entry};
use crate::engine::query::key::{Key, Value};
use crate::engine::query::record::{Cause, Read, Record, SlotInfo};
use crate::engine::query::state::{BuildState, Shared};
use crate::engine::query::stored::{AnySlot, Dependencies, Stored, read};
use crate::engine::query::tables;
use crate::engine::query::version::{Version, Versioned};
use crate::engine::source::Snapshot;

/// A function from a key to a value, whose results are stored. It reads only its key and by its
/// reader, and must not depend on itself. Queries are statics: the engine identifies them by
/// their addresses.
pub struct Query<T, K: Key + ?Sized = str> {
    run: fn(&Reader, &K, &mut Report) -> T,
    pub(super) is_same: fn(&T, &T) -> bool,
    is_kept: bool,
    pub(super) is_listed: bool,
}

/// A query, which is always a static.
pub(super) type QueryRef<T, K> = &'static Query<T, K>;

impl<T, K: Key + ?Sized> Query<T, K> {
    pub(super) fn address(&self) -> usize {
        ptr::from_ref(self).addr()
    }

    /// The key that was read, if it was one of this query.
    pub fn key_of<'r>(&self, Read(slot): &'r Read) -> Option<&'r K::Owned> {
        if slot.query() == self.address() { slot.key().downcast_ref() } else { None }
    }

    /// A query whose results are never compared: computed again, it has a new version.
    pub const fn new(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        Query { run, is_same: |_, _| false, is_kept: true, is_listed: false }
    }

    /// A query whose value is stored only while a reader holds it or it is one of the last, and
    /// computed again when it is needed: for large values that a few readers need at the same time.
    pub const fn transient(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        Query { run, is_same: |_, _| false, is_kept: false, is_listed: false }
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
    pub const fn with_cutoff(run: fn(&Reader, &K, &mut Report) -> T) -> Query<T, K> {
        Query { run, is_same: |before, now| before == now, is_kept: true, is_listed: false }
    }
}

/// The result of a query for a key.
pub(super) struct Slot<T: 'static, K: Key + ?Sized> {
    query: QueryRef<T, K>,
    key: K::Owned,
    /// The last build that read it.
    read: AtomicU64,
    /// The last build in which it was current, and its version in that build.
    validated_in: AtomicU64,
    version: AtomicU64,
    /// Locked while the value is computed, so that nothing is computed twice.
    pub(super) stored: Mutex<Option<Stored<T>>>,
}

impl Shared {
    pub(super) fn slot<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Arc<Slot<T, K>> {
        self.tables.get(query.address(), key, || Slot {
            query,
            key: key.to_owned(),
            read: AtomicU64::new(0),
            validated_in: AtomicU64::new(0),
            version: AtomicU64::new(0),
            stored: Mutex::new(None),
        })
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

    /// The number of the build.
    pub fn build_number(&self) -> u64 {
        self.build.number
    }

    /// The value of another query.
    pub fn get<T: Value, K: Key + ?Sized>(&self, query: QueryRef<T, K>, key: &K) -> Versioned<T> {
        let slot = self.build.database.0.slot(query, key);
        let value = slot.get(&self.build);
        self.add(slot, value.version);
        value
    }

    /// The value of a query with a single reader: a single build does not store it.
    pub fn get_unstored<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Versioned<T> {
        let value = self.get(query, key);
        let Shared { tables, is_incremental, .. } = &*self.build.database.0;
        if !is_incremental {
            tables.remove::<K, Slot<T, K>>(query.address(), key);
        }
        value
    }

    /// The value of another query, unless it has to be computed.
    pub fn get_if_current<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Option<Versioned<T>> {
        let slot = self.build.database.0.slot(query, key);
        let value = slot.find(&self.build)?;
        self.add(slot, value.version);
        Some(value)
    }

    /// The value of another query, without a dependency on it: the parts that are used have to be
    /// recorded by [`Reader::track`].
    pub fn get_untracked<T: Value, K: Key + ?Sized>(
        &self,
        query: QueryRef<T, K>,
        key: &K,
    ) -> Versioned<T> {
        let slot = self.build.database.0.slot(query, key);
        let value = slot.get(&self.build);
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
            if !database.tables.visit::<K, Slot<T, K>>(query.address(), key, mark) {
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

impl<T: Value, K: Key + ?Sized> Slot<T, K> {
    fn get(&self, build: &Arc<BuildState>) -> Versioned<T> {
        let mut stored = self.stored.lock();
        if let Some(value) = self.validate(build, &mut stored) {
            return value;
        }
        // An unchanged transient value that no reader holds.
        let Stored { version, cause, .. } = stored.as_ref().expect("it is current");
        let (version, cause) = (*version, cause.clone());
        self.run(build, &mut stored, cause, Some(version))
    }

    fn find(&self, build: &Arc<BuildState>) -> Option<Versioned<T>> {
        let mut stored = self.stored.lock();
        let known = stored.as_mut()?;
        if !self.is_current(build) && known.change(build).is_some() {
            return None;
        }
        self.validate(build, &mut stored)
    }

    fn is_current(&self, build: &BuildState) -> bool {
        self.validated_in.load(Ordering::Acquire) == build.number
    }

    /// Makes the slot current. Returns its value, unless it is transient and no reader holds it.
    fn validate(
        &self,
        build: &Arc<BuildState>,
        stored: &mut Option<Stored<T>>,
    ) -> Option<Versioned<T>> {
        self.mark_read(build);
        if !self.is_current(build) {
            let change = match stored {
                Some(stored) => stored.change(build),
                None => Some(Cause::New),
            };
            match change {
                Some(cause) => return Some(self.run(build, stored, cause, None)),
                None => self.validated_in.store(build.number, Ordering::Release),
            }
            if let Some(stored) = stored {
                stored.reads.peeked.iter().for_each(|slot| slot.mark_read(build));
            }
        }
        stored.as_ref()?.value()
    }

    fn run(
        &self,
        build: &Arc<BuildState>,
        stored: &mut Option<Stored<T>>,
        cause: Cause,
        version: Option<Version>,
    ) -> Versioned<T> {
        let snapshot = match build.database.0.is_incremental {
            true => build.snapshot.recording(),
            false => build.snapshot.clone(),
        };
        let reader = Reader::new(build, snapshot);
        let mut report = Report::new();
        let now = (self.query.run)(&reader, self.key.borrow(), &mut report);
        let recorded = std::mem::take(&mut *reader.recording.lock());
        let reads = Dependencies { files: reader.snapshot.take_reads(), ..recorded.reads };
        let before = stored.as_ref().and_then(Stored::value);
        let value = match (version, before) {
            (Some(version), _) => Versioned { value: Arc::new(now), version },
            (None, Some(before)) if (self.query.is_same)(&before, &now) => before,
            _ => Versioned::new(now),
        };
        self.store(build, stored, &value, report, reads, cause);
        if !self.query.is_kept {
            let Shared { recent, tables, is_incremental, .. } = &*build.database.0;
            let dropped = recent.push(value.share(), self.query.address(), self.key.clone());
            for recent in dropped.into_iter().filter(|_| !is_incremental) {
                tables.remove_recent(&recent);
            }
        }
        value
    }

    pub(super) fn store(
        &self,
        build: &BuildState,
        stored: &mut Option<Stored<T>>,
        value: &Versioned<T>,
        report: Report,
        reads: Dependencies,
        cause: Cause,
    ) {
        *stored = Some(Stored {
            value: self.query.is_kept.then(|| value.share()),
            held: Arc::downgrade(&value.value),
            version: value.version,
            report,
            reads,
            cause,
            number: build.number,
        });
        self.version.store(value.version.0, Ordering::Release);
        self.validated_in.store(build.number, Ordering::Release);
        self.mark_read(build);
    }
}

impl<T: Value, K: Key + ?Sized> AnySlot for Slot<T, K> {
    fn mark_read(&self, build: &BuildState) {
        // Pages rendered at the same time read the same queries; only a change is written.
        if self.read.load(Ordering::Relaxed) != build.number {
            self.read.store(build.number, Ordering::Relaxed);
        }
    }

    fn version(&self, build: &Arc<BuildState>) -> Version {
        if self.is_current(build) {
            self.mark_read(build);
            return Version(self.version.load(Ordering::Acquire));
        }
        let mut stored = self.stored.lock();
        self.validate(build, &mut stored);
        stored.as_ref().expect("it is current").version
    }
}

impl<T: Value, K: Key + ?Sized> SlotInfo for Slot<T, K> {
    fn query(&self) -> usize {
        self.query.address()
    }

    fn key(&self) -> &dyn Any {
        &self.key
    }

    fn record(&self) -> Option<Record> {
        let stored = self.stored.lock();
        let Stored { reads, cause, number, .. } = stored.as_ref()?;
        let queries = reads.queries.iter().map(|(slot, _)| read(slot)).collect();
        Some(Record { queries, cause: cause.clone(), build: *number })
    }
}

impl<T: Value, K: Key + ?Sized> tables::Entry for Slot<T, K> {
    fn was_read(&self, number: u64) -> bool {
        self.read.load(Ordering::Relaxed) == number
    }

    fn report(&self) -> Option<Report> {
        let stored = self.stored.lock();
        let report = &stored.as_ref()?.report;
        (!report.is_empty()).then(|| report.clone())
    }
}

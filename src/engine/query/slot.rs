//! The stored results of queries.

use std::any::Any;
use std::borrow::Borrow;
use std::hash::Hash;
use std::panic::Location;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::thread::{self, ThreadId};

use parking_lot::{Mutex, MutexGuard};

use crate::base::digest::Digest;
use crate::engine::diagnostic::Report;
use crate::engine::output::OutputPath;
use crate::engine::query::build::{BuildState, Shared};
use crate::engine::query::description::{Cause, Computation, Description, QueryRead};
use crate::engine::query::reader::{QueryRef, Reader};
use crate::engine::query::version::{Version, Versioned};
use crate::engine::source::FileReads;

/// The key of a query; its owned form is stored with the value.
pub trait Key: Hash + Ord + ToOwned<Owned: OwnedKey> + 'static {}

impl<K: Hash + Ord + ToOwned<Owned: OwnedKey> + ?Sized + 'static> Key for K {}

/// A key that is stored.
pub trait OwnedKey: Any + Hash + Ord + Clone + Send + Sync {}

impl<K: Any + Hash + Ord + Clone + Send + Sync> OwnedKey for K {}

/// The value of a query.
pub trait Value: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Value for T {}

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
    stored: Mutex<Option<Stored<T>>>,
}

/// The last value of a query for a key.
struct Stored<T> {
    /// `None` for a transient value: see `held`.
    value: Option<Arc<T>>,
    held: Weak<T>,
    version: Version,
    /// The diagnostics of its computation.
    report: Report,
    reads: Dependencies,
    cause: Cause,
    /// The build that computed it.
    number: u64,
}

/// The reads of a computation, and the files that it emitted.
#[derive(Default)]
pub(super) struct Dependencies {
    pub(super) files: FileReads,
    /// The queries that were read, with their versions.
    pub(super) queries: Vec<(Arc<dyn AnySlot>, Version)>,
    /// Slots that the value does not depend on, but needs when it is computed again. What they
    /// depend on is not marked as read by them: other values that are read depend on it, too.
    pub(super) peeked: Vec<Arc<dyn AnySlot>>,
    pub(super) emitted: Vec<(OutputPath, Digest)>,
    /// Whether the value depends on more than its recorded reads.
    pub(super) is_volatile: bool,
}

/// A slot of any types.
pub(super) trait AnySlot: Send + Sync {
    /// The address of its query.
    fn query(&self) -> usize;

    /// The place where its query is defined.
    fn defined(&self) -> &'static Location<'static>;

    fn key(&self) -> &dyn Any;

    fn is_described(&self) -> bool;

    fn description(&self, context: &dyn Any) -> Option<Description>;

    fn computation(&self) -> Option<Computation>;

    /// Records that a build has read it.
    fn mark_read(&self, build: &BuildState);

    /// The version of the value in a build; the value is computed again if necessary.
    fn version(&self, build: &Arc<BuildState>) -> Version;
}

impl<T> Stored<T> {
    fn value(&self) -> Option<Versioned<T>> {
        let value = self.value.clone().or_else(|| self.held.upgrade())?;
        Some(Versioned { value, version: self.version })
    }

    /// The first read whose result has changed.
    fn change(&mut self, build: &Arc<BuildState>) -> Option<Cause> {
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
        changed.map(|(slot, _)| Cause::Query(QueryRead(Arc::clone(slot))))
    }
}

/// A locked slot.
struct Locked<'a, T>(MutexGuard<'a, Option<Stored<T>>>);

/// The slots that threads have locked, in order, with the places where their queries are defined: a
/// thread locks each to compute the one before it. Only debug builds have them.
static LOCKED: Mutex<Vec<(ThreadId, usize, &'static Location<'static>)>> = Mutex::new(Vec::new());

impl<T> Drop for Locked<'_, T> {
    fn drop(&mut self) {
        if cfg!(debug_assertions) {
            let mut locked = LOCKED.lock();
            let own = thread::current().id();
            let last = locked.iter().rposition(|(thread, ..)| *thread == own);
            locked.remove(last.expect("the thread has locked it"));
        }
    }
}

impl<T: Value, K: Key + ?Sized> Slot<T, K> {
    pub(super) fn new(query: QueryRef<T, K>, key: &K) -> Slot<T, K> {
        Slot {
            query,
            key: key.to_owned(),
            read: AtomicU64::new(0),
            validated_in: AtomicU64::new(0),
            version: AtomicU64::new(0),
            stored: Mutex::new(None),
        }
    }

    /// Locks the value. Panics in debug builds if this thread waits for it: its query reads itself.
    fn lock(&self) -> Locked<'_, T> {
        if cfg!(debug_assertions) {
            let (address, defined) = (std::ptr::from_ref(self).addr(), self.query.defined);
            let mut locked = LOCKED.lock();
            let own = thread::current().id();
            let waiting = locked.iter().filter(|(thread, ..)| *thread == own);
            let waiting = waiting.skip_while(|(_, known, _)| *known != address);
            let chain: Vec<String> = waiting.map(|(.., query)| query.to_string()).collect();
            let chain = chain.join(" reads ");
            assert!(chain.is_empty(), "a query reads itself: {chain} reads {defined}");
            locked.push((own, address, defined));
        }
        Locked(self.stored.lock())
    }

    /// The value, and whether this build has computed it.
    pub(super) fn get(&self, build: &Arc<BuildState>) -> (Versioned<T>, bool) {
        let mut locked = self.lock();
        let stored = &mut locked.0;
        let value = self.validate(build, stored).unwrap_or_else(|| {
            // An unchanged transient value that no reader holds.
            let Stored { version, cause, .. } = stored.as_ref().expect("it is current");
            let (version, cause) = (*version, cause.clone());
            self.run(build, stored, cause, Some(version))
        });
        (value, stored.as_ref().is_some_and(|stored| stored.number == build.number))
    }

    /// The value, unless it has to be computed.
    pub(super) fn find(&self, build: &Arc<BuildState>) -> Option<Versioned<T>> {
        let mut locked = self.lock();
        let known = locked.0.as_mut()?;
        if !self.is_current(build) && known.change(build).is_some() {
            return None;
        }
        self.validate(build, &mut locked.0)
    }

    /// Sets the value, which represents an input.
    pub(super) fn set(&self, build: &BuildState, now: T) {
        let stored = &mut self.lock().0;
        let same = stored.as_ref().and_then(Stored::value);
        let same = same.filter(|before| (self.query.is_same)(before, &now));
        let value = same.unwrap_or_else(|| Versioned::new(now));
        let (report, reads) = (Report::new(), Dependencies::default());
        self.store(build, stored, &value, report, reads, Cause::Volatile);
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
        let reads = reader.take_dependencies();
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

    fn store(
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

    /// Returns whether the build of that number has read it.
    pub(super) fn was_read(&self, number: u64) -> bool {
        self.read.load(Ordering::Relaxed) == number
    }

    /// Returns the diagnostics of its computation, if there are any.
    pub(super) fn report(&self) -> Option<Report> {
        let stored = self.stored.lock();
        let report = &stored.as_ref()?.report;
        (!report.is_empty()).then(|| report.clone())
    }
}

impl<T: Value, K: Key + ?Sized> AnySlot for Slot<T, K> {
    fn query(&self) -> usize {
        self.query.address()
    }

    fn defined(&self) -> &'static Location<'static> {
        self.query.defined
    }

    fn key(&self) -> &dyn Any {
        &self.key
    }

    fn is_described(&self) -> bool {
        self.query.describe.is_some()
    }

    fn description(&self, context: &dyn Any) -> Option<Description> {
        self.query.describe.map(|describe| describe(context, self.key.borrow()))
    }

    fn computation(&self) -> Option<Computation> {
        let stored = self.stored.lock();
        let Stored { reads, cause, number, .. } = stored.as_ref()?;
        let queries = reads.queries.iter().map(|(slot, _)| QueryRead(Arc::clone(slot))).collect();
        Some(Computation { queries, cause: cause.clone(), build: *number })
    }

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
        let stored = &mut self.lock().0;
        self.validate(build, stored);
        stored.as_ref().expect("it is current").version
    }
}

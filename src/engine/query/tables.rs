//! The storage of a database, by query and key. No method returns entries in the order of a table:
//! keys are sorted.

use std::any::Any;
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use parking_lot::{Mutex, RwLock};
use rustc_hash::FxHashMap;

use crate::engine::diagnostic::Report;
use crate::engine::query::slot::{Key, Slot, Value};

/// The number of values of transient queries that are held besides those that readers hold.
const MAX_RECENT: usize = 16;

/// The last values of transient queries.
#[derive(Default)]
pub(super) struct Recent(Mutex<VecDeque<RecentValue>>);

/// A value, the address of its query, and its key.
pub(super) struct RecentValue {
    value: Arc<dyn Any + Send + Sync>,
    address: usize,
    key: Box<dyn Any + Send + Sync>,
}

impl Recent {
    /// Stores a value until enough others have followed and no reader holds it; returns the values
    /// that it removes.
    pub(super) fn push(
        &self,
        value: Arc<dyn Any + Send + Sync>,
        address: usize,
        key: impl Any + Send + Sync,
    ) -> Vec<RecentValue> {
        let mut values = self.0.lock();
        values.push_back(RecentValue { value, address, key: Box::new(key) });
        let excess = values.len().saturating_sub(MAX_RECENT);
        // The texts of a page are held until it is rendered; all later values stay with them.
        let is_held = |recent: &RecentValue| Arc::strong_count(&recent.value) > 1;
        let held = values.iter().take(excess).position(is_held);
        values.drain(..held.unwrap_or(excess)).collect()
    }
}

/// The entries of all queries.
#[derive(Default)]
pub(super) struct Tables {
    /// By the address of the query.
    tables: RwLock<BTreeMap<usize, Arc<dyn AnyTable>>>,
    /// The diagnostics of removed entries.
    removed: Mutex<Report>,
}

/// The entries of one query.
struct Table<T: 'static, K: Key + ?Sized>(Slots<T, K>);

type Slots<T, K> = RwLock<FxHashMap<<K as ToOwned>::Owned, Arc<Slot<T, K>>>>;

/// A table of any types.
trait AnyTable: Any + Send + Sync {
    fn report(&self, number: u64, report: &mut Report);
    fn sweep(&self, number: u64);
    /// Removes an entry; returns its diagnostics.
    fn remove(&self, key: &dyn Any) -> Option<Report>;
}

impl Tables {
    /// Calls `with` with the table at an address, which always has entries of these types.
    fn table<T: Value, K: Key + ?Sized, R>(
        &self,
        address: usize,
        with: impl FnOnce(&Slots<T, K>) -> R,
    ) -> R {
        let mut tables = self.tables.read();
        if !tables.contains_key(&address) {
            drop(tables);
            let new = || Arc::new(Table::<T, K>(RwLock::default())) as Arc<dyn AnyTable>;
            self.tables.write().entry(address).or_insert_with(new);
            tables = self.tables.read();
        }
        let table: &dyn Any = &*tables[&address];
        let Table(entries) = table.downcast_ref().expect("the address is that of one query");
        with(entries)
    }

    /// The entry of a key.
    pub(super) fn find<T: Value, K: Key + ?Sized>(
        &self,
        address: usize,
        key: &K,
    ) -> Option<Arc<Slot<T, K>>> {
        self.table::<T, K, _>(address, |entries| entries.read().get(key).cloned())
    }

    /// Calls `visit` with the entry of a key; returns whether there is one. Faster than `find` if
    /// many threads read the entry, since it does not clone the `Arc`.
    pub(super) fn visit<T: Value, K: Key + ?Sized>(
        &self,
        address: usize,
        key: &K,
        visit: impl FnOnce(&Slot<T, K>),
    ) -> bool {
        self.table::<T, K, _>(address, |entries| {
            entries.read().get(key).map(|entry| visit(entry)).is_some()
        })
    }

    /// The entry of a key, or a new one.
    pub(super) fn get<T: Value, K: Key + ?Sized>(
        &self,
        address: usize,
        key: &K,
        new: impl FnOnce() -> Slot<T, K>,
    ) -> Arc<Slot<T, K>> {
        self.find(address, key).unwrap_or_else(|| {
            self.table::<T, K, _>(address, |entries| {
                let mut entries = entries.write();
                Arc::clone(entries.entry(key.to_owned()).or_insert_with(|| Arc::new(new())))
            })
        })
    }

    /// The keys that a build has read, sorted.
    pub(super) fn keys<T: Value, K: Key + ?Sized>(
        &self,
        address: usize,
        number: u64,
    ) -> BTreeSet<K::Owned> {
        self.table::<T, K, _>(address, |entries| {
            let entries = entries.read();
            let read = entries.iter().filter(|(_, entry)| entry.was_read(number));
            read.map(|(key, _)| key.clone()).collect()
        })
    }

    /// Returns the diagnostics of the entries that a build has read.
    pub(super) fn report(&self, number: u64) -> Report {
        let mut report = self.removed.lock().clone();
        for table in self.tables.read().values() {
            table.report(number, &mut report);
        }
        report
    }

    /// Removes the entries that a build has not read.
    pub(super) fn sweep(&self, number: u64) {
        for table in self.tables.read().values() {
            table.sweep(number);
        }
    }

    /// Removes an entry, in a database that serves a single build.
    pub(super) fn remove<T: Value, K: Key + ?Sized>(&self, address: usize, key: &K) {
        let removed = self.table::<T, K, _>(address, |entries| entries.write().remove(key));
        self.removed.lock().extend(removed.and_then(|entry| entry.report()).unwrap_or_default());
    }

    /// Removes the entry of a transient value, in a database that serves a single build.
    pub(super) fn remove_recent(&self, RecentValue { address, key, .. }: &RecentValue) {
        let table = self.tables.read().get(address).cloned();
        let report = table.and_then(|table| table.remove(&**key));
        self.removed.lock().extend(report.unwrap_or_default());
    }
}

impl<T: Value, K: Key + ?Sized> AnyTable for Table<T, K> {
    fn report(&self, number: u64, report: &mut Report) {
        let entries = self.0.read();
        let read = entries.iter().filter(|(_, entry)| entry.was_read(number));
        let reported = read.filter_map(|(key, entry)| Some((key, entry.report()?)));
        for found in reported.collect::<BTreeMap<_, _>>().into_values() {
            report.extend(found);
        }
    }

    fn sweep(&self, number: u64) {
        self.0.write().retain(|_, entry| entry.was_read(number));
    }

    fn remove(&self, key: &dyn Any) -> Option<Report> {
        let key: &K::Owned = key.downcast_ref().expect("the address is that of one query");
        self.0.write().remove(key.borrow())?.report()
    }
}

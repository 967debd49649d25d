//! Values that are computed again only when their inputs have changed.
//!
//! Builds that follow each other ask for the same values by the same names. Each value is stored
//! with a key that covers everything it was computed from: marks of files, and versions of other
//! values. A stored value is never invalidated; its key no longer matches.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::diagnostic::Report;

/// Identifies one value among all that a process computes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u64);

impl Version {
    /// A version that no other value has.
    pub fn new() -> Version {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Version(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A shared value and its version.
#[derive(Debug, Default)]
pub struct Versioned<T> {
    value: Arc<T>,
    version: Version,
}

impl<T> Versioned<T> {
    /// A value with a new version.
    pub fn new(value: T) -> Versioned<T> {
        Versioned { value: Arc::new(value), version: Version::new() }
    }

    /// The version of the value: as long as it is the same, so is the value.
    pub fn version(&self) -> Version {
        self.version
    }
}

impl<T> Clone for Versioned<T> {
    fn clone(&self) -> Versioned<T> {
        Versioned { value: Arc::clone(&self.value), version: self.version }
    }
}

impl<T> Deref for Versioned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Values of one kind, by name.
#[derive(Debug)]
pub struct Cache<K, T> {
    entries: Mutex<Entries<K, T>>,
}

#[derive(Debug)]
struct Entries<K, T> {
    by_name: BTreeMap<Box<str>, Entry<K, T>>,
    /// The number of calls of [`Cache::sweep`].
    generation: u64,
}

#[derive(Debug)]
struct Entry<K, T> {
    key: K,
    made: Versioned<T>,
    /// What was reported while the value was computed.
    report: Report,
    /// The generation in which the value was asked for last.
    generation: u64,
}

impl<K: PartialEq, T> Entries<K, T> {
    /// The entry called `name`, if its key matches; marks it as used.
    fn find(&mut self, name: &str, key: &K) -> Option<&Entry<K, T>> {
        let entry = self.by_name.get_mut(name).filter(|entry| entry.key == *key)?;
        entry.generation = self.generation;
        Some(entry)
    }
}

impl<K, T> Default for Cache<K, T> {
    fn default() -> Self {
        Cache { entries: Mutex::new(Entries { by_name: BTreeMap::new(), generation: 0 }) }
    }
}

impl<K: PartialEq, T> Cache<K, T> {
    /// Returns the value called `name`; calls `make` unless the stored one has the same key. What
    /// `make` reports is reported again each time.
    pub fn get(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> T,
    ) -> Versioned<T> {
        let Ok(made) = self.get_or_make(
            name,
            key,
            report,
            |report| Ok::<T, Infallible>(make(report)),
            |_, _| false,
        );
        made
    }

    /// Returns the value called `name` if it is stored with that key and nothing was reported
    /// while it was computed.
    pub fn find(&self, name: &str, key: &K) -> Option<Versioned<T>> {
        let mut entries = self.lock();
        let entry = entries.find(name, key)?;
        (entry.report.counts() == (0, 0)).then(|| entry.made.clone())
    }

    /// The version of the value called `name`, whatever its key.
    #[cfg(test)]
    pub fn version(&self, name: &str) -> Option<Version> {
        Some(self.lock().by_name.get(name)?.made.version())
    }

    /// Like [`Cache::get`], for a computation that may fail; a failure is not stored.
    pub fn try_get<E>(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> Result<T, E>,
    ) -> Result<Versioned<T>, E> {
        self.get_or_make(name, key, report, make, |_, _| false)
    }

    /// Removes what was not asked for since the last call. If nothing at all was asked for, the
    /// build did not come this far, and everything stays.
    pub fn sweep(&self) {
        let mut entries = self.lock();
        let generation = entries.generation;
        if entries.by_name.values().any(|entry| entry.generation == generation) {
            entries.by_name.retain(|_, entry| entry.generation == generation);
            entries.generation += 1;
        }
    }

    fn get_or_make<E>(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> Result<T, E>,
        is_same: impl FnOnce(&T, &T) -> bool,
    ) -> Result<Versioned<T>, E> {
        let mut entries = self.lock();
        let generation = entries.generation;
        if let Some(entry) = entries.find(name, &key) {
            report.extend(entry.report.clone());
            return Ok(entry.made.clone());
        }
        drop(entries);
        let mut own = Report::new();
        let value = make(&mut own)?;
        let mut entries = self.lock();
        let before = entries.by_name.remove(name).map(|entry| entry.made);
        let made = match before {
            Some(before) if is_same(&before, &value) => before,
            _ => Versioned::new(value),
        };
        report.extend(own.clone());
        let entry = Entry { key, made: made.clone(), report: own, generation };
        entries.by_name.insert(name.into(), entry);
        Ok(made)
    }

    fn lock(&self) -> MutexGuard<'_, Entries<K, T>> {
        // No invariant is broken while the lock is held, so a poisoned one is still sound.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: PartialEq, T: PartialEq> Cache<K, T> {
    /// Like [`Cache::get`], with early cutoff: a value that comes out equal to the stored one keeps
    /// its version, so that what depends on it is not computed again.
    pub fn get_with_cutoff(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> T,
    ) -> Versioned<T> {
        let make = |report: &mut Report| Ok::<T, Infallible>(make(report));
        let Ok(made) = self.get_or_make(name, key, report, make, |before, now| before == now);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Code, Diagnostic};

    #[test]
    fn a_value_is_computed_once_for_a_key_and_reports_the_same_each_time() {
        let cache: Cache<u8, usize> = Cache::default();
        let mut calls = 0;
        let mut ask = |key| {
            let mut report = Report::new();
            let made = cache.get("it", key, &mut report, |report| {
                calls += 1;
                report.add(Diagnostic::new(Code::EmptyMessage, "empty"));
                calls
            });
            assert_eq!(report.iter().count(), 1);
            (*made, made.version())
        };
        let first = ask(1);
        assert_eq!(ask(1), first);
        assert_ne!(ask(2), first);
        assert_eq!(calls, 2);
    }

    #[test]
    fn an_equal_value_keeps_its_version() {
        let cache: Cache<u8, &str> = Cache::default();
        let version =
            |key, value| cache.get_with_cutoff("it", key, &mut Report::new(), |_| value).version();
        let first = version(1, "a");
        assert_eq!(version(2, "a"), first);
        assert_ne!(version(3, "b"), first);
    }

    #[test]
    fn what_is_not_asked_for_is_removed() {
        let cache: Cache<u8, u8> = Cache::default();
        let ask = |name: &str| cache.get(name, 0, &mut Report::new(), |_| 0).version();
        let (a, b) = (ask("a"), ask("b"));
        cache.sweep();
        cache.sweep();
        assert_eq!(ask("a"), a);
        cache.sweep();
        assert_eq!(ask("a"), a);
        assert_ne!(ask("b"), b);
    }
}

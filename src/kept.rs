//! Values that are made anew only when what they are made from has changed.
//!
//! A build that follows another one asks for the same things by the same names. Each answer is kept
//! with a key, which stands for everything that it was made from: marks of files, and the versions
//! of other answers. Nobody tells a kept value that it is old; the key does.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::diagnostic::Report;

/// Stands for one value among all that a process makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u64);

impl Version {
    /// One that no other value has.
    pub fn new() -> Version {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Version(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A shared value and its version.
#[derive(Debug, Default)]
pub struct Made<T> {
    value: Arc<T>,
    version: Version,
}

impl<T> Made<T> {
    /// Something new.
    pub fn new(value: T) -> Made<T> {
        Made { value: Arc::new(value), version: Version::new() }
    }

    /// What stands for the value: as long as it is the same, so is the value.
    pub fn version(&self) -> Version {
        self.version
    }
}

impl<T> Clone for Made<T> {
    fn clone(&self) -> Made<T> {
        Made { value: Arc::clone(&self.value), version: self.version }
    }
}

impl<T> Deref for Made<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Answers of one kind, by name.
#[derive(Debug)]
pub struct Kept<K, T> {
    shelf: Mutex<Shelf<K, T>>,
}

#[derive(Debug)]
struct Shelf<K, T> {
    entries: BTreeMap<Box<str>, Entry<K, T>>,
    /// Counts the builds.
    round: u64,
}

#[derive(Debug)]
struct Entry<K, T> {
    key: K,
    made: Made<T>,
    /// What was said while it was made.
    report: Report,
    /// The build that asked last.
    round: u64,
}

impl<K: PartialEq, T> Shelf<K, T> {
    /// The entry called `name`, if it was made with that key; it has been asked for.
    fn ask(&mut self, name: &str, key: &K) -> Option<&Entry<K, T>> {
        let entry = self.entries.get_mut(name).filter(|entry| entry.key == *key)?;
        entry.round = self.round;
        Some(entry)
    }
}

impl<K, T> Default for Kept<K, T> {
    fn default() -> Self {
        Kept { shelf: Mutex::new(Shelf { entries: BTreeMap::new(), round: 0 }) }
    }
}

impl<K: PartialEq, T> Kept<K, T> {
    /// The value called `name`; `make` is called when there is none made with that key. What it
    /// reports is reported again each time.
    pub fn get(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> T,
    ) -> Made<T> {
        let Ok(made) =
            self.keep(name, key, report, |report| Ok::<T, Infallible>(make(report)), |_, _| false);
        made
    }

    /// The value called `name`, if there is one made with that key and nothing was said while it
    /// was made.
    pub fn find(&self, name: &str, key: &K) -> Option<Made<T>> {
        let mut shelf = self.shelf();
        let entry = shelf.ask(name, key)?;
        (entry.report.counts() == (0, 0)).then(|| entry.made.clone())
    }

    /// The version of the value called `name`, whatever its key.
    #[cfg(test)]
    pub fn version(&self, name: &str) -> Option<Version> {
        Some(self.shelf().entries.get(name)?.made.version())
    }

    /// Like [`Kept::get`], for what may fail: a failure is not kept.
    pub fn try_get<E>(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> Result<T, E>,
    ) -> Result<Made<T>, E> {
        self.keep(name, key, report, make, |_, _| false)
    }

    /// Forgets what no build asked for since the last call: what is gone, or has another name. If
    /// nothing at all was asked for, nobody knows what is gone.
    pub fn sweep(&self) {
        let mut shelf = self.shelf();
        let round = shelf.round;
        if shelf.entries.values().any(|entry| entry.round == round) {
            shelf.entries.retain(|_, entry| entry.round == round);
            shelf.round += 1;
        }
    }

    fn keep<E>(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> Result<T, E>,
        is_same: impl FnOnce(&T, &T) -> bool,
    ) -> Result<Made<T>, E> {
        let mut shelf = self.shelf();
        let round = shelf.round;
        if let Some(entry) = shelf.ask(name, &key) {
            report.extend(entry.report.clone());
            return Ok(entry.made.clone());
        }
        drop(shelf);
        let mut own = Report::new();
        let value = make(&mut own)?;
        let mut shelf = self.shelf();
        let before = shelf.entries.remove(name).map(|entry| entry.made);
        let made = match before {
            Some(before) if is_same(&before, &value) => before,
            _ => Made::new(value),
        };
        report.extend(own.clone());
        let entry = Entry { key, made: made.clone(), report: own, round };
        shelf.entries.insert(name.into(), entry);
        Ok(made)
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf<K, T>> {
        // Nothing is half done while the lock is held.
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: PartialEq, T: PartialEq> Kept<K, T> {
    /// Like [`Kept::get`], but a value that comes out equal to the last one keeps its version, so
    /// that what depends on it is not made anew.
    pub fn settle(
        &self,
        name: &str,
        key: K,
        report: &mut Report,
        make: impl FnOnce(&mut Report) -> T,
    ) -> Made<T> {
        let make = |report: &mut Report| Ok::<T, Infallible>(make(report));
        let Ok(made) = self.keep(name, key, report, make, |before, now| before == now);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Code, Diagnostic};

    #[test]
    fn a_value_is_made_once_for_a_key_and_says_the_same_each_time() {
        let kept: Kept<u8, usize> = Kept::default();
        let mut calls = 0;
        let mut ask = |key| {
            let mut report = Report::new();
            let made = kept.get("it", key, &mut report, |report| {
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
        let kept: Kept<u8, &str> = Kept::default();
        let version = |key, value| kept.settle("it", key, &mut Report::new(), |_| value).version();
        let first = version(1, "a");
        assert_eq!(version(2, "a"), first);
        assert_ne!(version(3, "b"), first);
    }

    #[test]
    fn what_is_not_asked_for_is_forgotten() {
        let kept: Kept<u8, u8> = Kept::default();
        let ask = |name: &str| kept.get(name, 0, &mut Report::new(), |_| 0).version();
        let (a, b) = (ask("a"), ask("b"));
        kept.sweep();
        kept.sweep();
        assert_eq!(ask("a"), a);
        kept.sweep();
        assert_eq!(ask("a"), a);
        assert_ne!(ask("b"), b);
    }
}

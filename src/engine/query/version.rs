//! Values with versions.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Identifies one value among all that a process computes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub(super) u64);

impl Version {
    /// A version that no other value has.
    pub(super) fn new() -> Version {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Version(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A shared value and its version.
#[derive(Debug, Default)]
pub struct Versioned<T> {
    pub(super) value: Arc<T>,
    pub(super) version: Version,
}

impl<T> Versioned<T> {
    /// A value with a new version.
    pub fn new(value: T) -> Versioned<T> {
        Versioned { value: Arc::new(value), version: Version::new() }
    }

    /// The version of the value: while it is the same, so is the value.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The value without its version.
    pub fn share(&self) -> Arc<T> {
        Arc::clone(&self.value)
    }
}

impl<T> Clone for Versioned<T> {
    fn clone(&self) -> Versioned<T> {
        Versioned { value: Arc::clone(&self.value), version: self.version }
    }
}

impl<T> PartialEq for Versioned<T> {
    fn eq(&self, other: &Versioned<T>) -> bool {
        self.version == other.version
    }
}

impl<T> Deref for Versioned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

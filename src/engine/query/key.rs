//! Keys and values of queries.

use std::any::Any;
use std::hash::Hash;

/// The key of a query; its owned form is stored with the value.
pub trait Key: Hash + Ord + ToOwned<Owned: OwnedKey> + 'static {}

impl<K: Hash + Ord + ToOwned<Owned: OwnedKey> + ?Sized + 'static> Key for K {}

/// A key that is stored.
pub trait OwnedKey: Any + Hash + Ord + Clone + Send + Sync {}

impl<K: Any + Hash + Ord + Clone + Send + Sync> OwnedKey for K {}

/// The value of a query.
pub trait Value: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Value for T {}

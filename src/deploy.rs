//! Deploys a finished site: configurations of hosts, and releases on object storage.
//!
//! In: a finished `dist/` and its manifest. Out: configurations, and objects in a store. Never: the
//! input tree, or a file of `dist/` with other bytes.

// Configurations of hosts, from one route table.
pub mod host;
// The site on object storage.
#[cfg(feature = "publish")]
pub mod publish;

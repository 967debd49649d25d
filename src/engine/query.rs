//! The engine: values that are computed again only when one of their dependencies has changed.
//!
//! - A [`Query`] is a function of a key. It reads files through the snapshot of its [`Reader`] and
//!   other queries through [`Reader::get`]; both are recorded, so no cache key is written by hand.
//! - A stored value is current if all its reads have the same answers, and if the sink still has
//!   the files that it emitted. Reads are compared in their order: which ones follow may depend on
//!   the answers before them.
//! - A value that is computed again and equals the stored one keeps its version, so its readers
//!   stay current. To depend on one answer out of a large value, a reader takes the large one with
//!   [`Reader::get_untracked`] and records a small query about it with [`Reader::track`]:
//!   renderings do so by the methods of `page::render::TrackedSite`.
//! - The keys of a [listed](Query::listed) query that a build has read are the usage of the site
//!   ([`Build::keys`]); results that it has not read are removed at its end ([`Build::sweep`]).
//! - A [default](Database::default) database is for a single build: it records no reads, and drops
//!   results that nothing else reads.

mod build;
mod description;
mod reader;
mod slot;
mod tables;
mod version;

pub use crate::engine::query::build::{Build, Database};
pub use crate::engine::query::description::{Cause, Computation, Description, QueryRead};
pub use crate::engine::query::reader::{Query, Reader};
pub use crate::engine::query::version::{Version, Versioned};

#[cfg(test)]
mod tests;

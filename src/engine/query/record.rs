//! How values were computed, for `explain`.

use std::any::Any;
use std::sync::Arc;

use crate::engine::source::SourcePath;

/// A stored value of any type.
pub(super) trait SlotInfo: Send + Sync {
    /// The address of its query.
    fn query(&self) -> usize;
    fn key(&self) -> &dyn Any;
    fn record(&self) -> Option<Record>;
}

/// A read of a query.
#[derive(Clone)]
pub struct Read(pub(super) Arc<dyn SlotInfo>);

impl Read {
    /// Returns the record of the last computation of the value.
    pub fn record(&self) -> Option<Record> {
        self.0.record()
    }
}

/// The reason why a value was computed.
#[derive(Clone)]
pub enum Cause {
    /// No value was stored.
    New,
    /// The value depended on more than its recorded reads, or an input was set.
    Volatile,
    /// The sink had another file at the path of a file that the value had emitted.
    Replaced,
    /// A file or a list of files changed.
    File(SourcePath),
    /// The value of another query changed.
    Query(Read),
}

/// How a value was computed last.
pub struct Record {
    /// The queries that it read, in order.
    pub queries: Vec<Read>,
    /// The reason why it was computed.
    pub cause: Cause,
    /// The number of the build that computed it.
    pub build: u64,
}

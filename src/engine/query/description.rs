//! The reads of a computation, and their descriptions in terms that users know.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::engine::query::slot::AnySlot;
use crate::engine::source::SourcePath;

/// An input of a value, as a query describes itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Description {
    /// An input that differs from page to page: its kind, and its name and location.
    Input(&'static str, String),
    /// An input of all pages.
    Shared(&'static str),
    /// A file that belongs to another input: a text of the page, or an imported style sheet.
    Text,
}

/// A query that was read, for a key.
#[derive(Clone)]
pub struct QueryRead(pub(super) Arc<dyn AnySlot>);

impl QueryRead {
    /// Returns how the value was computed last.
    pub fn computation(&self) -> Option<Computation> {
        self.0.computation()
    }

    /// Returns the description of the value for users, if the query has one.
    pub fn description(&self, context: &dyn Any) -> Option<Description> {
        self.0.description(context)
    }
}

impl Computation {
    /// The described queries that it read, by itself or through queries without a description.
    pub fn described_reads(self) -> Vec<QueryRead> {
        let (mut described, mut reads) = (Vec::new(), self.queries);
        while let Some(read) = reads.pop() {
            match read.0.is_described() {
                true => described.push(read),
                false => reads.extend(read.computation().into_iter().flat_map(|of| of.queries)),
            }
        }
        described
    }
}

impl fmt::Debug for QueryRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the query in {}", self.0.defined())
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
    Query(QueryRead),
}

/// How a value was computed last.
#[derive(Clone)]
pub struct Computation {
    /// The queries that it read, in order.
    pub queries: Vec<QueryRead>,
    /// The reason why it was computed.
    pub cause: Cause,
    /// The number of the build that computed it.
    pub build: u64,
}

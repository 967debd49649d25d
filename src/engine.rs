//! The machinery of a build: the snapshot of the input tree, queries over it, diagnostics, and the
//! output.
//!
//! In: the input tree. Out: artifacts in a sink, and diagnostics. Never: the meaning of a file.

// Errors and warnings about the user's input.
pub mod diagnostic;
// Artifacts, manifest, sinks.
pub mod output;
// Values that are computed again only when one of their dependencies has changed.
pub mod query;
// The input tree; the only module that reads it.
pub mod source;

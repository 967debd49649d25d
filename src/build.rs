//! The whole site: the order of the stages, checks across pages, and the output folder.
//!
//! In: a project and options. Out: `dist/`, a report, and what explains a page. Never: arguments,
//! the terminal, the network.

// Checks of the site as a whole.
pub mod check;
// The output folder, replaced as a whole.
pub mod dist;
// What editors and `tsc` read of the site: JSON Schemas and types.
pub mod editor;
// What a page was made from, and why it was rendered.
pub mod explain;
// The pipeline: the only module that knows the order of the stages.
pub mod pipeline;

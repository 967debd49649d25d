//! The whole site: the order of the stages, checks across pages, and the output folder.
//!
//! In: a project and options. Out: `dist/`, a report, and the explanation of a page. Never:
//! arguments, the terminal, the network.

// Checks of the site as a whole.
pub mod check;
// The output folder, replaced as a whole.
pub mod dist;
// JSON Schemas for editors and types for `tsc`.
pub mod editor;
// The inputs of a page, and the reason why it was rendered.
pub mod explain;
// The pipeline: the only module that defines the order of the stages.
pub mod pipeline;
// Changes of all files for a new name of a message, a page or another thing.
pub mod rename;
// Names in source files, and what they stand for.
pub mod symbols;
// Builds without output, for changes that are not written yet.
pub mod dry_run;
// The routes that show a value of the data.
pub mod value_uses;
// Changes of texts, by words.
pub mod word_diff;
// Writes several input files, all or none.
pub mod write;

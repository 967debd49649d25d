//! The fixes of the diagnostics of a file.

use lsp_types::Diagnostic;

use crate::engine::diagnostic::Fix;

/// The fixes of the diagnostics of a file in a build.
pub(super) struct FileFixes {
    /// The text of the file in that build.
    pub(super) text: String,
    /// The diagnostics with their fixes.
    pub(super) fixes: Vec<(Diagnostic, Fix)>,
}

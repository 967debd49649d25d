//! A name in a source file, and the kind of what it stands for.

use std::ops::Range;

/// The kind of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SymbolKind {
    /// A message, or a term if its id begins with a dash.
    Message,
    /// A page, by its id.
    Page,
    /// A file of `assets/`, by its name.
    Asset,
    /// An island, by the name of its folder.
    Island,
    /// A value of the data, by its path; a path without a dot is a data file.
    Data,
    /// A section type.
    Section,
}

/// A name in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The kind of what it stands for.
    pub kind: SymbolKind,
    /// The name, such as `about-title`, `-brand`, `docs/start` or `images/a.png`.
    pub name: String,
    /// Its span in the file.
    pub span: Range<usize>,
    /// Whether it is defined here.
    pub is_definition: bool,
}

/// A use of a name.
pub(super) fn name_use(kind: SymbolKind, name: impl Into<String>, span: Range<usize>) -> Name {
    Name { kind, name: name.into(), span, is_definition: false }
}

/// The span of a value without its quotes.
pub(super) fn unquoted(text: &str, span: Range<usize>) -> Range<usize> {
    let written = text.get(span.clone()).unwrap_or_default();
    match written.len() > 1 && written.starts_with(['"', '\'']) {
        true => span.start + 1..span.end - 1,
        false => span,
    }
}

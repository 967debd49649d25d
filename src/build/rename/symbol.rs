//! A name of a page, an asset, a value of the data or a section type, and its new name.

use crate::build::symbols::SymbolKind;
use crate::engine::source::Snapshot;
use crate::page::render::LoadedSite;

/// A name and its new name.
#[derive(Clone, Copy)]
pub(super) struct SymbolRename<'a> {
    pub(super) site: &'a LoadedSite,
    pub(super) kind: SymbolKind,
    pub(super) old: &'a str,
    pub(super) new: &'a str,
}

impl<'a> SymbolRename<'a> {
    pub(super) fn snapshot(&self) -> &'a Snapshot {
        &self.site.snapshot
    }
}

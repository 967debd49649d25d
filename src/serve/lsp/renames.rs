//! Renames names, and changes the uses of files that the client renames.

use anyhow::{Context as _, bail, ensure};
use lsp_types::{
    DocumentChangeOperation, DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier,
    PrepareRenameResponse, RenameFile, RenameFilesParams, RenameParams, ResourceOp,
    TextDocumentEdit, TextDocumentPositionParams, TextEdit, WorkspaceEdit,
};

use crate::build::rename::{RenamePlan, Renaming, plan_rename, plan_symbol_rename};
use crate::build::symbols::{self, SymbolKind};
use crate::content::{DATA, PAGES, SECTIONS};
use crate::engine::source::SourcePath;
use crate::i18n::message::split_locale;
use crate::page::render::LoadedSite;
use crate::serve::lsp::answers::{Answers, Found};

impl Answers<'_> {
    /// The span of a name that can be renamed, and the name to change.
    pub(super) fn prepare_rename(
        &self,
        params: &TextDocumentPositionParams,
    ) -> Option<PrepareRenameResponse> {
        let Found { text, name, .. } = self.find_in(self.server.site()?, params)?;
        let range = self.server.encoding.range(&text, name.span);
        match name.kind {
            SymbolKind::Island => None,
            SymbolKind::Message => Some(PrepareRenameResponse::Range(range)),
            // The span may have only a part of the name.
            _ => {
                Some(PrepareRenameResponse::RangeWithPlaceholder { range, placeholder: name.name })
            }
        }
    }

    /// Renames what stands at a position, at all its uses.
    ///
    /// # Errors
    ///
    /// If there is no name, if the new one is not free, or if a use can't be changed.
    pub(super) fn rename(&self, params: &RenameParams) -> anyhow::Result<WorkspaceEdit> {
        let site = self.server.current_site();
        let site = site.context("the site with the last changes can't be loaded")?;
        let found = self.find_in(site, &params.text_document_position);
        let Found { site, path, name, .. } = found.context("there is no name to rename here")?;
        let (old, new) = (&*name.name, &*params.new_name);
        let plan = match name.kind {
            SymbolKind::Island => bail!("an island can't be renamed here"),
            SymbolKind::Message => {
                let definition = symbols::definitions(&site, &path, &name).into_iter().next();
                let file = definition
                    .and_then(|place| Some(split_locale(place.path.as_str())?.1.to_owned()));
                let dash = if old.starts_with('-') { "-" } else { "" };
                let new = format!("{dash}{}", new.trim_start_matches('-'));
                let renaming =
                    Renaming { file: file.as_deref(), old, new: &new, with_literals: false };
                plan_rename(&site, renaming)?
            }
            SymbolKind::Data => {
                // A name without a path is the last one of the path.
                let parent = old.rsplit_once('.').map(|(parent, _)| parent);
                let new = match parent {
                    Some(parent) if !new.contains('.') => format!("{parent}.{new}"),
                    _ => new.to_owned(),
                };
                plan_symbol_rename(&site, name.kind, old, &new)?
            }
            kind => plan_symbol_rename(&site, kind, old, new)?,
        };
        ensure!(
            plan.moves.is_empty() || self.server.renames_files,
            "`{old}` is the name of a file, and the editor can't rename files; rename it by \
             `archipel rename`"
        );
        self.edit(&site, &plan, &[])
    }

    /// The changes with which the client may rename files: of the places that use them, and of the
    /// files that belong to them. Files that nothing names, and renamings that are not possible,
    /// have none.
    pub(super) fn will_rename(&self, params: &RenameFilesParams) -> Option<WorkspaceEdit> {
        let site = self.server.current_site()?;
        let [file] = &*params.files else { return None };
        let source = |uri: &str| self.server.source(&uri.parse().ok()?);
        let (old, new) = (source(&file.old_uri)?, source(&file.new_uri)?);
        let (kind, old_name, new_name) = named_file(&old, &new)?;
        let plan = plan_symbol_rename(&site, kind, old_name, new_name).ok()?;
        self.edit(&site, &plan, &[old]).ok()
    }

    /// The edit of a plan, without the renaming of the files `renamed`, which the client does.
    fn edit(
        &self,
        site: &LoadedSite,
        plan: &RenamePlan,
        renamed: &[SourcePath],
    ) -> anyhow::Result<WorkspaceEdit> {
        let uri =
            |path| self.server.uri(path).with_context(|| format!("`{path}` can't be in a URI"));
        let mut operations = Vec::new();
        for (path, edits) in &plan.edits {
            let text = site.snapshot.read_text(path.as_str()).unwrap_or_default();
            let edits = edits.iter().map(|(span, new_text)| TextEdit {
                range: self.server.encoding.range(&text, span.clone()),
                new_text: new_text.clone(),
            });
            let text_document =
                OptionalVersionedTextDocumentIdentifier { uri: uri(path)?, version: None };
            let edits = edits.map(OneOf::Left).collect();
            operations.push(TextDocumentEdit { text_document, edits });
        }
        let moves = plan.moves.iter().filter(|(old, _)| !renamed.contains(old));
        let moves: Vec<DocumentChangeOperation> = moves
            .map(|(old, new)| {
                let (old_uri, new_uri) = (uri(old)?, uri(new)?);
                let rename = RenameFile { old_uri, new_uri, options: None, annotation_id: None };
                Ok(DocumentChangeOperation::Op(ResourceOp::Rename(rename)))
            })
            .collect::<anyhow::Result<_>>()?;
        let document_changes = match moves.is_empty() {
            true => DocumentChanges::Edits(operations),
            // Edits are of files before they move.
            false => {
                let edits = operations.into_iter().map(DocumentChangeOperation::Edit);
                DocumentChanges::Operations(edits.chain(moves).collect())
            }
        };
        Ok(WorkspaceEdit { document_changes: Some(document_changes), ..WorkspaceEdit::default() })
    }
}

/// The name that a file has, and its new one.
fn named_file<'a>(
    old: &'a SourcePath,
    new: &'a SourcePath,
) -> Option<(SymbolKind, &'a str, &'a str)> {
    let kinds = [
        (SymbolKind::Page, PAGES, ".yaml"),
        (SymbolKind::Section, SECTIONS, ".html"),
        (SymbolKind::Data, DATA, ".yaml"),
        (SymbolKind::Asset, "assets/", ""),
    ];
    kinds.into_iter().find_map(|(kind, folder, ending)| {
        let name = |path: &'a SourcePath| path.as_str().strip_prefix(folder)?.strip_suffix(ending);
        Some((kind, name(old)?, name(new)?))
    })
}

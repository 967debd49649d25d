//! Code actions: the fix of a diagnostic, and all certain fixes of a file.

use std::ops::Range;

use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, DocumentChanges, OneOf,
    OptionalVersionedTextDocumentIdentifier, TextDocumentEdit, TextEdit, Uri, WorkspaceEdit,
};

use crate::engine::diagnostic::FixEdits;
use crate::serve::lsp::server::Server;

/// The actions for a range of a document. There is none while the text differs from that of the
/// last build, as the places of the diagnostics are those of the latter.
pub(super) fn actions(
    server: &Server,
    params: &CodeActionParams,
) -> Option<Vec<CodeActionOrCommand>> {
    let uri = &params.text_document.uri;
    let (text, found) = server.fixes(&server.source(uri)?)?;
    let fixes = || found.iter().flat_map(|of_file| &of_file.fixes);
    let edit = |edits: Vec<(Range<usize>, String)>| {
        let edits = edits.into_iter().map(|(span, new_text)| {
            OneOf::Left(TextEdit { range: server.encoding.range(&text, span), new_text })
        });
        changed(uri, edits.collect())
    };
    let mut actions = Vec::new();
    let in_range = |range: &lsp_types::Range| {
        range.start <= params.range.end && params.range.start <= range.end
    };
    if is_wanted(params, &CodeActionKind::QUICKFIX) {
        let here = fixes().filter(|(one, _)| in_range(&one.range));
        actions.extend(here.map(|(diagnostic, fix)| CodeAction {
            title: fix.title.clone(),
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![diagnostic.clone()]),
            edit: Some(edit(fix.edits.clone())),
            is_preferred: fix.is_certain.then_some(true),
            ..CodeAction::default()
        }));
    }
    let mut edits = FixEdits::default();
    for (_, fix) in fixes().filter(|(_, fix)| fix.is_certain) {
        edits.add(fix);
    }
    if is_wanted(params, &CodeActionKind::SOURCE_FIX_ALL)
        && let Some((_, edits)) = edits.into_files().next()
    {
        actions.push(CodeAction {
            title: "correct all mistakes of this file whose correction is certain".to_owned(),
            kind: Some(CodeActionKind::SOURCE_FIX_ALL),
            edit: Some(edit(edits.collect())),
            ..CodeAction::default()
        });
    }
    Some(actions.into_iter().map(CodeActionOrCommand::CodeAction).collect())
}

/// Whether the client asks for actions of a kind: for all, for the kind, or for one above it.
fn is_wanted(params: &CodeActionParams, kind: &CodeActionKind) -> bool {
    params.context.only.as_ref().is_none_or(|only| {
        only.iter().any(|wanted| {
            let rest = kind.as_str().strip_prefix(wanted.as_str());
            wanted == &CodeActionKind::EMPTY
                || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    })
}

/// The edits of one document.
fn changed(uri: &Uri, edits: Vec<OneOf<TextEdit, lsp_types::AnnotatedTextEdit>>) -> WorkspaceEdit {
    let uri = uri.clone();
    let text_document = OptionalVersionedTextDocumentIdentifier { uri, version: None };
    let changes = vec![TextDocumentEdit { text_document, edits }];
    let document_changes = Some(DocumentChanges::Edits(changes));
    WorkspaceEdit { document_changes, ..WorkspaceEdit::default() }
}

//! The language server: diagnostics of the site while files are edited, and answers about the names
//! in them, by the Language Server Protocol 3.17.
//!
//! One thread answers requests from the last loaded site, another one builds the site after each
//! change, with the texts of the open documents in place of those on the disk. It only writes
//! the schemas for editors, in `.archipel/`.
//!
//! # A new request
//!
//! Add the capability to `capabilities` and an arm to `respond`, both in this file, and a method to
//! `Answers` (`src/serve/lsp/answers.rs`); names, definitions and uses come from
//! `src/build/symbols.rs`. A quick fix needs nothing here: it is the `Change` of a hint, see
//! `CONTRIBUTING.md`. Other code actions are in `src/serve/lsp/actions.rs`. Test it in
//! `tests/editor/lsp.test.mjs`, and describe it in `docs/locales/en/pages/reference/editors.md`.

mod actions;
mod answers;
mod checker;
mod server;
mod diagnostics;
mod fixes;
mod formatting;
mod page_checker;
mod renames;
mod text;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, DidSaveTextDocument,
    Notification as _,
};
use lsp_types::request::{
    CodeActionRequest, Completion, DocumentSymbolRequest, FoldingRangeRequest, Formatting,
    GotoDefinition, HoverRequest, PrepareRenameRequest, References, Rename, Request as _,
    WillRenameFiles,
};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CompletionOptions,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    FileOperationFilter, FileOperationPattern, FileOperationPatternKind,
    FileOperationRegistrationOptions, FoldingRangeProviderCapability, HoverProviderCapability,
    InitializeParams, InitializeResult, OneOf, PositionEncodingKind, RenameOptions,
    ResourceOperationKind, ServerCapabilities, ServerInfo, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions,
    WorkDoneProgressOptions, WorkspaceFileOperationsServerCapabilities,
    WorkspaceServerCapabilities,
};
use parking_lot::Mutex;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::serve::lsp::actions::actions;
use crate::serve::lsp::answers::Answers;
use crate::serve::lsp::checker::Checker;
use crate::serve::lsp::formatting::formatting;
use crate::serve::lsp::page_checker::PageChecker;
use crate::serve::lsp::server::Server;
use crate::serve::lsp::text::{Encoding, path_of};
use crate::serve::watch::{Mode, Watch};

/// The time for the threads to end once the client has ended, and the interval at which they are
/// checked.
const END_TIMEOUT: Duration = Duration::from_secs(3);
const END_STEP: Duration = Duration::from_millis(10);

/// Serves a client on standard input and output until it asks the server to exit, or ends. Without
/// a `site.toml` in `root`, the folder that the client has opened is the site.
///
/// # Errors
///
/// If the client breaks the protocol, or the exit is not announced by `shutdown`.
pub fn language_server(root: PathBuf) -> anyhow::Result<()> {
    let (connection, threads) = Connection::stdio();
    let connection = Arc::new(connection);
    let served = serve(&connection, root);
    // The writer ends with the last sender, unless a thread still waits for a process.
    if Arc::into_inner(connection).is_some() {
        threads.join()?;
    }
    served
}

/// Serves one client.
fn serve(connection: &Arc<Connection>, root: PathBuf) -> anyhow::Result<()> {
    let (id, params) = connection.initialize_start()?;
    let params: InitializeParams = serde_json::from_value(params)?;
    let encoding = Encoding::choose(&params);
    let result = InitializeResult {
        capabilities: capabilities(encoding),
        server_info: Some(ServerInfo {
            name: "archipel".to_owned(),
            version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        }),
    };
    connection.initialize_finish(id, serde_json::to_value(result)?)?;
    let root =
        if root.join("site.toml").is_file() { root } else { opened(&params).unwrap_or(root) };
    let root = std::path::absolute(root)?;
    let mut watch = Watch::new(&root, Mode::Native);
    let handle = watch.handle();
    let files = watch.snapshot().clone();
    let server = Arc::new(Server::new(root, encoding, renames_files(&params), files));
    let pages = Arc::new(PageChecker::default());
    let checker = Arc::new(Checker {
        server: Arc::clone(&server),
        connection: Arc::clone(connection),
        pages: Arc::clone(&pages),
        published: Mutex::default(),
    });
    let [page_checker, site_checker] = [Arc::clone(&checker), Arc::clone(&checker)];
    let (sender, finished) = channel();
    let watched = Arc::clone(&server);
    let threads = [
        thread::spawn(move || checker.run(&sender)),
        thread::spawn(move || site_checker.check_sites(&finished)),
        thread::spawn(move || page_checker.check_pages()),
        thread::spawn(move || {
            while let Some(snapshot) = watch.wait() {
                watched.set_files(snapshot);
            }
        }),
    ];
    let served = answer(connection, &server, &pages);
    handle.stop();
    pages.stop();
    server.stop();
    // A build may wait for Node; then the thread ends with the program.
    let start = Instant::now();
    while !threads.iter().all(JoinHandle::is_finished) && start.elapsed() < END_TIMEOUT {
        thread::sleep(END_STEP);
    }
    for thread in threads.into_iter().filter(JoinHandle::is_finished) {
        thread.join().expect("a thread of the language server panicked");
    }
    served
}

/// The first folder that the client has opened.
fn opened(params: &InitializeParams) -> Option<PathBuf> {
    let folders = params.workspace_folders.iter().flatten().map(|folder| &folder.uri);
    #[expect(deprecated, reason = "older clients only send this")]
    let uris = folders.chain(&params.root_uri);
    uris.filter_map(path_of).find(|path| path.join("site.toml").is_file())
}

/// Returns whether the client can rename files.
fn renames_files(params: &InitializeParams) -> bool {
    let workspace = params.capabilities.workspace.as_ref();
    let edit = workspace.and_then(|workspace| workspace.workspace_edit.as_ref());
    let operations = edit.and_then(|edit| edit.resource_operations.as_ref());
    operations.is_some_and(|all| all.contains(&ResourceOperationKind::Rename))
}

/// The files whose renaming changes others.
fn renamed_files() -> WorkspaceFileOperationsServerCapabilities {
    let globs = ["**/content/**", "**/assets/**", "**/templates/sections/**"];
    let filter = |glob: &str| FileOperationFilter {
        scheme: Some("file".to_owned()),
        pattern: FileOperationPattern {
            glob: glob.to_owned(),
            matches: Some(FileOperationPatternKind::File),
            options: None,
        },
    };
    let filters = globs.map(filter).to_vec();
    WorkspaceFileOperationsServerCapabilities {
        will_rename: Some(FileOperationRegistrationOptions { filters }),
        ..WorkspaceFileOperationsServerCapabilities::default()
    }
}

/// The abilities of the server.
fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let triggers = ["\"", "'", "{", "-", ":", "/"].map(str::to_owned).to_vec();
    ServerCapabilities {
        position_encoding: Some(match encoding {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
        }),
        text_document_sync: Some(TextDocumentSyncCapability::Options(TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::FULL),
            save: Some(TextDocumentSyncSaveOptions::Supported(true)),
            ..TextDocumentSyncOptions::default()
        })),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers),
            ..CompletionOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        folding_range_provider: Some(FoldingRangeProviderCapability::Simple(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX, CodeActionKind::SOURCE_FIX_ALL]),
            ..CodeActionOptions::default()
        })),
        document_formatting_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: WorkDoneProgressOptions::default(),
        })),
        workspace: Some(WorkspaceServerCapabilities {
            workspace_folders: None,
            file_operations: Some(renamed_files()),
        }),
        ..ServerCapabilities::default()
    }
}

/// Answers until the client ends.
fn answer(connection: &Connection, server: &Server, pages: &PageChecker) -> anyhow::Result<()> {
    for message in &connection.receiver {
        match message {
            Message::Request(request) => {
                if connection.handle_shutdown(&request)? {
                    return Ok(());
                }
                connection.sender.send(respond(server, request).into())?;
            }
            Message::Notification(notification) => match &*notification.method {
                DidSaveTextDocument::METHOD => pages.save(),
                _ => note(server, notification),
            },
            Message::Response(_) => {}
        }
    }
    anyhow::bail!("the client ended without `exit`")
}

/// Answers a request.
fn respond(server: &Server, Request { id, method, params }: Request) -> Response {
    let answers = Answers { server };
    let result = match &*method {
        HoverRequest::METHOD => with(params, |params| answers.hover(&params)),
        GotoDefinition::METHOD => with(params, |params| answers.definition(&params)),
        References::METHOD => with(params, |params| answers.references(&params)),
        Completion::METHOD => with(params, |params| answers.completion(&params)),
        CodeActionRequest::METHOD => with(params, |params| actions(server, &params)),
        FoldingRangeRequest::METHOD => with(params, |params| answers.folding(&params)),
        Formatting::METHOD => with(params, |params| formatting(server, &params)),
        DocumentSymbolRequest::METHOD => with(params, |params| answers.symbols(&params)),
        WillRenameFiles::METHOD => with(params, |params| answers.will_rename(&params)),
        PrepareRenameRequest::METHOD => with(params, |params| answers.prepare_rename(&params)),
        Rename::METHOD => match serde_json::from_value(params) {
            Ok(params) => match answers.rename(&params) {
                Ok(edit) => serde_json::to_value(edit),
                Err(refused) => {
                    let code = ErrorCode::RequestFailed as i32;
                    return Response::new_err(id, code, format!("{refused:#}"));
                }
            },
            Err(wrong) => Err(wrong),
        },
        _ => {
            let message = format!("`{method}` is not supported");
            return Response::new_err(id, ErrorCode::MethodNotFound as i32, message);
        }
    };
    match result {
        Ok(value) => Response::new_ok(id, value),
        Err(wrong) => Response::new_err(id, ErrorCode::InvalidParams as i32, wrong.to_string()),
    }
}

/// Calls `answer` with the parameters of a request; the result is `null` for nothing.
fn with<P: DeserializeOwned, R: serde::Serialize>(
    params: Value,
    answer: impl FnOnce(P) -> Option<R>,
) -> serde_json::Result<Value> {
    serde_json::to_value(answer(serde_json::from_value(params)?))
}

/// Applies a notification about a document. Others, and malformed ones, have no answer.
fn note(server: &Server, Notification { method, params }: Notification) {
    match &*method {
        DidOpenTextDocument::METHOD => {
            if let Ok(DidOpenTextDocumentParams { text_document }) = serde_json::from_value(params)
            {
                server.set_text(&text_document.uri, Some(text_document.text));
            }
        }
        DidChangeTextDocument::METHOD => {
            if let Ok(params) = serde_json::from_value::<DidChangeTextDocumentParams>(params)
                && let Some(change) = params.content_changes.into_iter().next_back()
            {
                server.set_text(&params.text_document.uri, Some(change.text));
            }
        }
        DidCloseTextDocument::METHOD => {
            if let Ok(DidCloseTextDocumentParams { text_document }) = serde_json::from_value(params)
            {
                server.set_text(&text_document.uri, None);
            }
        }
        _ => {}
    }
}

//! The requests of the page that edit input files.

use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, Response, StatusCode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::engine::source::Snapshot;
use crate::page::render::LoadedSite;
use crate::serve::edit::NewChange;
use crate::serve::edit::addition::{self, AdditionRequest};
use crate::serve::edit::body::{self, BlockQuery};
use crate::serve::edit::described::DescribedMessage;
use crate::serve::edit::history::{ChangeList, Direction};
use crate::serve::edit::message::{self, MessageQuery};
use crate::serve::edit::refusal::{Refusal, check_sender};
use crate::serve::edit::value::{self, ValueQuery};
use crate::serve::endpoints::json;
use crate::serve::host_header::Trusted;
use crate::serve::preview::Preview;
use crate::serve::response::text;
use crate::serve::token::NO_TOKEN;

/// Responds with the texts of a message in all locales.
pub(super) async fn read_message(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    Query(query): Query<MessageQuery>,
) -> Response<Body> {
    read(preview, trusted, move |_, snapshot, site| message::describe(snapshot, site, &query)).await
}

/// Responds with the text of a block of a body.
pub(super) async fn read_block(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    Query(query): Query<BlockQuery>,
) -> Response<Body> {
    read(preview, trusted, move |_, snapshot, site| body::describe(snapshot, site, &query)).await
}

/// Responds with a value of a data file or a page, and with its uses.
pub(super) async fn read_value(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    Query(query): Query<ValueQuery>,
) -> Response<Body> {
    let describe = move |preview: &Preview, snapshot: &Snapshot, site: &LoadedSite| {
        value::describe(snapshot, site, &preview.database, &query)
    };
    read(preview, trusted, describe).await
}

/// Responds with a text. The session that checks changes is prepared afterwards, so that the first
/// save does not wait for a build of the whole site.
async fn read<D>(preview: Arc<Preview>, trusted: Trusted, describe: D) -> Response<Body>
where
    D: FnOnce(&Preview, &Snapshot, &LoadedSite) -> Result<DescribedMessage, Refusal>
        + Send
        + 'static,
{
    let prepared = Arc::clone(&preview);
    let response = respond(preview, trusted, move |preview, site| {
        Ok(json(&describe(preview, &Snapshot::scan(&preview.root), site)?))
    })
    .await;
    if response.status() == StatusCode::OK {
        // A save waits for it. Its errors are those of the site without a change.
        drop(tokio::task::spawn_blocking(move || prepared.edits.prepare(&prepared.root)));
    }
    response
}

/// Saves new texts of a message, and responds with the list of changes.
pub(super) async fn save_message(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    save(preview, trusted, headers, body, message::change).await
}

/// Saves a new text of a block of a body, and responds with the list of changes.
pub(super) async fn save_block(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    save(preview, trusted, headers, body, body::change).await
}

/// Saves a new text of a value, and responds with the list of changes.
pub(super) async fn save_value(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    save(preview, trusted, headers, body, value::change).await
}

async fn save<T: DeserializeOwned + 'static>(
    preview: Arc<Preview>,
    trusted: Trusted,
    headers: HeaderMap,
    body: Bytes,
    change: fn(&Snapshot, &LoadedSite, &T) -> Result<NewChange, Refusal>,
) -> Response<Body> {
    respond(preview, trusted, move |preview, site| {
        let saved: T = parse(&headers, &body)?;
        let mut trials = preview.edits.trials.lock();
        let snapshot = Arc::new(Snapshot::scan(&preview.root));
        let change = change(&snapshot, site, &saved)?;
        preview.edits.save(&mut trials, &snapshot, change)?;
        Ok(json(&preview.edits.history.lock().list(&preview.root)))
    })
    .await
}

/// The response to an addition.
#[derive(Serialize)]
struct AddedFiles<'a> {
    changes: ChangeList<'a>,
    /// The next steps, one sentence each.
    next: Vec<String>,
    /// The URL of the new page.
    url: Option<String>,
}

/// Adds a page, an article or a language.
pub(super) async fn add(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    respond(preview, trusted, move |preview, _| {
        let wanted: AdditionRequest = parse(&headers, &body)?;
        let mut trials = preview.edits.trials.lock();
        let snapshot = Arc::new(Snapshot::scan(&preview.root));
        let (change, next) = addition::change(&snapshot, &*preview.plan_addition, &wanted)?;
        let page = change.new_page();
        let site = preview.edits.save(&mut trials, &snapshot, change)?;
        let url = page.zip(site).and_then(|(id, site)| {
            let page = site.routes.page(&id)?;
            Some(site.routes.url(&site.config, site.routes.original(page), page))
        });
        let history = preview.edits.history.lock();
        Ok(json(&AddedFiles { changes: history.list(&preview.root), next, url }))
    })
    .await
}

/// Responds with the list of changes.
pub(super) async fn changes(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
) -> Response<Body> {
    respond(preview, trusted, |preview, _| {
        Ok(json(&preview.edits.history.lock().list(&preview.root)))
    })
    .await
}

/// The change to undo or to repeat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeId {
    change: u64,
}

/// Undoes the last change.
pub(super) async fn undo(
    state: State<Arc<Preview>>,
    trusted: Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    repeat(state, trusted, headers, body, Direction::Undo).await
}

/// Repeats the first change that is undone.
pub(super) async fn redo(
    state: State<Arc<Preview>>,
    trusted: Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    repeat(state, trusted, headers, body, Direction::Redo).await
}

async fn repeat(
    State(preview): State<Arc<Preview>>,
    Extension(trusted): Extension<Trusted>,
    headers: HeaderMap,
    body: Bytes,
    direction: Direction,
) -> Response<Body> {
    respond(preview, trusted, move |preview, _| {
        let ChangeId { change } = parse(&headers, &body)?;
        let mut history = preview.edits.history.lock();
        history.repeat(direction, change, &preview.root)?;
        Ok(json(&history.list(&preview.root)))
    })
    .await
}

/// Runs the work of a request on another thread, since it reads files and builds.
async fn respond(
    preview: Arc<Preview>,
    Trusted(is_trusted): Trusted,
    work: impl FnOnce(&Preview, &LoadedSite) -> Result<Response<Body>, Refusal> + Send + 'static,
) -> Response<Body> {
    if !is_trusted {
        return text(StatusCode::FORBIDDEN, NO_TOKEN);
    }
    let run = move || {
        if !preview.is_watching {
            let hint = "the preview does not follow changes; restart it with --watch";
            return refused(&Refusal::conflict(hint));
        }
        let Some(site) = preview.site() else {
            let hint = "site.toml has errors; correct them first";
            return refused(&Refusal::conflict(hint));
        };
        work(&preview, &site).unwrap_or_else(|refusal| refused(&refusal))
    };
    let failed = |_| text(StatusCode::INTERNAL_SERVER_ERROR, "the request failed\n");
    tokio::task::spawn_blocking(run).await.unwrap_or_else(failed)
}

/// Parses the body of a request that writes.
fn parse<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Refusal> {
    check_sender(headers)?;
    serde_json::from_slice(body).map_err(|error| Refusal::invalid(format!("invalid JSON: {error}")))
}

fn refused(refusal: &Refusal) -> Response<Body> {
    let mut response = json(&refusal.body());
    *response.status_mut() = refusal.status();
    response
}

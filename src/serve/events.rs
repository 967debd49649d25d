//! Server-sent events: one stream for each open page, every event the whole state.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};

use crate::engine::output::MissingFile;
use crate::serve::preview::Preview;
use crate::serve::status::Status;

/// The query of a request for events.
#[derive(Deserialize)]
pub(super) struct EventQuery {
    #[serde(default)]
    page: String,
}

/// The state of a page.
#[derive(Serialize)]
struct Message<'a> {
    server: &'a str,
    /// The entity tag of the page as it would be served now, with its quotes.
    page: Option<String>,
    #[serde(flatten)]
    status: &'a Status,
}

/// Streams the state of a page. There is no queue: a slow browser receives the newest
/// state and skips earlier ones.
pub(super) async fn events(
    State(preview): State<Arc<Preview>>,
    Query(query): Query<EventQuery>,
) -> impl IntoResponse {
    let open = preview.open(&query.page);
    let mut news = preview.follow();
    news.mark_changed();
    let stream = unfold(
        (preview, open, news, String::new()),
        |(preview, open, mut news, last)| async move {
            loop {
                news.changed().await.ok()?;
                let _ = news.borrow_and_update();
                let message = message(&preview, open.path());
                if message != last {
                    let event = Event::default().data(&message);
                    return Some((Ok::<_, Infallible>(event), (preview, open, news, message)));
                }
            }
        },
    );
    // Disable buffering in proxies: the first header is for nginx, the second one for proxies that
    // compress (RFC 9111, section 5.2.2.6).
    let headers = [("x-accel-buffering", "no"), ("cache-control", "no-cache, no-transform")];
    (headers, Sse::new(stream).keep_alive(KeepAlive::default()))
}

fn message(preview: &Preview, path: &str) -> String {
    let status = preview.status();
    let page = preview.page(path).or_else(|| match preview.missing_file(path) {
        MissingFile::NotFound(page) => page,
        MissingFile::Home(_) | MissingFile::Moved(_) => None,
    });
    let tag = page.and_then(|page| preview.files.tag(&page));
    let message = Message {
        server: &preview.server,
        page: tag.map(|tag| format!("\"{tag}\"")),
        status: &status,
    };
    serde_json::to_string(&message).expect("texts and numbers are JSON")
}

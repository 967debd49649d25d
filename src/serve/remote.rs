//! Requests explanations from a preview that another process serves.

use std::time::Duration;

use anyhow::anyhow;
use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT, CONTENT_TYPE, HOST};
use axum::http::{Request, Response, StatusCode};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::{runtime, time};
use url::{Position, Url};

/// The time limit of a response.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The maximum size of an explanation, in bytes. It lists the inputs of one page.
const MAX_BODY_BYTES: usize = 64 * 1024 * 1024;

/// Requests the explanation of the page at a path from the preview at `host`, as text of a media
/// type; `None` if it has no such page. Returns an error if the preview does not respond.
pub fn remote_explanation(
    host: &str,
    path: &str,
    media_type: &str,
) -> anyhow::Result<Option<String>> {
    let mut url = Url::parse(&format!("http://{host}/@archipel/explain"))?;
    url.query_pairs_mut().append_pair("path", path);
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let explanation = request_explanation(&url, media_type);
        time::timeout(TIMEOUT, explanation).await.map_err(|_| anyhow!("request timed out"))?
    })
}

async fn request_explanation(url: &Url, media_type: &str) -> anyhow::Result<Option<String>> {
    let host = url.host_str().unwrap_or_default();
    let port = url.port_or_known_default().unwrap_or_default();
    let stream = TcpStream::connect(format!("{host}:{port}")).await?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await?;
    drop(tokio::spawn(connection));
    let request = Request::get(&url[Position::BeforePath..])
        .header(HOST, url.authority())
        .header(ACCEPT, media_type)
        .body(Body::empty())?;
    let response = sender.send_request(request).await?;
    if !is_explanation(&response, media_type) {
        return Ok(None);
    }
    let bytes = to_bytes(Body::new(response.into_body()), MAX_BODY_BYTES).await?;
    Ok(Some(String::from_utf8(bytes.into())?))
}

fn is_explanation<B>(response: &Response<B>, media_type: &str) -> bool {
    let found = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    response.status() == StatusCode::OK && found.is_some_and(|found| found.starts_with(media_type))
}

//! The HTTP server and its limits.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, header};
use axum::middleware::{self, Next};
use axum::routing::{get, post};
use axum::{Extension, Router};
use headers::{ETag, HeaderMapExt as _};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::serve::client::OWN;
use crate::serve::host_header::{Peer, Trusted, is_this_machine};
use crate::serve::preview::Preview;
use crate::serve::response::{site, text};
use crate::serve::token::NO_TOKEN;
use crate::serve::{edit_requests, endpoints, events};

/// The time within which a request must be complete.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// The same for a request that edits: the first one builds the whole site.
const EDIT_TIMEOUT: Duration = Duration::from_mins(2);

/// The time after which a connection is closed if the client reads nothing.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// The write timeout while more than half of the connections are in use.
const WRITE_TIMEOUT_IF_BUSY: Duration = Duration::from_secs(2);

/// The maximum size of the head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 32 * 1024;

/// The maximum number of connections; a browser opens up to six. Most systems allow a process
/// 1,024 open files, and builds need some of them.
const MAX_CONNECTIONS: usize = 768;

/// The maximum size of the body of a request, in bytes: only positions in files are sent.
const MAX_BODY_BYTES: usize = 16 * 1024;

/// The maximum size of the body of a request that edits, in bytes.
const MAX_EDIT_BYTES: usize = 256 * 1024;

/// Listens on the first free port of `ports`.
pub(super) async fn listen(
    host: &str,
    ports: impl IntoIterator<Item = u16>,
) -> io::Result<(TcpListener, SocketAddr)> {
    let mut failure = io::Error::from(io::ErrorKind::AddrInUse);
    for port in ports {
        match TcpListener::bind((host, port)).await {
            Ok(listener) => {
                let address = listener.local_addr()?;
                return Ok((listener, address));
            }
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => failure = error,
            Err(error) => return Err(error),
        }
    }
    Err(failure)
}

/// Responds to requests until the program ends.
pub(super) async fn serve_requests(listener: TcpListener, preview: Arc<Preview>) {
    let router = router(preview);
    let left = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    loop {
        let Ok(room) = Arc::clone(&left).acquire_owned().await else { return };
        let Ok((stream, peer)) = listener.accept().await else {
            // Most likely no file handles are left; retry after a connection has closed.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Events are small and must not be delayed (Nagle's algorithm).
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        let is_busy = left.available_permits() < MAX_CONNECTIONS / 2;
        stream.set_write_timeout(Some(if is_busy { WRITE_TIMEOUT_IF_BUSY } else { WRITE_TIMEOUT }));
        let router = router.clone().layer(Extension(Peer(peer.ip().to_canonical())));
        let service = TowerToHyperService::new(router);
        tokio::spawn(async move {
            let mut server = http1::Builder::new();
            server
                .timer(TokioTimer::new())
                .header_read_timeout(REQUEST_TIMEOUT)
                .max_buf_size(MAX_HEAD_BYTES);
            // A browser may close the connection at any time.
            let _ = server.serve_connection(TokioIo::new(Box::pin(stream)), service).await;
            drop(room);
        });
    }
}

fn router(preview: Arc<Preview>) -> Router {
    let own = |path: &str| format!("{OWN}{path}");
    let edits = Router::new()
        .route(&own("block"), get(edit_requests::read_block).post(edit_requests::save_block))
        .route(&own("changes"), get(edit_requests::changes))
        .route(&own("message"), get(edit_requests::read_message).post(edit_requests::save_message))
        .route(&own("new"), post(edit_requests::add))
        .route(&own("redo"), post(edit_requests::redo))
        .route(&own("undo"), post(edit_requests::undo))
        .route(&own("value"), get(edit_requests::read_value).post(edit_requests::save_value))
        .layer(DefaultBodyLimit::max(MAX_EDIT_BYTES))
        .layer(middleware::from_fn(|request, next| in_time(EDIT_TIMEOUT, request, next)));
    Router::new()
        .route(&own("client/{name}"), get(endpoints::module))
        .route(&own("enter"), get(endpoints::enter))
        .route(&own("events"), get(events::events))
        .route(&own("explain"), get(endpoints::explanation))
        .route(&own("open"), post(endpoints::open))
        .route(&own("page"), get(endpoints::page))
        .route(&own("state"), get(endpoints::state))
        .fallback(site)
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(middleware::from_fn(|request, next| in_time(REQUEST_TIMEOUT, request, next)))
        .merge(edits)
        // Node has its own time limit.
        .route(&own("findings"), get(endpoints::findings))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(middleware::map_response(weakened))
        .layer(middleware::from_fn_with_state(Arc::clone(&preview), check_host))
        .with_state(preview)
}

/// Compression changes the bytes, so a strong entity tag becomes a weak one (RFC 9110, section
/// 8.8.1).
async fn weakened(mut response: Response<Body>) -> Response<Body> {
    let head = response.headers_mut();
    if head.contains_key(header::CONTENT_ENCODING)
        && let Some(tag) = head.get(header::ETAG).and_then(|tag| tag.to_str().ok())
        && let Ok(tag) = format!("W/{tag}").parse::<ETag>()
    {
        head.typed_insert(tag);
    }
    response
}

/// Aborts a request that takes longer than `limit`.
async fn in_time(limit: Duration, request: Request, next: Next) -> Response<Body> {
    let response = tokio::time::timeout(limit, next.run(request)).await;
    response.unwrap_or_else(|_| text(StatusCode::REQUEST_TIMEOUT, "request timed out\n"))
}

fn is_repeated(headers: &HeaderMap, name: &HeaderName) -> bool {
    headers.get_all(name).iter().nth(1).is_some()
}

/// Rejects requests for other hosts and from other origins, and marks the others as [`Trusted`] or
/// not.
async fn check_host(
    State(preview): State<Arc<Preview>>,
    Extension(Peer(peer)): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    // Programs disagree on which of two headers applies, which could bypass this check.
    if [header::HOST, header::ORIGIN].iter().any(|name| is_repeated(request.headers(), name)) {
        return text(StatusCode::BAD_REQUEST, "duplicate Host or Origin header\n");
    }
    let named = request.uri().authority().map(|authority| authority.as_str().to_owned());
    let header = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let host = named.or_else(|| header.map(str::to_owned)).unwrap_or_default();
    // Another site may send a request here, though it can't read the response.
    let origin = request.headers().get(header::ORIGIN).map(|origin| {
        // An opaque origin (`null`) is never a page of the preview.
        let parts = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        parts.map_or("", |(_, host)| host)
    });
    let has_token = preview.token.as_ref().is_some_and(|token| token.is_in(request.headers()));
    let is_here = peer.is_loopback() && is_this_machine(&host);
    // A page of another site could send actions to a name that resolves to this machine, but its
    // browser does not send the token.
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_ours = |host: &str| preview.hosts.allow(host);
    let is_same = |origin: &str| origin == host || is_here && is_this_machine(origin);
    let is_allowed = match is_read {
        true => is_ours(&host) && origin.is_none_or(is_ours),
        false => (is_here || has_token && is_ours(&host)) && origin.is_none_or(is_same),
    };
    if is_allowed {
        request.extensions_mut().insert(Trusted(is_here || has_token));
        return next.run(request).await;
    }
    if !is_read && is_ours(&host) {
        return text(StatusCode::FORBIDDEN, NO_TOKEN);
    }
    text(
        StatusCode::FORBIDDEN,
        "this preview only accepts requests for localhost; allow another name with `archipel serve \
         --host NAME`\n",
    )
}

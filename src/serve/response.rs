//! Responses to requests for files of the site.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Method, Request, Response, StatusCode, Uri, header};
use headers::{ETag, HeaderMapExt as _, IfNoneMatch, IfRange};

use crate::build::pipeline;
use crate::engine::output::{CacheClass, MissingFile, OutputPath};
use crate::page::render::PreviewMode;
use crate::serve::address::{RequestTarget, target};
use crate::serve::client::inject_client;
use crate::serve::host_header::Trusted;
use crate::serve::memory_sink::Served;
use crate::serve::preview::Preview;

/// The cookie with the names of the active preview modes.
const MODE_COOKIE: &str = "archipel-mode";

/// `Cache-Control` of files that are not fingerprinted: a reload shows the newest state.
const NO_CACHE: &str = "no-cache";

/// Responds to every URL outside of `/@archipel/`.
pub(super) async fn site(
    State(preview): State<Arc<Preview>>,
    request: Request<Body>,
) -> Response<Body> {
    let (mut parts, _) = request.into_parts();
    // Pages in a preview mode are rendered for each request.
    if !matches!(parts.extensions.get(), Some(Trusted(true))) {
        parts.headers.remove(header::COOKIE);
    }
    if parts.method != Method::GET && parts.method != Method::HEAD {
        let mut response = text(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are allowed\n");
        response.headers_mut().insert(header::ALLOW, header::HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let base = preview.base_path();
    let path = parts.uri.path();
    match target(path, &base) {
        RequestTarget::Malformed => text(StatusCode::BAD_REQUEST, "invalid URL path\n"),
        RequestTarget::Outside if path == "/" || path == base => {
            redirect(&format!("{base}/"), &parts.uri)
        }
        RequestTarget::Outside => missing(&preview, &parts.headers, &parts.uri).await,
        RequestTarget::File { path: file, folder } => {
            let is_root = path.strip_prefix(&*base) == Some("/");
            if is_root && let Some(home) = preview.root_redirect() {
                return redirect(&home, &parts.uri);
            }
            let found = |path: Option<OutputPath>| {
                path.and_then(|path| preview.files.get(&path).map(|file| (path, file)))
            };
            if let Some((output, file)) = found(file) {
                if is_page(&file) {
                    preview.record_request(path);
                }
                return file_response(&preview, &output, file, &parts.headers, path).await;
            }
            match found(folder) {
                Some(_) => redirect(&format!("{path}/"), &parts.uri),
                None => missing(&preview, &parts.headers, &parts.uri).await,
            }
        }
    }
}

/// Responds to a URL without a file: with the not-found page and its status, or a redirect.
async fn missing(preview: &Arc<Preview>, headers: &HeaderMap, uri: &Uri) -> Response<Body> {
    let page = match preview.missing_file(uri.path()) {
        MissingFile::Home(home) => return redirect(&home, uri),
        MissingFile::Moved(location) => return redirect(&location, uri),
        MissingFile::NotFound(page) => page,
    };
    match page.and_then(|page| preview.files.get(&page).map(|file| (page, file))) {
        Some((output, file)) => {
            // Ranges and conditions do not apply to the error document.
            let mut plain = HeaderMap::new();
            for name in [header::ACCEPT, header::COOKIE] {
                plain.extend(headers.get(&name).map(|value| (name, value.clone())));
            }
            let mut response = file_response(preview, &output, file, &plain, "").await;
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        // Before the first build without errors, this page shows the errors.
        None if wants_page(headers) => {
            let mut response = text(StatusCode::NOT_FOUND, "");
            let html = header::HeaderValue::from_static("text/html; charset=utf-8");
            response.headers_mut().insert(header::CONTENT_TYPE, html);
            *response.body_mut() = Body::from(inject_client(NOTHING, "", &preview.server));
            response
        }
        None => text(StatusCode::NOT_FOUND, "page not found\n"),
    }
}

/// The page of a site that has not been built yet.
const NOTHING: &[u8] = b"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width\">\n\
    <meta name=\"color-scheme\" content=\"light dark\">\n<title>No page yet</title>\n\
    <style>body { font: 1rem/1.5 system-ui; margin: 3rem }</style>\n</head>\n\
    <body>\n<p>This page does not exist yet.</p>\n</body>\n</html>\n";

async fn file_response(
    preview: &Arc<Preview>,
    output: &OutputPath,
    file: Served,
    headers: &HeaderMap,
    path: &str,
) -> Response<Body> {
    if !is_page(&file) || !wants_page(headers) {
        return bytes(&file, &file.tag, file.bytes.clone(), headers);
    }
    let preview_mode = preview_mode(headers);
    let tag = file.tag.clone();
    let rendered = if preview_mode.is_off() {
        None
    } else {
        render_in_mode(preview, path, preview_mode).await
    };
    let page = inject_client(rendered.as_deref().unwrap_or(&file.bytes), &tag, &preview.server);
    // A page in a preview mode depends on more than the file.
    let own = match rendered {
        Some(rendered) => format!("{:016x}", crate::base::digest::Digest::of(&rendered).prefix()),
        None => format!("{tag}-{}", output.as_str().len()),
    };
    let mut response = bytes(&file, &own, page.into(), headers);
    let vary = header::HeaderValue::from_static("accept, cookie");
    response.headers_mut().insert(header::VARY, vary);
    response
}

/// Renders the page at `path` in a preview mode; `None` if it can't be rendered.
async fn render_in_mode(preview: &Arc<Preview>, path: &str, mode: PreviewMode) -> Option<Vec<u8>> {
    let site = preview.site()?;
    let (locale, page) = site.routes.parse(&site.config, path)?;
    let rendered =
        tokio::task::spawn_blocking(move || pipeline::render_preview(&site, page, locale, mode));
    rendered.await.ok().flatten()
}

fn preview_mode(headers: &HeaderMap) -> PreviewMode {
    let cookies: Option<headers::Cookie> = headers.typed_get();
    cookies.and_then(|cookies| cookies.get(MODE_COOKIE).map(PreviewMode::parse)).unwrap_or_default()
}

fn is_page(file: &Served) -> bool {
    file.media_type.starts_with("text/html")
}

/// Returns whether a browser requests a page to show it. Other clients receive the published bytes.
fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Creates a response with an entity tag, which respects conditions and ranges.
fn bytes(file: &Served, tag: &str, body: Bytes, headers: &HeaderMap) -> Response<Body> {
    let tag: ETag = format!("\"{tag}\"").parse().expect("digits and hyphens are a tag");
    let mut response = Response::new(Body::empty());
    let head = response.headers_mut();
    head.typed_insert(tag.clone());
    let cache = match file.cache {
        CacheClass::Immutable => CacheClass::Immutable.header(),
        CacheClass::Revalidate => NO_CACHE,
    };
    head.insert(header::CACHE_CONTROL, header::HeaderValue::from_static(cache));
    let known: Option<IfNoneMatch> = headers.typed_get();
    if known.is_some_and(|known| !known.precondition_passes(&tag)) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    let media_type = header::HeaderValue::from_str(&file.media_type);
    head.insert(header::CONTENT_TYPE, media_type.expect("media types are ASCII"));
    head.typed_insert(headers::AcceptRanges::bytes());
    let length = body.len() as u64;
    match part(headers, &tag, length) {
        BodyPart::Whole => *response.body_mut() = Body::from(body),
        BodyPart::Bytes(first, last) => {
            let range = headers::ContentRange::bytes(first..=last, length);
            head.typed_insert(range.expect("the part lies within the file"));
            *response.body_mut() = Body::from(body.slice(first as usize..=last as usize));
            *response.status_mut() = StatusCode::PARTIAL_CONTENT;
        }
        BodyPart::Nothing => {
            head.typed_insert(headers::ContentRange::unsatisfied_bytes(length));
            *response.status_mut() = StatusCode::RANGE_NOT_SATISFIABLE;
        }
    }
    response
}

/// The requested part of a file.
enum BodyPart {
    Whole,
    /// From and to, both included.
    Bytes(u64, u64),
    Nothing,
}

fn part(headers: &HeaderMap, tag: &ETag, length: u64) -> BodyPart {
    let range = headers.get(header::RANGE).and_then(|value| value.to_str().ok());
    let Some((first, last)) = range.and_then(ends) else { return BodyPart::Whole };
    let other: Option<IfRange> = headers.typed_get();
    if other.is_some_and(|other| other.is_modified(Some(tag), None)) {
        return BodyPart::Whole;
    }
    let Some(end) = length.checked_sub(1) else { return BodyPart::Nothing };
    let (first, last) = match (first, last) {
        (Some(first), last) => (first, last.unwrap_or(end).min(end)),
        // A suffix range: the last `last` bytes.
        (None, Some(count)) if count > 0 => (length.saturating_sub(count), end),
        (None, _) => return BodyPart::Nothing,
    };
    if first <= last { BodyPart::Bytes(first, last) } else { BodyPart::Nothing }
}

/// Parses the two numbers of a range. Multiple ranges are ignored and the whole file is sent, as
/// RFC 9110, section 14.2 allows.
fn ends(range: &str) -> Option<(Option<u64>, Option<u64>)> {
    let (first, last) = range.strip_prefix("bytes=")?.trim().split_once('-')?;
    let number = |digits: &str| match digits {
        "" => Some(None),
        digits if digits.bytes().all(|digit| digit.is_ascii_digit()) => {
            Some(Some(digits.parse().unwrap_or(u64::MAX)))
        }
        _ => None,
    };
    let (first, last) = (number(first)?, number(last)?);
    match (first, last) {
        (None, None) => None,
        (Some(first), Some(last)) if last < first => None,
        ends => Some(ends),
    }
}

fn redirect(path: &str, uri: &Uri) -> Response<Body> {
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let mut response = text(StatusCode::FOUND, "");
    match header::HeaderValue::try_from(format!("{path}{query}")) {
        // Browsers read two slashes at the start as another host, and a backslash as a slash.
        Ok(place) if !path.starts_with("//") && !path.contains('\\') => {
            response.headers_mut().insert(header::LOCATION, place);
            response
        }
        _ => text(StatusCode::BAD_REQUEST, "invalid URL path\n"),
    }
}

/// Creates a response of plain text.
pub(super) fn text(status: StatusCode, body: &str) -> Response<Body> {
    let mut response = Response::new(Body::from(body.to_owned()));
    *response.status_mut() = status;
    let media_type = header::HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, media_type);
    response
}

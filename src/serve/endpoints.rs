//! The preview's own endpoints, below `/@archipel/`.

use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use serde::{Deserialize, Serialize};

use crate::build::explain::explain;
use crate::page::render::{EDIT_MODE, PREVIEW_MODES};
use crate::serve::client;
use crate::serve::host_header::Trusted;
use crate::serve::preview::Preview;
use crate::serve::response::text;
use crate::serve::token::NO_TOKEN;

/// Responds with a module of the browser client.
pub(super) async fn module(Path(name): Path<String>) -> Response<Body> {
    match client::module(&name) {
        Some(code) => {
            let mut response = text(StatusCode::OK, code);
            let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
            let cache = HeaderValue::from_static("no-cache");
            response.headers_mut().insert(header::CACHE_CONTROL, cache);
            response
        }
        None => text(StatusCode::NOT_FOUND, "module not found\n"),
    }
}

/// The query of the link with the token.
#[derive(Deserialize)]
pub(super) struct EnterQuery {
    token: String,
}

/// Sets the token as a cookie, and redirects to the home page, whose URL does not contain it.
pub(super) async fn enter(
    State(preview): State<Arc<Preview>>,
    Query(entry): Query<EnterQuery>,
) -> Response<Body> {
    let Some(token) = preview.token.as_ref().filter(|token| token.is(&entry.token)) else {
        return text(StatusCode::FORBIDDEN, NO_TOKEN);
    };
    let mut response = text(StatusCode::SEE_OTHER, "");
    let cookie = HeaderValue::try_from(token.cookie()).expect("digits and letters");
    let home = HeaderValue::try_from(format!("{}/", preview.base_path())).expect("a checked path");
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    response.headers_mut().insert(header::LOCATION, home);
    response
}

/// Responds with the status of the newest build.
pub(super) async fn state(State(preview): State<Arc<Preview>>) -> Response<Body> {
    json(&*preview.status())
}

/// The query that names a page.
#[derive(Deserialize)]
pub(super) struct About {
    path: String,
}

/// The details of a page for the preview bar.
#[derive(Serialize)]
struct DescribedDiagnostic<'a> {
    id: &'a str,
    file: &'a str,
    editor: bool,
    modes: Vec<&'a str>,
    locales: Vec<Alternate<'a>>,
}

#[derive(Serialize)]
struct Alternate<'a> {
    segment: &'a str,
    tag: &'a str,
    label: &'a str,
    url: String,
    current: bool,
}

/// Responds with the details of a page for the preview bar.
pub(super) async fn page(
    State(preview): State<Arc<Preview>>,
    Extension(Trusted(is_trusted)): Extension<Trusted>,
    Query(about): Query<About>,
) -> Response<Body> {
    let site = preview.site();
    let found = site.as_ref().and_then(|site| {
        let (locale, page) = site.routes.parse(&site.config, &about.path)?;
        Some((site, locale, page))
    });
    let Some((site, locale, page)) = found else {
        return text(StatusCode::NOT_FOUND, "page not found\n");
    };
    let locales = site.routes.locales(page).map(|at| {
        let other = &site.config.locales[at];
        Alternate {
            segment: &other.segment,
            tag: &other.tag,
            label: &other.label,
            url: site.routes.url(&site.config, at, page),
            current: at == locale,
        }
    });
    json(&DescribedDiagnostic {
        id: &site.pages[page].id,
        file: site.pages[page].source.as_str(),
        editor: is_trusted
            && preview.editor.as_ref().is_some_and(|editor| editor.refusal().is_none()),
        modes: PREVIEW_MODES
            .into_iter()
            .filter(|mode| is_trusted && (preview.is_watching || *mode != EDIT_MODE))
            .collect(),
        locales: locales.collect(),
    })
}

/// Responds with the rules of `check --pages` that a page breaks.
pub(super) async fn findings(
    State(preview): State<Arc<Preview>>,
    Extension(Trusted(is_trusted)): Extension<Trusted>,
    Query(about): Query<About>,
) -> Response<Body> {
    let checked = tokio::task::spawn_blocking(move || {
        // Visitors from the network don't start programs.
        let path = preview.page(&about.path).filter(|path| is_trusted && path.is_page())?;
        let page = preview.files.get(&path)?;
        Some(preview.findings.check(&path, &about.path, &page))
    });
    json(&checked.await.ok().flatten().unwrap_or_default())
}

/// Responds with the inputs of a page, and why it was rendered or reused.
pub(super) async fn explanation(
    State(preview): State<Arc<Preview>>,
    Query(about): Query<About>,
    headers: HeaderMap,
) -> Response<Body> {
    let explained = preview
        .site()
        .and_then(|site| explain(&site, &about.path, &preview.database, preview.status().build));
    match explained {
        Some(explanation) if wants_json(&headers) => json(&explanation),
        Some(explanation) => text(StatusCode::OK, &explanation.to_string()),
        None => text(StatusCode::NOT_FOUND, "page not found\n"),
    }
}

fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("application/json"))
}

/// A source position to open.
#[derive(Deserialize)]
struct DescribedPlace {
    file: String,
    line: u32,
    #[serde(default = "one")]
    column: u32,
}

fn one() -> u32 {
    1
}

#[derive(Serialize)]
struct Refused<'a> {
    error: &'a str,
}

/// Opens a file of the site in the user's editor.
pub(super) async fn open(
    State(preview): State<Arc<Preview>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    let refuse = |status: StatusCode, error: &str| {
        let mut response = json(&Refused { error });
        *response.status_mut() = status;
        response
    };
    // Forms of other sites can't send this media type, and their scripts require a CORS preflight.
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, "send the position as application/json");
    }
    let Ok(place) = serde_json::from_slice::<DescribedPlace>(&body) else {
        return refuse(StatusCode::BAD_REQUEST, "invalid position in a file");
    };
    let Some(editor) = &preview.editor else {
        let hint =
            "no editor is configured; set EDITOR, such as EDITOR=code, and restart the preview";
        return refuse(StatusCode::CONFLICT, hint);
    };
    let known = preview.site().is_some_and(|site| site.snapshot.contains(&place.file));
    if !known {
        return refuse(StatusCode::NOT_FOUND, "the site has no such file");
    }
    match editor.open(&preview.root.join(&place.file), place.line, place.column) {
        Ok(()) => {
            let mut response = text(StatusCode::NO_CONTENT, "");
            response.headers_mut().remove(header::CONTENT_TYPE);
            response
        }
        Err(error) => refuse(StatusCode::CONFLICT, &error),
    }
}

/// Creates a response of JSON.
pub(super) fn json(value: &impl Serialize) -> Response<Body> {
    let mut response =
        text(StatusCode::OK, &serde_json::to_string(value).expect("texts and numbers are JSON"));
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

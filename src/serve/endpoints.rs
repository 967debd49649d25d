//! The preview's own endpoints, below `/@archipel/`.

use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use serde::{Deserialize, Serialize};

use crate::build::explain::explain;
use crate::page::render::PREVIEW_MODES;
use crate::serve::client;
use crate::serve::host_header::Trusted;
use crate::serve::preview::Preview;
use crate::serve::response::words;
use crate::serve::token::NO_TOKEN;

/// A module of the browser client.
pub(super) async fn module(Path(name): Path<String>) -> Response<Body> {
    match client::module(&name) {
        Some(text) => {
            let mut answer = words(StatusCode::OK, text);
            let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
            answer.headers_mut().insert(header::CONTENT_TYPE, kind);
            let cache = HeaderValue::from_static("no-cache");
            answer.headers_mut().insert(header::CACHE_CONTROL, cache);
            answer
        }
        None => words(StatusCode::NOT_FOUND, "there is no such module\n"),
    }
}

/// The query of the link with the token.
#[derive(Deserialize)]
pub(super) struct Entry {
    token: String,
}

/// Gives a browser the token, and leads to the home page, whose address does not tell it.
pub(super) async fn enter(
    State(preview): State<Arc<Preview>>,
    Query(entry): Query<Entry>,
) -> Response<Body> {
    let Some(token) = preview.token.as_ref().filter(|token| token.is(&entry.token)) else {
        return words(StatusCode::FORBIDDEN, NO_TOKEN);
    };
    let mut answer = words(StatusCode::SEE_OTHER, "");
    let cookie = HeaderValue::try_from(token.cookie()).expect("digits and letters");
    let home = HeaderValue::try_from(format!("{}/", preview.base_path())).expect("a checked path");
    answer.headers_mut().insert(header::SET_COOKIE, cookie);
    answer.headers_mut().insert(header::LOCATION, home);
    answer
}

/// The status of the newest build.
pub(super) async fn state(State(preview): State<Arc<Preview>>) -> Response<Body> {
    json(&*preview.status())
}

/// The query that names a page.
#[derive(Deserialize)]
pub(super) struct About {
    path: String,
}

/// What the preview bar shows of a page.
#[derive(Serialize)]
struct Described<'a> {
    id: &'a str,
    file: &'a str,
    editor: bool,
    modes: &'a [&'a str],
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

/// What the preview bar shows of a page.
pub(super) async fn page(
    State(preview): State<Arc<Preview>>,
    Extension(Trusted(is_trusted)): Extension<Trusted>,
    Query(about): Query<About>,
) -> Response<Body> {
    let world = preview.world();
    let found = world.as_ref().and_then(|world| {
        let (locale, page) = world.routes.parse(&world.config, &about.path)?;
        Some((world, locale, page))
    });
    let Some((world, locale, page)) = found else {
        return words(StatusCode::NOT_FOUND, "there is no such page\n");
    };
    let locales = world.routes.locales(page).map(|at| {
        let other = &world.config.locales[at];
        Alternate {
            segment: &other.segment,
            tag: &other.tag,
            label: &other.label,
            url: world.routes.url(&world.config, at, page),
            current: at == locale,
        }
    });
    json(&Described {
        id: &world.pages[page].id,
        file: world.pages[page].source.as_str(),
        editor: is_trusted
            && preview.editor.as_ref().is_some_and(|editor| editor.refusal().is_none()),
        modes: if is_trusted { &PREVIEW_MODES } else { &[] },
        locales: locales.collect(),
    })
}

/// Explains what a page is made from, and why it was rendered or not.
pub(super) async fn explanation(
    State(preview): State<Arc<Preview>>,
    Query(about): Query<About>,
    asked: HeaderMap,
) -> Response<Body> {
    let explained = preview.world().and_then(|world| {
        explain(&world, &about.path, |route| preview.trace(route), preview.status().build)
    });
    match explained {
        Some(explanation) if wants_json(&asked) => json(&explanation),
        Some(explanation) => words(StatusCode::OK, &explanation.to_string()),
        None => words(StatusCode::NOT_FOUND, "there is no such page\n"),
    }
}

fn wants_json(asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("application/json"))
}

/// A place to open.
#[derive(Deserialize)]
struct Place {
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
    asked: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    let refuse = |status: StatusCode, words: &str| {
        let mut answer = json(&Refused { error: words });
        *answer.status_mut() = status;
        answer
    };
    // A form of another site can't send this media type, and its scripts need permission to.
    let kind = asked.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, "send a place as application/json");
    }
    let Ok(place) = serde_json::from_slice::<Place>(&body) else {
        return refuse(StatusCode::BAD_REQUEST, "this is not a place in a file");
    };
    let Some(editor) = &preview.editor else {
        let hint = "no editor is set; start the preview with EDITOR=code, or another one";
        return refuse(StatusCode::CONFLICT, hint);
    };
    let known = preview.world().is_some_and(|world| world.snapshot.contains(&place.file));
    if !known {
        return refuse(StatusCode::NOT_FOUND, "the site has no such file");
    }
    match editor.open(&preview.root.join(&place.file), place.line, place.column) {
        Ok(()) => {
            let mut answer = words(StatusCode::NO_CONTENT, "");
            answer.headers_mut().remove(header::CONTENT_TYPE);
            answer
        }
        Err(error) => refuse(StatusCode::CONFLICT, &error),
    }
}

fn json(value: &impl Serialize) -> Response<Body> {
    let mut answer =
        words(StatusCode::OK, &serde_json::to_string(value).expect("texts and numbers are JSON"));
    let kind = HeaderValue::from_static("application/json");
    answer.headers_mut().insert(header::CONTENT_TYPE, kind);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

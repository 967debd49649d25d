//! The reason why a request of the page to edit a file is refused.

use axum::http::{HeaderMap, StatusCode, header};
use serde::Serialize;

use crate::engine::diagnostic::Record;

/// Why a request is refused.
#[derive(Debug, Serialize)]
pub(in crate::serve) struct Refusal {
    #[serde(skip)]
    pub(in crate::serve) status: StatusCode,
    /// A sentence without a full stop.
    error: String,
    /// The mistakes in the new texts.
    diagnostics: Vec<Record>,
}

impl Refusal {
    fn new(status: StatusCode, error: impl Into<String>) -> Refusal {
        Refusal { status, error: error.into(), diagnostics: Vec::new() }
    }

    /// The request is malformed, or about something that can't be edited.
    pub(in crate::serve) fn invalid(error: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, error)
    }

    /// There is nothing of that name.
    pub(in crate::serve) fn unknown(error: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, error)
    }

    /// The file is not the one that the page has read, or the preview can't save.
    pub(in crate::serve) fn conflict(error: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, error)
    }

    /// The environment failed.
    pub(in crate::serve) fn failure(error: &anyhow::Error) -> Refusal {
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, format!("{error:#}"))
    }

    /// The new texts have mistakes.
    pub(in crate::serve) fn mistakes(diagnostics: Vec<Record>) -> Refusal {
        let error = match diagnostics.len() {
            1 => "the text has a mistake".to_owned(),
            count => format!("the text has {count} mistakes"),
        };
        Refusal { status: StatusCode::UNPROCESSABLE_ENTITY, error, diagnostics }
    }
}

/// Checks that a request was sent by a page of the preview itself, or by a program: forms of other
/// sites can't send this media type, their scripts require a CORS preflight, and a page of another
/// port of this machine has another origin.
pub(in crate::serve) fn check_sender(headers: &HeaderMap) -> Result<(), Refusal> {
    let value = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let kind = value(header::CONTENT_TYPE);
    if kind.is_none_or(|kind| kind.split(';').next() != Some("application/json")) {
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        return Err(Refusal::new(status, "send the change as application/json"));
    }
    let origin = headers.get(header::ORIGIN).map(|origin| {
        let parts = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        parts.map_or("", |(_, host)| host)
    });
    let is_other = origin.is_some_and(|origin| Some(origin) != value(header::HOST));
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
    if is_other || site.is_some_and(|site| site != b"same-origin") {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "only a page of the preview can edit"));
    }
    Ok(())
}

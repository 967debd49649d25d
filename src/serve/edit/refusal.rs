//! The reason why a request of the page to edit a file is refused.

use axum::http::{HeaderMap, StatusCode, header};
use serde::Serialize;

use crate::build::write::FileChanged;
use crate::engine::diagnostic::Record;

/// Why a request is refused. Words are a sentence without a full stop.
#[derive(Debug)]
pub(in crate::serve) enum Refusal {
    /// The request is malformed, or about something that can't be edited.
    Invalid(String),
    /// The request is not sent as JSON.
    WrongType,
    /// The request is sent by another page.
    OtherPage,
    /// There is nothing of that name.
    Unknown(String),
    /// The file is not the one that the page has read, or the preview can't save.
    Conflict(String),
    /// The new texts have mistakes.
    Mistakes(Vec<Record>),
    /// The environment failed.
    Failure(anyhow::Error),
}

/// The body of the response to a refused request.
#[derive(Serialize)]
pub(in crate::serve) struct RefusalBody<'a> {
    error: String,
    diagnostics: &'a [Record],
}

impl Refusal {
    /// A malformed request.
    pub(in crate::serve) fn invalid(error: impl Into<String>) -> Refusal {
        Refusal::Invalid(error.into())
    }

    /// A request about something that does not exist.
    pub(in crate::serve) fn unknown(error: impl Into<String>) -> Refusal {
        Refusal::Unknown(error.into())
    }

    /// A request about a state that is no longer the present one.
    pub(in crate::serve) fn conflict(error: impl Into<String>) -> Refusal {
        Refusal::Conflict(error.into())
    }

    /// The status of the response.
    pub(in crate::serve) fn status(&self) -> StatusCode {
        match self {
            Refusal::Invalid(_) => StatusCode::BAD_REQUEST,
            Refusal::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refusal::OtherPage => StatusCode::FORBIDDEN,
            Refusal::Unknown(_) => StatusCode::NOT_FOUND,
            Refusal::Conflict(_) => StatusCode::CONFLICT,
            Refusal::Mistakes(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Failure(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The body of the response.
    pub(in crate::serve) fn body(&self) -> RefusalBody<'_> {
        let error = match self {
            Refusal::Invalid(words) | Refusal::Unknown(words) | Refusal::Conflict(words) => {
                words.clone()
            }
            Refusal::WrongType => "send the change as application/json".to_owned(),
            Refusal::OtherPage => "only a page of the preview can edit".to_owned(),
            Refusal::Mistakes(diagnostics) => match diagnostics.len() {
                1 => "the text has a mistake".to_owned(),
                count => format!("the text has {count} mistakes"),
            },
            Refusal::Failure(error) => format!("{error:#}"),
        };
        let diagnostics = match self {
            Refusal::Mistakes(diagnostics) => diagnostics.as_slice(),
            _ => &[],
        };
        RefusalBody { error, diagnostics }
    }
}

impl From<FileChanged> for Refusal {
    fn from(error: FileChanged) -> Refusal {
        Refusal::Conflict(error.to_string())
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        error.downcast::<FileChanged>().map_or_else(Refusal::Failure, Refusal::from)
    }
}

/// Checks that a request was sent by a page of the preview itself, or by a program: forms of other
/// sites can't send this media type, their scripts require a CORS preflight, and a page of another
/// port of this machine has another origin.
pub(in crate::serve) fn check_sender(headers: &HeaderMap) -> Result<(), Refusal> {
    let value = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let kind = value(header::CONTENT_TYPE);
    if kind.is_none_or(|kind| kind.split(';').next() != Some("application/json")) {
        return Err(Refusal::WrongType);
    }
    let origin = headers.get(header::ORIGIN).map(|origin| {
        let parts = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        parts.map_or("", |(_, host)| host)
    });
    let is_other = origin.is_some_and(|origin| Some(origin) != value(header::HOST));
    let site = headers.get("sec-fetch-site").map(|site| site.as_bytes());
    if is_other || site.is_some_and(|site| site != b"same-origin") {
        return Err(Refusal::OtherPage);
    }
    Ok(())
}

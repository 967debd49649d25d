//! The requests of a publish: counted, tried again with growing pauses, and ended in time.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use object_store::ClientOptions;
use object_store::client::{
    HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpResponse, HttpService,
    ReqwestConnector,
};

/// How often a request is sent before its failure counts.
const ATTEMPTS: u32 = 5;
/// The pause before the second attempt; each later one is three times as long.
const FIRST_PAUSE: Duration = Duration::from_millis(150);
/// The longest pause that a store may ask for with `Retry-After`.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);
/// How long an answer may take, apart from the time that the bytes need.
const PATIENCE: Duration = Duration::from_secs(30);
/// The slowest connection that is waited for, in bytes a second.
const SLOWEST: u64 = 64 * 1024;

/// How long an exchange of so many bytes may take.
pub(super) fn patience(bytes: usize) -> Duration {
    PATIENCE + Duration::from_secs(bytes as u64 / SLOWEST)
}

/// Counts requests, and lets none begin that would come too late.
#[derive(Debug, Default)]
pub(super) struct Traffic {
    requests: AtomicU64,
    until: Mutex<Option<Instant>>,
}

impl Traffic {
    /// How many requests were sent, each attempt counted.
    pub(super) fn requests(&self) -> u64 {
        self.requests.load(Ordering::Relaxed)
    }

    /// Lets requests that change something begin only before `until`; always without it.
    pub(super) fn allow_until(&self, until: Option<Instant>) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = until;
    }

    fn is_late(&self) -> bool {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() > until)
    }
}

/// Why a request has failed for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// The store answered that it does not do what was asked.
    Refused {
        /// The status of HTTP.
        status: u16,
        /// The store's word for it, such as `AccessDenied`; empty when it gave none.
        code: String,
    },
    /// No answer came.
    Unreachable(String),
    /// The claim on the target may have been lost meanwhile.
    Late,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused { status, code } => write!(f, "{status} {code}"),
            Trouble::Unreachable(words) => f.write_str(words),
            Trouble::Late => f.write_str("the claim on the target could not be renewed in time"),
        }
    }
}

impl Error for Trouble {}

impl Trouble {
    /// The trouble that an error of the storage library stems from.
    pub(super) fn of<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a Trouble> {
        let mut cause = Some(error);
        while let Some(error) = cause {
            if let Some(trouble) = error.downcast_ref() {
                return Some(trouble);
            }
            cause = error.source();
        }
        None
    }
}

/// Makes clients whose requests go through [`Traffic`].
#[derive(Debug)]
pub(super) struct Connector(pub(super) Arc<Traffic>);

impl HttpConnector for Connector {
    fn connect(&self, options: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = ReqwestConnector::default().connect(options)?;
        Ok(HttpClient::new(Service { client, traffic: Arc::clone(&self.0) }))
    }
}

#[derive(Debug)]
struct Service {
    client: HttpClient,
    traffic: Arc<Traffic>,
}

#[async_trait]
impl HttpService for Service {
    async fn call(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let changes = !request.method().is_safe();
        let patience = patience(request.body().content_length());
        let mut pause = FIRST_PAUSE;
        for attempt in 1.. {
            if changes && self.traffic.is_late() {
                return Err(failed(Trouble::Late));
            }
            self.traffic.requests.fetch_add(1, Ordering::Relaxed);
            let answer = tokio::time::timeout(patience, self.client.execute(request.clone()));
            let is_last = attempt == ATTEMPTS;
            let asked = match answer.await {
                Ok(Ok(response)) => match response.status().as_u16() {
                    408 | 429 | 500 | 502..=504 if !is_last => pause_asked(&response),
                    status => return settle(status, response).await,
                },
                Ok(Err(error)) if is_last => return Err(failed(unreachable(&error))),
                Err(_) if is_last => {
                    let words = format!("no answer in {} s", patience.as_secs());
                    return Err(failed(Trouble::Unreachable(words)));
                }
                _ => None,
            };
            tokio::time::sleep(asked.unwrap_or(pause)).await;
            pause *= 3;
        }
        unreachable!("the last attempt returns")
    }
}

fn failed(trouble: Trouble) -> HttpError {
    HttpError::new(HttpErrorKind::Unknown, trouble)
}

/// The innermost cause: what is around it only names the layers of the client.
fn unreachable(error: &HttpError) -> Trouble {
    let mut cause: &dyn Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    Trouble::Unreachable(cause.to_string())
}

/// The pause of `Retry-After` in seconds; dates are not read (RFC 9110, 10.2.3 allows both).
fn pause_asked(response: &HttpResponse) -> Option<Duration> {
    let value = response.headers().get("retry-after")?.to_str().ok()?;
    Some(Duration::from_secs(value.trim().parse().ok()?).min(LONGEST_PAUSE))
}

/// Hands an answer on, or the store's refusal. Answers that the library tells apart by their
/// status are handed on too.
async fn settle(status: u16, response: HttpResponse) -> Result<HttpResponse, HttpError> {
    if !(400..600).contains(&status) {
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = body.bytes().await.unwrap_or_default();
    let code = code(&String::from_utf8_lossy(&body));
    let code = match parts.headers.get("x-ms-error-code").and_then(|code| code.to_str().ok()) {
        Some(known) if code.is_empty() => known.to_owned(),
        _ => code,
    };
    let lacks_bucket = matches!(&*code, "NoSuchBucket" | "ContainerNotFound");
    if status == 404 && !lacks_bucket {
        let body = object_store::client::HttpResponseBody::from(body);
        return Ok(HttpResponse::from_parts(parts, body));
    }
    Err(failed(Trouble::Refused { status, code }))
}

/// The code in an answer of XML or JSON.
fn code(body: &str) -> String {
    let xml = body.split_once("<Code>").and_then(|(_, rest)| rest.split_once('<'));
    let known = |code: &&str| code.len() < 64 && code.bytes().all(|b| b.is_ascii_alphanumeric());
    xml.map(|(code, _)| code).filter(known).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_and_nothing_else_is() {
        let body =
            "<Error><Code>SignatureDoesNotMatch</Code><StringToSign>x</StringToSign></Error>";
        assert_eq!(code(body), "SignatureDoesNotMatch");
        assert_eq!(code("<Error><Code>a b</Code>"), "");
        assert_eq!(code("gateway"), "");
    }
}

//! The requests of a publish: counted, tried again with growing pauses, and ended in time.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use object_store::client::{
    HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpResponse,
    HttpResponseBody, HttpService, ReqwestConnector,
};
use object_store::{ClientOptions, HeaderValue};

use crate::publish::stop::Stop;

/// How often a request is sent before its failure counts.
const ATTEMPTS: u32 = 5;
/// The pause before the second attempt; each later one is three times as long.
const FIRST_PAUSE: Duration = Duration::from_millis(150);
/// The longest pause that a store may ask for with `Retry-After`.
const LONGEST_PAUSE: Duration = Duration::from_secs(20);
/// How long an answer may take, apart from the time that the bytes need.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long the machine that runs this may take to say whether it lends credentials.
const METADATA_PATIENCE: Duration = Duration::from_secs(3);
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
    stop: Mutex<Option<Stop>>,
}

impl Traffic {
    /// How many requests were sent, each attempt counted.
    pub(super) fn requests(&self) -> u64 {
        self.requests.load(Ordering::Relaxed)
    }

    /// Lets requests that change something begin only before `until`.
    pub(super) fn allow_until(&self, until: Instant) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Some(until);
    }

    /// Repeats no request once this was asked.
    pub(super) fn heed(&self, stop: Option<Stop>) {
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop;
    }

    fn is_stopped(&self) -> bool {
        let stop = self.stop.lock().unwrap_or_else(PoisonError::into_inner);
        stop.as_ref().is_some_and(Stop::is_asked)
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
    /// The environment names no credentials, and the machine has none to lend.
    NoCredentials,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Refused { status, code } => write!(f, "{status} {code}"),
            Trouble::Unreachable(words) => f.write_str(words),
            Trouble::NoCredentials => f.write_str("there are no credentials"),
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
pub(super) struct Connector {
    pub(super) traffic: Arc<Traffic>,
    /// Whether to ask for gzipped objects as they are: Google Cloud Storage unpacks them otherwise.
    pub(super) takes_gzip: bool,
}

impl HttpConnector for Connector {
    fn connect(&self, options: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = ReqwestConnector::default().connect(options)?;
        let traffic = Arc::clone(&self.traffic);
        Ok(HttpClient::new(Service { client, traffic, takes_gzip: self.takes_gzip }))
    }
}

#[derive(Debug)]
struct Service {
    client: HttpClient,
    traffic: Arc<Traffic>,
    takes_gzip: bool,
}

#[async_trait]
impl HttpService for Service {
    async fn call(&self, mut request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let changes = !request.method().is_safe();
        let sending = patience(request.body().content_length());
        if self.takes_gzip && !changes {
            let gzip = HeaderValue::from_static("gzip");
            request.headers_mut().insert("accept-encoding", gzip);
        }
        // The library asks a cloud's machine for credentials when the environment has none.
        let is_metadata = request.headers().contains_key("x-aws-ec2-metadata-token-ttl-seconds");
        if is_metadata {
            let lent = tokio::time::timeout(METADATA_PATIENCE, self.client.execute(request)).await;
            return match lent {
                Ok(Ok(answer)) if answer.status().is_success() => Ok(answer),
                _ => Err(failed(Trouble::NoCredentials)),
            };
        }
        let mut pause = FIRST_PAUSE;
        for attempt in 1.. {
            if changes && self.traffic.is_late() {
                return Err(failed(Trouble::Late));
            }
            self.traffic.requests.fetch_add(1, Ordering::Relaxed);
            let answer = self.exchange(request.clone(), sending).await;
            let is_last = attempt == ATTEMPTS || self.traffic.is_stopped();
            let asked = match answer {
                Ok(response) => match response.status().as_u16() {
                    408 | 429 | 500 | 502..=504 if !is_last => pause_asked(&response),
                    status => return settle(status, response).await,
                },
                Err(trouble) if is_last => return Err(failed(trouble)),
                Err(_) => None,
            };
            tokio::time::sleep(asked.unwrap_or(pause)).await;
            pause *= 3;
        }
        unreachable!("the last attempt returns")
    }
}

impl Service {
    /// Sends a request once. An answer counts when all of it has come.
    async fn exchange(
        &self,
        request: HttpRequest,
        sending: Duration,
    ) -> Result<HttpResponse, Trouble> {
        let late =
            |limit: Duration| Trouble::Unreachable(format!("no answer in {} s", limit.as_secs()));
        let answer = tokio::time::timeout(sending, self.client.execute(request)).await;
        let answer = answer.map_err(|_| late(sending))?.map_err(|error| cut_off(&error))?;
        let (parts, body) = answer.into_parts();
        let length = parts.headers.get("content-length").and_then(|text| text.to_str().ok());
        let receiving = patience(length.and_then(|text| text.parse().ok()).unwrap_or(0));
        let body = tokio::time::timeout(receiving, body.bytes()).await;
        let body = body.map_err(|_| late(receiving))?.map_err(|error| cut_off(&error))?;
        Ok(HttpResponse::from_parts(parts, HttpResponseBody::from(body)))
    }
}

fn failed(trouble: Trouble) -> HttpError {
    HttpError::new(HttpErrorKind::Unknown, trouble)
}

/// The innermost cause: what is around it only names the layers of the client.
fn cut_off(error: &HttpError) -> Trouble {
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
    // S3 answers with a redirect to requests for a bucket of another region.
    if !(301..600).contains(&status) || status == 304 {
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
        let body = HttpResponseBody::from(body);
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

//! The HTTP client of a publish: counts requests, retries with growing pauses, and enforces time
//! limits.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use object_store::client::{
    HttpClient, HttpConnector, HttpError, HttpErrorKind, HttpRequest, HttpResponse,
    HttpResponseBody, HttpService,
};
use object_store::{ClientOptions, HeaderValue};
use parking_lot::Mutex;

use crate::deploy::publish::cancellation::Cancellation;
use crate::deploy::publish::client;

/// The maximum number of attempts of a request.
const MAX_ATTEMPTS: u32 = 5;
/// The pause before the second attempt; each later one is three times as long.
const FIRST_PAUSE: Duration = Duration::from_millis(150);
/// The longest pause accepted from `Retry-After`.
const MAX_PAUSE: Duration = Duration::from_secs(20);
/// The time limit of a response, apart from the transfer.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);
/// The time limit of the cloud's metadata service, which may provide credentials.
const METADATA_TIMEOUT: Duration = Duration::from_secs(3);
/// The slowest supported connection, in bytes per second.
const MIN_BYTES_PER_SECOND: u64 = 64 * 1024;

/// The headers of requests that copy an object within a store.
const COPY_SOURCES: [&str; 3] = ["x-amz-copy-source", "x-goog-copy-source", "x-ms-copy-source"];

/// Returns the time limit of a request that transfers `bytes` bytes.
pub(super) fn time_limit(bytes: usize) -> Duration {
    RESPONSE_TIMEOUT + Duration::from_secs(bytes as u64 / MIN_BYTES_PER_SECOND)
}

/// Counts requests, and rejects those after the deadline.
#[derive(Debug, Default)]
pub(super) struct RequestControl {
    sent: AtomicU64,
    deadline: Mutex<Option<Instant>>,
    cancellation: Mutex<Option<Cancellation>>,
}

impl RequestControl {
    /// The number of requests sent, each attempt counted.
    pub(super) fn count(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    /// Allows requests with side effects until `deadline`.
    pub(super) fn set_deadline(&self, deadline: Instant) {
        *self.deadline.lock() = Some(deadline);
    }

    /// Stops retries after this cancellation.
    pub(super) fn set_cancellation(&self, cancellation: Option<Cancellation>) {
        *self.cancellation.lock() = cancellation;
    }

    fn is_stopped(&self) -> bool {
        let cancellation = self.cancellation.lock();
        cancellation.as_ref().is_some_and(Cancellation::is_cancelled)
    }

    fn is_past_deadline(&self) -> bool {
        let deadline = *self.deadline.lock();
        deadline.is_some_and(|deadline| Instant::now() > deadline)
    }
}

/// The final error of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestError {
    /// The store rejected the request.
    Refused {
        /// The HTTP status.
        status: u16,
        /// The store's error code, such as `AccessDenied`; empty if there was none.
        code: String,
    },
    /// There was no response.
    Unreachable(String),
    /// The claim on the target may have been lost.
    PastDeadline,
    /// Neither the environment nor the machine has credentials.
    NoCredentials,
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Refused { status, code } => write!(f, "{status} {code}"),
            RequestError::Unreachable(words) => f.write_str(words),
            RequestError::NoCredentials => f.write_str("no credentials"),
            RequestError::PastDeadline => {
                f.write_str("the claim on the target was not renewed in time")
            }
        }
    }
}

impl Error for RequestError {}

impl RequestError {
    /// Finds the request error that caused an error of the storage library.
    pub(super) fn of<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a RequestError> {
        let mut cause = Some(error);
        while let Some(error) = cause {
            if let Some(error) = error.downcast_ref() {
                return Some(error);
            }
            cause = error.source();
        }
        None
    }
}

/// Creates clients that use [`RequestControl`].
#[derive(Debug)]
pub(super) struct Connector {
    pub(super) requests: Arc<RequestControl>,
    /// Whether to accept gzip: otherwise Google Cloud Storage decompresses objects.
    pub(super) accepts_gzip: bool,
}

impl HttpConnector for Connector {
    fn connect(&self, options: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = HttpClient::new(client::build(options)?);
        let requests = Arc::clone(&self.requests);
        Ok(HttpClient::new(PublishHttpService {
            client,
            requests,
            accepts_gzip: self.accepts_gzip,
        }))
    }
}

#[derive(Debug)]
struct PublishHttpService {
    client: HttpClient,
    requests: Arc<RequestControl>,
    accepts_gzip: bool,
}

#[async_trait]
impl HttpService for PublishHttpService {
    async fn call(&self, mut request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let changes = !request.method().is_safe();
        let is_copy = COPY_SOURCES.iter().any(|name| request.headers().contains_key(*name));
        let is_listing = request.uri().query().is_some_and(|query| query.contains("list-type=2"));
        let sending = time_limit(request.body().content_length());
        if self.accepts_gzip && !changes {
            let gzip = HeaderValue::from_static("gzip");
            request.headers_mut().insert("accept-encoding", gzip);
        }
        // Without credentials in the environment, the library queries the metadata service.
        let is_metadata = request.headers().contains_key("x-aws-ec2-metadata-token-ttl-seconds");
        if is_metadata {
            let response =
                tokio::time::timeout(METADATA_TIMEOUT, self.client.execute(request)).await;
            return match response {
                Ok(Ok(response)) if response.status().is_success() => Ok(response),
                _ => Err(http_error(RequestError::NoCredentials)),
            };
        }
        let mut pause = FIRST_PAUSE;
        for attempt in 1.. {
            if changes && self.requests.is_past_deadline() {
                return Err(http_error(RequestError::PastDeadline));
            }
            self.requests.sent.fetch_add(1, Ordering::Relaxed);
            let response = self.exchange(request.clone(), sending).await;
            let is_last = attempt == MAX_ATTEMPTS || self.requests.is_stopped();
            let requested = match response {
                Ok(response) if is_copy && response.status().is_success() => {
                    match check_copy(response).await {
                        Ok(response) => return Ok(response),
                        Err(error) if is_last => return Err(http_error(error)),
                        Err(_) => None,
                    }
                }
                Ok(response) if is_listing && response.status().is_success() => {
                    return check_listing(response).await.map_err(http_error);
                }
                Ok(response) => match response.status().as_u16() {
                    408 | 429 | 500 | 502..=504 if !is_last => retry_after(&response),
                    status => return check_response(status, response).await,
                },
                Err(error) if is_last => return Err(http_error(error)),
                Err(_) => None,
            };
            tokio::time::sleep(requested.unwrap_or(pause)).await;
            pause *= 3;
        }
        unreachable!("the last attempt returns")
    }
}

impl PublishHttpService {
    /// Sends a request once, and receives the whole response.
    async fn exchange(
        &self,
        request: HttpRequest,
        sending: Duration,
    ) -> Result<HttpResponse, RequestError> {
        let timed_out = |limit: Duration| {
            RequestError::Unreachable(format!("request timed out after {} s", limit.as_secs()))
        };
        let response = tokio::time::timeout(sending, self.client.execute(request)).await;
        let response =
            response.map_err(|_| timed_out(sending))?.map_err(|error| not_reached(&error))?;
        let (parts, body) = response.into_parts();
        let length = parts.headers.get("content-length").and_then(|text| text.to_str().ok());
        let receiving = time_limit(length.and_then(|text| text.parse().ok()).unwrap_or(0));
        let body = tokio::time::timeout(receiving, body.bytes()).await;
        let body = body.map_err(|_| timed_out(receiving))?.map_err(|error| not_reached(&error))?;
        Ok(HttpResponse::from_parts(parts, HttpResponseBody::from(body)))
    }
}

fn http_error(error: RequestError) -> HttpError {
    HttpError::new(HttpErrorKind::Unknown, error)
}

fn not_reached(error: &HttpError) -> RequestError {
    RequestError::Unreachable(innermost(error))
}

/// Returns the innermost cause of an error: the outer ones only name layers of a library.
pub(super) fn innermost(error: &dyn Error) -> String {
    let mut cause = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}

/// Returns the pause of `Retry-After` in seconds; dates are ignored (RFC 9110, 10.2.3 allows both).
fn retry_after(response: &HttpResponse) -> Option<Duration> {
    let value = response.headers().get("retry-after")?.to_str().ok()?;
    Some(Duration::from_secs(value.trim().parse().ok()?).min(MAX_PAUSE))
}

/// Returns a response, or the error of the store. Statuses that the library handles are returned as
/// responses.
async fn check_response(status: u16, response: HttpResponse) -> Result<HttpResponse, HttpError> {
    // S3 redirects requests for a bucket of another region.
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
    Err(http_error(RequestError::Refused { status, code }))
}

/// Returns the response to a copy if it confirms the copy. S3 starts the response before the copy
/// ends, so its status is not reliable.
async fn check_copy(response: HttpResponse) -> Result<HttpResponse, RequestError> {
    let (parts, body) = response.into_parts();
    let status = parts.headers.get("x-ms-copy-status").and_then(|status| status.to_str().ok());
    let body = body.bytes().await.map_err(|error| not_reached(&error))?;
    let text = String::from_utf8_lossy(&body);
    let is_made = match status {
        Some(status) => matches!(status, "success" | "pending"),
        None => text.contains("<CopyObjectResult") && text.contains("ETag>"),
    };
    if is_made {
        return Ok(HttpResponse::from_parts(parts, HttpResponseBody::from(body)));
    }
    Err(match code(&text) {
        code if code.is_empty() => {
            RequestError::Unreachable("the store did not confirm a copy".to_owned())
        }
        code => RequestError::Refused { status: parts.status.as_u16(), code },
    })
}

/// Returns the response to a listing if it contains one: the library parses any document without
/// objects as an empty listing.
async fn check_listing(response: HttpResponse) -> Result<HttpResponse, RequestError> {
    let (parts, body) = response.into_parts();
    let body = body.bytes().await.map_err(|error| not_reached(&error))?;
    if memchr::memmem::find(&body, b"<ListBucketResult").is_none() {
        let message = "the response is not a listing; check the endpoint";
        return Err(RequestError::Unreachable(message.to_owned()));
    }
    Ok(HttpResponse::from_parts(parts, HttpResponseBody::from(body)))
}

/// Returns the error code in an XML response.
fn code(body: &str) -> String {
    let xml = body.split_once("<Code>").and_then(|(_, rest)| rest.split_once('<'));
    let known = |code: &&str| code.len() < 64 && code.bytes().all(|b| b.is_ascii_alphanumeric());
    xml.map(|(code, _)| code).filter(known).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_confirmed() {
        let check = |body: &str, copied: Option<&str>| {
            let mut response = HttpResponse::new(HttpResponseBody::from(body.as_bytes().to_vec()));
            if let Some(copied) = copied {
                let copied = HeaderValue::from_str(copied).unwrap();
                response.headers_mut().insert("x-ms-copy-status", copied);
            }
            crate::deploy::publish::store::block_on(async {
                Ok(check_copy(response).await.map(drop)?)
            })
            .map_err(|error| error.to_string())
        };
        let made = "<?xml version=\"1.0\"?><CopyObjectResult><ETag>x</ETag></CopyObjectResult>";
        assert_eq!(check(made, None), Ok(()));
        assert_eq!(check("", Some("success")), Ok(()));
        for (body, copied) in [
            ("", None),
            ("<html>Welcome</html>", None),
            ("<CopyObjectResult></CopyObjectResult>", None),
            ("", Some("aborted")),
        ] {
            let message = "the store did not confirm a copy".to_owned();
            assert_eq!(check(body, copied), Err(message), "{body} {copied:?}");
        }
        let failed = "<Error><Code>InternalError</Code></Error>";
        assert_eq!(check(failed, None), Err("200 InternalError".to_owned()));
    }

    #[test]
    fn only_error_codes_are_read() {
        let body =
            "<Error><Code>SignatureDoesNotMatch</Code><StringToSign>x</StringToSign></Error>";
        assert_eq!(code(body), "SignatureDoesNotMatch");
        assert_eq!(code("<Error><Code>a b</Code>"), "");
        assert_eq!(code("gateway"), "");
    }
}

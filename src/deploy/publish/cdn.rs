//! CDN invalidation: CloudFront's CreateInvalidation, API version 2020-05-31.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use object_store::aws::{AmazonS3Builder, AwsAuthorizer};
use object_store::client::{HttpConnector as _, HttpRequest};
use object_store::{ClientOptions, HeaderValue};

use crate::base::digest::Digest;
use crate::base::html::escape_html;
use crate::deploy::publish::environment::{attempt, cdn_endpoint, configure, variables};
use crate::deploy::publish::http::{Connector, RequestControl, RequestError};

/// The region that requests to CloudFront are signed for, wherever the bucket is.
const REGION: &str = "us-east-1";
/// More paths than this are not listed individually: the first thousand a month are free of charge.
const MAX_PATHS: usize = 500;
/// The time limit of an invalidation.
const TIMEOUT: Duration = Duration::from_mins(1);

/// Invalidates these URLs.
pub(super) async fn invalidate(distribution: &str, urls: &[String]) -> anyhow::Result<()> {
    if urls.is_empty() {
        return Ok(());
    }
    let paths = paths(urls);
    let request = send(distribution, &paths);
    let response = tokio::time::timeout(TIMEOUT, request).await;
    response
        .unwrap_or_else(|_| Err(anyhow!("request timed out after {} s", TIMEOUT.as_secs())))
        .with_context(|| {
            let list = match paths.len() {
                ..=5 => format!("\"{}\"", paths.join("\" \"")),
                _ => "\"/*\"".to_owned(),
            };
            format!(
                "the release is published, but CloudFront was not invalidated; run `aws cloudfront \
             create-invalidation --distribution-id {distribution} --paths {list}`"
            )
        })
}

/// Returns the paths to invalidate. Depending on the rules of the distribution, a page is cached by
/// its URL or by its file.
fn paths(urls: &[String]) -> Vec<String> {
    if urls.len() > MAX_PATHS {
        return vec!["/*".to_owned()];
    }
    let path = |url: &String| {
        let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
        rest.find('/').map_or("/", |at| &rest[at..]).to_owned()
    };
    let with_file = |path: String| {
        let file = path.ends_with('/').then(|| format!("{path}index.html"));
        [Some(path), file].into_iter().flatten()
    };
    urls.iter().map(path).flat_map(with_file).collect()
}

async fn send(distribution: &str, paths: &[String]) -> anyhow::Result<()> {
    let variables = variables("AWS_", &[])?;
    let endpoint = cdn_endpoint(&variables);
    let mut request = HttpRequest::new(request_body(paths).into());
    *request.method_mut() = "POST".parse().expect("POST is a method");
    let url = format!(
        "{}/2020-05-31/distribution/{distribution}/invalidation",
        endpoint.trim_end_matches('/')
    );
    *request.uri_mut() = url.parse().context("the endpoint is not a URL")?;
    request.headers_mut().insert("content-type", HeaderValue::from_static("text/xml"));
    // The bucket is not accessed; the builder only reads credentials from their usual sources.
    let store = attempt(&variables, |variables| {
        let builder = configure(variables, AmazonS3Builder::new(), AmazonS3Builder::with_config);
        builder.with_bucket_name("none").with_allow_http(true).build()
    })?;
    let credential =
        store.credentials().get_credential().await.map_err(|_| {
            anyhow!("no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY")
        })?;
    AwsAuthorizer::new(&credential, "cloudfront", REGION).try_authorize(&mut request, None)?;
    let options = ClientOptions::new().with_allow_http(true);
    let client = Connector { requests: Arc::new(RequestControl::default()), accepts_gzip: false }
        .connect(&options)?;
    match client.execute(request).await {
        Ok(response) if response.status().is_success() => Ok(()),
        Ok(response) => bail!("CloudFront returned {}", response.status().as_u16()),
        Err(error) => match RequestError::of(&error) {
            Some(trouble) => bail!("CloudFront returned {trouble}"),
            None => bail!("can't reach CloudFront"),
        },
    }
}

/// Returns the body of the request. Its reference is derived from the paths and the process, so
/// that the same change can be invalidated again later.
fn request_body(paths: &[String]) -> Vec<u8> {
    let reference = Digest::of(format!("{} {paths:?}", super::claim::unique_name()).as_bytes());
    let mut items = String::new();
    for path in paths {
        items.push_str("<Path>");
        escape_html(path, &mut items);
        items.push_str("</Path>");
    }
    let mut body = String::new();
    let _ = write!(
        body,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\
         <InvalidationBatch xmlns=\"http://cloudfront.amazonaws.com/doc/2020-05-31/\">\
         <Paths><Quantity>{}</Quantity><Items>{items}</Items></Paths>\
         <CallerReference>archipel-{}</CallerReference></InvalidationBatch>",
        paths.len(),
        reference.hex()
    );
    body.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_named_by_address_and_file() {
        let urls = ["https://a.example/en/".to_owned(), "https://a.example/robots.txt".to_owned()];
        assert_eq!(paths(&urls), ["/en/", "/en/index.html", "/robots.txt"]);
        let many = vec![urls[0].clone(); MAX_PATHS + 1];
        assert_eq!(paths(&many), ["/*"]);
    }
}

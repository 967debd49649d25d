//! Verifies that a store, or the public site, matches the record of the release.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::{Context as _, anyhow};
use futures_util::StreamExt as _;
use serde::Serialize;

use crate::base::digest::Digest;
use crate::base::html::escaped_html;
use crate::base::path::file_name;
use crate::content::config::base_url;
use crate::deploy::publish::desired::{is_fingerprinted, is_variant};
use crate::deploy::publish::encoding::Encoding;
use crate::deploy::publish::execute::{Progress, Sent};
use crate::deploy::publish::http::time_limit;
use crate::deploy::publish::record::{BACKUPS, Headers, Object, ReleaseRecord};
use crate::deploy::publish::store::Store;
use crate::engine::output::OutputPath;

/// A difference between a published object and the one found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Difference {
    /// The object, or the URL.
    pub key: String,
    /// `missing`, `content`, `headers` or `unreadable`.
    pub what: &'static str,
    /// The published value.
    pub expected: String,
    /// The value found.
    pub found: String,
}

/// The maximum size of a page that redirects, in bytes.
const MAX_REDIRECT_PAGE: u64 = 16 * 1024;

/// The result of a verification.
#[derive(Debug, Default)]
pub struct Verified {
    /// The release that was compared.
    pub release: u32,
    /// The number of compared objects.
    pub objects: usize,
    /// The number of foreign objects in the store, which are ignored.
    pub foreign: usize,
    /// The differences, sorted.
    pub differences: Vec<Difference>,
    /// Requests that were sent.
    pub requests: u64,
}

fn difference(key: &str, what: &'static str, expected: String, found: String) -> Difference {
    Difference { key: key.to_owned(), what, expected, found }
}

/// Verifies every object of the site.
pub(super) async fn store(
    store: &Arc<Store>,
    record: &ReleaseRecord,
    concurrency: usize,
    progress: &Arc<dyn Progress>,
) -> anyhow::Result<Verified> {
    let retired = record.retired.iter().map(|(key, (object, _))| (key, object));
    let objects = record.live.iter().chain(retired);
    let mut jobs: Vec<(String, Option<Object>)> =
        objects.map(|(key, object)| (key.as_str().to_owned(), Some(object.clone()))).collect();
    jobs.extend(record.kept.keys().map(|name| (format!("{BACKUPS}/{name}"), None)));
    let known: BTreeSet<&str> = jobs.iter().map(|(key, _)| key.as_str()).collect();
    let mut foreign = 0;
    store
        .list("", |listed| {
            let key = listed.key.as_str();
            foreign += usize::from(!key.starts_with(".archipel/") && !known.contains(key));
        })
        .await?;
    let count = jobs.len();
    let compare = |(key, object): (String, Option<Object>)| {
        let store = Arc::clone(store);
        async move {
            let Some(fetched) = store.get(&key).await? else {
                return Ok(vec![difference(&key, "missing", String::new(), String::new())]);
            };
            let headers = fetched.headers.as_ref();
            Ok(match &object {
                Some(object) => compare(&key, &fetched.bytes, headers, object),
                None => compare_kept(&key, &fetched.bytes),
            })
        }
    };
    let differences = run_all(jobs, concurrency, progress, compare).await?;
    let requests = store.requests.count();
    Ok(Verified { release: record.number, objects: count, foreign, differences, requests })
}

fn compare(key: &str, bytes: &[u8], headers: Option<&Headers>, object: &Object) -> Vec<Difference> {
    let encoding = object.headers.content_encoding;
    let mut found = compare_content(key, bytes, encoding, &object.digest.hex());
    if let Some(headers) = headers.filter(|headers| **headers != *object.headers) {
        let (expected, there) = (object.headers.to_string(), headers.to_string());
        found.push(difference(key, "headers", expected, there));
    }
    found
}

/// Compares the decompressed content with the digest that is `expected`.
fn compare_content(
    key: &str,
    bytes: &[u8],
    encoding: Option<Encoding>,
    expected: &str,
) -> Vec<Difference> {
    let digest = match encoding {
        Some(encoding) => encoding.decoded_digest(bytes),
        None => Some(Digest::of(bytes)),
    };
    match digest.map_or("damaged".to_owned(), |digest| digest.hex()) {
        found if found == expected => Vec::new(),
        found => vec![difference(key, "content", expected.to_owned(), found)],
    }
}

/// Verifies a backup for rollbacks, whose name is its digest.
fn compare_kept(key: &str, bytes: &[u8]) -> Vec<Difference> {
    let name = file_name(key);
    let (hex, ending) = name.split_once('.').unwrap_or((name, ""));
    compare_content(key, bytes, Encoding::from_extension(ending), hex)
}

/// Verifies every file of the site at its public URL.
pub(super) async fn public(
    store: &Arc<Store>,
    url: &str,
    record: &ReleaseRecord,
    concurrency: usize,
    progress: &Arc<dyn Progress>,
) -> anyhow::Result<Verified> {
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
    let client = client.build().context("can't create the HTTP client")?;
    let base = base_url(url).map_err(|(wrong, hint)| anyhow!("{wrong}; {hint}"))?.0;
    let live = record.live.iter().filter(|(key, _)| !is_variant(key));
    let jobs: Vec<(OutputPath, Object)> =
        live.map(|(key, object)| (key.clone(), object.clone())).collect();
    let count = jobs.len();
    let check_url = |(key, object): (OutputPath, Object)| {
        let (client, base, store) = (client.clone(), base.clone(), Arc::clone(store));
        async move { check_url(&store, &client, &base, &key, &object).await }
    };
    let differences = run_all(jobs, concurrency, progress, check_url).await?;
    let requests = count as u64;
    Ok(Verified { release: record.number, objects: count, foreign: 0, differences, requests })
}

async fn check_url(
    store: &Store,
    client: &reqwest::Client,
    base: &str,
    key: &OutputPath,
    object: &Object,
) -> anyhow::Result<Vec<Difference>> {
    let url_text = format!("{base}/{}", key.page_url());
    let exchange = async {
        let response = client.get(&url_text).header("accept-encoding", "identity").send().await?;
        let status = response.status().as_u16();
        let header = |name: &str| {
            let value = response.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let headers = ["content-type", "cache-control", "content-encoding", "location"].map(header);
        Ok::<_, reqwest::Error>((status, headers, response.bytes().await?))
    };
    let limit = time_limit(object.size as usize);
    let (status, [content_type, cache_control, encoding, location], bytes) =
        match tokio::time::timeout(limit, exchange).await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) => {
                let words = error.without_url().to_string();
                return Ok(vec![difference(&url_text, "unreadable", String::new(), words)]);
            }
            Err(_) => {
                let reason = format!("request timed out after {} s", limit.as_secs());
                return Ok(vec![difference(&url_text, "unreadable", String::new(), reason)]);
            }
        };
    // Hosts send the not-found page with the status 404 even at its own URL.
    let is_error_page = key.as_str().ends_with("404.html");
    // Hosts may redirect the root and former URLs themselves, like the pages there.
    let is_redirect = matches!(status, 301 | 302 | 303 | 307 | 308);
    if is_redirect && (key.as_str() == "index.html" || redirects_to(store, key, &location).await?) {
        return Ok(Vec::new());
    }
    if status != 200 && !(is_error_page && status == 404) {
        return Ok(vec![difference(&url_text, "missing", "200".to_owned(), status.to_string())]);
    }
    let encoding = Encoding::from_name(&encoding);
    let mut found = compare_content(&url_text, &bytes, encoding, &object.digest.hex());
    let same =
        |one: &str, other: &str| one.replace(' ', "").eq_ignore_ascii_case(&other.replace(' ', ""));
    if !same(&content_type, &object.headers.content_type) {
        found.push(difference(
            &url_text,
            "headers",
            object.headers.content_type.clone(),
            content_type,
        ));
    }
    if is_fingerprinted(object) && !cache_control.contains("immutable") {
        let expected = object.headers.cache_control.clone();
        found.push(difference(&url_text, "headers", expected, cache_control));
    }
    Ok(found)
}

/// Returns whether an object is a page that redirects to `location`.
async fn redirects_to(store: &Store, key: &OutputPath, location: &str) -> anyhow::Result<bool> {
    let mut targets = vec![location.to_owned()];
    if let Ok(url) = reqwest::Url::parse(location) {
        let anchor = url.fragment().map(|anchor| format!("#{anchor}")).unwrap_or_default();
        targets.push(format!("{}{anchor}", url.path()));
    }
    let Some(fetched) = store.get(key.as_str()).await? else { return Ok(false) };
    let encoding = fetched.headers.and_then(|headers| headers.content_encoding);
    let page = match encoding {
        Some(encoding) => encoding.decode(&fetched.bytes, MAX_REDIRECT_PAGE).unwrap_or_default(),
        None => fetched.bytes,
    };
    let page = if page.len() as u64 <= MAX_REDIRECT_PAGE { page } else { Vec::new() };
    let page = String::from_utf8_lossy(&page);
    let leads_to = |target: &String| format!("content=\"0; url={}\"", escaped_html(target));
    Ok(targets.iter().any(|target| page.contains(&leads_to(target))))
}

/// Runs `one` for all jobs concurrently; returns the differences, sorted.
async fn run_all<T, F>(
    jobs: Vec<T>,
    concurrency: usize,
    progress: &Arc<dyn Progress>,
    one: impl Fn(T) -> F,
) -> anyhow::Result<Vec<Difference>>
where
    F: Future<Output = anyhow::Result<Vec<Difference>>>,
{
    let all_objects = jobs.len();
    let mut found = Vec::new();
    progress.doing("reading all objects");
    let mut tasks = futures_util::stream::iter(jobs).map(one).buffer_unordered(concurrency);
    let mut objects = 0;
    while let Some(differences) = tasks.next().await {
        found.extend(differences?);
        objects += 1;
        progress.sent(Sent { objects, all_objects, ..Sent::default() });
    }
    found.sort();
    Ok(found)
}

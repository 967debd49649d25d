//! A store of objects: S3, Google Cloud Storage, Azure Blob or a folder, behind one door, whose
//! errors are sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Context as _, anyhow};
use futures_util::{StreamExt as _, TryStreamExt as _};
use object_store::aws::AmazonS3Builder;
use object_store::azure::MicrosoftAzureBuilder;
use object_store::gcp::GoogleCloudStorageBuilder;
use object_store::local::LocalFileSystem;
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, Error, GetOptions, ObjectStore, ObjectStoreExt as _, PutOptions,
    PutPayload, RetryConfig,
};

use crate::digest::Digest;
use crate::publish::http::{Connector, Traffic, Trouble};
use crate::publish::record::Headers;
use crate::publish::target::{Place, Target};

/// The name of the metadata with the digest of an object's content.
const DIGEST: &str = "blake3";

/// A store, and the part of it that a target names.
#[derive(Debug)]
pub(super) struct Store {
    /// `None` for a folder.
    remote: Option<Arc<dyn ObjectStore>>,
    /// Empty, or a path with a slash at the end.
    prefix: String,
    place: Place,
    pub(super) traffic: Arc<Traffic>,
}

/// An object as a listing tells of it.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// Its key below the target's prefix.
    pub(super) key: String,
    /// When it was written, by the clock of the store.
    pub(super) modified: SystemTime,
}

/// An object that was read.
#[derive(Debug)]
pub(super) struct Fetched {
    /// Its bytes as they are stored.
    pub(super) bytes: Vec<u8>,
    /// What it is served with; `None` in a folder.
    pub(super) headers: Option<Headers>,
}

impl Store {
    /// Connects to the store of a target. Nothing is sent yet.
    pub(super) fn open(target: &Target) -> anyhow::Result<Store> {
        // An error says that it has been chosen already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let traffic = Arc::new(Traffic::default());
        let takes_gzip = matches!(target.place, Place::Google(_));
        let connector = || Connector { traffic: Arc::clone(&traffic), takes_gzip };
        // Attempts are counted and repeated by the connector.
        let once = || RetryConfig { max_retries: 0, ..RetryConfig::default() };
        let context = || format!("can't use the target `{}`", target.url);
        let remote: Option<Arc<dyn ObjectStore>> = match &target.place {
            Place::S3(bucket) => {
                let mut builder = AmazonS3Builder::from_env().with_bucket_name(bucket);
                if is_loopback(&["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL", "AWS_ENDPOINT"]) {
                    builder = builder.with_allow_http(true);
                }
                let builder = builder.with_retry(once()).with_http_connector(connector());
                Some(Arc::new(
                    builder.build().map_err(|error| setting(&error)).with_context(context)?,
                ))
            }
            Place::Google(bucket) => {
                let builder = GoogleCloudStorageBuilder::from_env().with_bucket_name(bucket);
                let builder = builder.with_retry(once()).with_http_connector(connector());
                Some(Arc::new(
                    builder.build().map_err(|error| setting(&error)).with_context(context)?,
                ))
            }
            Place::Azure(container) => {
                let mut builder = MicrosoftAzureBuilder::from_env().with_container_name(container);
                if is_loopback(&["AZURE_STORAGE_ENDPOINT", "AZURE_ENDPOINT"]) {
                    builder = builder.with_allow_http(true);
                }
                let builder = builder.with_retry(once()).with_http_connector(connector());
                Some(Arc::new(
                    builder.build().map_err(|error| setting(&error)).with_context(context)?,
                ))
            }
            Place::Folder(_) => None,
        };
        let prefix = match &*target.prefix {
            "" => String::new(),
            prefix => format!("{prefix}/"),
        };
        Ok(Store { remote, prefix, place: target.place.clone(), traffic })
    }

    /// The store; a folder that does not exist is an empty one.
    fn inner(&self) -> anyhow::Result<Arc<dyn ObjectStore>> {
        match (&self.remote, &self.place) {
            (Some(remote), _) => Ok(Arc::clone(remote)),
            (None, Place::Folder(folder)) if folder.exists() => {
                let files = LocalFileSystem::new_with_prefix(folder)
                    .with_context(|| format!("can't use the folder `{}`", folder.display()))?;
                Ok(Arc::new(files.with_automatic_cleanup(true)))
            }
            _ => Ok(Arc::new(InMemory::new())),
        }
    }

    /// Lists every object whose key begins with `below`, a folder without a slash at the end.
    pub(super) async fn list(
        &self,
        below: &str,
        mut each: impl FnMut(Listed),
    ) -> anyhow::Result<()> {
        let folder = format!("{}{below}", self.prefix);
        let folder = Path::parse(folder.trim_end_matches('/')).expect("names of folders are sound");
        let inner = self.inner()?;
        let mut objects = inner.list(Some(&folder).filter(|folder| !folder.is_root()));
        let told = |error: Error| self.words(&error, "list", below);
        while let Some(object) = objects.try_next().await.map_err(told)? {
            let Some(key) = object.location.as_ref().strip_prefix(&*self.prefix) else { continue };
            each(Listed { key: key.to_owned(), modified: object.last_modified.into() });
        }
        Ok(())
    }

    /// Reads an object; `None` when there is none of that key.
    pub(super) async fn get(&self, key: &str) -> anyhow::Result<Option<Fetched>> {
        let answer = async {
            let answer = self.inner()?.get_opts(&self.path(key)?, GetOptions::default()).await;
            let answer = match answer {
                Ok(answer) => answer,
                Err(Error::NotFound { .. }) => return Ok(None),
                Err(error) => return Err(self.words(&error, "read", key)),
            };
            let headers = self.has_headers().then(|| headers(&answer.attributes));
            let bytes = answer.bytes().await.map_err(|error| self.words(&error, "read", key))?;
            Ok(Some(Fetched { bytes: bytes.to_vec(), headers }))
        };
        answer.await
    }

    /// Writes an object with its headers and the digest of its content.
    pub(super) async fn put(
        &self,
        key: &str,
        bytes: Vec<u8>,
        served: Option<(&Headers, &Digest)>,
    ) -> anyhow::Result<()> {
        let mut attributes = Attributes::new();
        if let Some((headers, digest)) = served.filter(|_| self.has_headers()) {
            let mut add = |name: Attribute, value: &str| {
                attributes.insert(name, value.to_owned().into());
            };
            add(Attribute::ContentType, &headers.content_type);
            add(Attribute::CacheControl, &headers.cache_control);
            if let Some(language) = &headers.content_language {
                add(Attribute::ContentLanguage, language);
            }
            if let Some(encoding) = headers.content_encoding {
                add(Attribute::ContentEncoding, encoding.name());
            }
            add(Attribute::Metadata(DIGEST.into()), &digest.hex());
        }
        let options = PutOptions { attributes, ..PutOptions::default() };
        if let Place::Folder(folder) = &self.place {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("can't make the folder `{}`", folder.display()))?;
        }
        let put = self.inner()?.put_opts(&self.path(key)?, PutPayload::from(bytes), options).await;
        put.map(drop).map_err(|error| self.words(&error, "write", key))
    }

    /// Copies an object within the store; whether there was one.
    pub(super) async fn copy(&self, from: &str, to: &str) -> anyhow::Result<bool> {
        match self.inner()?.copy(&self.path(from)?, &self.path(to)?).await {
            Ok(()) => Ok(true),
            Err(Error::NotFound { .. }) => Ok(false),
            Err(error) => Err(self.words(&error, "copy", from)),
        }
    }

    /// Removes objects; one that is gone already is no failure.
    pub(super) async fn delete(&self, keys: Vec<String>) -> anyhow::Result<()> {
        let paths = keys.iter().map(|key| self.path(key)).collect::<anyhow::Result<Vec<_>>>()?;
        let paths = futures_util::stream::iter(paths.into_iter().map(Ok)).boxed();
        let inner = self.inner()?;
        let mut answers = inner.delete_stream(paths);
        while let Some(answer) = answers.next().await {
            match answer {
                Ok(_) | Err(Error::NotFound { .. }) => {}
                Err(error) if error.to_string().contains("BlobNotFound") => {}
                Err(error) => return Err(self.words(&error, "delete", "")),
            }
        }
        Ok(())
    }

    /// Removes what a publish that was killed has written of these keys in a folder: files under
    /// the same name, `#` and a number, as object_store names files until they are whole.
    pub(super) fn remove_halves(&self, keys: &[String]) -> anyhow::Result<()> {
        let Place::Folder(folder) = &self.place else { return Ok(()) };
        let mut wanted: BTreeMap<PathBuf, BTreeSet<&str>> = BTreeMap::new();
        for key in keys {
            let (parent, name) = key.rsplit_once('/').unwrap_or(("", key));
            wanted.entry(folder.join(parent)).or_default().insert(name);
        }
        for (parent, names) in wanted {
            let Ok(entries) = std::fs::read_dir(&parent) else { continue };
            for entry in entries.flatten() {
                let name = entry.file_name();
                let whole = name.to_str().and_then(|name| name.rsplit_once('#'));
                let is_half = whole.is_some_and(|(whole, number)| {
                    names.contains(whole) && number.bytes().all(|byte| byte.is_ascii_digit())
                });
                if is_half {
                    let path = entry.path();
                    std::fs::remove_file(&path)
                        .with_context(|| format!("can't remove `{}`", path.display()))?;
                }
            }
        }
        Ok(())
    }

    /// Whether objects carry headers here: files do not.
    pub(super) fn has_headers(&self) -> bool {
        !matches!(self.place, Place::Folder(_))
    }

    fn path(&self, key: &str) -> anyhow::Result<Path> {
        let key = format!("{}{key}", self.prefix);
        Path::parse(&key).map_err(|_| anyhow!("`{key}` can't be the key of an object"))
    }

    /// A failure as one sentence. Nothing of the request is in it, for some carry credentials.
    fn words(&self, error: &Error, verb: &str, key: &str) -> anyhow::Error {
        let bucket = self.place.name();
        let key = if key.is_empty() { "objects".to_owned() } else { format!("`{key}`") };
        let denied = "docs/publish.md lists the permissions that publishing needs";
        let Some(trouble) = Trouble::of(error) else {
            // Removing many at once is answered object by object.
            if error.to_string().contains("AccessDenied") {
                return anyhow!("the store does not allow to {verb} {key} in `{bucket}`; {denied}");
            }
            return anyhow!("can't {verb} {key} in `{bucket}`: {}", innermost(error));
        };
        let variables = self.place.variables();
        let (status, code) = match trouble {
            Trouble::Refused { status, code } => (*status, &**code),
            Trouble::Unreachable(words) if words.contains("URL scheme is not allowed") => {
                return anyhow!(
                    "the endpoint of `{bucket}` is plain http; use https, or set {}=true",
                    match self.place {
                        Place::Azure(_) => "AZURE_ALLOW_HTTP",
                        _ => "AWS_ALLOW_HTTP",
                    }
                );
            }
            Trouble::Unreachable(words) => {
                return anyhow!("the store of `{bucket}` can't be reached: {words}");
            }
            Trouble::NoCredentials => {
                return anyhow!(
                    "the environment has no credentials for `{bucket}`; set {variables}"
                );
            }
            Trouble::Late => return anyhow!("{trouble}, so nothing more was changed"),
        };
        match (code, status) {
            ("NoSuchBucket" | "ContainerNotFound", _) => {
                anyhow!("there is no bucket `{bucket}`; create it, or correct the target")
            }
            (
                "AuthorizationHeaderMalformed" | "PermanentRedirect" | "IllegalLocationConstraint",
                _,
            )
            | (_, 301 | 307 | 308) => {
                anyhow!("the bucket `{bucket}` is in another region; set AWS_REGION to it")
            }
            ("InvalidAccessKeyId" | "SignatureDoesNotMatch" | "AuthenticationFailed", _)
            | (_, 401) => anyhow!(
                "the store does not accept the credentials ({code}); check {variables}, the region \
                 and the endpoint"
            ),
            ("RequestTimeTooSkewed", _) => anyhow!(
                "the clock of this machine differs too much from that of the store; set it, and \
                 publish again"
            ),
            ("QuotaExceeded" | "InsufficientStorage", _) | (_, 507) => {
                anyhow!("can't {verb} {key} in `{bucket}`: the store is full")
            }
            (_, 403) => anyhow!(
                "the store does not allow to {verb} {key} in `{bucket}` ({status} {code}); {denied}"
            ),
            _ => anyhow!("can't {verb} {key} in `{bucket}`: the store answers {status} {code}"),
        }
    }
}

/// What an object is served with.
fn headers(attributes: &Attributes) -> Headers {
    let text = |name: &Attribute| attributes.get(name).map(|value| value.as_ref().to_owned());
    Headers {
        content_type: text(&Attribute::ContentType).unwrap_or_default(),
        cache_control: text(&Attribute::CacheControl).unwrap_or_default(),
        content_language: text(&Attribute::ContentLanguage),
        content_encoding: text(&Attribute::ContentEncoding)
            .and_then(|name| crate::publish::encoding::Encoding::from_name(&name)),
    }
}

/// Whether the first of these variables that is set names this machine, where plain HTTP is safe.
fn is_loopback(variables: &[&str]) -> bool {
    let endpoint = variables.iter().find_map(|name| std::env::var(name).ok());
    let Some(url) = endpoint.and_then(|url| reqwest::Url::parse(&url).ok()) else { return false };
    match url.host_str() {
        Some("localhost") => true,
        Some(host) => host
            .trim_start_matches('[')
            .trim_end_matches(']')
            .parse()
            .is_ok_and(|address: std::net::IpAddr| address.is_loopback()),
        None => false,
    }
}

/// What is wrong with the environment. The library's words name variables, not their values.
fn setting(error: &Error) -> anyhow::Error {
    let words = innermost(error);
    if words.contains("external_account") {
        return anyhow!(
            "credentials of workload identity federation are not read from a file; give an access \
             token in GOOGLE_BEARER_TOKEN"
        );
    }
    anyhow!("{words}")
}

fn innermost(error: &Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}

/// Threads that talk to stores.
pub(super) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("can't start the threads that talk to the store")
}

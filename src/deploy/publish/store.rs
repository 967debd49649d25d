//! Object stores: S3, Google Cloud Storage, Azure Blob or a folder behind one interface, with
//! readable errors.
//!
//! # A new store
//!
//! Add a variant to `Location`, and its scheme to `parse` and `FORMS`, in
//! `src/content/config/target_url.rs`. The compiler then reports `Location::name`, the names of the
//! credentials in `src/deploy/publish/store.rs`, and `open` in `src/deploy/publish/cloud.rs`, which
//! returns a client of the crate `object_store` (a feature in `Cargo.toml`) with the configuration
//! of the environment. What differs between stores is a match on `Location` in this file: stored
//! gzip, hints of errors. Add the store to `tests/publish/`, which runs real ones, and to the
//! `docs/locales/en/pages/reference/publishing.md`, `docs/locales/en/pages/reference/site-toml.md`
//! and a guide in `docs/locales/en/pages/deploy/`. Run `cargo test --lib -- target_url
//! deploy::publish` and `python3 tests/publish/run.py`.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Context as _, anyhow, bail};
use futures_util::{FutureExt as _, StreamExt as _, TryStreamExt as _};
use object_store::local::LocalFileSystem;
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, Error, GetOptions, ObjectStore, ObjectStoreExt as _, PutOptions,
    PutPayload,
};

use crate::base::digest::Digest;
use crate::content::config::Location;
use crate::deploy::publish::cloud;
use crate::deploy::publish::http::{Connector, RequestControl, RequestError, innermost};
use crate::deploy::publish::parts::{self, PART};
use crate::deploy::publish::record::Headers;
use crate::deploy::publish::target::Target;

/// Returns the environment variables with the credentials of a store.
fn credentials(place: &Location) -> &'static str {
    match place {
        Location::S3(_) => "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY",
        Location::Google(_) => "GOOGLE_SERVICE_ACCOUNT",
        Location::Azure(_) => "AZURE_STORAGE_ACCOUNT_NAME, AZURE_STORAGE_ACCOUNT_KEY",
        Location::Folder(_) => "",
    }
}

/// The metadata key of the digest of an object's content.
const DIGEST: &str = "blake3";

/// A store, limited to the prefix of a target.
#[derive(Debug)]
pub(super) struct Store {
    /// `None` for a folder.
    remote: Option<Arc<dyn ObjectStore>>,
    /// Empty, or a path that ends with a slash.
    prefix: String,
    place: Location,
    pub(super) requests: Arc<RequestControl>,
}

/// An object in a listing.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// Its key, relative to the target's prefix.
    pub(super) key: String,
    /// When it was last modified, by the clock of the store.
    pub(super) modified: SystemTime,
}

/// An object that was read.
#[derive(Debug)]
pub(super) struct Fetched {
    /// Its stored bytes.
    pub(super) bytes: Vec<u8>,
    /// Its headers; `None` in a folder.
    pub(super) headers: Option<Headers>,
}

impl Store {
    /// Opens the store of a target, without sending a request.
    pub(super) fn open(target: &Target) -> anyhow::Result<Store> {
        // An error means that a provider is already installed.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let requests = Arc::new(RequestControl::default());
        let accepts_gzip = matches!(target.place, Location::Google(_));
        let connector = || Connector { requests: Arc::clone(&requests), accepts_gzip };
        let context = || format!("can't use the target `{}`", target.url);
        let remote = cloud::open(&target.place, &connector).with_context(context)?;
        let prefix = match &*target.prefix {
            "" => String::new(),
            prefix => format!("{prefix}/"),
        };
        Ok(Store { remote, prefix, place: target.place.clone(), requests })
    }

    /// The underlying store; a folder that does not exist counts as empty.
    fn inner(&self) -> anyhow::Result<Arc<dyn ObjectStore>> {
        match (&self.remote, &self.place) {
            (Some(remote), _) => Ok(Arc::clone(remote)),
            (None, Location::Folder(folder)) if folder.exists() => {
                let files = LocalFileSystem::new_with_prefix(folder)
                    .with_context(|| format!("can't use the folder `{}`", folder.display()))?;
                // Each object is synced to the disk before the next stage depends on it.
                Ok(Arc::new(files.with_automatic_cleanup(true).with_fsync(true)))
            }
            _ => Ok(Arc::new(InMemory::new())),
        }
    }

    /// Lists all objects in `below`, a folder without a trailing slash.
    pub(super) async fn list(
        &self,
        below: &str,
        mut each: impl FnMut(Listed),
    ) -> anyhow::Result<()> {
        let folder = format!("{}{below}", self.prefix);
        let folder = Path::parse(folder.trim_end_matches('/'))
            .map_err(|_| anyhow!("`{folder}` can't be a folder in a store"))?;
        let inner = self.inner()?;
        let mut objects = inner.list(Some(&folder).filter(|folder| !folder.is_root()));
        let describe_listing = |error: Error| self.describe(&error, "list", below);
        while let Some(object) = objects.try_next().await.map_err(describe_listing)? {
            let Some(key) = object.location.as_ref().strip_prefix(&*self.prefix) else { continue };
            each(Listed { key: key.to_owned(), modified: object.last_modified.into() });
        }
        Ok(())
    }

    /// Reads an object; `None` if there is none of that key.
    pub(super) async fn get(&self, key: &str) -> anyhow::Result<Option<Fetched>> {
        let response = async {
            let response = self.inner()?.get_opts(&self.path(key)?, GetOptions::default()).await;
            let response = match response {
                Ok(response) => response,
                Err(Error::NotFound { .. }) => return Ok(None),
                Err(error) => return Err(self.describe(&error, "read", key)),
            };
            let headers = self.has_headers().then(|| headers(&response.attributes));
            let bytes =
                response.bytes().await.map_err(|error| self.describe(&error, "read", key))?;
            Ok(Some(Fetched { bytes: bytes.to_vec(), headers }))
        };
        response.await
    }

    /// Returns whether there is an object of that key.
    pub(super) async fn exists(&self, key: &str) -> anyhow::Result<bool> {
        match self.inner()?.head(&self.path(key)?).await {
            Ok(_) => Ok(true),
            Err(Error::NotFound { .. }) => Ok(false),
            Err(error) => Err(self.describe(&error, "read", key)),
        }
    }

    /// Reads an object that is not empty, in parts if it is large; `None` if there is none of that
    /// key.
    pub(super) async fn get_in_parts(&self, key: &str) -> anyhow::Result<Option<Vec<u8>>> {
        match parts::get(&*self.inner()?, &self.path(key)?).await {
            Ok(bytes) => Ok(Some(bytes)),
            Err(Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(self.describe(&error, "read", key)),
        }
    }

    /// Writes an object with its headers and the digest of its content, in parts if it is large.
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
        if let Location::Folder(folder) = &self.place {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("can't create the folder `{}`", folder.display()))?;
        }
        let (inner, path) = (self.inner()?, self.path(key)?);
        let put = if self.remote.is_some() && bytes.len() > PART {
            parts::put(&*inner, &path, &bytes, attributes).await
        } else {
            let options = PutOptions { attributes, ..PutOptions::default() };
            inner.put_opts(&path, PutPayload::from(bytes), options).await.map(drop)
        };
        put.map_err(|error| self.describe(&error, "write", key))
    }

    /// Copies an object within the store; returns whether it existed.
    pub(super) async fn copy(&self, from: &str, to: &str) -> anyhow::Result<bool> {
        match self.inner()?.copy(&self.path(from)?, &self.path(to)?).await {
            Ok(()) => Ok(true),
            Err(Error::NotFound { .. }) => Ok(false),
            Err(error) => Err(self.describe(&error, "copy", from)),
        }
    }

    /// Removes objects; missing ones are not an error.
    pub(super) async fn delete(&self, keys: Vec<String>) -> anyhow::Result<()> {
        let paths = keys.iter().map(|key| self.path(key)).collect::<anyhow::Result<Vec<_>>>()?;
        let paths = futures_util::stream::iter(paths.into_iter().map(Ok)).boxed();
        let inner = self.inner()?;
        let mut responses = inner.delete_stream(paths);
        while let Some(response) = responses.next().await {
            match response {
                Ok(_) | Err(Error::NotFound { .. }) => {}
                Err(error) if error.to_string().contains("BlobNotFound") => {}
                Err(error) => return Err(self.describe(&error, "delete", "")),
            }
        }
        Ok(())
    }

    /// Removes partial files of these keys in a folder after a killed publish:
    /// object_store appends `#` and a number to their names until they are complete.
    pub(super) fn remove_partial_files(&self, keys: &[String]) -> anyhow::Result<()> {
        let Location::Folder(folder) = &self.place else { return Ok(()) };
        let mut desired: BTreeMap<PathBuf, BTreeSet<&str>> = BTreeMap::new();
        for key in keys {
            let (parent, name) = key.rsplit_once('/').unwrap_or(("", key));
            desired.entry(folder.join(parent)).or_default().insert(name);
        }
        for (parent, names) in desired {
            let Ok(entries) = std::fs::read_dir(&parent) else { continue };
            for entry in entries.flatten() {
                let name = entry.file_name();
                let whole = name.to_str().and_then(|name| name.rsplit_once('#'));
                let is_partial = whole.is_some_and(|(whole, number)| {
                    names.contains(whole) && number.bytes().all(|byte| byte.is_ascii_digit())
                });
                if is_partial {
                    let path = entry.path();
                    std::fs::remove_file(&path)
                        .with_context(|| format!("can't remove `{}`", path.display()))?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether objects have headers, which files do not.
    pub(super) fn has_headers(&self) -> bool {
        !matches!(self.place, Location::Folder(_))
    }

    /// Returns the path of an object in the store. Rejects symbolic links in a folder.
    fn path(&self, key: &str) -> anyhow::Result<Path> {
        if let Location::Folder(folder) = &self.place {
            let mut parent = folder.clone();
            let (folders, _) = key.rsplit_once('/').unwrap_or_default();
            for part in folders.split('/') {
                parent.push(part);
                if std::fs::symlink_metadata(&parent).is_ok_and(|found| found.is_symlink()) {
                    bail!(
                        "`{}` is a symbolic link, so files of another folder would be replaced; \
                         remove it, or publish to its target",
                        parent.display()
                    );
                }
            }
        }
        let key = format!("{}{key}", self.prefix);
        Path::parse(&key).map_err(|_| anyhow!("`{key}` can't be the key of an object"))
    }

    /// Describes an error in one sentence, without any part of the request, since some contain
    /// credentials.
    fn describe(&self, error: &Error, verb: &str, key: &str) -> anyhow::Error {
        let bucket = self.place.name();
        let key = if key.is_empty() { "objects".to_owned() } else { format!("`{key}`") };
        let denied = "grant the permissions that reference/publishing in the docs lists";
        let Some(trouble) = RequestError::of(error) else {
            // A bulk removal has a response for each object.
            if error.to_string().contains("AccessDenied") {
                return anyhow!("permission denied: can't {verb} {key} in `{bucket}`; {denied}");
            }
            return anyhow!("can't {verb} {key} in `{bucket}`: {}", innermost(error));
        };
        let variables = credentials(&self.place);
        let (status, code) = match trouble {
            RequestError::Refused { status, code } => (*status, &**code),
            RequestError::Unreachable(reason) if reason.contains("URL scheme is not allowed") => {
                return anyhow!(
                    "the endpoint of `{bucket}` is plain http; use https, or set {}=true",
                    match self.place {
                        Location::Azure(_) => "AZURE_ALLOW_HTTP",
                        _ => "AWS_ALLOW_HTTP",
                    }
                );
            }
            RequestError::Unreachable(reason) => {
                return anyhow!("can't reach the store of `{bucket}`: {reason}");
            }
            RequestError::NoCredentials => {
                return anyhow!(
                    "the environment has no credentials for `{bucket}`; set {variables}"
                );
            }
            RequestError::PastDeadline => return anyhow!("{trouble}; the publish has stopped"),
        };
        match (code, status) {
            ("NoSuchBucket" | "ContainerNotFound", _) => {
                anyhow!("there is no bucket `{bucket}`; create it, or correct the target")
            }
            (
                "AuthorizationHeaderMalformed" | "PermanentRedirect" | "IllegalLocationConstraint",
                _,
            )
            | (_, 301 | 307 | 308)
                if matches!(self.place, Location::S3(_)) =>
            {
                anyhow!("the bucket `{bucket}` is in another region; set AWS_REGION to its region")
            }
            (_, 300..=399) => anyhow!(
                "the store of `{bucket}` returned a redirect ({status}), which is not followed; \
                 check the endpoint"
            ),
            ("InvalidAccessKeyId" | "SignatureDoesNotMatch" | "AuthenticationFailed", _)
            | (_, 401) => anyhow!(
                "the store rejected the credentials ({code}); check {variables}, the region \
                 and the endpoint"
            ),
            ("RequestTimeTooSkewed", _) => anyhow!(
                "the clock of this machine differs too much from the clock of the store; set it, \
                 and publish again"
            ),
            ("QuotaExceeded" | "InsufficientStorage", _) | (_, 507) => {
                anyhow!("can't {verb} {key} in `{bucket}`: the store is full")
            }
            (_, 403) => anyhow!(
                "permission denied: can't {verb} {key} in `{bucket}` ({status} {code}); {denied}"
            ),
            _ => anyhow!("can't {verb} {key} in `{bucket}`: the store returned {status} {code}"),
        }
    }
}

/// Reads the headers from the attributes of an object.
fn headers(attributes: &Attributes) -> Headers {
    let text = |name: &Attribute| attributes.get(name).map(|value| value.as_ref().to_owned());
    Headers {
        content_type: text(&Attribute::ContentType).unwrap_or_default(),
        cache_control: text(&Attribute::CacheControl).unwrap_or_default(),
        content_language: text(&Attribute::ContentLanguage),
        content_encoding: text(&Attribute::ContentEncoding)
            .and_then(|name| crate::deploy::publish::encoding::Encoding::from_name(&name)),
    }
}

/// The number of threads that read and write files. Each thread retains memory, so with one thread
/// per request, memory would grow with the number of objects.
const FILE_THREADS: usize = 4;

/// Creates the runtime for requests to stores.
fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.max_blocking_threads(FILE_THREADS).enable_all().build();
    runtime.context("can't start threads for requests to the store")
}

/// Runs requests to stores until they are done. A panic of the storage library becomes an
/// error: it does not validate values of the environment and responses of stores.
pub(super) fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let work = AssertUnwindSafe(work).catch_unwind();
    runtime()?.block_on(work).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
        bail!(
            "the storage library failed ({}); check the variables of the store in the environment",
            words.unwrap_or("without a reason")
        )
    })
}

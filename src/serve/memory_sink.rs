//! The files of the site, in memory.

use std::collections::BTreeMap;

use axum::body::Bytes;
use parking_lot::{Mutex, RwLock};

use crate::base::digest::Digest;
use crate::engine::output::{Artifact, CacheClass, Entry, Manifest, MediaType, OutputPath, Sink};

/// A file as it is served.
#[derive(Clone, Debug)]
pub(super) struct Served {
    /// Its content.
    pub(super) bytes: Bytes,
    /// The digest of its content.
    digest: Digest,
    /// Identifies its content: a strong entity tag without its quotes (RFC 9110, section 8.8.3).
    pub(super) tag: Box<str>,
    /// Its media type.
    pub(super) media_type: MediaType,
    /// The cache class of the response.
    pub(super) cache: CacheClass,
}

/// The served files, and the files that a build has emitted since.
///
/// Emitted files become visible together, so that no page refers to a missing style sheet. Files of
/// a build with errors stay pending until a build without any.
#[derive(Default)]
pub(super) struct MemorySink {
    files: RwLock<BTreeMap<OutputPath, Served>>,
    pending: Mutex<BTreeMap<OutputPath, Served>>,
}

impl MemorySink {
    /// Returns the file at a path of the output.
    pub(super) fn get(&self, path: &OutputPath) -> Option<Served> {
        self.files.read().get(path).cloned()
    }

    /// Returns the tag of the file at a path of the output.
    pub(super) fn tag(&self, path: &OutputPath) -> Option<Box<str>> {
        self.files.read().get(path).map(|file| file.tag.clone())
    }

    /// Returns whether there is a file below a top-level folder.
    pub(super) fn has_folder(&self, name: &str) -> bool {
        let is_below = |file: &OutputPath| {
            file.as_str().strip_prefix(name).is_some_and(|rest| rest.starts_with('/'))
        };
        self.files.read().keys().any(is_below)
    }

    /// Makes pending files visible; returns whether there were any.
    pub(super) fn show(&self) -> bool {
        let pending = std::mem::take(&mut *self.pending.lock());
        let is_new = !pending.is_empty();
        self.files.write().extend(pending);
        is_new
    }

    /// Makes pending files visible and removes those that are not part of `site`, in one step.
    /// Returns the replaced files, so that freeing thousands of them does not delay
    /// requests.
    pub(super) fn show_all(&self, site: &Manifest) -> Vec<Served> {
        let mut pending = std::mem::take(&mut *self.pending.lock());
        // A build with errors may have emitted another file at the same path.
        let is_meant = |path: &OutputPath, file: &Served| {
            site.files.get(path).is_some_and(|entry| entry.digest == file.digest)
        };
        pending.retain(|path, file| is_meant(path, file));
        let mut files = self.files.write();
        let before =
            pending.into_iter().filter_map(|(path, file)| files.insert(path, file)).collect();
        if files.len() != site.files.len() {
            files.retain(|path, _| site.files.contains_key(path));
        }
        before
    }
}

impl Sink for MemorySink {
    fn put(&self, artifact: Artifact, entry: &Entry) {
        let served = Served {
            digest: entry.digest,
            tag: format!("{:016x}", entry.digest.prefix()).into(),
            media_type: artifact.path.media_type(),
            cache: entry.cache,
            // Without spare capacity.
            bytes: artifact.bytes.into_boxed_slice().into(),
        };
        self.pending.lock().insert(artifact.path, served);
    }
}

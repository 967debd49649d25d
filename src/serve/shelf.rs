//! The files of the preview, in memory.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use axum::body::Bytes;

use crate::digest::Digest;
use crate::output::{Artifact, CacheClass, Entry, Manifest, OutputPath, Sink};

/// A file as it is served.
#[derive(Clone, Debug)]
pub(super) struct Served {
    /// Its content.
    pub(super) bytes: Bytes,
    /// The digest of its content.
    digest: Digest,
    /// Stands for its content: a strong entity tag without its quotes (RFC 9110, section 8.8.3).
    pub(super) tag: Box<str>,
    /// Its media type.
    pub(super) media_type: &'static str,
    /// How long it may be kept.
    pub(super) cache: CacheClass,
}

/// What is served, and what was made since.
///
/// Files become visible together, so that no page is seen without the style sheet that it names.
/// What a build with errors made waits for one without.
#[derive(Default)]
pub(super) struct Shelf {
    files: RwLock<BTreeMap<OutputPath, Served>>,
    made: Mutex<BTreeMap<OutputPath, Served>>,
}

impl Shelf {
    /// The file at a path of the output.
    pub(super) fn get(&self, path: &OutputPath) -> Option<Served> {
        self.files().get(path).cloned()
    }

    /// The tag of the file at a path of the output.
    pub(super) fn tag(&self, path: &OutputPath) -> Option<Box<str>> {
        self.files().get(path).map(|file| file.tag.clone())
    }

    /// Shows what was made since the last call; whether there was anything.
    pub(super) fn show(&self) -> bool {
        let made = std::mem::take(&mut *self.made());
        let is_new = !made.is_empty();
        self.files_mut().extend(made);
        is_new
    }

    /// Shows what was made, and takes away what the site does not have any more, in one step. The
    /// files that were there before are the answer: to free thousands of them takes a while, which
    /// nobody has to wait for.
    pub(super) fn show_all(&self, site: &Manifest) -> Vec<Served> {
        let mut made = std::mem::take(&mut *self.made());
        // While something was wrong, another page may have been made for the place of this one.
        let is_meant = |path: &OutputPath, file: &Served| {
            site.files.get(path).is_some_and(|entry| entry.digest == file.digest)
        };
        made.retain(|path, file| is_meant(path, file));
        let mut files = self.files_mut();
        let before = made.into_iter().filter_map(|(path, file)| files.insert(path, file)).collect();
        if files.len() != site.files.len() {
            files.retain(|path, _| site.files.contains_key(path));
        }
        before
    }

    fn files(&self) -> RwLockReadGuard<'_, BTreeMap<OutputPath, Served>> {
        self.files.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn files_mut(&self) -> RwLockWriteGuard<'_, BTreeMap<OutputPath, Served>> {
        self.files.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn made(&self) -> MutexGuard<'_, BTreeMap<OutputPath, Served>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sink for Shelf {
    fn put(&self, artifact: Artifact, entry: &Entry) {
        let served = Served {
            digest: entry.digest,
            tag: format!("{:016x}", entry.digest.head()).into(),
            media_type: artifact.path.media_type(),
            cache: entry.cache,
            bytes: artifact.bytes.into(),
        };
        self.made().insert(artifact.path, served);
    }
}

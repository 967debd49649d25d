//! The output of a build: artifacts, their addresses, their manifest, and sinks that receive them.

mod address;
mod language;
mod media_type;
mod missing;
mod path;

use std::collections::BTreeMap;

use parking_lot::Mutex;
use serde::{Deserialize, Serialize};

use crate::base::digest::Digest;

pub use crate::engine::output::address::{decode_address, encode_address};
pub use crate::engine::output::language::{Language, Malformed};
use crate::engine::output::media_type::media_type;
pub use crate::engine::output::media_type::{MediaType, UNKNOWN_TYPE};
pub use crate::engine::output::missing::MissingFile;
pub use crate::engine::output::path::{MANIFEST_NAME, OutputPath, is_windows_device};

/// How long caches may store a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CacheClass {
    /// Forever: its name contains a digest of its content.
    Immutable,
    /// Until revalidated: its content may change under the same name.
    Revalidate,
}

impl CacheClass {
    /// The `Cache-Control` header.
    pub const fn header(self) -> &'static str {
        match self {
            CacheClass::Immutable => "public, max-age=31536000, immutable",
            CacheClass::Revalidate => "public, max-age=0, must-revalidate",
        }
    }
}

/// An output file.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// Its path.
    pub path: OutputPath,
    /// Its content.
    pub bytes: Vec<u8>,
    /// Its cache class.
    pub cache: CacheClass,
}

/// The manifest entry of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The digest of its bytes.
    pub digest: Digest,
    /// The size of the file.
    pub size: u64,
    /// Its cache class.
    pub cache: CacheClass,
}

impl Entry {
    /// The entry of a file with these bytes.
    pub fn of(bytes: &[u8], cache: CacheClass) -> Entry {
        Entry { digest: Digest::of(bytes), size: bytes.len() as u64, cache }
    }
}

impl Artifact {
    /// Its manifest entry.
    pub fn entry(&self) -> Entry {
        Entry::of(&self.bytes, self.cache)
    }
}

/// Receives output files as they are produced, from several threads at once.
pub trait Sink: Sync {
    /// Receives a file and its manifest entry. The sink collects I/O errors and reports them at the
    /// end.
    fn put(&self, artifact: Artifact, entry: &Entry);

    /// Discards all files: the build starts again, and passes all files again. Not needed by a sink
    /// that replaces files.
    fn restart(&self) {}

    /// Returns whether the bytes of files are not needed, so that pictures need not be encoded.
    fn discards(&self) -> bool {
        false
    }
}

/// A sink that discards all files, for `check`.
pub struct NullSink;

impl Sink for NullSink {
    fn put(&self, _: Artifact, _: &Entry) {}

    fn discards(&self) -> bool {
        true
    }
}

/// The files that the sink has from this build and earlier ones, or will have after a flush. They
/// are not emitted again.
#[derive(Debug, Default)]
pub struct EmittedFiles(Mutex<Emitted>);

#[derive(Debug, Default)]
struct Emitted {
    entries: BTreeMap<OutputPath, Entry>,
    pending: Vec<(Artifact, Entry)>,
}

impl EmittedFiles {
    /// The entry of the file at a path.
    pub fn get(&self, path: &OutputPath) -> Option<Entry> {
        self.0.lock().entries.get(path).cloned()
    }

    /// Returns whether the file at a path has that digest.
    pub fn has(&self, path: &OutputPath, digest: &Digest) -> bool {
        self.0.lock().entries.get(path).is_some_and(|entry| entry.digest == *digest)
    }

    /// Emits a file, in place of the one at its path; returns its entry.
    pub fn emit(&self, artifact: Artifact) -> Entry {
        let known = self.get(&artifact.path);
        // The name of an immutable file identifies its content.
        if let Some(known) = known.as_ref().filter(|_| artifact.cache == CacheClass::Immutable) {
            return known.clone();
        }
        let entry = artifact.entry();
        if known.as_ref() != Some(&entry) {
            let mut emitted = self.0.lock();
            emitted.entries.insert(artifact.path.clone(), entry.clone());
            emitted.pending.push((artifact, entry.clone()));
        }
        entry
    }

    /// Passes the files that were emitted since the last call to the sink.
    pub fn flush(&self, sink: &dyn Sink) {
        let pending = std::mem::take(&mut self.0.lock().pending);
        for (artifact, entry) in pending {
            sink.put(artifact, &entry);
        }
    }

    /// Removes a file that the sink may no longer have.
    pub fn forget(&self, path: &OutputPath) {
        self.0.lock().entries.remove(path);
    }

    /// Removes files that are no longer part of the site.
    pub fn retain(&self, manifest: &Manifest) {
        self.0.lock().entries.retain(|path, _| manifest.files.contains_key(path));
    }
}

/// The list of all output files, for CI, publishing and the next build.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    /// The site; `None` in manifests of versions that did not write it.
    pub site: Option<Site>,
    /// The entries by path.
    pub files: BTreeMap<OutputPath, Entry>,
}

/// The data of a site that configurations of hosts need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// Scheme, host and path under which it is published, without a slash at the end.
    pub base_url: String,
    /// The segment of the default language.
    pub default_locale: String,
    /// The languages.
    pub locales: Vec<SiteLocale>,
    /// The file that is served for unknown addresses of a language, relative to the language's
    /// folder.
    pub not_found: Option<String>,
    /// The URL paths of former addresses, and of their targets.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub redirects: BTreeMap<String, String>,
    /// The URL paths of former folders, and of the new folders, with a slash at both ends.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub moved_folders: BTreeMap<String, String>,
}

/// A language of a built site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteLocale {
    /// The first segment of its URLs, and its folder; empty if it has none.
    pub segment: String,
    /// Its BCP 47 tag.
    pub tag: String,
}

impl Site {
    /// The path part of the base URL: empty, or `/sub` without a slash at the end.
    pub fn base_path(&self) -> &str {
        let rest = self.base_url.split_once("://").map_or(&*self.base_url, |(_, rest)| rest);
        rest.find('/').map_or("", |at| &rest[at..])
    }

    /// The media type of a file. That of a page that redirects from a former address is HTML,
    /// whatever the extension of the address is.
    pub fn media_type(&self, path: &OutputPath) -> MediaType {
        let address = || format!("{}/{}", self.base_path(), path.as_str());
        let redirects = !self.redirects.is_empty() && self.redirects.contains_key(&address());
        if redirects { media_type("index.html") } else { path.media_type() }
    }

    /// The language of a file, by its folder. Pages outside of all language folders are in the
    /// language without a segment.
    pub fn language(&self, path: &OutputPath) -> Option<&str> {
        let segment = path.as_str().split_once('/').map_or("", |(segment, _)| segment);
        let find = |segment: &str| self.locales.iter().find(|locale| locale.segment == segment);
        let is_page = path.is_page();
        let locale = find(segment).filter(|locale| is_page || !locale.segment.is_empty());
        Some(&locale.or_else(|| find("").filter(|_| is_page))?.tag)
    }
}

/// The version of the manifest's format.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct ManifestFile {
    format: u32,
    site: Option<Site>,
    files: BTreeMap<OutputPath, ManifestEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct ManifestEntry {
    blake3: String,
    size: u64,
    media_type: String,
    cache: CacheClass,
}

impl Manifest {
    /// Serializes the manifest: JSON, sorted by path, one file per line.
    pub fn to_json(&self) -> Vec<u8> {
        let mut text = String::with_capacity(self.files.len() * 200 + 64);
        let site = serde_json::to_string(&self.site).expect("texts are JSON");
        text.push_str(&format!("{{\"format\":{FORMAT},\"site\":{site},\"files\":{{"));
        for (at, (path, entry)) in self.files.iter().enumerate() {
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            let entry = ManifestEntry {
                blake3: entry.digest.hex(),
                size: entry.size,
                media_type: match &self.site {
                    Some(site) => site.media_type(path).into_owned(),
                    None => path.media_type().into_owned(),
                },
                cache: entry.cache,
            };
            text.push_str(&serde_json::to_string(path).expect("a path is a JSON string"));
            text.push(':');
            text.push_str(&serde_json::to_string(&entry).expect("an entry is JSON"));
        }
        text.push_str("\n}}\n");
        text.into_bytes()
    }

    /// Parses a manifest; `None` if it has another format.
    pub fn from_json(bytes: &[u8]) -> Option<Manifest> {
        let file: ManifestFile = serde_json::from_slice(bytes).ok()?;
        if file.format != FORMAT {
            return None;
        }
        let mut files = BTreeMap::new();
        for (path, entry) in file.files {
            if path.is_reserved() {
                return None;
            }
            let digest = Digest::from_hex(&entry.blake3)?;
            files.insert(path, Entry { digest, size: entry.size, cache: entry.cache });
        }
        Some(Manifest { site: file.site, files })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests_round_trip() {
        let artifact = Artifact {
            path: OutputPath::new("en/index.html").unwrap(),
            bytes: b"<p>".to_vec(),
            cache: CacheClass::Revalidate,
        };
        let locale = SiteLocale { segment: "en".to_owned(), tag: "en".to_owned() };
        let site = Site {
            base_url: "https://a.example/sub".to_owned(),
            default_locale: "en".to_owned(),
            locales: vec![locale],
            not_found: None,
            redirects: [("/sub/old.pdf".to_owned(), "/sub/en/".to_owned())].into(),
            moved_folders: BTreeMap::new(),
        };
        let media_type = |path: &str| site.media_type(&OutputPath::new(path).unwrap());
        assert_eq!(media_type("old.pdf"), "text/html; charset=utf-8");
        assert_eq!(media_type("new.pdf"), "application/pdf");
        assert_eq!((site.base_path(), site.language(&artifact.path)), ("/sub", Some("en")));
        let mut manifest = Manifest { site: Some(site), ..Manifest::default() };
        manifest.files.insert(artifact.path.clone(), artifact.entry());
        assert_eq!(Manifest::from_json(&manifest.to_json()), Some(manifest));
        assert_eq!(Manifest::from_json(b"{}"), None);
    }
}

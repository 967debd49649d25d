//! The result as a value: artifacts with a path, a media type and a cache class.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;

/// A file of the result: relative to the output folder, `/` between names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OutputPath(Arc<str>);

impl OutputPath {
    /// Checks `path`: relative, no empty part, no `.` or `..`, no control character, no backslash.
    pub fn new(path: &str) -> Option<OutputPath> {
        let fits = |part: &str| {
            !part.is_empty()
                && part != "."
                && part != ".."
                && !part.chars().any(|c| c.is_control() || matches!(c, '\\' | '?' | '#'))
        };
        path.split('/').all(fits).then(|| OutputPath(Arc::from(path)))
    }

    /// The path as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The media type that the ending of the name stands for (RFC 6838 names; texts are UTF-8).
    pub fn media_type(&self) -> &'static str {
        let name = self.0.rsplit('/').next().unwrap_or_default();
        match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js" | "mjs") => "text/javascript; charset=utf-8",
            Some("json" | "map") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("xml") => "application/xml; charset=utf-8",
            Some("txt") => "text/plain; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("jpg" | "jpeg") => "image/jpeg",
            Some("webp") => "image/webp",
            Some("avif") => "image/avif",
            Some("gif") => "image/gif",
            Some("ico") => "image/vnd.microsoft.icon",
            Some("woff2") => "font/woff2",
            Some("woff") => "font/woff",
            Some("ttf") => "font/ttf",
            Some("otf") => "font/otf",
            Some("pdf") => "application/pdf",
            Some("mp4") => "video/mp4",
            Some("webm") => "video/webm",
            Some("wasm") => "application/wasm",
            _ => "application/octet-stream",
        }
    }
}

impl fmt::Display for OutputPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for OutputPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// How long a file may be kept by caches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CacheClass {
    /// Its name holds a digest of its content: forever.
    Immutable,
    /// Its content may change under the same name: ask again each time.
    Revalidate,
}

/// One file of the result.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// Where it goes.
    pub path: OutputPath,
    /// Its content.
    pub bytes: Vec<u8>,
    /// How long it may be kept.
    pub cache: CacheClass,
}

/// What is remembered of a file once its bytes are handed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The digest of its bytes.
    pub digest: Digest,
    /// Their number.
    pub size: u64,
    /// How long it may be kept.
    pub cache: CacheClass,
}

impl Artifact {
    /// What the manifest says of it.
    pub fn entry(&self) -> Entry {
        Entry { digest: Digest::of(&self.bytes), size: self.bytes.len() as u64, cache: self.cache }
    }
}

/// Takes the files of the result as they are made, from several threads at once.
pub trait Sink: Sync {
    /// Takes one file, and what the manifest says of it. An error of the world (a full disk) is
    /// kept by the sink and told at the end; the build need not know.
    fn put(&self, artifact: Artifact, entry: &Entry);
}

/// Takes files and forgets them: what `check` does with the site.
pub struct NullSink;

impl Sink for NullSink {
    fn put(&self, _: Artifact, _: &Entry) {}
}

/// The files with a digest in their name that a sink has from this build or an earlier one: they
/// are handed on once.
#[derive(Debug, Default)]
pub struct Placed(BTreeMap<OutputPath, Entry>);

impl Placed {
    /// What is known of a file that the sink has.
    pub fn get(&self, path: &OutputPath) -> Option<&Entry> {
        self.0.get(path)
    }

    /// Hands a file on, unless the sink has it; its entry.
    pub fn put(&mut self, artifact: Artifact, sink: &dyn Sink) -> Entry {
        if let Some(entry) = self.0.get(&artifact.path) {
            return entry.clone();
        }
        let entry = artifact.entry();
        self.0.insert(artifact.path.clone(), entry.clone());
        sink.put(artifact, &entry);
        entry
    }

    /// Forgets what is not part of the site any more.
    pub fn retain(&mut self, manifest: &Manifest) {
        self.0.retain(|path, _| manifest.files.contains_key(path));
    }
}

/// Every file of the result: the list that CI, publishing and the next build read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    /// What the files are the site of; `None` in manifests of versions that did not write it.
    pub site: Option<Site>,
    /// By path.
    pub files: BTreeMap<OutputPath, Entry>,
}

/// What hosts have to know of a built site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// Scheme, host and path under which it is published, without a slash at the end.
    pub base_url: String,
    /// The segment of the default language.
    pub default_locale: String,
    /// Its languages.
    pub locales: Vec<SiteLocale>,
    /// The file that answers unknown addresses of a language, relative to the language's folder.
    pub not_found: Option<String>,
}

/// A language of a built site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteLocale {
    /// The first segment of its URLs, and its folder.
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

    /// The language of a file, by the folder it lies in.
    pub fn language(&self, path: &OutputPath) -> Option<&str> {
        let (segment, _) = path.as_str().split_once('/')?;
        let locale = self.locales.iter().find(|locale| locale.segment == segment)?;
        Some(&locale.tag)
    }
}

/// The name of the manifest in the output folder.
pub const MANIFEST_NAME: &str = "archipel-manifest.json";

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
    /// The manifest as it is written: JSON, sorted by path, one file a line.
    pub fn to_json(&self) -> Vec<u8> {
        let mut text = String::with_capacity(self.files.len() * 200 + 64);
        let site = serde_json::to_string(&self.site).expect("texts are JSON");
        text.push_str(&format!("{{\"format\":{FORMAT},\"site\":{site},\"files\":{{"));
        for (at, (path, entry)) in self.files.iter().enumerate() {
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            let entry = ManifestEntry {
                blake3: entry.digest.hex(),
                size: entry.size,
                media_type: path.media_type().to_owned(),
                cache: entry.cache,
            };
            text.push_str(&serde_json::to_string(path).expect("a path is a JSON string"));
            text.push(':');
            text.push_str(&serde_json::to_string(&entry).expect("an entry is JSON"));
        }
        text.push_str("\n}}\n");
        text.into_bytes()
    }

    /// Reads a manifest; `None` when the bytes are not one of this format.
    pub fn from_json(bytes: &[u8]) -> Option<Manifest> {
        let file: ManifestFile = serde_json::from_slice(bytes).ok()?;
        if file.format != FORMAT {
            return None;
        }
        let mut files = BTreeMap::new();
        for (path, entry) in file.files {
            let path = OutputPath::new(path.as_str())?;
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
    fn paths_stay_inside() {
        for bad in ["", "/a", "a/", "a//b", "../a", "a/./b", "a\\b", "a\0", "a?b"] {
            assert_eq!(OutputPath::new(bad), None, "{bad:?}");
        }
        assert!(OutputPath::new("en/цена/index.html").is_some());
    }

    #[test]
    fn a_manifest_reads_what_it_wrote() {
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
        };
        assert_eq!((site.base_path(), site.language(&artifact.path)), ("/sub", Some("en")));
        let mut manifest = Manifest { site: Some(site), ..Manifest::default() };
        manifest.files.insert(artifact.path.clone(), artifact.entry());
        assert_eq!(Manifest::from_json(&manifest.to_json()), Some(manifest));
        assert_eq!(Manifest::from_json(b"{}"), None);
    }
}

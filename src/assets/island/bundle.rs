//! The bundled code of islands: chunks for the browser, and programs for prerendering.

pub(super) mod plan;
pub(super) mod sources;
pub(super) mod problem;
pub(super) mod reads;
pub(super) mod sought;
pub(super) mod chunks;
pub(super) mod styles;
pub(super) mod target;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use crate::assets::asset::StyleLoad;
use crate::assets::cache;
use crate::assets::island::bundle::sought::SoughtFile;
use crate::assets::node::files::FileStates;
use crate::base::digest::Digest;
use crate::engine::output::OutputPath;

/// The folder of the chunks in the output.
pub(super) const OUTPUT_FOLDER: &str = "islands";

/// The number of bundles in the cache, for switching between branches.
const CACHED: usize = 8;

/// A chunk and its imports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chunk {
    /// Its path in the output.
    pub path: OutputPath,
    /// Its static imports, direct and indirect, nearest first: the files that a page preloads.
    pub imports: Vec<OutputPath>,
    /// All other chunks that it may import dynamically.
    pub lazy: Vec<OutputPath>,
}

impl Chunk {
    /// The chunk with everything that it may import.
    pub(super) fn files(&self) -> impl Iterator<Item = &OutputPath> {
        [&self.path].into_iter().chain(&self.imports).chain(&self.lazy)
    }
}

/// The bundled islands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Bundle {
    /// The loader, which a page with islands runs immediately; absent without hydrated islands.
    pub loader: Option<Chunk>,
    /// The chunk that the loader imports with the first island: React and the code for hydration.
    pub hydrate: Option<Chunk>,
    /// The chunks of the islands that are hydrated, by name.
    pub islands: BTreeMap<String, Chunk>,
    /// The chunks of plain scripts, by name.
    pub scripts: BTreeMap<String, Chunk>,
    /// The inline script that queues clicks until an island is hydrated; empty if code of the site
    /// decides when islands are hydrated.
    pub press: String,
    /// The style sheets of islands and scripts, by their names.
    pub styles: BTreeMap<String, OutputPath>,
    /// The files of other origins that `styles` load, by the same names.
    pub loads: BTreeMap<String, Vec<StyleLoad>>,
    /// The files that the code of islands and scripts refers to, by the names of islands and
    /// scripts.
    pub named: BTreeMap<String, BTreeSet<OutputPath>>,
    /// The contents of the files in `named`.
    pub assets: BTreeMap<OutputPath, Base64>,
    /// The site's own style sheets that code imports, by their paths in `islands/`.
    pub(super) sheets: BTreeSet<String>,
    /// The names of the assets that code and style sheets of islands refer to.
    pub(super) used_assets: BTreeSet<String>,
    /// The chunks of islands and scripts that insert rules into style sheets.
    pub(super) inserting: BTreeSet<OutputPath>,
    /// Those that run WebAssembly.
    pub(super) wasm: BTreeSet<OutputPath>,
    /// All scripts and style sheets, by path.
    pub files: BTreeMap<OutputPath, String>,
    /// The sizes of `files`.
    pub(super) weights: BTreeMap<OutputPath, FileWeight>,
    /// The programs that prerender the islands, by name.
    pub programs: BTreeMap<String, Program>,
    /// For each island, the digest of everything that its markup depends on, except the request.
    pub code: BTreeMap<String, Digest>,
    /// The files of packages in it that differ from those that npm installed, relative to
    /// `islands/`.
    pub(super) edited: Vec<String>,
    /// The files that packages look for at other addresses.
    pub(super) sought: Vec<SoughtFile>,
    /// The digest of all code.
    pub digest: Digest,
}

/// A program that prerenders an island: CommonJS with an inline source map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Program {
    /// Its source.
    pub code: Arc<str>,
    /// The digest of `code`.
    pub digest: Digest,
}

impl Program {
    /// The program with that source.
    pub(super) fn new(code: String) -> Program {
        Program { digest: Digest::of(code.as_bytes()), code: code.into() }
    }
}

/// Bytes that are encoded as Base64 in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Base64(pub Arc<[u8]>);

impl From<Base64> for String {
    fn from(bytes: Base64) -> String {
        STANDARD.encode(&bytes.0)
    }
}

impl TryFrom<String> for Base64 {
    type Error = base64::DecodeError;

    fn try_from(text: String) -> Result<Base64, Self::Error> {
        Ok(Base64(STANDARD.decode(text)?.into()))
    }
}

/// The size of one file of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileWeight {
    /// Its size after gzip.
    pub(super) gzip: u64,
    /// The minified bytes by origin: a package, or a folder of `islands/`.
    pub(super) sources: BTreeMap<String, u64>,
}

impl Bundle {
    /// Reads the bundle with the key `key` from the cache of the project at `root`, and the state
    /// of the files that it depends on.
    pub(super) fn cached(root: &Path, key: &Digest) -> Option<(Bundle, FileStates)> {
        serde_json::from_slice(&cache::read(&folder(root).join(key.hex()))?).ok()
    }

    /// Writes the bundle to the cache.
    pub(super) fn cache(&self, root: &Path, key: &Digest, reads: &FileStates) {
        let bytes = serde_json::to_vec(&(self, reads)).expect("texts and numbers are JSON");
        cache::write(&folder(root).join(key.hex()), &bytes);
        cache::prune(&folder(root), CACHED);
    }
}

fn folder(root: &Path) -> PathBuf {
    cache::folder(root).join("bundle")
}

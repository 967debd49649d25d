//! The bundled code of islands: chunks for the browser, and programs for prerendering.

pub(super) mod plan;
pub(super) mod sources;
pub(super) mod problem;
pub(super) mod reads;
pub(super) mod chunks;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::node::cache;
use crate::node::files::FileStates;
use crate::output::OutputPath;

/// The folder of the chunks in the output.
pub(super) const OUTPUT_FOLDER: &str = "islands";

/// The number of bundles in the cache, for switching between branches.
const CACHED: usize = 8;

/// A chunk and its imports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chunk {
    /// Its path in the output.
    pub path: OutputPath,
    /// Its static imports, direct and indirect, nearest first: what a page preloads.
    pub imports: Vec<OutputPath>,
    /// All other chunks that it may import dynamically.
    pub lazy: Vec<OutputPath>,
}

impl Chunk {
    /// The chunk with all that it may import.
    pub(super) fn files(&self) -> impl Iterator<Item = &OutputPath> {
        [&self.path].into_iter().chain(&self.imports).chain(&self.lazy)
    }
}

/// The bundled islands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bundle {
    /// The loader, which a page with islands runs at once; absent without hydrated islands.
    pub loader: Option<Chunk>,
    /// What the loader imports with the first island: React and the code for hydration.
    pub hydrate: Option<Chunk>,
    /// The chunks of the islands that are hydrated, by name.
    pub islands: BTreeMap<String, Chunk>,
    /// The chunks of plain scripts, by name.
    pub scripts: BTreeMap<String, Chunk>,
    /// All files for the browser, by path.
    pub files: BTreeMap<OutputPath, String>,
    /// Their sizes.
    pub(super) weights: BTreeMap<OutputPath, FileWeight>,
    /// The programs that prerender the islands, by name.
    pub programs: BTreeMap<String, Program>,
    /// For each island, the digest of everything that its markup depends on, but the request.
    pub code: BTreeMap<String, Digest>,
    /// The files of packages in it that are not as npm installed them, relative to `islands/`.
    pub(super) edited: Vec<String>,
    /// The digest of all code.
    pub digest: Digest,
}

/// A program that prerenders an island: CommonJS with an inline source map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
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

/// The size of one file of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileWeight {
    /// Its size after gzip.
    pub(super) gzip: u64,
    /// The minified bytes by origin: a package, or a folder of `islands/`.
    pub(super) sources: BTreeMap<String, u64>,
}

impl Bundle {
    /// Reads the bundle with the key `key` from the cache of the project at `root`, and the files
    /// that it was made from.
    pub(super) fn cached(root: &Path, key: &Digest) -> Option<(Bundle, FileStates)> {
        serde_json::from_slice(&cache::read(&folder(root).join(key.hex()))?).ok()
    }

    /// Writes it into the cache.
    pub(super) fn cache(&self, root: &Path, key: &Digest, reads: &FileStates) {
        let bytes = serde_json::to_vec(&(self, reads)).expect("texts and numbers are JSON");
        cache::write(&folder(root).join(key.hex()), &bytes);
        cache::prune(&folder(root), CACHED);
    }
}

fn folder(root: &Path) -> PathBuf {
    cache::folder(root).join("bundle")
}

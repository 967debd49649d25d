//! The islands' code: chunks for the browser, and one program that prerenders.

pub(super) mod plan;
pub(super) mod sources;
pub(super) mod graph;
pub(super) mod problem;
pub(super) mod chunks;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::node::cache;
use crate::output::OutputPath;

/// The folder of the output that the browser's files go to.
pub(super) const OUTPUT_FOLDER: &str = "islands";

/// How many bundles the cache keeps: going back and forth between branches stays quick.
const CACHED: usize = 8;

/// A script and the scripts that it can't run without.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chunk {
    /// Its path in the output.
    pub path: OutputPath,
    /// Everything it imports statically, directly or not, nearest first: what a page preloads.
    pub imports: Vec<OutputPath>,
    /// Everything else that it may come to import while it runs.
    pub lazy: Vec<OutputPath>,
}

/// The bundled islands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bundle {
    /// What a page with islands runs at once; absent when no island is ever hydrated.
    pub loader: Option<Chunk>,
    /// What the loader fetches with the first island that is hydrated: React and hydration.
    pub hydrate: Option<Chunk>,
    /// The chunks of the islands that are hydrated, by name.
    pub islands: BTreeMap<String, Chunk>,
    /// The chunks of plain scripts, by name.
    pub scripts: BTreeMap<String, Chunk>,
    /// All files for the browser, by path.
    pub files: BTreeMap<OutputPath, String>,
    /// What each of them weighs.
    pub(super) weights: BTreeMap<OutputPath, FileWeight>,
    /// What prerenders islands.
    pub program: Program,
    /// For each island the digest of all code that its markup is made with.
    pub code: BTreeMap<String, Digest>,
    /// The digest of everything above.
    pub digest: Digest,
}

/// What prerenders islands, as CommonJS with an inline source map.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Its source.
    pub code: Arc<str>,
    /// The digest of `code`.
    pub digest: Digest,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({:?}, {} bytes)", self.digest, self.code.len())
    }
}

/// What one file of a bundle weighs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FileWeight {
    /// Its size after gzip.
    pub(super) gzip: u64,
    /// The minified bytes in it by where they come from: a package, or a folder of `islands/`.
    pub(super) sources: BTreeMap<String, u64>,
}

impl Bundle {
    /// The bundle that was made from the sources with the digest `key`, if it is in the cache of
    /// the project at `root`.
    pub(super) fn cached(root: &Path, key: &Digest) -> Option<Bundle> {
        serde_json::from_slice(&cache::read(&folder(root).join(key.hex()))?).ok()
    }

    /// Writes it into the cache.
    pub(super) fn cache(&self, root: &Path, key: &Digest) {
        let bytes = serde_json::to_vec(self).expect("texts and numbers are JSON");
        cache::write(&folder(root).join(key.hex()), &bytes);
        cache::prune(&folder(root), CACHED);
    }
}

fn folder(root: &Path) -> PathBuf {
    cache::folder(root).join("bundle")
}

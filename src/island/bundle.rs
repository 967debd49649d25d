//! The islands' code, bundled for the browser and for the prerenderer.

mod bundler;
mod chunks;
mod complaint;
mod esbuild;
mod graph;
mod kept;
mod packet;
mod patch;
mod program;
mod service;
mod session;
mod sources;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::{Digest, DigestBuilder};
use crate::island::weight::FileWeight;
use crate::output::OutputPath;
use crate::source::Snapshot;

pub(super) use crate::island::bundle::bundler::Bundler;
pub use crate::island::bundle::program::Program;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// What a page with islands runs at once; absent when no island ever comes alive.
    pub loader: Option<Chunk>,
    /// What the loader fetches with the first island that comes alive: React and hydration.
    pub hydrate: Option<Chunk>,
    /// The chunks of the islands that come alive, by name.
    pub islands: BTreeMap<String, Chunk>,
    /// The chunks of plain scripts, by name.
    pub scripts: BTreeMap<String, Chunk>,
    /// All files for the browser, by path.
    pub files: BTreeMap<OutputPath, Vec<u8>>,
    /// What each of them weighs.
    pub(super) weights: BTreeMap<OutputPath, FileWeight>,
    /// What draws islands.
    pub program: Arc<Program>,
    /// For each island the digest of all code that its drawing is made with.
    pub code: BTreeMap<String, Digest>,
    /// The digest of everything above.
    pub digest: Digest,
    /// The files in `islands/` that all this is made from.
    inputs: BTreeSet<String>,
}

/// The folder of the output that the browser's files go to.
pub(super) const OUTPUT_FOLDER: &str = "islands";

/// Whether there is any plain script.
pub(super) fn has_scripts(snapshot: &Snapshot) -> bool {
    !scripts(snapshot).is_empty()
}

/// The names of the folders with a plain script.
fn scripts(snapshot: &Snapshot) -> Vec<String> {
    let files = snapshot.under("islands/").map(|path| path.as_str());
    let names =
        files.filter_map(|path| path.strip_prefix("islands/")?.strip_suffix(esbuild::SCRIPT));
    let names = names.filter_map(|name| name.strip_suffix('/').filter(|name| !name.contains('/')));
    names.map(str::to_owned).collect()
}

/// Where the code begins.
#[derive(Serialize, Deserialize)]
struct Chunks {
    loader: Option<Chunk>,
    hydrate: Option<Chunk>,
    islands: BTreeMap<String, Chunk>,
    scripts: BTreeMap<String, Chunk>,
}

fn finish(
    chunks: Chunks,
    files: BTreeMap<OutputPath, Vec<u8>>,
    weights: BTreeMap<OutputPath, FileWeight>,
    program: Arc<Program>,
    code: BTreeMap<String, Digest>,
    inputs: BTreeSet<String>,
) -> Bundle {
    let Chunks { loader, hydrate, islands, scripts } = chunks;
    let mut digest = DigestBuilder::new().digest(&program.digest);
    for (path, bytes) in &files {
        digest = digest.field(path.as_str()).field(bytes);
    }
    for (name, chunk) in islands.iter().chain(&scripts) {
        digest = digest.field(name).field(chunk.path.as_str());
    }
    let digest = digest.finish();
    Bundle { loader, hydrate, islands, scripts, files, weights, program, code, digest, inputs }
}

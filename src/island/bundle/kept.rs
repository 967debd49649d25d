//! Bundles in the cache folder: going back and forth between branches stays quick.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::island::bundle::{Bundle, Chunks, Program, finish};
use crate::island::weight::FileWeight;
use crate::node::cache;
use crate::output::OutputPath;

/// How many bundles the cache keeps.
const KEPT: usize = 8;

/// The beginning of a cache entry; the bytes of the files follow it in order, then React's program,
/// then the islands', then its maps.
#[derive(Serialize, Deserialize)]
struct Head {
    chunks: Chunks,
    files: Vec<(OutputPath, usize)>,
    weights: BTreeMap<OutputPath, FileWeight>,
    react: usize,
    islands: usize,
    /// The digests as hexadecimal digits.
    code: BTreeMap<String, String>,
    inputs: BTreeSet<String>,
}

/// The bundle that was made from the sources with the digest `key`, if it is there.
pub(super) fn read(folder: &Path, key: &Digest) -> Option<Bundle> {
    unpack(&cache::read(&folder.join(key.hex()))?)
}

/// Keeps a bundle.
pub(super) fn write(folder: &Path, key: &Digest, bundle: &Bundle) {
    cache::write(&folder.join(key.hex()), &pack(bundle));
    cache::prune(folder, KEPT);
}

fn pack(bundle: &Bundle) -> Vec<u8> {
    let chunks = Chunks {
        loader: bundle.loader.clone(),
        hydrate: bundle.hydrate.clone(),
        islands: bundle.islands.clone(),
        scripts: bundle.scripts.clone(),
    };
    let head = Head {
        chunks,
        files: bundle.files.iter().map(|(path, bytes)| (path.clone(), bytes.len())).collect(),
        weights: bundle.weights.clone(),
        react: bundle.program.react.len(),
        islands: bundle.program.islands.len(),
        code: bundle.code.iter().map(|(name, digest)| (name.clone(), digest.hex())).collect(),
        inputs: bundle.inputs.clone(),
    };
    let mut bytes = serde_json::to_vec(&head).expect("strings and numbers are JSON");
    bytes.push(b'\n');
    for content in bundle.files.values() {
        bytes.extend_from_slice(content);
    }
    bytes.extend_from_slice(&bundle.program.react);
    bytes.extend_from_slice(&bundle.program.islands);
    bytes.extend_from_slice(&bundle.program.maps);
    bytes
}

fn unpack(bytes: &[u8]) -> Option<Bundle> {
    let end = memchr::memchr(b'\n', bytes)?;
    let head: Head = serde_json::from_slice(&bytes[..end]).ok()?;
    let mut rest = &bytes[end + 1..];
    let mut files = BTreeMap::new();
    for (path, length) in head.files {
        let (content, after) = rest.split_at_checked(length)?;
        files.insert(path, content.to_vec());
        rest = after;
    }
    let (react, rest) = rest.split_at_checked(head.react)?;
    let (islands, maps) = rest.split_at_checked(head.islands)?;
    let program = Arc::new(Program::whole(react.into(), islands.to_vec(), maps.to_vec()));
    let code = head.code.into_iter().map(|(name, hex)| Some((name, Digest::from_hex(&hex)?)));
    let code = code.collect::<Option<_>>()?;
    Some(finish(head.chunks, files, head.weights, program, code, head.inputs))
}

//! The islands' code, bundled for the browser and for the prerenderer.

mod esbuild;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use crate::diagnostic::Report;
use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::esbuild::Esbuild;
use crate::island::spec::{IslandSpec, When};
use crate::island::weight::{FileWeight, gzip, origin};
use crate::node::cache;
use crate::output::OutputPath;
use crate::source::Snapshot;

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
    /// The program that draws islands, for Node.
    pub server: Vec<u8>,
    /// The digest of `server`.
    pub server_digest: Digest,
    /// The digest of everything above.
    pub digest: Digest,
}

/// The folder of the output that the browser's files go to.
pub(super) const OUTPUT_FOLDER: &str = "islands";

/// What a folder of a plain script has instead of an `island.toml`.
const SCRIPT: &str = "script.ts";

/// How many bundles the cache keeps: going back and forth between branches stays quick.
const KEPT: usize = 8;

/// Bundles `islands` for browsers that understand `target` (esbuild's word). Mistakes in the code
/// go to `report`, all of them; then there is no bundle.
///
/// A bundle made before from the same sources comes from the cache and runs nothing.
pub fn bundle(
    snapshot: &Snapshot,
    islands: &[IslandSpec],
    target: &str,
    report: &mut Report,
) -> anyhow::Result<Option<Bundle>> {
    let esbuild = Esbuild::find(snapshot.root(), target)?;
    let key = digest(snapshot, islands, &esbuild);
    let folder = cache::folder(snapshot.root()).join("bundle");
    let entry = folder.join(key.hex());
    if let Some(bundle) = cache::read(&entry).and_then(|bytes| unpack(&bytes)) {
        return Ok(Some(bundle));
    }
    let awake: Vec<&str> = islands
        .iter()
        .filter(|island| island.when != When::Never)
        .map(|island| island.name.as_str())
        .collect();
    let all: Vec<&str> = islands.iter().map(|island| island.name.as_str()).collect();
    let scripts = scripts(snapshot);
    let (browser, server) = std::thread::scope(|scope| {
        let browser = scope.spawn(|| match awake.is_empty() && scripts.is_empty() {
            true => Ok(Ok(Built::default())),
            false => esbuild.browser(&awake, &scripts),
        });
        let server = esbuild.server(&all);
        (browser.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), server)
    });
    let (built, server) = match (browser?, server?) {
        (Ok(built), Ok(server)) => (built, server),
        (browser, server) => {
            for complaint in browser.err().into_iter().chain(server.err()).flatten() {
                report.add(complaint.diagnostic(snapshot, &all));
            }
            return Ok(None);
        }
    };
    let bundle = assemble(built, server, islands, &scripts)?;
    // A file that was saved while esbuild ran may be in the bundle, but not in the key.
    let fresh = Snapshot::take(snapshot.root());
    if digest(&fresh, islands, &esbuild) == key {
        cache::write(&entry, &pack(&bundle));
        cache::prune(&folder, KEPT);
    }
    Ok(Some(bundle))
}

/// Whether there is any plain script.
pub(super) fn has_scripts(snapshot: &Snapshot) -> bool {
    !scripts(snapshot).is_empty()
}

/// The names of the folders with a plain script.
fn scripts(snapshot: &Snapshot) -> Vec<&str> {
    let files = snapshot.under("islands/").map(|path| path.as_str());
    let names = files.filter_map(|path| path.strip_prefix("islands/")?.strip_suffix(SCRIPT));
    names.filter_map(|name| name.strip_suffix('/').filter(|name| !name.contains('/'))).collect()
}

/// The digest of everything that a bundle is made from. A file that can't be read counts as empty:
/// esbuild complains about it if it needs it.
fn digest(snapshot: &Snapshot, islands: &[IslandSpec], esbuild: &Esbuild<'_>) -> Digest {
    let mut digest = DigestBuilder::new().field(esbuild.identity());
    for island in islands {
        digest = digest.field(&island.name).field(island.when.as_str());
    }
    for path in snapshot.under("islands/") {
        let bytes = snapshot.read(path.as_str()).unwrap_or_default();
        digest = digest.field(path.as_str()).digest(&Digest::of(&bytes));
    }
    digest.finish()
}

/// What esbuild wrote for the browser.
#[derive(Default)]
struct Built {
    /// Its files by name; they lie in one folder.
    files: BTreeMap<String, Vec<u8>>,
    /// What it says of them, by name.
    outputs: BTreeMap<String, Made>,
}

/// One file in esbuild's metafile.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Made {
    imports: Vec<Import>,
    entry_point: Option<String>,
    inputs: BTreeMap<String, Source>,
}

/// A file that went into another.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Source {
    bytes_in_output: u64,
}

#[derive(Deserialize)]
struct Import {
    path: String,
    kind: String,
    #[serde(default)]
    external: bool,
}

impl Built {
    /// The file that esbuild made of the entry `source`.
    fn entry(&self, source: &str) -> Option<&str> {
        let made = |output: &Made| output.entry_point.as_deref() == Some(source);
        self.outputs.iter().find(|(_, output)| made(output)).map(|(name, _)| name.as_str())
    }

    /// The files that `name` imports in one way.
    fn imports<'a>(&'a self, name: &str, kind: &str) -> impl Iterator<Item = &'a str> {
        let imports = self.outputs.get(name).map_or(&[][..], |output| &output.imports);
        imports
            .iter()
            .filter(move |import| import.kind == kind && !import.external)
            .map(|import| file_name(&import.path))
    }

    /// A file with everything it imports.
    fn chunk(&self, name: &str) -> anyhow::Result<Chunk> {
        let mut order = vec![name];
        let mut seen = BTreeSet::from([name]);
        self.follow(&["import-statement"], &mut order, &mut seen);
        let at_once = order.len();
        self.follow(&["import-statement", "dynamic-import"], &mut order, &mut seen);
        let mut paths = order.into_iter().map(output_path).collect::<anyhow::Result<Vec<_>>>()?;
        let lazy = paths.split_off(at_once);
        let imports = paths.split_off(1);
        Ok(Chunk { path: paths.pop().context("a chunk has a name")?, imports, lazy })
    }

    /// Adds to `order` what the files in it import in these ways, nearest first.
    fn follow<'a>(
        &'a self,
        kinds: &[&str],
        order: &mut Vec<&'a str>,
        seen: &mut BTreeSet<&'a str>,
    ) {
        let mut at = 0;
        while let Some(name) = order.get(at).copied() {
            for kind in kinds {
                order.extend(self.imports(name, kind).filter(|next| seen.insert(next)));
            }
            at += 1;
        }
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

fn output_path(name: &str) -> anyhow::Result<OutputPath> {
    OutputPath::new(&format!("{OUTPUT_FOLDER}/{name}"))
        .with_context(|| format!("esbuild wrote a file with the odd name `{name}`"))
}

fn assemble(
    built: Built,
    server: Vec<u8>,
    islands: &[IslandSpec],
    scripts: &[&str],
) -> anyhow::Result<Bundle> {
    let entry = |source: &str| -> anyhow::Result<Chunk> {
        let name = built.entry(source).with_context(|| format!("esbuild lost {source}"))?;
        built.chunk(name)
    };
    let awake = islands.iter().filter(|island| island.when != When::Never);
    let islands = awake
        .map(|island| Ok((island.name.clone(), entry(&format!("{}/island.tsx", island.name))?)))
        .collect::<anyhow::Result<_>>()?;
    let scripts = scripts
        .iter()
        .map(|name| Ok(((*name).to_owned(), entry(&format!("{name}/{SCRIPT}"))?)))
        .collect::<anyhow::Result<_>>()?;
    let shared = |source: &str| built.entry(source).map(|name| built.chunk(name)).transpose();
    let chunks = Chunks {
        loader: shared(esbuild::LOADER)?,
        hydrate: shared(esbuild::HYDRATE)?,
        islands,
        scripts,
    };
    let mut files = BTreeMap::new();
    let mut weights = BTreeMap::new();
    for (name, bytes) in built.files {
        let mut sources = BTreeMap::new();
        for (source, Source { bytes_in_output }) in &built.outputs[&name].inputs {
            *sources.entry(origin(source)).or_default() += bytes_in_output;
        }
        let path = output_path(&name)?;
        weights.insert(path.clone(), FileWeight { gzip: gzip(&bytes), sources });
        files.insert(path, bytes);
    }
    Ok(finish(chunks, files, weights, server))
}

fn finish(
    chunks: Chunks,
    files: BTreeMap<OutputPath, Vec<u8>>,
    weights: BTreeMap<OutputPath, FileWeight>,
    server: Vec<u8>,
) -> Bundle {
    let Chunks { loader, hydrate, islands, scripts } = chunks;
    let server_digest = Digest::of(&server);
    let mut digest = DigestBuilder::new().digest(&server_digest);
    for (path, bytes) in &files {
        digest = digest.field(path.as_str()).field(bytes);
    }
    for (name, chunk) in islands.iter().chain(&scripts) {
        digest = digest.field(name).field(chunk.path.as_str());
    }
    let digest = digest.finish();
    Bundle { loader, hydrate, islands, scripts, files, weights, server, server_digest, digest }
}

/// Where the code begins.
#[derive(Serialize, Deserialize)]
struct Chunks {
    loader: Option<Chunk>,
    hydrate: Option<Chunk>,
    islands: BTreeMap<String, Chunk>,
    scripts: BTreeMap<String, Chunk>,
}

/// The beginning of a cache entry; the bytes of the files follow it in order, then the server's.
#[derive(Serialize, Deserialize)]
struct Head {
    chunks: Chunks,
    files: Vec<(OutputPath, usize)>,
    weights: BTreeMap<OutputPath, FileWeight>,
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
    };
    let mut bytes = serde_json::to_vec(&head).expect("strings and numbers are JSON");
    bytes.push(b'\n');
    for content in bundle.files.values() {
        bytes.extend_from_slice(content);
    }
    bytes.extend_from_slice(&bundle.server);
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
    Some(finish(head.chunks, files, head.weights, rest.to_vec()))
}

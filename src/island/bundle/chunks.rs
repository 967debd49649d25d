//! How the files that esbuild made for browsers hang together.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::Deserialize;

use crate::island::bundle::esbuild::{HYDRATE, LOADER, Plan, SCRIPT};
use crate::island::bundle::graph::Import;
use crate::island::bundle::{Bundle, Chunk, Chunks, OUTPUT_FOLDER};
use crate::island::weight::{FileWeight, gzip, origin};
use crate::output::OutputPath;

/// What esbuild made for browsers.
#[derive(Default)]
pub(super) struct Built {
    /// Its files by name; they lie in one folder.
    pub(super) files: BTreeMap<String, Vec<u8>>,
    /// What it says of them, by name.
    pub(super) outputs: BTreeMap<String, Made>,
    /// The sources it read.
    pub(super) inputs: BTreeSet<String>,
}

/// One file in esbuild's metafile.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Made {
    pub(super) imports: Vec<Import>,
    entry_point: Option<String>,
    pub(super) inputs: BTreeMap<String, Source>,
}

/// A file that went into another.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Source {
    pub(super) bytes_in_output: u64,
}

impl Built {
    /// The file that esbuild made of the entry `source`.
    pub(super) fn entry(&self, source: &str) -> Option<&str> {
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
    pub(super) fn chunk(&self, name: &str) -> anyhow::Result<Chunk> {
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

/// The last name of a path.
pub(super) fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// Where a file of esbuild goes in the output.
fn output_path(name: &str) -> anyhow::Result<OutputPath> {
    OutputPath::new(&format!("{OUTPUT_FOLDER}/{name}"))
        .with_context(|| format!("esbuild wrote a file with the odd name `{name}`"))
}

type Files = BTreeMap<OutputPath, Vec<u8>>;
type Weights = BTreeMap<OutputPath, FileWeight>;

/// Puts together what goes to browsers. What was the same `before` is not weighed again.
pub(super) fn assemble(
    built: Built,
    plan: &Plan,
    before: Option<&Bundle>,
) -> anyhow::Result<(Chunks, Files, Weights)> {
    let entry = |source: &str| -> anyhow::Result<Chunk> {
        let name = built.entry(source).with_context(|| format!("esbuild lost {source}"))?;
        built.chunk(name)
    };
    let entries = |names: &[String], file: &str| -> anyhow::Result<BTreeMap<String, Chunk>> {
        names.iter().map(|name| Ok((name.clone(), entry(&format!("{name}/{file}"))?))).collect()
    };
    let shared = |source: &str| built.entry(source).map(|name| built.chunk(name)).transpose();
    let chunks = Chunks {
        loader: shared(LOADER)?,
        hydrate: shared(HYDRATE)?,
        islands: entries(&plan.awake, "island.tsx")?,
        scripts: entries(&plan.scripts, SCRIPT)?,
    };
    let mut files = BTreeMap::new();
    let mut weights = BTreeMap::new();
    for (name, bytes) in built.files {
        let made = built.outputs.get(&name);
        let mut sources = BTreeMap::new();
        for (source, Source { bytes_in_output }) in made.into_iter().flat_map(|made| &made.inputs) {
            *sources.entry(origin(source)).or_default() += bytes_in_output;
        }
        let path = output_path(&name)?;
        let known = before
            .filter(|before| before.files.get(&path) == Some(&bytes))
            .and_then(|before| before.weights.get(&path));
        let gzip = known.map_or_else(|| gzip(&bytes), |known| known.gzip);
        weights.insert(path.clone(), FileWeight { gzip, sources });
        files.insert(path, bytes);
    }
    Ok((chunks, files, weights))
}

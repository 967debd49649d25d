//! The graph of the chunks that esbuild emits for browsers.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::Deserialize;

use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::plan::{Plan, SCRIPT};
use crate::island::bundle::{Bundle, Chunk, FileWeight, OUTPUT_FOLDER, Program};
use crate::island::weight::{self, origin};
use crate::output::OutputPath;

/// The entries of the runtime.
const LOADER: &str = "archipel:loader.ts";
/// The loader of a site whose own code hydrates no islands. A bundle has one of the two.
const HYDRATING_LOADER: &str = "archipel:hydrating-loader";
const HYDRATE: &str = "archipel:hydrate.tsx";

/// The result of the service for a plan.
#[derive(Deserialize)]
pub(in crate::island) struct Built {
    /// The files for browsers by name, in one folder; `None` for those of the last answer.
    files: BTreeMap<String, Option<String>>,
    /// Their entries in esbuild's metafile, by path.
    outputs: BTreeMap<String, Output>,
    /// By island.
    programs: BTreeMap<String, BuiltProgram>,
    /// The files that esbuild or Node read, relative to `islands/`.
    pub(in crate::island) read: Vec<String>,
    /// Those of them that Node loads while it prerenders.
    pub(in crate::island) rendered: Vec<String>,
}

/// What prerenders an island.
#[derive(Deserialize)]
struct BuiltProgram {
    /// `None` if it is that of the last answer.
    code: Option<String>,
}

/// An import of a file.
#[derive(Deserialize)]
struct Import {
    path: String,
    kind: String,
    #[serde(default)]
    external: bool,
}

/// One file in esbuild's metafile.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Output {
    imports: Vec<Import>,
    entry_point: Option<String>,
    inputs: BTreeMap<String, Source>,
}

/// A source of an output.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Source {
    bytes_in_output: u64,
}

impl Built {
    /// Assembles the bundle of a plan; what equals `before` is taken from there. `base` is the
    /// digest of what all markup depends on beside the programs.
    pub(in crate::island) fn bundle(
        self,
        plan: &Plan,
        before: Option<&Bundle>,
        base: &Digest,
    ) -> anyhow::Result<Bundle> {
        let chunks = |names: &[String], file: &str| -> anyhow::Result<BTreeMap<String, Chunk>> {
            let chunk = |name: &String| {
                let source = format!("{name}/{file}");
                let made =
                    self.chunk(&source)?.with_context(|| format!("esbuild lost {source}"))?;
                Ok((name.clone(), made))
            };
            names.iter().map(chunk).collect()
        };
        let loader = self
            .chunk(LOADER)?
            .map_or_else(|| self.chunk(HYDRATING_LOADER), |one| Ok(Some(one)))?;
        let hydrate = self.chunk(HYDRATE)?;
        let islands = chunks(&plan.hydrated, "island.tsx")?;
        let scripts = chunks(&plan.scripts, SCRIPT)?;
        let mut digest = DigestBuilder::new();
        let mut programs = BTreeMap::new();
        for (island, BuiltProgram { code }) in self.programs {
            let known = || before?.programs.get(&island).cloned();
            let program = code.map(Program::new).or_else(known);
            let program = program.with_context(|| format!("Node has not sent {island}"))?;
            digest = digest.field(&island).digest(&program.digest);
            programs.insert(island, program);
        }
        let outputs: BTreeMap<&str, &Output> =
            self.outputs.iter().map(|(path, output)| (file_name(path), output)).collect();
        let (mut files, mut weights) = (BTreeMap::new(), BTreeMap::new());
        for (name, text) in self.files {
            let path = output_path(&name)?;
            let known = before.and_then(|before| Some((before.files.get(&path)?, before)));
            let text = text.or_else(|| known.map(|(text, _)| text.clone()));
            let text = text.with_context(|| format!("Node has not sent {name}"))?;
            let known = known.filter(|(known, _)| **known == text);
            let gzip = known.and_then(|(_, before)| Some(before.weights.get(&path)?.gzip));
            let gzip = gzip.unwrap_or_else(|| weight::gzip(text.as_bytes()));
            let mut sources = BTreeMap::new();
            let made = outputs.get(name.as_str()).into_iter().flat_map(|output| &output.inputs);
            for (source, Source { bytes_in_output }) in made {
                *sources.entry(origin(source)).or_default() += bytes_in_output;
            }
            digest = digest.field(path.as_str()).field(&text);
            weights.insert(path.clone(), FileWeight { gzip, sources });
            files.insert(path, text);
        }
        for (name, chunk) in islands.iter().chain(&scripts) {
            digest = digest.field(name).field(chunk.path.as_str());
        }
        let code = |program: &Program| DigestBuilder::new().digest(base).digest(&program.digest);
        let code =
            programs.iter().map(|(island, program)| (island.clone(), code(program).finish()));
        let (code, digest) = (code.collect(), digest.finish());
        let edited = Vec::new();
        Ok(Bundle {
            loader,
            hydrate,
            islands,
            scripts,
            files,
            weights,
            programs,
            code,
            edited,
            digest,
        })
    }

    /// The chunk of the entry `source` with everything it imports, if there is one.
    fn chunk(&self, source: &str) -> anyhow::Result<Option<Chunk>> {
        let is_entry = |output: &Output| output.entry_point.as_deref() == Some(source);
        let Some((name, _)) = self.outputs.iter().find(|(_, output)| is_entry(output)) else {
            return Ok(None);
        };
        let mut order = vec![name.as_str()];
        let mut seen = BTreeSet::from([name.as_str()]);
        self.follow(&["import-statement"], &mut order, &mut seen);
        let at_once = order.len();
        self.follow(&["import-statement", "dynamic-import"], &mut order, &mut seen);
        let paths = order.into_iter().map(|path| output_path(file_name(path)));
        let mut paths = paths.collect::<anyhow::Result<Vec<_>>>()?;
        let lazy = paths.split_off(at_once);
        let imports = paths.split_off(1);
        let path = paths.pop().context("a chunk has a name")?;
        Ok(Some(Chunk { path, imports, lazy }))
    }

    /// Appends to `order` what the files in it import by these kinds of imports, nearest first.
    fn follow<'a>(
        &'a self,
        kinds: &[&str],
        order: &mut Vec<&'a str>,
        seen: &mut BTreeSet<&'a str>,
    ) {
        let mut at = 0;
        while let Some(name) = order.get(at).copied() {
            let imports = self.outputs.get(name).map_or(&[][..], |output| &output.imports);
            for kind in kinds {
                let imports = imports.iter().filter(|one| one.kind == *kind && !one.external);
                order.extend(imports.map(|one| one.path.as_str()).filter(|one| seen.insert(one)));
            }
            at += 1;
        }
    }
}

/// The file name of a path.
fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The path of an esbuild output in the site.
fn output_path(name: &str) -> anyhow::Result<OutputPath> {
    OutputPath::new(&format!("{OUTPUT_FOLDER}/{name}"))
        .with_context(|| format!("esbuild wrote a file with the odd name `{name}`"))
}

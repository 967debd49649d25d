//! The graph of the chunks that esbuild emits for browsers.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use memchr::memmem;
use serde::Deserialize;

use crate::assets::asset::CssTargets;
use crate::assets::island::bundle::plan::{BundlePlan, SCRIPT};
use crate::assets::island::bundle::sought::SoughtFile;
use crate::assets::island::bundle::styles::{BuiltStyle, PublishedStyle, publish};
use crate::assets::island::bundle::{Base64, Bundle, Chunk, FileWeight, OUTPUT_FOLDER, Program};
use crate::assets::island::weight::{self, origin};
use crate::base::digest::{Digest, DigestBuilder};
use crate::base::path::file_name;
use crate::engine::diagnostic::Report;
use crate::engine::output::OutputPath;
use crate::engine::source::Snapshot;

/// The entries of the runtime.
const LOADER: &str = "archipel:loader.ts";
/// The loader of a site whose own code hydrates no islands. A bundle contains one of the two.
const HYDRATING_LOADER: &str = "archipel:hydrating-loader";
const HYDRATE: &str = "archipel:hydrate.tsx";

/// The text in code that inserts rules into style sheets.
const INSERTS_RULES: &str = "insertRule(";
/// The text in code that runs WebAssembly, which may be a text in the code itself.
const RUNS_WASM: &str = "WebAssembly.";

/// The result of the service for a plan.
#[derive(Deserialize)]
pub(in crate::assets::island) struct BuiltBundle {
    /// The files for browsers by name, in one folder; `None` for files that have not changed since
    /// the last response.
    files: BTreeMap<String, Option<String>>,
    /// Their entries in esbuild's metafile, by path.
    outputs: BTreeMap<String, Output>,
    /// The inline script.
    #[serde(default)]
    press: String,
    /// The style sheets of islands and scripts, by their names.
    styles: BTreeMap<String, BuiltStyle>,
    /// The files that code refers to.
    emitted: EmittedByCode,
    /// By island.
    programs: BTreeMap<String, BuiltProgram>,
    /// The files that esbuild or Node read, relative to `islands/`.
    pub(in crate::assets::island) read: Vec<String>,
    /// The files that Node loads for prerendering.
    pub(in crate::assets::island) rendered: Vec<String>,
    /// The files that packages look for at other addresses.
    sought: Vec<SoughtFile>,
}

/// The files that code refers to.
#[derive(Deserialize)]
struct EmittedByCode {
    /// The contents by name, as Base64; `None` for files that have not changed since the last
    /// response.
    contents: BTreeMap<String, Option<Base64>>,
    /// The names of the files, by the sources that refer to them.
    sources: BTreeMap<String, Vec<String>>,
}

/// The program that prerenders an island.
#[derive(Deserialize)]
struct BuiltProgram {
    /// `None` if it has not changed since the last response.
    code: Option<String>,
    /// The names of its sources.
    sources: Vec<String>,
}

/// An import of a file.
#[derive(Deserialize)]
struct ChunkImport {
    path: String,
    kind: String,
    #[serde(default)]
    external: bool,
}

/// One file in esbuild's metafile.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Output {
    imports: Vec<ChunkImport>,
    entry_point: Option<String>,
    inputs: BTreeMap<String, ChunkSource>,
}

/// A source of an output.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ChunkSource {
    bytes_in_output: u64,
}

impl BuiltBundle {
    /// Assembles the bundle of a plan; parts that have not changed are taken from `before`.
    /// `styles` are the style sheets of islands and scripts, by their names, and `base` is the
    /// digest of everything that all markup depends on, except the programs.
    pub(in crate::assets::island) fn bundle(
        self,
        plan: &BundlePlan,
        styles: BTreeMap<String, PublishedStyle>,
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
        let named = self.named(&islands, &scripts)?;
        let used_assets = self.read.iter().filter_map(|path| path.strip_prefix("../assets/"));
        let used_assets = used_assets.map(str::to_owned).collect();
        let is_sheet = |path: &&String| {
            path.ends_with(".css") && !path.starts_with("../") && !path.contains("node_modules/")
        };
        let own_sheets = self.read.iter().filter(is_sheet).cloned().collect();
        let mut digest = DigestBuilder::new().field(&self.press);
        let mut programs = BTreeMap::new();
        for (island, BuiltProgram { code, .. }) in self.programs {
            let known = || before?.programs.get(&island).cloned();
            let program = code.map(Program::new).or_else(known);
            let program = program.with_context(|| format!("Node has not sent {island}"))?;
            digest = digest.field(&island).digest(&program.digest);
            programs.insert(island, program);
        }
        let (mut files, mut weights) = texts(self.files, &self.outputs, before)?;
        let loads = styles.iter().filter(|(_, style)| !style.loads.is_empty());
        let loads = loads.map(|(name, style)| (name.clone(), style.loads.clone())).collect();
        let sheets = add_styles(styles, &mut files, &mut weights)?;
        for (path, text) in &files {
            digest = digest.field(path.as_str()).field(text);
        }
        let entries = || islands.values().chain(scripts.values());
        let inserting = containing(INSERTS_RULES, entries(), &files);
        let wasm = containing(RUNS_WASM, entries(), &files);
        let assets = assets(self.emitted.contents, before)?;
        digest = assets.keys().fold(digest, |digest, path| digest.field(path.as_str()));
        for (name, chunk) in islands.iter().chain(&scripts) {
            digest = digest.field(name).field(chunk.path.as_str());
        }
        let code = |program: &Program| DigestBuilder::new().digest(base).digest(&program.digest);
        let code =
            programs.iter().map(|(island, program)| (island.clone(), code(program).finish()));
        let (code, digest) = (code.collect(), digest.finish());
        Ok(Bundle {
            loader,
            hydrate,
            islands,
            scripts,
            press: self.press,
            styles: sheets,
            loads,
            named,
            sheets: own_sheets,
            used_assets,
            inserting,
            wasm,
            assets,
            files,
            weights,
            programs,
            code,
            edited: Vec::new(),
            sought: self.sought,
            digest,
        })
    }

    /// The published style sheets of islands and scripts; `None` if one has mistakes, which are
    /// reported.
    pub(in crate::assets::island) fn styles(
        &self,
        snapshot: &Snapshot,
        targets: &CssTargets,
        report: &mut Report,
    ) -> Option<BTreeMap<String, PublishedStyle>> {
        publish(&self.styles, snapshot, targets, report)
    }

    /// The files that the code of islands and scripts refers to, by the names of islands and
    /// scripts.
    fn named(
        &self,
        islands: &BTreeMap<String, Chunk>,
        scripts: &BTreeMap<String, Chunk>,
    ) -> anyhow::Result<BTreeMap<String, BTreeSet<OutputPath>>> {
        let mut all: BTreeMap<String, BTreeSet<OutputPath>> = BTreeMap::new();
        if self.emitted.sources.is_empty() {
            return Ok(all);
        }
        let outputs: BTreeMap<&str, &Output> =
            self.outputs.iter().map(|(path, output)| (file_name(path), output)).collect();
        let of_chunks = islands.iter().chain(scripts).map(|(name, chunk)| {
            let outputs = chunk.files().filter_map(|path| outputs.get(file_name(path.as_str())));
            (name, outputs.flat_map(|output| output.inputs.keys()).collect::<Vec<_>>())
        });
        let programs = self.programs.iter();
        let of_programs = programs.map(|(name, program)| (name, program.sources.iter().collect()));
        for (name, sources) in of_chunks.chain(of_programs) {
            let emitted = sources.into_iter().filter_map(|name| self.emitted.sources.get(name));
            for file in emitted.flatten() {
                all.entry(name.clone()).or_default().insert(output_path(file)?);
            }
        }
        Ok(all)
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

    /// Appends the files that those in `order` import by these kinds of imports, nearest first.
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

/// The scripts by their paths, and their sizes. Scripts that were not sent are taken from `before`.
fn texts(
    files: BTreeMap<String, Option<String>>,
    outputs: &BTreeMap<String, Output>,
    before: Option<&Bundle>,
) -> anyhow::Result<(BTreeMap<OutputPath, String>, BTreeMap<OutputPath, FileWeight>)> {
    let outputs: BTreeMap<&str, &Output> =
        outputs.iter().map(|(path, output)| (file_name(path), output)).collect();
    let (mut texts, mut weights) = (BTreeMap::new(), BTreeMap::new());
    for (name, text) in files {
        let path = output_path(&name)?;
        let known = before.and_then(|before| Some((before.files.get(&path)?, before)));
        let text = text.or_else(|| known.map(|(text, _)| text.clone()));
        let text = text.with_context(|| format!("Node has not sent {name}"))?;
        let known = known.filter(|(known, _)| **known == text);
        let gzip = known.and_then(|(_, before)| Some(before.weights.get(&path)?.gzip));
        let gzip = gzip.unwrap_or_else(|| weight::gzip(text.as_bytes()));
        let mut sources = BTreeMap::new();
        let made = outputs.get(name.as_str()).into_iter().flat_map(|output| &output.inputs);
        for (source, ChunkSource { bytes_in_output }) in made {
            *sources.entry(origin(source)).or_default() += bytes_in_output;
        }
        weights.insert(path.clone(), FileWeight { gzip, sources });
        texts.insert(path, text);
    }
    Ok((texts, weights))
}

/// Adds style sheets to the files and their sizes; returns their paths.
fn add_styles(
    styles: BTreeMap<String, PublishedStyle>,
    files: &mut BTreeMap<OutputPath, String>,
    weights: &mut BTreeMap<OutputPath, FileWeight>,
) -> anyhow::Result<BTreeMap<String, OutputPath>> {
    let mut paths = BTreeMap::new();
    for (name, PublishedStyle { text, .. }) in styles {
        let path = output_path(&format!("{name}-{}.css", Digest::of(text.as_bytes()).short()))?;
        let sources = BTreeMap::from([(format!("islands/{name}"), text.len() as u64)]);
        let gzip = weight::gzip(text.as_bytes());
        weights.insert(path.clone(), FileWeight { gzip, sources });
        files.insert(path.clone(), text);
        paths.insert(name, path);
    }
    Ok(paths)
}

/// The chunks whose code, or that of their imports, contains a text.
fn containing<'a>(
    text: &str,
    chunks: impl Iterator<Item = &'a Chunk>,
    files: &BTreeMap<OutputPath, String>,
) -> BTreeSet<OutputPath> {
    let finder = memmem::Finder::new(text);
    let contains = |path: &OutputPath| {
        files.get(path).is_some_and(|code| finder.find(code.as_bytes()).is_some())
    };
    chunks.filter(|chunk| chunk.files().any(contains)).map(|chunk| chunk.path.clone()).collect()
}

/// The contents of files that code refers to, by their paths. Contents that were not sent are taken
/// from `before`.
fn assets(
    contents: BTreeMap<String, Option<Base64>>,
    before: Option<&Bundle>,
) -> anyhow::Result<BTreeMap<OutputPath, Base64>> {
    let asset = |(name, content): (String, Option<Base64>)| {
        let path = output_path(&name)?;
        let content = content.or_else(|| before?.assets.get(&path).cloned());
        Ok((path, content.with_context(|| format!("Node has not sent {name}"))?))
    };
    contents.into_iter().map(asset).collect()
}

/// The path of an esbuild output in the site.
fn output_path(name: &str) -> anyhow::Result<OutputPath> {
    OutputPath::new(&format!("{OUTPUT_FOLDER}/{name}"))
        .with_context(|| format!("esbuild wrote a file with the odd name `{name}`"))
}

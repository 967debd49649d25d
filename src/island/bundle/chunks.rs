//! How the files that esbuild made for browsers hang together.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::Deserialize;

use crate::island::bundle::{Chunk, OUTPUT_FOLDER};
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

/// Something that a file imports.
#[derive(Deserialize)]
pub(super) struct Import {
    pub(super) path: String,
    pub(super) kind: String,
    /// The name in the source's own words.
    pub(super) original: Option<String>,
    #[serde(default)]
    pub(super) external: bool,
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
pub(super) fn output_path(name: &str) -> anyhow::Result<OutputPath> {
    OutputPath::new(&format!("{OUTPUT_FOLDER}/{name}"))
        .with_context(|| format!("esbuild wrote a file with the odd name `{name}`"))
}

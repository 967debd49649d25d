//! The import graph of the sources of islands.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

/// The name of the generated entry that imports all islands (service/bundler.cjs).
const ENTRY: &str = "server.js";

/// The sources by name, from esbuild's metafile.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(in crate::island) struct Graph(BTreeMap<String, Node>);

#[derive(Debug, Deserialize)]
struct Node {
    imports: Vec<Import>,
}

/// An import of a file.
#[derive(Debug, Deserialize)]
pub(super) struct Import {
    pub(super) path: String,
    pub(super) kind: String,
    /// The specifier as it is written.
    original: Option<String>,
    #[serde(default)]
    pub(super) external: bool,
}

impl Graph {
    /// The islands, each with all sources that its markup depends on.
    pub(super) fn islands(&self) -> impl Iterator<Item = (&str, BTreeSet<&str>)> {
        let entry = self.imports(ENTRY);
        let shared = || entry.iter().filter(|import| import.kind == "import-statement");
        entry.iter().filter_map(move |import| {
            let island = import.original.as_deref()?.strip_prefix("./")?.strip_suffix("/island")?;
            let starts = shared().chain([import]).map(|import| import.path.as_str());
            Some((island, self.reached(starts)))
        })
    }

    fn imports(&self, name: &str) -> &[Import] {
        self.0.get(name).map_or(&[], |node| &node.imports)
    }

    /// These sources and everything that they import, directly or indirectly.
    fn reached<'a>(&'a self, starts: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut found: BTreeSet<&str> = starts.collect();
        let mut open: Vec<&str> = found.iter().copied().collect();
        while let Some(name) = open.pop() {
            for import in self.imports(name).iter().filter(|import| !import.external) {
                if found.insert(&import.path) {
                    open.push(&import.path);
                }
            }
        }
        found
    }
}

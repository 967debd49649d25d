//! What imports what among the sources of the islands.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::island::bundle::esbuild::SERVER_ENTRY;

/// The sources by name, as esbuild tells of them.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Graph(BTreeMap<String, Node>);

#[derive(Debug, Deserialize)]
struct Node {
    imports: Vec<Import>,
    /// How it imports and exports, for JavaScript and TypeScript.
    format: Option<String>,
}

/// Something that a file imports.
#[derive(Debug, Deserialize)]
pub(super) struct Import {
    pub(super) path: String,
    pub(super) kind: String,
    /// The name in the source's own words.
    original: Option<String>,
    #[serde(default)]
    pub(super) external: bool,
}

impl Import {
    /// What the source calls it.
    pub(super) fn words(&self) -> &str {
        self.original.as_deref().unwrap_or(&self.path)
    }
}

impl Graph {
    /// The names of all sources.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// What a source imports.
    pub(super) fn imports(&self, name: &str) -> &[Import] {
        self.0.get(name).map_or(&[], |node| &node.imports)
    }

    /// What any source imports.
    pub(super) fn all_imports(&self) -> impl Iterator<Item = &Import> {
        self.0.values().flat_map(|node| &node.imports)
    }

    /// Whether a source is a module of ECMAScript, which says what it exports.
    pub(super) fn is_module(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|node| node.format.as_deref() == Some("esm"))
    }

    /// The source that the generated entry imports as `./name`.
    pub(super) fn start(&self, name: &str) -> Option<&str> {
        let words = format!("./{name}");
        let found = self.imports(SERVER_ENTRY).iter().find(|import| import.words() == words);
        found.map(|import| import.path.as_str())
    }

    /// All sources of what draws any island.
    pub(super) fn prerenderer(&self) -> BTreeSet<&str> {
        self.reached(self.start(PRERENDERER).into_iter())
    }

    /// All sources that the drawing of an island is made with.
    pub(super) fn drawing(&self, island: &str) -> BTreeSet<&str> {
        let starts = [self.start(PRERENDERER), self.start(&format!("{island}/island"))];
        self.reached(starts.into_iter().flatten())
    }

    /// Everything that these sources import, directly or not, and they themselves.
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

/// What draws islands, as the generated entry imports it.
pub(super) const PRERENDERER: &str = "runtime/prerender";

//! The sizes of scripts as transferred: bytes after gzip.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::assets::island::bundle::{Bundle, Chunk};
use crate::engine::output::OutputPath;

/// The size of `bytes` after gzip at its best level.
pub fn gzip(bytes: &[u8]) -> u64 {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes it").len() as u64
}

/// Where a source file belongs: `node_modules/react-dom/…` is `react-dom`, `wallet/store.ts` is
/// `islands/wallet`, and `archipel:hydrate-islands.ts`, which is part of the compiler, `archipel`.
pub(super) fn origin(source: &str) -> String {
    if let Some((package, _)) = source.split_once(':') {
        return package.to_owned();
    }
    let Some((_, inside)) = source.rsplit_once("node_modules/") else {
        let folder = source.split('/').next().unwrap_or_default();
        return format!("islands/{folder}");
    };
    let scoped = inside.starts_with('@');
    inside.split('/').take(1 + usize::from(scoped)).collect::<Vec<_>>().join("/")
}

/// The sizes of scripts that one page loads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageWeight {
    /// Scripts that run immediately: inline scripts, the loader and plain scripts, with their
    /// imports.
    pub at_once: u64,
    /// The code and the style sheets of the islands on the page, except files in `at_once` and
    /// those that the first hydrated island loads anyway.
    pub islands: u64,
}

/// The sizes of the scripts of the whole site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BundleWeight {
    /// The size of the files that the first hydrated island loads, whichever it is.
    pub shared: u64,
    /// The size of the other files that each hydrated island loads, by name; shared files count for
    /// each of them.
    pub islands: BTreeMap<String, u64>,
    /// The share of each package and folder in all files, by minified bytes: bytes after gzip.
    pub origins: BTreeMap<String, u64>,
}

impl Bundle {
    /// The sizes of a page with these islands and scripts; `inline` is the size of its inline
    /// scripts.
    pub(super) fn page_weight(
        &self,
        islands: &BTreeSet<String>,
        scripts: &BTreeSet<String>,
        inline: u64,
    ) -> PageWeight {
        let styles = islands.iter().filter_map(|name| self.styles.get(&**name));
        let styles: u64 = styles.filter_map(|path| Some(self.weights.get(path)?.gzip)).sum();
        let islands = islands.iter().filter_map(|name| self.islands.get(&**name));
        let islands: Vec<&Chunk> = islands.collect();
        let mut known = BTreeSet::new();
        let loader = self.loader.iter().filter(|_| !islands.is_empty());
        let scripts = scripts.iter().filter_map(|name| self.scripts.get(&**name));
        let at_once = inline + self.sum(loader.chain(scripts), &mut known);
        self.sum(self.hydrate.iter(), &mut known);
        PageWeight { at_once, islands: styles + self.sum(islands.into_iter(), &mut known) }
    }

    /// The sizes of the whole bundle.
    pub(super) fn weight(&self) -> BundleWeight {
        let mut base = BTreeSet::new();
        self.sum(self.loader.iter().chain(self.scripts.values()), &mut base);
        let shared = self.sum(self.hydrate.iter(), &mut base);
        let alone = |chunk| self.sum(std::iter::once(chunk), &mut base.clone());
        let style = |name| Some(self.weights.get(self.styles.get(name)?)?.gzip);
        let islands = self
            .islands
            .iter()
            .map(|(name, chunk)| (name.clone(), alone(chunk) + style(name).unwrap_or_default()));
        let islands = islands.collect();
        let mut origins = BTreeMap::new();
        for file in self.weights.values() {
            let all: u64 = file.sources.values().sum();
            for (origin, bytes) in &file.sources {
                *origins.entry(origin.clone()).or_default() += file.gzip * bytes / all.max(1);
            }
        }
        BundleWeight { shared, islands, origins }
    }

    /// The size of chunks with their static imports, except the files in `known`, to which they are
    /// added.
    fn sum<'a>(
        &'a self,
        chunks: impl Iterator<Item = &'a Chunk>,
        known: &mut BTreeSet<&'a OutputPath>,
    ) -> u64 {
        let files = chunks.flat_map(|chunk| std::iter::once(&chunk.path).chain(&chunk.imports));
        let new = files.filter(|path| known.insert(path));
        new.filter_map(|path| self.weights.get(path)).map(|weight| weight.gzip).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_belong_to_packages_and_folders() {
        assert_eq!(origin("node_modules/react-dom/cjs/a.js"), "react-dom");
        assert_eq!(origin("node_modules/a/node_modules/@b/c/d.js"), "@b/c");
        assert_eq!(origin("wallet/island.tsx"), "islands/wallet");
    }
}

//! The sources of islands, and digests of all of them and of those of one island.

use std::collections::BTreeMap;

use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::chunks::BuiltProgram;
use crate::source::{Revision, Snapshot};

/// The folder of the sources.
const FOLDER: &str = "islands";

/// Extensions of files that no script can import.
const OTHER: [&str; 4] = [".css", ".ftl", ".md", ".toml"];

/// The files below `islands/` that code may depend on, by their paths in it.
#[derive(Clone, Default)]
pub(in crate::island) struct Sources(BTreeMap<String, (Revision, Digest)>);

impl Sources {
    /// Reads the files of a tree, except those that `known` has.
    pub(in crate::island) fn read(snapshot: &Snapshot, known: &Sources) -> Sources {
        let files = snapshot.under("islands/").filter_map(|path| {
            let name = &path.as_str()[FOLDER.len() + 1..];
            if OTHER.iter().any(|ending| name.ends_with(ending)) {
                return None;
            }
            let revision = snapshot.revision(path.as_str()).unwrap_or_default();
            let known = known.0.get(name).filter(|(before, _)| *before == revision);
            let digest = known.map_or_else(
                || Digest::of(&snapshot.read(path.as_str()).unwrap_or_default()),
                |(_, digest)| *digest,
            );
            Some((name.to_owned(), (revision, digest)))
        });
        Sources(files.collect())
    }

    /// Whether the files on disk are still these: esbuild reads them after they were listed.
    pub(in crate::island) fn are_still(&self, snapshot: &Snapshot) -> bool {
        let now = Sources::read(&snapshot.relist(FOLDER), &Sources::default());
        self.digest() == now.digest()
    }

    /// The digest of all files.
    pub(in crate::island) fn digest(&self) -> Digest {
        self.digest_of(|_| true)
    }

    /// The digest of packages and of TypeScript's settings, which change how sources are read.
    pub(in crate::island) fn settings(&self) -> Digest {
        self.digest_of(|name| name.ends_with(".json"))
    }

    fn digest_of(&self, is_wanted: impl Fn(&str) -> bool) -> Digest {
        let files = self.0.iter().filter(|(name, _)| is_wanted(name));
        let digest = DigestBuilder::new();
        files.fold(digest, |digest, (name, (_, file))| digest.field(name).digest(file)).finish()
    }

    /// The names of the files that differ from those of `before`; `None` when files were added or
    /// removed, so that any import may lead to another one.
    pub(in crate::island) fn edited(&self, before: &Sources) -> Option<Vec<&str>> {
        if !self.0.keys().eq(before.0.keys()) {
            return None;
        }
        let pairs = self.0.iter().zip(before.0.values());
        let edited = pairs.filter(|((_, (_, now)), (_, before))| now != before);
        Some(edited.map(|((name, _), _)| name.as_str()).collect())
    }

    /// For each island, the digest of all sources that its markup depends on, and of `base`.
    pub(in crate::island) fn code(
        &self,
        programs: &BTreeMap<String, BuiltProgram>,
        base: &Digest,
    ) -> BTreeMap<String, Digest> {
        let islands = programs.iter().map(|(island, program)| {
            let digest =
                program.sources.iter().fold(DigestBuilder::new().digest(base), |digest, name| {
                    let digest = digest.field(name);
                    match self.0.get(name) {
                        Some((_, file)) => digest.digest(file),
                        None => digest,
                    }
                });
            (island.clone(), digest.finish())
        });
        islands.collect()
    }
}

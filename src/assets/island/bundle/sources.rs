//! The sources of islands, and the digest of all of them.

use std::collections::BTreeMap;

use memchr::memmem;

use crate::base::digest::{Digest, DigestBuilder};
use crate::engine::source::{Revision, Snapshot};

/// The folder of the sources.
const FOLDER: &str = "islands";

/// Extensions of files that no script can import.
const OTHER: [&str; 2] = [".ftl", ".toml"];

/// The extension of style sheets. Most are imported by other style sheets, not by scripts.
const STYLE: &str = ".css";

/// A file that code may depend on.
#[derive(Clone)]
struct SourceState {
    revision: Revision,
    digest: Digest,
    /// Whether it may import a style sheet.
    names_style: bool,
}

/// The files below `islands/` that code may depend on, by their paths in it.
#[derive(Clone, Default)]
pub(in crate::assets::island) struct Sources(BTreeMap<String, SourceState>);

impl Sources {
    /// Reads the files of a tree, except unchanged ones, which are taken from `known`.
    pub(in crate::assets::island) fn read(snapshot: &Snapshot, known: &Sources) -> Sources {
        let files = snapshot.under("islands/").filter_map(|path| {
            let name = &path.as_str()[FOLDER.len() + 1..];
            if OTHER.iter().any(|ending| name.ends_with(ending)) {
                return None;
            }
            let revision = snapshot.revision(path.as_str()).unwrap_or_default();
            let known = known.0.get(name).filter(|before| before.revision == revision).cloned();
            let source = known.unwrap_or_else(|| {
                let bytes = snapshot.read(path.as_str()).unwrap_or_default();
                let is_style = name.ends_with(STYLE);
                let names_style = !is_style && memmem::find(&bytes, STYLE.as_bytes()).is_some();
                SourceState { revision, digest: Digest::of(&bytes), names_style }
            });
            Some((name.to_owned(), source))
        });
        let mut files: BTreeMap<String, SourceState> = files.collect();
        if !files.values().any(|source| source.names_style) {
            files.retain(|name, _| !name.ends_with(STYLE));
        }
        Sources(files)
    }

    /// Returns whether the files on disk are unchanged: esbuild reads them after they were listed.
    pub(in crate::assets::island) fn are_still(&self, snapshot: &Snapshot) -> bool {
        let now = Sources::read(&snapshot.relist(FOLDER), &Sources::default());
        self.digest() == now.digest()
    }

    /// The digest of all files.
    pub(in crate::assets::island) fn digest(&self) -> Digest {
        self.digest_of(|_| true)
    }

    /// The digest of packages and of TypeScript's settings, which affect how sources are read.
    pub(in crate::assets::island) fn settings(&self) -> Digest {
        self.digest_of(|name| name.ends_with(".json"))
    }

    fn digest_of(&self, is_wanted: impl Fn(&str) -> bool) -> Digest {
        let files = self.0.iter().filter(|(name, _)| is_wanted(name));
        let digest = DigestBuilder::new();
        files.fold(digest, |digest, (name, file)| digest.field(name).digest(&file.digest)).finish()
    }

    /// The names of the files that differ from those in `before`; `None` if files were added or
    /// removed, so that any import may be resolved differently.
    pub(in crate::assets::island) fn edited(&self, before: &Sources) -> Option<Vec<&str>> {
        if !self.0.keys().eq(before.0.keys()) {
            return None;
        }
        let pairs = self.0.iter().zip(before.0.values());
        let edited = pairs.filter(|((_, now), before)| now.digest != before.digest);
        Some(edited.map(|((name, _), _)| name.as_str()).collect())
    }

    /// Returns whether it contains the file of that name.
    pub(in crate::assets::island) fn contains(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
}

//! The sources of the islands: what has changed, and which island is made from what.
#![expect(
    clippy::disallowed_methods,
    reason = "esbuild finds files that the tree does not have yet"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::esbuild::{Plan, SERVER_ENTRY};
use crate::island::bundle::graph::Graph;
use crate::source::{Mark, Snapshot};

/// The folder of the sources.
const FOLDER: &str = "islands/";

/// What esbuild takes settings from when it lies beside a source or above it.
const SETTINGS: [&str; 3] = ["package.json", "tsconfig.json", "jsconfig.json"];

/// The files below `islands/` by their paths in it.
#[derive(Default)]
pub(super) struct Sources {
    files: BTreeMap<String, Source>,
}

struct Source {
    mark: Mark,
    digest: Digest,
}

/// What is different from the last time.
pub(super) enum Changes {
    /// Files came or went.
    Names,
    /// These have another content.
    Contents(Vec<String>),
}

impl Changes {
    /// Whether all is as it was.
    pub(super) fn are_none(&self) -> bool {
        matches!(self, Changes::Contents(names) if names.is_empty())
    }

    /// Whether a bundle that was made from `inputs` has to be made anew.
    pub(super) fn concern(&self, inputs: &BTreeSet<String>) -> bool {
        match self {
            Changes::Names => true,
            Changes::Contents(names) => {
                names.iter().any(|name| is_settings(name) || inputs.contains(name))
            }
        }
    }
}

/// Whether a file may say how others are read: packages, and what TypeScript is told.
fn is_settings(name: &str) -> bool {
    name.ends_with(".json")
}

/// Whether a source comes from an installed package. The lock file stands for its content.
pub(super) fn is_installed(name: &str) -> bool {
    name.contains("node_modules/")
}

impl Sources {
    /// Looks at the tree again.
    pub(super) fn update(&mut self, snapshot: &Snapshot) -> Changes {
        let mut old = std::mem::take(&mut self.files);
        let before = old.len();
        let mut changed = Vec::new();
        let mut known = 0;
        for path in snapshot.under(FOLDER) {
            let name = &path.as_str()[FOLDER.len()..];
            let mark = snapshot.mark(path.as_str()).unwrap_or_default();
            let (name, digest) = match old.remove_entry(name) {
                Some((name, source)) => {
                    known += 1;
                    if source.mark == mark {
                        (name, source.digest)
                    } else {
                        let digest = read(snapshot, path.as_str());
                        if digest != source.digest {
                            changed.push(name.clone());
                        }
                        (name, digest)
                    }
                }
                None => (name.to_owned(), read(snapshot, path.as_str())),
            };
            self.files.insert(name, Source { mark, digest });
        }
        match known == before && known == self.files.len() {
            true => Changes::Contents(changed),
            false => Changes::Names,
        }
    }

    /// The digest of all files, and of `identity`.
    pub(super) fn digest(&self, identity: &str) -> Digest {
        let digest = DigestBuilder::new().field(identity);
        let files = self.files.iter();
        files.fold(digest, |digest, (name, file)| digest.field(name).digest(&file.digest)).finish()
    }

    /// The digest of what all sources are read by, and of `identity`.
    pub(super) fn settings(&self, identity: &str) -> Digest {
        let digest = DigestBuilder::new().field(identity);
        let files = self.files.iter().filter(|(name, _)| is_settings(name));
        files.fold(digest, |digest, (name, file)| digest.field(name).digest(&file.digest)).finish()
    }

    /// The digest of a file of the project.
    pub(super) fn digest_of(&self, name: &str) -> Option<Digest> {
        self.files.get(name).map(|file| file.digest)
    }

    /// Whether no file has changed since the snapshot was looked at.
    pub(super) fn all_still(&self, snapshot: &Snapshot) -> bool {
        self.files.iter().all(|(name, file)| still(snapshot, name, file))
    }

    /// Whether the sources of these names are in `folder` as they were when they were looked at.
    pub(super) fn are_still<'a>(
        &self,
        folder: &Path,
        mut names: impl Iterator<Item = &'a str>,
    ) -> bool {
        names.all(|name| {
            let on_disk = || std::fs::read(folder.join(name)).map(|bytes| Digest::of(&bytes)).ok();
            self.digest_of(name).is_none_or(|digest| on_disk() == Some(digest))
        })
    }

    /// Whether what esbuild read are the files that were looked at: it came later, and may have
    /// found newer ones. `inputs` are all that it read.
    pub(super) fn were_read(&self, snapshot: &Snapshot, inputs: &BTreeSet<String>) -> bool {
        let own = inputs.iter().filter(|name| *name != SERVER_ENTRY && !is_installed(name));
        let mut folders = BTreeSet::from([""]);
        for name in own.clone() {
            let mut folder = name.as_str();
            while let Some((above, _)) = folder.rsplit_once('/') {
                folder = above;
                folders.insert(folder);
            }
        }
        let islands = snapshot.root().join(FOLDER);
        let no_new_settings = folders.iter().all(|folder| {
            SETTINGS.iter().all(|name| {
                let path = format!("{folder}/{name}");
                let path = path.trim_start_matches('/');
                self.files.contains_key(path) || !islands.join(path).exists()
            })
        });
        let mut settings = self.files.iter().filter(|(name, _)| is_settings(name));
        no_new_settings
            && settings.all(|(name, file)| still(snapshot, name, file))
            && own
                .into_iter()
                .all(|name| self.files.get(name).is_some_and(|file| still(snapshot, name, file)))
    }

    /// For each island the digest of all sources that its drawing is made from. An island sees
    /// what it imports, in the browser as here, so an edit of another one is none of its business.
    pub(super) fn code(
        &self,
        plan: &Plan,
        graph: &Graph,
        base: &Digest,
    ) -> BTreeMap<String, Digest> {
        let islands = plan.islands.iter().map(|island| {
            let sources = graph.drawing(island);
            let digest = DigestBuilder::new().digest(base);
            let digest = sources.into_iter().fold(digest, |digest, name| {
                let digest = digest.field(name);
                match self.files.get(name) {
                    Some(file) => digest.digest(&file.digest),
                    None => digest,
                }
            });
            (island.clone(), digest.finish())
        });
        islands.collect()
    }
}

fn read(snapshot: &Snapshot, path: &str) -> Digest {
    Digest::of(&snapshot.read(path).unwrap_or_default())
}

fn still(snapshot: &Snapshot, name: &str, file: &Source) -> bool {
    read(snapshot, &format!("{FOLDER}{name}")) == file.digest
}

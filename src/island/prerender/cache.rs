//! The cache of markup, in memory and in the cache folder.
//!
//! Its key is the code of the island and the request, so an edit of one island leaves the markup of
//! the others valid.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::digest::Digest;
use crate::island::prerender::outcome::{PrerenderFailure, Rendered};
use crate::island::service::lock;
use crate::node::cache;

/// The result of prerendering an island.
pub(super) type Outcome = Result<Arc<Rendered>, PrerenderFailure>;

/// The number of islands in the cache folder, counting each version of their code.
const KEPT: usize = 256;

/// The number of new entries after which old ones are removed.
const MANY: usize = 1024;

/// The cache of markup.
pub(in crate::island) struct Markups {
    folder: PathBuf,
    known: Mutex<Known>,
}

/// The digest of the code and that of the request.
type Key = (Digest, Digest);

#[derive(Default)]
struct Known {
    markups: BTreeMap<Key, Entry>,
    /// Code that may succeed another time: the island took too long, or ended Node. It is not tried
    /// again in the same build.
    lost: BTreeMap<Digest, PrerenderFailure>,
    /// One request of an island at a time is with Node, so that the failure of one is known to all.
    turns: BTreeMap<Digest, Arc<Mutex<()>>>,
    /// Why Node can't be used.
    unavailable: Option<String>,
    /// The code whose markup has been loaded from the cache folder.
    read: BTreeSet<Digest>,
    /// The code with markup that the cache folder does not have yet.
    unsaved: BTreeSet<Digest>,
    /// The number of times that old entries were removed.
    round: u64,
    /// The number of new entries since then.
    new: usize,
    /// The number of entries after that.
    kept: usize,
}

struct Entry {
    outcome: Outcome,
    /// The round in which it was used last.
    round: u64,
}

impl Markups {
    /// The cache of the project at `root`.
    pub(in crate::island) fn new(root: &Path) -> Markups {
        Markups { folder: cache::folder(root).join("prerender"), known: Mutex::default() }
    }

    /// Returns the outcome of a request, if it is cached.
    pub(super) fn get(&self, code: Digest, request: Digest) -> Option<Outcome> {
        let mut known = lock(&self.known);
        if known.read.insert(code) {
            let bytes = cache::read(&self.folder.join(code.hex()));
            let stored = bytes.and_then(|bytes| unpack(&bytes)).unwrap_or_default();
            let round = known.round;
            known.markups.extend(stored.into_iter().map(|(request, rendered)| {
                ((code, request), Entry { outcome: Ok(Arc::new(rendered)), round })
            }));
        }
        let round = known.round;
        if let Some(entry) = known.markups.get_mut(&(code, request)) {
            entry.round = round;
            return Some(entry.outcome.clone());
        }
        let lost = known.lost.get(&code).cloned();
        let unavailable = || known.unavailable.clone().map(PrerenderFailure::Unavailable);
        lost.or_else(unavailable).map(Err)
    }

    /// The lock that a request for this code holds while Node works on it.
    pub(super) fn turn(&self, code: Digest) -> Arc<Mutex<()>> {
        Arc::clone(lock(&self.known).turns.entry(code).or_default())
    }

    /// Stores the outcome of a request.
    pub(super) fn put(&self, code: Digest, request: Digest, outcome: &Outcome) {
        let mut known = lock(&self.known);
        let key = (code, request);
        match outcome {
            Err(PrerenderFailure::Unavailable(words)) => known.unavailable = Some(words.clone()),
            Err(failure @ (PrerenderFailure::TimedOut | PrerenderFailure::Died { .. })) => {
                known.lost.insert(code, failure.clone());
            }
            outcome => {
                let entry = Entry { outcome: outcome.clone(), round: known.round };
                known.markups.insert(key, entry);
                known.new += 1;
                if outcome.is_ok() {
                    known.unsaved.insert(code);
                }
            }
        }
    }

    /// Lets requests that were lost in the last build be tried again.
    pub(in crate::island) fn begin(&self) {
        let mut known = lock(&self.known);
        known.lost.clear();
        known.turns.clear();
        known.unavailable = None;
    }

    /// Writes new markup to the cache folder, and removes what has not been used for a long time.
    /// One build says little about that: pages that are reused don't ask for markup.
    pub(in crate::island) fn save(&self) {
        let mut known = lock(&self.known);
        let unsaved = std::mem::take(&mut known.unsaved);
        for code in &unsaved {
            let own = known.markups.iter().filter(|((of, _), _)| of == code);
            let drawn: Vec<(String, &Rendered)> = own
                .filter_map(|((_, request), entry)| {
                    Some((request.hex(), &**entry.outcome.as_ref().ok()?))
                })
                .collect();
            if let Ok(bytes) = serde_json::to_vec(&drawn) {
                cache::write(&self.folder.join(code.hex()), &bytes);
            }
        }
        if !unsaved.is_empty() {
            cache::prune(&self.folder, KEPT);
        }
        if known.new > MANY.max(known.kept / 2) {
            let round = known.round;
            known.markups.retain(|_, entry| entry.round == round);
            let alive: BTreeSet<Digest> = known.markups.keys().map(|(code, _)| *code).collect();
            known.read.retain(|code| alive.contains(code));
            known.round += 1;
            known.new = 0;
            known.kept = known.markups.len();
        }
    }

    /// The number of entries.
    #[cfg(test)]
    pub(in crate::island) fn len(&self) -> usize {
        lock(&self.known).markups.len()
    }
}

fn unpack(bytes: &[u8]) -> Option<Vec<(Digest, Rendered)>> {
    let entries: Vec<(String, Rendered)> = serde_json::from_slice(bytes).ok()?;
    entries
        .into_iter()
        .map(|(request, rendered)| Some((Digest::from_hex(&request)?, rendered)))
        .collect()
}

//! The cache of markup, in memory and in the cache folder.
//!
//! Its key is the code of the island and the request, so an edit of one island does not invalidate
//! the markup of the others.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;
use serde::{Deserialize, Serialize};

use crate::assets::cache;
use crate::assets::island::prerender::failure::{Mistake, PrerenderFailure};
use crate::base::digest::Digest;

/// The result of a request.
pub(in crate::assets::island) type Outcome = Result<Markup, PrerenderFailure>;

/// The markup of an island.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::assets::island) struct Markup {
    /// Its bytes, as React expects them in the browser.
    pub(in crate::assets::island) html: Arc<str>,
    /// Code of the island that may produce other bytes in the browser, or texts in another language
    /// than that of their element.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(in crate::assets::island) unstable: Vec<Mistake>,
}

/// The number of islands in the cache folder, counting each version of their code.
const MAX_ISLANDS: usize = 256;

/// The number of new entries after which old ones are removed.
const MAX_NEW_ENTRIES: usize = 1024;

/// The cache of markup.
pub(in crate::assets::island) struct Markups {
    folder: PathBuf,
    known: Mutex<KnownOutcomes>,
}

#[derive(Default)]
struct KnownOutcomes {
    /// By their code.
    islands: BTreeMap<Digest, CachedIsland>,
    /// The reason why Node can't be used.
    unavailable: Option<String>,
    /// The number of new entries since old ones were removed.
    new: usize,
    /// The number of entries after the last removal.
    kept: usize,
}

/// The cached results of an island.
#[derive(Default)]
struct CachedIsland {
    /// By their requests.
    markups: BTreeMap<Digest, CacheEntry>,
    /// The reason why requests are not tried: the island timed out, or terminated Node.
    lost: Option<PrerenderFailure>,
    /// Whether the cache folder does not have all of it yet.
    is_unsaved: bool,
}

struct CacheEntry {
    outcome: Outcome,
    /// Whether it was used since old entries were removed.
    is_used: bool,
}

impl CachedIsland {
    /// Reads the entry of an island in the cache folder.
    fn read(path: &Path) -> CachedIsland {
        let stored = cache::read(path).and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let stored: BTreeMap<Digest, Markup> = stored.unwrap_or_default();
        let entry = |markup| CacheEntry { outcome: Ok(markup), is_used: true };
        let markups = stored.into_iter().map(|(request, markup)| (request, entry(markup)));
        CachedIsland { markups: markups.collect(), ..CachedIsland::default() }
    }

    fn write(&self, path: &Path) {
        let markups = self.markups.iter();
        let stored: BTreeMap<Digest, &Markup> = markups
            .filter_map(|(request, entry)| Some((*request, entry.outcome.as_ref().ok()?)))
            .collect();
        let bytes = serde_json::to_vec(&stored).expect("texts are JSON");
        cache::write(path, &bytes);
    }
}

impl Markups {
    /// The cache of the project at `root`.
    pub(in crate::assets::island) fn new(root: &Path) -> Markups {
        Markups { folder: cache::folder(root).join("prerender"), known: Mutex::default() }
    }

    /// Returns the outcome of a request, if it is cached.
    pub(super) fn get(&self, code: Digest, request: Digest) -> Option<Outcome> {
        let known = &mut *self.known.lock();
        let read = || CachedIsland::read(&self.folder.join(code.hex()));
        let island = known.islands.entry(code).or_insert_with(read);
        if let Some(entry) = island.markups.get_mut(&request) {
            entry.is_used = true;
            return Some(entry.outcome.clone());
        }
        let unavailable = || known.unavailable.clone().map(PrerenderFailure::Unavailable);
        island.lost.clone().or_else(unavailable).map(Err)
    }

    /// Stores the outcome of a request.
    pub(super) fn put(&self, code: Digest, request: Digest, outcome: &Outcome) {
        let known = &mut *self.known.lock();
        let island = known.islands.entry(code).or_default();
        match outcome {
            Err(PrerenderFailure::Unavailable(words)) => known.unavailable = Some(words.clone()),
            Err(failure @ (PrerenderFailure::TimedOut | PrerenderFailure::Died { .. })) => {
                island.lost = Some(failure.clone());
            }
            outcome => {
                island
                    .markups
                    .insert(request, CacheEntry { outcome: outcome.clone(), is_used: true });
                island.is_unsaved |= outcome.is_ok();
                known.new += 1;
            }
        }
    }

    /// Clears failures of the last build that may not occur again.
    pub(in crate::assets::island) fn begin(&self) {
        let known = &mut *self.known.lock();
        known.unavailable = None;
        for island in known.islands.values_mut() {
            island.lost.take_if(|failure| *failure != PrerenderFailure::TimedOut);
        }
    }

    /// Writes new markup to the cache folder, and removes markup that has not been used for a long
    /// time. A single build shows little about the use: pages that are reused don't request markup.
    pub(in crate::assets::island) fn save(&self) {
        let known = &mut *self.known.lock();
        let mut is_written = false;
        for (code, island) in &mut known.islands {
            if std::mem::take(&mut island.is_unsaved) {
                island.write(&self.folder.join(code.hex()));
                is_written = true;
            }
        }
        if is_written {
            cache::prune(&self.folder, MAX_ISLANDS);
        }
        if known.new > MAX_NEW_ENTRIES.max(known.kept / 2) {
            known.islands.retain(|_, island| {
                island.markups.retain(|_, entry| std::mem::take(&mut entry.is_used));
                !island.markups.is_empty() || island.lost.is_some()
            });
            known.new = 0;
            known.kept = known.islands.values().map(|island| island.markups.len()).sum();
        }
    }

    /// The number of entries.
    #[cfg(test)]
    pub(in crate::assets::island) fn len(&self) -> usize {
        self.known.lock().islands.values().map(|island| island.markups.len()).sum()
    }
}

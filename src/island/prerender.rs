//! The islands' markup, drawn at build time by one Node process that starts when it is needed.
//!
//! Every drawing is remembered by everything it is made from, in memory and in the cache folder.

mod process;
mod stack;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::digest::{Digest, DigestBuilder};
use crate::island::bundle::Bundle;
use crate::island::prerender::process::{Answer, Lost, Process};
use crate::node::cache;

pub use crate::island::prerender::stack::Spot;

/// One island to be drawn.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Request<'a> {
    /// Its name.
    pub island: &'a str,
    /// The prefix of the ids that React makes, the same as in the browser.
    pub id: &'a str,
    /// The locale's BCP 47 tag.
    pub locale: &'a str,
    /// Whether it never comes alive, so that its markup needs no marks for hydration.
    pub r#static: bool,
    /// Its props: a JSON object.
    pub props: &'a serde_json::Value,
    /// Its messages, as i18next JSON.
    pub messages: &'a BTreeMap<String, String>,
}

/// A drawn island.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rendered {
    /// Its markup, byte for byte as React expects it in the browser.
    pub html: String,
    /// What React complained about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
}

/// Why an island could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrerenderFailure {
    /// The island's code threw.
    Thrown {
        /// What it threw, in its own words.
        message: String,
        /// Where in the project's sources, if that is known.
        spot: Option<Spot>,
        /// The way there, with paths relative to the project.
        stack: String,
    },
    /// The island did not come to an end.
    TimedOut,
    /// Node ended while it drew the island.
    Died {
        /// The last it wrote on its standard error.
        words: String,
    },
    /// Node can't be used at all; not the island's fault.
    Unavailable(String),
}

/// Draws islands. Any number of threads may ask at once.
pub struct Prerenderer {
    node: PathBuf,
    /// The program that Node runs, and its bytes.
    script: PathBuf,
    server: Arc<[u8]>,
    bundle: Digest,
    timeout: Duration,
    process: Mutex<Option<Arc<Process>>>,
    known: Mutex<Known>,
    store: PathBuf,
}

#[derive(Default)]
struct Known {
    rendered: BTreeMap<Digest, Arc<Rendered>>,
    failed: BTreeMap<Digest, PrerenderFailure>,
    /// Why Node can't be used.
    unavailable: Option<String>,
    /// Whether there is something that the cache does not have yet.
    unsaved: bool,
}

/// How long one island may take, the start of Node included.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How often Node may go down because of other requests before one is given up.
const MOST_TRIES: usize = 16;

/// How many bundles the cache keeps drawings of.
const KEPT: usize = 8;

impl Prerenderer {
    /// Prepares to draw the islands of `bundle`, with what the cache of the project at `root`
    /// knows of them. Node is not started.
    pub fn new(root: &Path, bundle: &Bundle) -> Prerenderer {
        Prerenderer::with(root, bundle, Path::new("node"), TIMEOUT)
    }

    fn with(root: &Path, bundle: &Bundle, node: &Path, timeout: Duration) -> Prerenderer {
        let folder = cache::folder(root);
        let digest = bundle.server_digest;
        let store = folder.join("prerender").join(digest.hex());
        let rendered = cache::read(&store).and_then(|bytes| unpack(&bytes)).unwrap_or_default();
        Prerenderer {
            node: node.to_path_buf(),
            script: folder.join("server").join(format!("{}.cjs", digest.hex())),
            server: bundle.server.as_slice().into(),
            bundle: digest,
            timeout,
            process: Mutex::new(None),
            known: Mutex::new(Known { rendered, ..Known::default() }),
            store,
        }
    }

    /// Draws an island, or remembers it. Waits until it is done.
    pub fn render(&self, request: &Request<'_>) -> Result<Arc<Rendered>, PrerenderFailure> {
        let json = serde_json::to_string(request)
            .map_err(|error| PrerenderFailure::Unavailable(error.to_string()))?;
        let key = DigestBuilder::new().digest(&self.bundle).field(&json).finish();
        {
            let known = lock(&self.known);
            if let Some(rendered) = known.rendered.get(&key) {
                return Ok(Arc::clone(rendered));
            }
            if let Some(failure) = known.failed.get(&key) {
                return Err(failure.clone());
            }
            if let Some(reason) = &known.unavailable {
                return Err(PrerenderFailure::Unavailable(reason.clone()));
            }
        }
        let result = self.ask(&json);
        let mut known = lock(&self.known);
        match result {
            Ok(rendered) => {
                let rendered = Arc::new(rendered);
                known.rendered.insert(key, Arc::clone(&rendered));
                known.unsaved = true;
                Ok(rendered)
            }
            Err(failure) => {
                match &failure {
                    PrerenderFailure::Unavailable(reason) => {
                        known.unavailable = Some(reason.clone());
                    }
                    _ => drop(known.failed.insert(key, failure.clone())),
                }
                Err(failure)
            }
        }
    }

    /// Writes new drawings into the cache folder. Without it they are written at the end.
    pub fn save(&self) {
        let mut known = lock(&self.known);
        if !std::mem::take(&mut known.unsaved) {
            return;
        }
        let entries: Vec<(String, &Rendered)> =
            known.rendered.iter().map(|(key, rendered)| (key.hex(), &**rendered)).collect();
        if let Ok(bytes) = serde_json::to_vec(&entries) {
            cache::write(&self.store, &bytes);
        }
        drop(known);
        for folder in [&self.store, &self.script].into_iter().filter_map(|file| file.parent()) {
            cache::prune(folder, KEPT);
        }
    }

    /// Asks Node. A request that is lost because another one brings Node down is asked again.
    fn ask(&self, json: &str) -> Result<Rendered, PrerenderFailure> {
        let mut lost = String::new();
        for _ in 0..MOST_TRIES {
            let process = self.process()?;
            match process.ask(json, self.timeout) {
                Ok(Answer { html: Some(html), warnings, .. }) => {
                    return Ok(Rendered { html, warnings });
                }
                Ok(answer) => return Err(stack::thrown(answer, &self.script)),
                Err(Lost::TimedOut) => {
                    self.forget(&process);
                    return Err(PrerenderFailure::TimedOut);
                }
                Err(Lost::Died { words, guilty }) => {
                    self.forget(&process);
                    if guilty || !process.was_ready() {
                        return Err(process::death(&self.node, words, process.was_ready()));
                    }
                    lost = words;
                }
            }
        }
        Err(PrerenderFailure::Died { words: lost })
    }

    /// The running process, or a new one.
    fn process(&self) -> Result<Arc<Process>, PrerenderFailure> {
        let mut slot = lock(&self.process);
        if let Some(process) = &*slot {
            return Ok(Arc::clone(process));
        }
        let started = cache::replace(&self.script, &self.server)
            .map_err(|error| format!("{} can't be written: {error}", self.script.display()))
            .and_then(|()| Process::start(&self.node, &self.script));
        let process = Arc::new(started.map_err(PrerenderFailure::Unavailable)?);
        *slot = Some(Arc::clone(&process));
        Ok(process)
    }

    /// Ends `process`, unless that has been done and another one runs by now.
    fn forget(&self, process: &Arc<Process>) {
        process.end();
        let mut slot = lock(&self.process);
        if slot.as_ref().is_some_and(|current| Arc::ptr_eq(current, process)) {
            *slot = None;
        }
    }
}

impl Drop for Prerenderer {
    fn drop(&mut self) {
        self.save();
    }
}

fn unpack(bytes: &[u8]) -> Option<BTreeMap<Digest, Arc<Rendered>>> {
    let entries: Vec<(String, Rendered)> = serde_json::from_slice(bytes).ok()?;
    entries
        .into_iter()
        .map(|(key, rendered)| Some((Digest::from_hex(&key)?, Arc::new(rendered))))
        .collect()
}

/// A thread that panicked leaves nothing half-done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

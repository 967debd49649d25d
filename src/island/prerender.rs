//! The islands' markup, drawn at build time by a Node process that starts when it is needed.
//!
//! Every drawing is remembered by everything it is made from, in memory and in the cache folder.

mod drawings;
mod process;
mod stack;
mod studio;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::island::bundle::{Bundle, Program};

pub use crate::island::prerender::stack::Spot;
pub(super) use crate::island::prerender::studio::Studio;

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
    /// There is no component in its file.
    Missing,
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

/// Draws the islands of a bundle. Any number of threads may ask at once.
pub struct Prerenderer {
    studio: Arc<Studio>,
    program: Arc<Program>,
    /// The digest of the code of each island.
    code: BTreeMap<String, Digest>,
}

impl Prerenderer {
    /// Prepares to draw the islands of `bundle`. Node is started when it is needed.
    pub(super) fn new(studio: &Arc<Studio>, bundle: &Bundle) -> Prerenderer {
        Prerenderer {
            studio: Arc::clone(studio),
            program: Arc::clone(&bundle.program),
            code: bundle.code.clone(),
        }
    }

    /// Draws an island, or remembers it. Waits until it is done.
    pub fn render(&self, request: &Request<'_>) -> Result<Arc<Rendered>, PrerenderFailure> {
        let json = serde_json::to_string(request)
            .map_err(|error| PrerenderFailure::Unavailable(error.to_string()))?;
        let code = *self.code.get(request.island).unwrap_or(&self.program.digest);
        self.studio.note(request.island, code, &json);
        let key = Digest::of(json.as_bytes());
        if let Some(drawing) = self.studio.drawings.get(code, key) {
            return drawing;
        }
        let drawing = self.studio.ask(self.program.of(request.island), &json).map(Arc::new);
        self.studio.drawings.put(code, key, &drawing);
        drawing
    }
}

/// A thread that panicked leaves nothing half-done behind these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

//! What the user should know of a build, and is no mistake of theirs.

use std::sync::{Mutex, PoisonError};

/// Sentences that nobody has been told yet.
#[derive(Default)]
pub(super) struct Notices(Mutex<Vec<String>>);

impl Notices {
    /// Adds a sentence, unless it is waiting to be told already.
    pub(super) fn add(&self, sentence: &str) {
        let mut sentences = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !sentences.iter().any(|one| one == sentence) {
            sentences.push(sentence.to_owned());
        }
    }

    /// Takes all sentences.
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

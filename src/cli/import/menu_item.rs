//! Entries of the menus of a source.

use crate::engine::diagnostic::Place;

/// An entry of the main menu in one language.
#[derive(Clone, Debug)]
pub(super) struct FoundMenuItem {
    /// The index of its language.
    pub(super) locale: usize,
    /// The name of its page, or its address.
    pub(super) target: String,
    /// Its words.
    pub(super) name: String,
    /// Its position: the weight, and the number in the file.
    pub(super) position: (i64, usize),
    pub(super) place: Place,
}

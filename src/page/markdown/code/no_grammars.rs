//! Stands in for the grammars in a program without the feature `highlighting`.

use std::convert::Infallible;

use crate::engine::diagnostic::Names;

/// No grammars.
pub(super) struct Grammars {
    /// No names.
    pub(super) names: Names,
}

impl Grammars {
    /// The hint for any language.
    pub(super) const UNKNOWN: &str = "the code is not highlighted; install Archipel with its \
                                      feature `highlighting`, or write `text`";

    /// Creates them.
    pub(super) fn load() -> Grammars {
        Grammars { names: Names::default() }
    }

    /// Returns no text.
    pub(super) fn licences() -> String {
        String::new()
    }

    /// Returns no grammar.
    #[expect(clippy::unused_self, reason = "as with grammars")]
    pub(super) fn find(&self, _name: &str) -> Option<Infallible> {
        None
    }

    /// Is never called.
    #[expect(clippy::unused_self, reason = "as with grammars")]
    pub(super) fn html(&self, grammar: Infallible, _code: &str) -> Option<String> {
        match grammar {}
    }
}

//! Markup that is inserted into a page unchanged: inlined drawings, and the HTML of bodies.

use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::page::policy::{self, Blocked};
use crate::page::render::LoadedSite;

impl LoadedSite {
    /// The diagnostics for content that the policy blocks in an inlined asset, such as a drawing.
    pub(super) fn blocked_in_asset(&self, name: &str, text: &str) -> Vec<Diagnostic> {
        let is_code =
            [".js", ".mjs", ".css", ".json", ".txt"].iter().any(|end| name.ends_with(end));
        let Some(asset) = self.assets.get(name).filter(|_| !is_code) else {
            return Vec::new();
        };
        let blocked = self.blocked_in_content(text).into_iter();
        blocked.map(|(at, blocked)| blocked.at(Place::new(asset.source(), at..at + 1))).collect()
    }

    /// The diagnostics for content that the policy blocks in inserted markup, with their offsets.
    pub(super) fn blocked_in_content(&self, markup: &str) -> Vec<(usize, Diagnostic)> {
        let Some(allowances) = &self.allowances else { return Vec::new() };
        let blocked = policy::blocked_in_content(markup.as_bytes(), allowances).into_iter();
        let diagnostic = |blocked: Blocked| {
            Diagnostic::new(Code::BlockedByPolicy, blocked.message).hint(blocked.hint)
        };
        blocked.map(|(at, blocked)| (at, diagnostic(blocked))).collect()
    }
}

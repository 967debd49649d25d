//! Options of a build, and its progress.

use crate::build::pipeline::pages::RouteName;
use crate::content::Days;
use crate::engine::diagnostic::LevelRule;

/// A part of a build, for progress and durations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Reading configuration, content, messages, templates and assets, and bundling islands.
    Read,
    /// Rendering pages.
    Render,
    /// Everything except pages: sitemaps, assets, chunks, and checks of the whole site.
    Finish,
}

/// Receives the progress of a build.
pub trait Progress: Sync {
    /// A stage begins.
    fn stage(&self, stage: Stage);
    /// `done` of `all` routes are rendered.
    fn routes(&self, done: usize, all: usize);
}

/// Ignores the progress.
impl Progress for () {
    fn stage(&self, _: Stage) {}
    fn routes(&self, _: usize, _: usize) {}
}

/// Options of a build.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of a command")]
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Overrides `base_url` of `site.toml`.
    pub base_url: Option<String>,
    /// The routes that are rendered before all others, in this order.
    pub order: Vec<RouteName>,
    /// Whether pages with `draft: true` are part of the site.
    pub drafts: bool,
    /// The days whose pages are part of the site.
    pub days: Days,
    /// Whether pages get whole fonts instead of ones that are subset to the characters in use.
    pub whole_fonts: bool,
    /// Today's date, `2025-12-31`, for warnings only: dates that have passed since the site's own
    /// date are reported.
    pub today: Option<String>,
    /// Levels of diagnostics, which override those of `site.toml`.
    pub levels: LevelRule,
    /// Whether warnings are errors.
    pub strict: bool,
    /// Whether the progress of translations is computed while their files are in memory.
    pub has_progress: bool,
    /// Whether finished pages are checked by the rules of html-validate.
    pub lints_pages: bool,
    /// Whether diagnostics that the baseline lists are reported, too.
    pub ignores_baseline: bool,
}

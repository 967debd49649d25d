//! What a command may change about a build, and how it hears of it.

use std::sync::Arc;

use crate::memo::RouteName;
use crate::render::World;

/// A part of the work, for progress and times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Reading configuration, content, messages, templates and assets, and bundling islands.
    Read,
    /// Rendering pages.
    Render,
    /// Everything beside pages: sitemaps, assets, chunks, and what the whole site has to satisfy.
    Finish,
}

/// Hears how the work goes on.
pub trait Progress: Sync {
    /// A stage begins.
    fn stage(&self, stage: Stage);
    /// npm begins to install the islands' packages, which takes a while.
    fn installing(&self);
    /// So many of all routes are done.
    fn routes(&self, done: usize, all: usize);
    /// The routes of [`Options::order`] are rendered, and everything they need is with the sink.
    fn first(&self, _: &Arc<World>) {}
    /// Whether the build is cancelled.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// What a command may change about a build.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Where the site is published, instead of what `site.toml` says.
    pub base_url: Option<String>,
    /// The routes that are rendered before all others, in this order.
    pub order: Vec<RouteName>,
    /// Whether pages get whole fonts instead of ones that are subset to the characters in use.
    pub whole_fonts: bool,
    /// The real day, `2025-12-31`, for the report only: what has passed since the day that the
    /// site speaks of is told.
    pub today: Option<String>,
}

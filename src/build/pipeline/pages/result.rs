//! The result of rendering a page in all its languages.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::assets::island::weight::PageWeight;
use crate::assets::search::Extract;
use crate::build::pipeline::pages::usage::Usage;
use crate::engine::diagnostic::Report;
use crate::engine::output::{Entry, OutputPath};

/// The result of one page.
#[derive(Default)]
pub(in crate::build::pipeline) struct PageResult {
    pub(in crate::build::pipeline) report: Report,
    pub(in crate::build::pipeline) entries: Vec<(OutputPath, Entry)>,
    /// The element ids in the default language.
    pub(in crate::build::pipeline) ids: Option<BTreeSet<Box<str>>>,
    pub(in crate::build::pipeline) weights: Vec<(Route, PageWeight)>,
    /// The searchable texts of its routes.
    pub(in crate::build::pipeline) search: Vec<(Route, Arc<Extract>)>,
    pub(in crate::build::pipeline) usage: Usage,
}

/// A page's number and a locale's.
pub(in crate::build::pipeline) type Route = (usize, usize);

//! The result of rendering a page in all its languages.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::diagnostic::Report;
use crate::island::weight::PageWeight;
use crate::output::{Entry, OutputPath};
use crate::pipeline::pages::usage::Usage;
use crate::search::Extract;

/// The result of one page.
#[derive(Default)]
pub(in crate::pipeline) struct PageResult {
    pub(in crate::pipeline) report: Report,
    pub(in crate::pipeline) entries: Vec<(OutputPath, Entry)>,
    /// The element ids in the default language.
    pub(in crate::pipeline) ids: Option<BTreeSet<Box<str>>>,
    pub(in crate::pipeline) weights: Vec<(Route, PageWeight)>,
    /// What its routes can be searched for.
    pub(in crate::pipeline) search: Vec<(Route, Arc<Extract>)>,
    pub(in crate::pipeline) usage: Usage,
}

/// A page's number and a locale's.
pub(in crate::pipeline) type Route = (usize, usize);

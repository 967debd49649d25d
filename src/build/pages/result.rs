//! What a page comes to.

use std::collections::BTreeSet;

use crate::build::pages::usage::Usage;
use crate::diagnostic::Report;
use crate::island::weight::PageWeight;
use crate::output::{Entry, OutputPath};

/// What became of one page.
#[derive(Default)]
pub(in crate::build) struct PageResult {
    pub(in crate::build) report: Report,
    pub(in crate::build) entries: Vec<(OutputPath, Entry)>,
    /// The element ids in the default language.
    pub(in crate::build) ids: Option<BTreeSet<Box<str>>>,
    pub(in crate::build) weights: Vec<(Route, PageWeight)>,
    pub(in crate::build) usage: Usage,
}

/// A page's number and a locale's.
pub(in crate::build) type Route = (usize, usize);

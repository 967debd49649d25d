//! Locates failed lookups of templates in the content that contains the name.

use std::ops::Range;

use crate::content::yaml::{self, Node, Value};
use crate::engine::diagnostic::{Diagnostic, Place, Report};
use crate::page::render::RouteContext;

impl RouteContext {
    /// The result of a lookup. Its errors are located at the value with this name, in the file of
    /// the page or in data, unless a template contains the name itself.
    pub(super) fn locate_in_content<T>(
        &self,
        name: &str,
        result: Result<T, Vec<Diagnostic>>,
    ) -> Result<T, Vec<Diagnostic>> {
        result.map_err(|errors| match self.value_place(name) {
            Some(place) => errors.into_iter().map(|error| error.at(place.clone())).collect(),
            None => errors,
        })
    }

    fn value_place(&self, name: &str) -> Option<Place> {
        let site = &self.site;
        if site.untracked().templates.mentions(name) {
            return None;
        }
        let own = &self.own_page().source;
        let text = site.sources().read_text(own.as_str()).ok();
        let node = text.and_then(|text| yaml::parse(own, &text, &mut Report::new()));
        let own = node.and_then(|node| Some(Place::new(own, find(&node, name)?)));
        own.or_else(|| site.untracked().asset_value(name))
    }
}

/// The first value that equals this text.
fn find(node: &Node, name: &str) -> Option<Range<usize>> {
    match &node.value {
        Value::Scalar { text, .. } => (**text == *name).then(|| node.span()),
        Value::List(items) => items.iter().find_map(|item| find(item, name)),
        Value::Map(entries) => entries.iter().find_map(|(_, item)| find(item, name)),
    }
}

//! What a template may ask for.

use std::sync::Arc;

use crate::diagnostic::{Diagnostic, Place};
use crate::message::Arg;
use crate::picture::Frame;
use crate::template::value::Item;

/// What a template may ask for. Every method answers for the page being rendered.
pub trait Doors: Send + Sync {
    /// A message as text. `links` allows variables that the message does not use; they are the
    /// names of links in it.
    fn text(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        links: bool,
    ) -> Result<Arc<str>, Vec<Diagnostic>>;
    /// Where a message stands.
    fn message_place(&self, id: &str) -> Option<Place>;
    /// The URL of a page, with an anchor if one is given.
    fn url(&self, page: &str, anchor: Option<&str>) -> Result<String, Vec<Diagnostic>>;
    /// The URL of an asset.
    fn asset(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// The text of an asset.
    fn inline(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// The HTML of an island.
    fn island(&self, name: &str, props: serde_json::Value) -> Result<String, Vec<Diagnostic>>;
    /// The elements that run a script.
    fn script(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// A fact as messages print it.
    fn fact(&self, path: &str) -> Result<String, Vec<Diagnostic>>;
    /// A number in the locale's form, with options as messages name them.
    fn number(&self, number: &str, options: &[(String, String)])
    -> Result<String, Vec<Diagnostic>>;
    /// A day (`2025-12-31`) in the locale's form.
    fn date(&self, date: &str, style: &str) -> Result<String, Vec<Diagnostic>>;
    /// Text set in lines, as SVG.
    fn set_text(&self, text: &str, set: &SetText<'_>) -> Result<String, Vec<Diagnostic>>;
    /// The links and metas of the head that follow from the route.
    fn head(&self) -> Result<String, Vec<Diagnostic>>;
    /// Any other name of the context.
    fn item(&self, name: &str) -> Result<Option<Item>, Vec<Diagnostic>>;
    /// A data file.
    fn data(&self, name: &str) -> Option<Item>;
    /// A value of the page.
    fn page(&self, key: &str) -> Result<Option<Item>, Vec<Diagnostic>>;
}

/// How a text is set in a picture; lengths in its units.
#[derive(Clone, Copy, Debug)]
pub struct SetText<'a> {
    /// The name that `site.toml` gives to the fonts.
    pub face: &'a str,
    /// The size that is wished for, the width of a line, and how many there may be.
    pub frame: Frame,
    /// Where the first line begins, and its baseline.
    pub at: (f32, f32),
    /// From one baseline to the next, as a multiple of the size.
    pub line_height: f32,
}

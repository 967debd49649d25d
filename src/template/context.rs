//! The interface between templates and the page being rendered.

use std::borrow::Cow;

use crate::content::PageList;
use crate::engine::diagnostic::Diagnostic;
use crate::i18n::message::{Arg, Function, ValueMark};
use crate::template::value::TemplateValue;

/// Provides the functions and values of templates. Every method applies to the page being rendered.
pub trait TemplateContext: Send + Sync {
    /// The text of a message, without markup, with marks: for its language, and for values whose
    /// direction differs.
    fn text(&self, id: &str, args: &[(&str, Arg)]) -> Result<Cow<'_, str>, Vec<Diagnostic>>;
    /// The text for expressions, of a text that is printed with marks; `None` if it has no marks.
    fn without_marks(&self, printed: &str) -> Option<String>;
    /// Returns whether values of the data are printed with marks of their places.
    fn marks_values(&self) -> bool {
        false
    }
    /// The marks of a printed text, if it is that of a value of the data or of the page.
    fn value_mark(&self, _printed: &str) -> Option<ValueMark> {
        None
    }
    /// The HTML of a message. `links` are arguments with URLs, which may be the names of links in
    /// it.
    fn rich(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        links: &[(&str, String)],
    ) -> Result<String, Vec<Diagnostic>>;
    /// The URL of a page, with an optional anchor.
    fn url(&self, page: &str, anchor: Option<&str>) -> Result<String, Vec<Diagnostic>>;
    /// The scheme and host that absolute URLs begin with, without a slash at the end.
    fn origin(&self) -> &str;
    /// The URL of an asset.
    fn asset(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// The text of an asset.
    fn inline(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// The HTML that shows an image in several sizes.
    fn picture(&self, picture: &PictureArguments<'_>) -> Result<String, Vec<Diagnostic>>;
    /// The HTML of an island. `in_text` is whether it is in a line of text of a Markdown body.
    fn island(
        &self,
        name: &str,
        props: serde_json::Value,
        in_text: bool,
    ) -> Result<String, Vec<Diagnostic>>;
    /// The HTML elements that run a script.
    fn script(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// A value of the data, formatted as in messages.
    fn fact(&self, path: &str) -> Result<String, Vec<Diagnostic>>;
    /// A value, formatted for the locale as by a function of messages. `written` is the name of
    /// the function in templates. A list is returned as it is printed: with marks for texts whose
    /// direction differs.
    fn format(
        &self,
        function: Function,
        written: &str,
        value: &Arg,
        options: &[(String, String)],
    ) -> Result<String, Vec<Diagnostic>>;
    /// The pages of a list, at most `limit`; the current one only if `with_current`.
    fn pages(
        &self,
        list: &PageList,
        limit: Option<usize>,
        with_current: bool,
    ) -> Result<TemplateValue, Vec<Diagnostic>>;
    /// The body of another page as HTML.
    fn content(&self, page: &str) -> Result<String, Vec<Diagnostic>>;
    /// A Markdown body that the page names, as HTML.
    fn markdown(&self, name: &str) -> Result<String, Vec<Diagnostic>>;
    /// The pages before and after this one in a list.
    fn adjacent(&self, list: &PageList) -> Result<TemplateValue, Vec<Diagnostic>>;
    /// The pages of a list that share tags with this page, those that share most first, at most
    /// `limit`.
    fn related(
        &self,
        list: &PageList,
        limit: Option<usize>,
    ) -> Result<TemplateValue, Vec<Diagnostic>>;
    /// The tags that have pages in a paginated list; with `names`, only these.
    fn tags(&self, page: &str, names: Option<&[String]>) -> Result<TemplateValue, Vec<Diagnostic>>;
    /// Text broken into lines, as SVG.
    fn set_text(&self, text: &str, set: &SetText<'_>) -> Result<String, Vec<Diagnostic>>;
    /// The HTML of a template that is the same on all pages of the language, if the template is one
    /// of those and `has_standard_globals` returns true: no variable of the template hides a global
    /// that it may use.
    fn shared_partial(
        &self,
        template: &str,
        has_standard_globals: &dyn Fn() -> bool,
    ) -> Option<TemplateValue>;
    /// The `<link>` and `<meta>` elements of the route.
    fn head(&self) -> Result<String, Vec<Diagnostic>>;
    /// Records that the output depends on the page. Returns an error without diagnostics if a
    /// partial is rendered without a page.
    fn require_page(&self) -> Result<(), Vec<Diagnostic>>;
    /// The value of any other name.
    fn item(&self, name: &str) -> Option<TemplateValue>;
    /// A data file.
    fn data(&self, name: &str) -> Option<TemplateValue>;
    /// A value of the page.
    fn page(&self, key: &str) -> Result<Option<TemplateValue>, Vec<Diagnostic>>;
}

/// An image and its presentation.
#[derive(Clone, Debug)]
pub struct PictureArguments<'a> {
    /// The name of the asset.
    pub name: &'a str,
    /// Its description, for people who can't see it; empty if it is decorative.
    pub alt: &'a str,
    /// The widths in which it is published, in pixels; by default those of `site.toml`.
    pub widths: Option<Vec<u32>>,
    /// Its displayed width, as in the attribute `sizes`; by default that of `site.toml`.
    pub sizes: Option<&'a str>,
    /// Its class.
    pub class: Option<&'a str>,
    /// Its title, which browsers show as a tooltip.
    pub title: Option<&'a str>,
    /// Whether it is loaded immediately, not only when it is near the viewport.
    pub is_eager: bool,
}

impl<'a> PictureArguments<'a> {
    /// An image with the options of `site.toml`.
    pub fn new(name: &'a str, alt: &'a str) -> PictureArguments<'a> {
        let (widths, sizes, class, title) = (None, None, None, None);
        PictureArguments { name, alt, widths, sizes, class, title, is_eager: false }
    }
}

/// The constraints of a text layout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// The preferred font size, in units of the image.
    pub size: f32,
    /// The maximum width of a line.
    pub width: f32,
    /// The maximum number of lines, at least one.
    pub lines: usize,
    /// Letter spacing in ems, in scripts that allow it.
    pub tracking: f32,
    /// Whether lines are right-aligned.
    pub from_right: bool,
    /// Whether the text is of a language that is written from the right.
    pub text_from_right: bool,
}

/// The layout of a text in an image; lengths are in its units.
#[derive(Clone, Copy, Debug)]
pub struct SetText<'a> {
    /// The font's name in `site.toml`.
    pub face: &'a str,
    /// The preferred font size, the line width, and the maximum number of lines.
    pub frame: Frame,
    /// The start of the first line, on its baseline.
    pub at: (f32, f32),
    /// The distance between baselines, as a multiple of the font size.
    pub line_height: f32,
}

/// The URL of a link: that of the page of `page:<id>`, or of the file of `asset:<name>`; others
/// stay. The anchor of `#<anchor>` is one of the page `page`. If the text `is_embedded` in a file
/// of its own, such as a feed, the URL contains the page.
pub fn link_target(
    context: &dyn TemplateContext,
    page: &str,
    is_embedded: bool,
    address: &str,
) -> Result<String, Vec<Diagnostic>> {
    if let Some(page) = address.strip_prefix("page:") {
        return match page.split_once('#') {
            Some((page, anchor)) => context.url(page, Some(anchor)),
            None => context.url(page, None),
        };
    }
    if let Some(asset) = address.strip_prefix("asset:") {
        return context.asset(asset);
    }
    let Some(anchor) = address.strip_prefix('#') else { return Ok(address.to_owned()) };
    // Without an element of that id, browsers show the start of the page (HTML, "Scrolling to a
    // fragment").
    let url = context.url(page, Some(anchor).filter(|anchor| *anchor != "top"))?;
    Ok(if is_embedded { url } else { address.to_owned() })
}

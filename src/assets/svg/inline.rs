//! A drawing as part of a page.

use std::collections::BTreeMap;
use std::ops::Range;

use roxmltree::{Document, Node};

use crate::assets::svg::clean::remove_metadata;
use crate::assets::svg::plain::{escape, plain};
use crate::assets::svg::scripts::scripts;
use crate::assets::svg::{SvgFault, XHTML, XLINK, parse, style};
use crate::base::html::{can_have_style, is_address, is_void, style_urls};
use crate::base::text::apply_edits;

/// A drawing that may become part of pages.
#[derive(Debug)]
pub struct Drawing {
    /// The element `<svg>` in the syntax of HTML: without prolog, document type and prefixes.
    text: String,
    /// The value that distinguishes its styles from those of other drawings; empty if it has none.
    mark: String,
    /// The ids of its elements.
    pub ids: Vec<String>,
    /// Relative URLs of files that it refers to, with their spans.
    pub files: Vec<(String, Range<usize>)>,
}

/// Attributes whose values are ids of other elements, separated by spaces.
const LISTS_OF_IDS: [&str; 6] = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-flowto",
    "aria-details",
];

impl Drawing {
    /// Reads a drawing. `mark` is unique to its file: letters, digits and hyphens.
    pub fn new(text: &str, mark: &str) -> Result<Drawing, Vec<SvgFault>> {
        let document = parse(text).map_err(|fault| vec![fault])?;
        let mut faults = scripts(&document);
        let mut files = Vec::new();
        let mut has_styles = false;
        for node in document.descendants() {
            if is_style(&node) {
                has_styles = true;
                let none = BTreeMap::new();
                faults.extend(style::scope(&css(&node), mark, &none, &none).err().map(|words| {
                    let start = node.range().start;
                    let message = format!("its styles can't be read: {words}");
                    let hint = "check the CSS in `<style>`";
                    SvgFault { message, hint, span: start..start + "<style".len() }
                }));
            }
            files.extend(files_of(&node));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let root = document.root_element();
        let has_type = text[..root.range().start].contains("<!DOCTYPE");
        let text = if has_type { plain(&document) } else { text[root.range()].to_owned() };
        // Namespaces that the root declares are declared in its text.
        let document = parse(&text).map_err(|fault| vec![fault])?;
        let text = as_html(&document, has_styles.then_some(mark));
        let ids = document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned);
        let ids = ids.collect();
        let mark = if has_styles { mark.to_owned() } else { String::new() };
        Ok(Drawing { text, mark, ids, files })
    }

    /// The HTML of the drawing: `urls` has the URLs of its files, `prefix` makes its ids unique on
    /// a page.
    pub fn html(&self, prefix: &str, urls: &BTreeMap<String, String>) -> String {
        if self.mark.is_empty() && prefix.is_empty() && urls.is_empty() {
            return self.text.clone();
        }
        // The text was created from a document that can be parsed.
        let Ok(document) = parse(&self.text) else { return self.text.clone() };
        let new = |id: &String| (id.clone(), format!("{prefix}{id}"));
        let ids: BTreeMap<String, String> =
            if prefix.is_empty() { BTreeMap::new() } else { self.ids.iter().map(new).collect() };
        let mut edits = Vec::new();
        for node in document.descendants() {
            if is_style(&node)
                && let Ok(scoped) = style::scope(&css(&node), &self.mark, &ids, urls)
                && let (Some(first), Some(last)) = (node.first_child(), node.last_child())
            {
                edits.push((first.range().start..last.range().end, style::in_html(&scoped)));
            }
            for attribute in node.attributes() {
                let url =
                    (attribute.name() == "href").then(|| urls.get(attribute.value())).flatten();
                let value = match url {
                    Some(url) => Some(url.clone()),
                    None => renamed(attribute.name(), attribute.value(), &ids, urls),
                };
                if let Some(value) = value {
                    edits.push((attribute.range_value(), escape(&value)));
                }
            }
        }
        apply_edits(&self.text, edits)
    }
}

fn is_style(node: &Node<'_, '_>) -> bool {
    node.is_element() && node.tag_name().name() == "style" && node.has_children()
}

fn css(style: &Node<'_, '_>) -> String {
    style.children().filter_map(|child| child.text()).collect()
}

/// The first relative URL of a file in a drawing, with its span; `None` if it has none, or can't be
/// parsed.
pub fn file_beside(text: &str) -> Option<(String, Range<usize>)> {
    // Most drawings have neither links nor `url(…)` nor `@import`.
    let lower = text.to_ascii_lowercase();
    if !text.contains("href") && !lower.contains("url(") && !lower.contains("@import") {
        return None;
    }
    parse(text).ok()?.descendants().find_map(|node| files_of(&node).into_iter().next())
}

/// The relative URLs of files that an element refers to, with their spans.
fn files_of(node: &Node<'_, '_>) -> Vec<(String, Range<usize>)> {
    let text = node.document().input_text();
    let mut files = Vec::new();
    // The text may have references to characters, so that a URL is not found in it.
    let mut add = |url: &str, whole: Range<usize>| {
        if is_file(url) {
            let at = text[whole.clone()].find(url).map(|at| whole.start + at);
            files.push((url.to_owned(), at.map_or(whole, |at| at..at + url.len())));
        }
    };
    if is_style(node) {
        for url in style::urls(&css(node)) {
            add(&url, node.range());
        }
    }
    let is_link = ["image", "use", "feImage"].contains(&node.tag_name().name());
    for attribute in node.attributes() {
        match attribute.name() {
            "href" if is_link => add(attribute.value(), attribute.range_value()),
            "href" => {}
            name if can_have_style(name) => {
                for url in style_urls(attribute.value()) {
                    add(&attribute.value()[url], attribute.range_value());
                }
            }
            _ => {}
        }
    }
    files
}

/// Returns whether a URL is that of a file relative to the drawing.
fn is_file(address: &str) -> bool {
    !address.is_empty()
        && !address.starts_with(['#', '/'])
        && !address.split(['/', '?', '#']).next().unwrap_or_default().contains(':')
}

/// Converts a document to HTML syntax: without metadata and prefixes, and with the attribute that
/// its styles select.
fn as_html(document: &Document<'_>, mark: Option<&str>) -> String {
    let text = document.input_text();
    let mut edits = Vec::new();
    remove_metadata(document, &mut edits);
    for node in document.descendants().filter(Node::is_element) {
        let (range, name) = (node.range(), node.tag_name());
        let source = &text[range.clone()];
        let written = source[1..].find(|c: char| c.is_whitespace() || matches!(c, '/' | '>'));
        let written = 1..1 + written.unwrap_or_default();
        let has_end = node.has_children() || !source.ends_with("/>");
        let at = |part: Range<usize>| range.start + part.start..range.start + part.end;
        if source[written.clone()].contains(':') {
            edits.push((at(written), name.name().to_owned()));
            if has_end && let Some(end) = source.rfind("</") {
                edits.push((at(end..source.len()), format!("</{}>", name.name())));
            }
        }
        if !has_end && name.namespace() == Some(XHTML) && !is_void(name.name().as_bytes()) {
            edits.push((at(source.len() - 2..source.len()), format!("></{}>", name.name())));
        }
        for attribute in node.attributes() {
            let written = &text[attribute.range_qname()];
            if attribute.namespace() == Some(XLINK) && !written.starts_with("xlink:") {
                edits.push((attribute.range_qname(), format!("xlink:{}", attribute.name())));
            }
        }
    }
    if let Some(mark) = mark {
        let name = text.find(|c: char| c.is_whitespace() || matches!(c, '/' | '>'));
        let at = name.unwrap_or_default();
        edits.push((at..at, format!(" data-svg=\"{mark}\"")));
    }
    apply_edits(text, edits)
}

/// Renames the ids in the value of an attribute, and replaces the URLs of files; `None` if it
/// contains none.
fn renamed(
    name: &str,
    value: &str,
    ids: &BTreeMap<String, String>,
    urls: &BTreeMap<String, String>,
) -> Option<String> {
    if ids.is_empty() && urls.is_empty() {
        return None;
    }
    let whole = |id: &str| ids.get(id).cloned();
    let each = |separator: char, rename: &dyn Fn(&str) -> Option<String>| {
        let parts = value.split(separator);
        let parts = parts.map(|part| rename(part).unwrap_or_else(|| part.to_owned()));
        parts.collect::<Vec<_>>().join(&separator.to_string())
    };
    let renamed = match name {
        "id" => whole(value)?,
        "for" => whole(value)?,
        name if LISTS_OF_IDS.contains(&name) => each(' ', &whole),
        // `button.click+1s; 3s`
        "begin" | "end" => each(';', &|part| {
            let trimmed = part.trim_start();
            let (id, event) = trimmed.split_once('.')?;
            let space = &part[..part.len() - trimmed.len()];
            Some(format!("{space}{}.{event}", ids.get(id)?))
        }),
        _ => match value.trim().strip_prefix('#') {
            // In other attributes, `#abc` is a colour.
            Some(id) if is_address(name) => format!("#{}", whole(id)?),
            _ => with_urls(value, ids, urls),
        },
    };
    (renamed != value).then_some(renamed)
}

/// Renames the ids in `url(#id)`, and replaces the URLs of files.
fn with_urls(
    value: &str,
    ids: &BTreeMap<String, String>,
    files: &BTreeMap<String, String>,
) -> String {
    let edits = style_urls(value).into_iter().filter_map(|span| {
        let new = match value[span.clone()].strip_prefix('#') {
            Some(id) => ids.get(id).map(|renamed| format!("#{renamed}")),
            None => files.get(&value[span.clone()]).cloned(),
        };
        Some((span, new?))
    });
    apply_edits(value, edits)
}

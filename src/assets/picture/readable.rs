//! Converts an SVG to the subset that the renderer reads, and rejects what it would ignore: it
//! has a small part of CSS, and draws another picture without an error.
//!
//! The lists are those of usvg 0.49 (`parser/svgtree`) and simplecss 0.2.

mod sheet;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use lightningcss::stylesheet::{ParserOptions, StyleAttribute};
use resvg::usvg::roxmltree::{Document, Node};

use crate::assets::picture::PictureError;
use crate::base::html::escaped_html;
use crate::base::text::apply_edits;

/// Attributes whose values are CSS.
const ATTRIBUTES: [&str; 11] = [
    "clip-path", "color", "fill", "filter", "flood-color", "lighting-color", "mask", "stop-color",
    "stroke", "transform-origin", "vector-effect",
];

/// A part that browsers draw and the renderer does not.
struct Unread {
    /// The part as it is written, for its place.
    written: String,
    message: String,
    hint: &'static str,
}

impl Unread {
    fn new(what: &str, written: &str, hint: &'static str) -> Unread {
        let message = format!("the renderer does not support {what}");
        Unread { written: written.to_owned(), message, hint }
    }

    /// The error, at its place in a part of the text.
    fn within(self, text: &str, span: Range<usize>) -> PictureError {
        let found = text[span.clone()].find(&self.written);
        let start = found.map_or(span.start, |at| span.start + at);
        let span = start..start + found.map_or(1, |_| self.written.len());
        PictureError { message: self.message, hint: Some(self.hint), span: Some(span) }
    }
}

/// A declaration of a style sheet or a `style` attribute.
struct Declaration {
    name: String,
    value: String,
    is_important: bool,
}

/// The declarations of the whole drawing that others depend on.
#[derive(Default)]
struct Context {
    /// The values of custom properties; `None` if an element can have another one.
    variables: BTreeMap<String, Option<String>>,
    important: BTreeSet<String>,
}

impl Context {
    fn declare(&mut self, declarations: &[Declaration], is_root: bool) {
        for it in declarations.iter().filter(|it| it.name.starts_with("--")) {
            let value = is_root.then(|| it.value.clone());
            let known = self.variables.entry(it.name.clone()).or_insert_with(|| value.clone());
            if *known != value {
                *known = None;
            }
        }
    }
}

/// The drawing without CSS that the renderer can't read; `None` if nothing has to be changed.
pub(super) fn readable(document: &Document<'_>) -> Result<Option<String>, PictureError> {
    let text = document.input_text();
    if let Some(span) = entity_with_markup(text) {
        let hint = "write the elements where they are drawn";
        return Err(Unread::new("elements in an entity", "<!ENTITY", hint).within(text, span));
    }
    let mut context = Context::default();
    let mut sheets = Vec::new();
    let mut styles = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        check_element(&node).map_err(|unread| unread.within(text, node.range()))?;
        if node.tag_name().name() == "style" {
            let css: String = node.children().filter_map(|child| child.text()).collect();
            let rules = match node.attribute("type") {
                None | Some("" | "text/css") => sheet::parse(&css, node.attribute("media")),
                Some(_) => Ok(Vec::new()),
            };
            let rules = rules.map_err(|unread| unread.within(text, node.range()))?;
            for rule in &rules {
                context.declare(&rule.declarations, rule.is_root);
            }
            sheets.push((node, rules));
        } else if let Some(style) = node.attribute_node("style") {
            let parsed = StyleAttribute::parse(style.value(), lenient());
            let declarations = parsed.map(|parsed| declarations(&parsed.declarations));
            let declarations = declarations.unwrap_or_default();
            context.declare(&declarations, node == document.root_element());
            styles.push((node, style, declarations));
        }
    }
    let mut edits = Vec::new();
    for (node, rules) in sheets {
        let css = sheet::print(rules, &mut context);
        let css = css.map_err(|unread| unread.within(text, node.range()))?;
        // Texts with references have no exact range.
        let span = node.range();
        let tag = node.attributes().next_back().map_or(span.start, |last| last.range().end);
        let start = text[tag..span.end].find('>').map(|at| tag + at + 1);
        let end = text[span.clone()].rfind("</").map(|at| span.start + at);
        if let (Some(start), Some(end)) = (start, end.filter(|_| node.has_children())) {
            edits.push((start..end, escaped_html(&css)));
        }
    }
    for (node, style, declarations) in styles {
        let within = |unread: Unread| unread.within(text, style.range());
        let is_root = node == document.root_element();
        let mut css = String::new();
        for it in declarations {
            if !(is_root && ["width", "height"].contains(&&*it.name)) {
                value::print(&it, &context, &mut css).map_err(within)?;
            }
        }
        edits.push((style.range_value(), escaped_html(&css)));
    }
    let nodes = document.descendants().filter(Node::is_element);
    for attribute in nodes.flat_map(|node| node.attributes()) {
        let (name, value) = (attribute.name(), attribute.value());
        let is_css = attribute.namespace().is_none() && ATTRIBUTES.contains(&name);
        if is_css && (value.contains('(') || name == "vector-effect") {
            let it =
                Declaration { name: name.to_owned(), value: value.to_owned(), is_important: false };
            let read = value::read(&it, &context);
            match read.map_err(|unread| unread.within(text, attribute.range()))? {
                Some(read) => edits.push((attribute.range_value(), escaped_html(&read))),
                None => edits.push((attribute.range(), String::new())),
            }
        } else if name != "style" && value.trim() != value {
            // The renderer ignores the whole value.
            edits.push((attribute.range_value(), escaped_html(value.trim())));
        }
    }
    Ok((!edits.is_empty()).then(|| apply_edits(text, edits)))
}

/// The span of the first entity whose text has markup: it is not where it is drawn.
fn entity_with_markup(text: &str) -> Option<Range<usize>> {
    const ENTITY: &str = "<!ENTITY";
    text.match_indices(ENTITY).map(|(start, _)| start).find_map(|start| {
        let quote = start + text[start..].find(['"', '\''])?;
        let length = text[quote + 1..].find(&text[quote..=quote])?;
        let value = &text[quote + 1..quote + 1 + length];
        ["<", "&#60;", "&#x3c;", "&#x3C;"]
            .iter()
            .any(|it| value.contains(it))
            .then_some(start..quote)
    })
}

/// Parses as browsers do, which skip what they do not know.
fn lenient<'i>() -> ParserOptions<'i> {
    ParserOptions { error_recovery: true, ..Default::default() }
}

/// The declarations of a block, in the order in which they apply.
fn declarations(block: &lightningcss::declaration::DeclarationBlock<'_>) -> Vec<Declaration> {
    let ordinary = block.declarations.iter().map(|it| (it, false));
    let all = ordinary.chain(block.important_declarations.iter().map(|it| (it, true)));
    all.map(|(property, is_important)| Declaration {
        name: property.property_id().name().to_owned(),
        value: property.value_to_css_string(Default::default()).unwrap_or_default(),
        is_important,
    })
    .collect()
}

fn check_element(node: &Node<'_, '_>) -> Result<(), Unread> {
    const SHAPES: &str = "draw it with paths and shapes";
    match node.tag_name().name() {
        "foreignObject" => Err(Unread::new("`<foreignObject>`", "foreignObject", SHAPES)),
        "image" => Err(Unread::new("pictures in an SVG (`<image>`)", "image", SHAPES)),
        "svg" if node.parent_element().is_none() && node.attribute("viewBox").is_none() => {
            let is_length = |name| node.attribute(name).is_some_and(|value| !value.contains('%'));
            if is_length("width") && is_length("height") {
                return Ok(());
            }
            let hint = "add `viewBox=\"0 0 WIDTH HEIGHT\"` to its root";
            Err(Unread::new("drawings without a size", "svg", hint))
        }
        name @ ("feDisplacementMap" | "feSpecularLighting") => {
            Err(Unread::new(&format!("`<{name}>`"), name, SHAPES))
        }
        name @ ("linearGradient" | "radialGradient") if is_empty_gradient(node) => {
            let hint = "add a `<stop>`, or write the colour in its place";
            Err(Unread::new(&format!("an empty `<{name}>`"), name, hint))
        }
        _ => node.attributes().try_for_each(|it| check_attribute(node, it.name(), it.value())),
    }
}

/// The units of lengths that the renderer does not know.
const UNITS: [&str; 10] = ["rem", "q", "vw", "vh", "vmin", "vmax", "vi", "vb", "ch", "lh"];

fn check_attribute(node: &Node<'_, '_>, name: &str, value: &str) -> Result<(), Unread> {
    let (tag, value) = (node.tag_name().name(), value.trim());
    let number = value.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = value[number.len()..].to_ascii_lowercase();
    if number.parse::<f64>().is_ok() && UNITS.contains(&&*unit) {
        let hint = "write it in units of the drawing";
        return Err(Unread::new(&format!("the unit of `{value}`"), value, hint));
    }
    let hint = match name {
        "rx" | "ry" if value == "auto" => "remove it, or write a number",
        "pathLength" => "write the lengths of dashes in units of the drawing",
        "x" | "y" if tag == "symbol" && value != "0" => "add it to those of `<use>`",
        "color-interpolation" if value == "linearRGB" => "write the colours that it results in",
        "systemLanguage" => "draw the same for all languages",
        "filter" if is_missing(node, value) => "remove it: no element has this id",
        _ => return Ok(()),
    };
    Err(Unread::new(&format!("`{name}=\"{value}\"` of `<{tag}>`"), name, hint))
}

/// Returns whether a gradient has no colours, and something is painted in another one instead.
fn is_empty_gradient(node: &Node<'_, '_>) -> bool {
    let is_stop = |child: Node<'_, '_>| child.tag_name().name() == "stop";
    let link = format!("url(#{})", node.attribute("id").unwrap_or_default());
    let mut uses = node.document().input_text().split(&link).skip(1);
    !node.children().any(is_stop)
        && !node.attributes().any(|it| it.name() == "href")
        && uses.any(|rest| !rest.trim_start().starts_with(['"', '\'', ';', '}', '<', '&', '!']))
}

/// Returns whether `url(#id)` refers to no element.
fn is_missing(node: &Node<'_, '_>, link: &str) -> bool {
    let id = link.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
    let has = |id: &str| node.document().descendants().any(|it| it.attribute("id") == Some(id));
    id.is_some_and(|id| !has(id))
}

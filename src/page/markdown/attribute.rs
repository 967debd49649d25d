//! Attributes of HTML elements in a body.

use std::ops::Range;

use crate::base::html::{is_outside, is_style, style_urls};
use crate::i18n::message::placeable_length;

/// The type of an attribute's value.
pub(super) enum AttributeKind {
    /// The address of a link.
    Link,
    /// Addresses of links.
    Links,
    /// The address of a file.
    File,
    /// Addresses of files, each with a width or a density.
    Files,
    /// A part of a style sheet.
    Style,
    /// A document.
    Document,
    /// A script.
    Code,
    /// Anything else.
    Other,
}

/// The attributes `width` and `height`, if they are adjacent.
pub(super) fn size_attributes(tag: &str) -> Option<&str> {
    let start = tag.find(" width=\"")?;
    let height = start + tag[start..].find(" height=\"")? + " height=\"".len();
    Some(&tag[start..=height + tag[height..].find('"')?])
}

/// The first placeable of an attribute's value. If it is no text for readers, braces with a name or
/// a literal belong to scripts and data.
pub(super) fn next_placeable(value: &str, is_text: bool) -> Option<Range<usize>> {
    value.match_indices('{').find_map(|(at, _)| {
        let inside = value[at + 1..].trim_start();
        let is_call = || {
            let name = inside.find(|c: char| !c.is_ascii_uppercase());
            name.is_some_and(|end| end > 1 && inside[end..].starts_with('('))
        };
        let is_term = || {
            let name = inside.strip_prefix('-');
            name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
        };
        let is_placeable = is_text || inside.starts_with('$') || is_term() || is_call();
        let length = is_placeable.then(|| placeable_length(&value[at..])).flatten()?;
        Some(at..at + length)
    })
}

/// Returns whether an address is neither of a page nor of a file of the site.
pub(super) fn is_elsewhere(address: &str) -> bool {
    address.is_empty()
        || address.starts_with('#')
        || address.starts_with("data:")
        || is_outside(address)
}

/// The addresses in a style that are of files of the site.
pub(super) fn style_addresses(style: &str) -> Vec<&str> {
    let mut found = Vec::new();
    // The parts outside of comments.
    for part in style.split("/*").enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, rest)| rest),
    }) {
        found.extend(style_urls(part).into_iter().map(|span| &part[span]));
        let lower = part.to_ascii_lowercase();
        for start in ["@import", "image-set("] {
            for (at, _) in lower.match_indices(start) {
                let rest = part[at + start.len()..].trim_start();
                let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''));
                found.extend(quote.and_then(|quote| rest[1..].split(quote).next()));
            }
        }
    }
    found.retain(|address| !is_elsewhere(address));
    found
}

/// The type of the value of an attribute, by the names of its element and its own, in lower case.
pub(super) fn kind(element: &str, attribute: &str) -> AttributeKind {
    match (element, attribute) {
        ("a" | "area", "href")
        | ("a", "xlink:href")
        | (_, "longdesc")
        | ("form", "action")
        | ("button" | "input", "formaction")
        | ("blockquote" | "q" | "del" | "ins", "cite") => AttributeKind::Link,
        (
            "audio" | "embed" | "iframe" | "img" | "input" | "script" | "source" | "track"
            | "video",
            "src",
        )
        | ("video", "poster")
        | ("object", "data")
        | ("feimage" | "image" | "link" | "use", "href")
        | (_, "background" | "xlink:href") => AttributeKind::File,
        (_, "ping") => AttributeKind::Links,
        (_, "srcdoc") => AttributeKind::Document,
        (_, name) if is_style(name) => AttributeKind::Style,
        ("img" | "source", "srcset") | ("link", "imagesrcset") => AttributeKind::Files,
        (_, key) if key.starts_with("on") => AttributeKind::Code,
        _ => AttributeKind::Other,
    }
}

//! Markup of a finished page that is reported where it is written: images without a description,
//! elements that are not closed, and ids of two elements.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use crate::base::html::{Markup, Tag, each_markup, is_undescribed, unbalanced};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;
use crate::page::render::RouteContext;
use crate::page::render::nesting::diagnostic;
use crate::template::{LAYOUT, TemplateContext, TracedOutput};

/// The start of the tag of an image.
const IMAGE: &str = "<img";

/// An element, and the island that it is in.
struct Element<'p> {
    span: Range<usize>,
    name: &'p str,
    island: Option<&'p str>,
    /// Whether it is in a `<template>` or `<noscript>`.
    is_inert: bool,
}

impl RouteContext {
    /// Reports the images of the page without an `alt`, its elements that are not closed, and ids
    /// that two elements have.
    pub(super) fn check_markup(self: &Arc<Self>, report: &mut Report) {
        let context: Arc<dyn TemplateContext> = self.clone();
        let Some(traced) = self.site.untracked().templates.trace(LAYOUT, context) else { return };
        let url = self.own_url();
        let html = traced.text.as_str();
        let mut found: Vec<(Place, Diagnostic)> = Vec::new();
        for image in elements(html, is_undescribed) {
            let span = image.span.start..image.span.start + IMAGE.len();
            let image = Element { span, ..image };
            let is_described = |code: &str| code.split('>').next().unwrap_or("").contains("alt=");
            let place = self.place_of(&traced, &image, IMAGE, |code| !is_described(code));
            // Those of bodies are reported with the body.
            if !place.path.as_str().ends_with(".md") {
                let wrong =
                    Diagnostic::new(Code::MissingDescription, "the image has no description");
                let hint = "write `alt=\"what it shows\"`, or `alt=\"\"` if it only decorates";
                found.push((place, wrong.hint(hint)));
            }
        }
        for wrong in unbalanced(html.as_bytes()) {
            let (place, is_message) = self.origin_of(&traced, &wrong.span, &wrong.element);
            found.push((place, diagnostic(&wrong, is_message)));
        }
        found.extend(self.repeated_ids(&traced));
        let mut places = BTreeSet::new();
        for (place, wrong) in found {
            if places.insert((place.path.clone(), place.start, wrong.code)) {
                report.add(wrong.at(place).on_page(url.clone()));
            }
        }
    }

    /// The elements whose id an element before them has.
    fn repeated_ids(self: &Arc<Self>, traced: &TracedOutput) -> Vec<(Place, Diagnostic)> {
        let mut islands: BTreeMap<&[u8], Option<&str>> = BTreeMap::new();
        let mut found = Vec::new();
        let has_id = |tag: &Tag<'_>| tag.get("id").is_some_and(|id| !id.is_empty());
        let all = elements(&traced.text, has_id).into_iter();
        for element in all.filter(|element| !element.is_inert) {
            let mut id = &b""[..];
            let tag = &traced.text.as_bytes()[element.span.clone()];
            each_markup(tag, |markup| match markup {
                Markup::Start(tag) => id = tag.get("id").unwrap_or_default(),
                Markup::End(..) | Markup::Other(_) => {}
            });
            let Some(first) = islands.get(id) else {
                islands.insert(id, element.island);
                continue;
            };
            let id = String::from_utf8_lossy(id);
            let code = format!("\"{id}\"");
            let hint = match element.island {
                Some(name) if *first == Some(name) => {
                    format!("the island `{name}` is on the page twice: use the id of `useId()`")
                }
                _ => "labels and links lead to the first one: give this one another id, or none"
                    .to_owned(),
            };
            let message = format!("two elements of the page have the id `{id}`");
            let wrong = Diagnostic::new(Code::DuplicateId, message).hint(hint);
            found.push((self.place_of(traced, &element, &code, |_| true), wrong));
        }
        found
    }

    /// The place of an element: for that of an island, the first `needle` in its code for which
    /// `is_wrong` returns true with the code from there on, or the file.
    fn place_of(
        self: &Arc<Self>,
        traced: &TracedOutput,
        element: &Element<'_>,
        needle: &str,
        is_wrong: impl Fn(&str) -> bool,
    ) -> Place {
        let Some(island) = element.island else {
            return self.origin_of(traced, &element.span, element.name).0;
        };
        let path = SourcePath::new(format!("islands/{island}/island.tsx"));
        let code = self.site.sources().read_text(path.as_str()).unwrap_or_default();
        let mut all = code.match_indices(needle).map(|(at, _)| at);
        let found = all.find(|at| is_wrong(&code[*at..]));
        found.map_or_else(|| Place::file(&path), |at| Place::new(&path, at..at + needle.len()))
    }
}

/// The elements of a page whose tags are wanted.
fn elements<'p>(html: &'p str, is_wanted: impl Fn(&Tag<'p>) -> bool) -> Vec<Element<'p>> {
    let (mut found, mut island, mut inert) = (Vec::new(), None, 0_usize);
    let makes_inert = |name: &[u8]| {
        ["template", "noscript"].iter().any(|it| name.eq_ignore_ascii_case(it.as_bytes()))
    };
    each_markup(html.as_bytes(), |markup| match markup {
        Markup::Start(tag) => {
            if tag.is("archipel-island") {
                island = tag.get("name").and_then(|name| str::from_utf8(name).ok());
            }
            inert += usize::from(makes_inert(tag.name));
            if is_wanted(&tag) {
                let name = str::from_utf8(tag.name).unwrap_or_default();
                let is_inert = inert > 0;
                found.push(Element { span: tag.start..tag.end, name, island, is_inert });
            }
        }
        Markup::End(b"archipel-island", _) => island = None,
        Markup::End(name, _) => inert = inert.saturating_sub(usize::from(makes_inert(name))),
        Markup::Other(_) => {}
    });
    found
}

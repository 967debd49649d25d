//! Images of a finished page that have no description, reported where they are written.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use crate::base::html::{Markup, each_markup, is_undescribed};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;
use crate::page::render::RouteContext;
use crate::template::{LAYOUT, TemplateContext};

/// The start of the tag of an image.
const IMAGE: &str = "<img";

impl RouteContext {
    /// Reports the images of the page without an `alt`. Those of bodies are reported with the body.
    pub(super) fn check_images(self: &Arc<Self>, report: &mut Report) {
        let context: Arc<dyn TemplateContext> = self.clone();
        let Some(traced) = self.site.templates.trace(LAYOUT, context) else { return };
        let url = self.site.routes.url(&self.site.config, self.locale, self.page);
        let mut places = BTreeSet::new();
        for (start, island) in undescribed(&traced.text) {
            let place = match island {
                Some(island) => self.place_in_code(island),
                None => self.origin_of(&traced, &(start..start + IMAGE.len()), "img").0,
            };
            let is_body = place.path.as_str().ends_with(".md");
            if !is_body && places.insert((place.path.clone(), place.start)) {
                let hint = "write `alt=\"what it shows\"`, or `alt=\"\"` if it only decorates";
                let wrong =
                    Diagnostic::new(Code::MissingDescription, "the image has no description");
                report.add(wrong.hint(hint).at(place).on_page(url.clone()));
            }
        }
    }

    /// The first image without a description in the code of an island, or its file.
    fn place_in_code(&self, island: &str) -> Place {
        let path = SourcePath::new(format!("islands/{island}/island.tsx"));
        let code = self.site.snapshot.read_text(path.as_str()).unwrap_or_default();
        let is_wrong = |at: &usize| !code[*at..].split('>').next().unwrap_or("").contains("alt=");
        let image = code.match_indices(IMAGE).map(|(at, _)| at).find(is_wrong);
        let place = |at: usize| -> Range<usize> { at..at + IMAGE.len() };
        image.map_or_else(|| Place::file(&path), |at| Place::new(&path, place(at)))
    }
}

/// The offsets of images without a description, with the island that each is in.
fn undescribed(html: &str) -> Vec<(usize, Option<&str>)> {
    let (mut found, mut island) = (Vec::new(), None);
    each_markup(html.as_bytes(), |markup| match markup {
        Markup::Start(tag) if tag.is("archipel-island") => {
            island = tag.get("name").and_then(|name| str::from_utf8(name).ok());
        }
        Markup::Start(tag) if is_undescribed(&tag) => found.push((tag.start, island)),
        Markup::End(b"archipel-island", _) => island = None,
        _ => {}
    });
    found
}

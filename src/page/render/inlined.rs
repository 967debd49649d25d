//! Assets that become part of a page.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::assets::asset::asset_beside;
use crate::assets::image::is_svg;
use crate::assets::svg::Drawing;
use crate::base::html::each_tag;
use crate::base::path::file_name;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::output::Artifact;
use crate::engine::query::{Description, Query};
use crate::engine::source::SourcePath;
use crate::page::policy;
use crate::page::render::{LoadedSite, RouteContext, TrackedSite};
use crate::template::TemplateContext;

/// An asset that may become part of pages.
#[derive(Clone)]
pub enum Inlined {
    /// A text.
    Text(Arc<str>),
    /// An SVG image.
    Drawing(Arc<Drawing>),
}

/// A page with its layout and its social image, and the context of its last rendering; without
/// errors.
pub(super) type RenderedDocument = (Arc<RouteContext>, Option<(String, Option<Artifact>)>);

/// The asset of that name, to become part of pages.
pub static INLINE_ASSET: Query<Result<Inlined, Vec<Diagnostic>>> =
    Query::new(|reader, name: &str, _| {
        let inlined = read(&TrackedSite::new(reader), name);
        if inlined.is_err() {
            reader.mark_volatile();
        }
        inlined
    })
    .listed()
    .described(|_, name| Description::Input("asset", format!("assets/{name}")));

fn read(site: &TrackedSite, name: &str) -> Result<Inlined, Vec<Diagnostic>> {
    site.allowances();
    let Some(asset) = site.asset(name) else {
        return Err(vec![site.unknown_asset(name)]);
    };
    let source = asset.source();
    let text = site.asset_text(name).unwrap_or_else(|| Ok(String::new()));
    let text = text.map_err(|reason| vec![unreadable(source, &reason)])?;
    let inlined = match is_svg(name) {
        true => {
            let mark = format!("svg-{}", asset.digest.short());
            Inlined::Drawing(Arc::new(drawing(source, &text, &mark)?))
        }
        false => Inlined::Text(text.trim_end().into()),
    };
    let blocked = site.untracked().blocked_in_asset(name, &text);
    if blocked.is_empty() { Ok(inlined) } else { Err(blocked) }
}

fn drawing(source: &SourcePath, text: &str, mark: &str) -> Result<Drawing, Vec<Diagnostic>> {
    Drawing::new(text, mark).map_err(|faults| {
        let faults = faults.into_iter().map(|fault| {
            let place = Place::new(source, fault.span);
            let message = format!("`{source}` can't be part of a page: {}", fault.message);
            Diagnostic::new(Code::InvalidImage, message).at(place).hint(fault.hint)
        });
        faults.collect()
    })
}

impl LoadedSite {
    /// The diagnostics for content that the policy blocks in an inlined asset, such as a drawing.
    pub(super) fn blocked_in_asset(&self, name: &str, text: &str) -> Vec<Diagnostic> {
        let is_code =
            [".js", ".mjs", ".css", ".json", ".txt"].iter().any(|end| name.ends_with(end));
        let Some(asset) = self.assets.get(name).filter(|_| !is_code) else {
            return Vec::new();
        };
        let blocked = self.blocked_in_content(text).into_iter();
        blocked.map(|(at, blocked)| blocked.at(Place::new(asset.source(), at..at + 1))).collect()
    }

    /// The diagnostics for content that the policy blocks in inserted markup, with their offsets.
    pub(super) fn blocked_in_content(&self, markup: &str) -> Vec<(usize, Diagnostic)> {
        let Some(allowances) = &self.allowances else { return Vec::new() };
        policy::blocked_in_content(markup.as_bytes(), allowances)
    }
}

impl RouteContext {
    /// Renders the page with its layout, as [`RouteContext::html`], with unique ids.
    pub(super) fn html_with_unique_ids(self: Arc<Self>, report: &mut Report) -> RenderedDocument {
        let mut found = Report::new();
        let document = self.html(&mut found);
        self.with_unique_ids(document, found, report)
    }

    /// Returns a document of the page, whose report is `found`, and the context of its last
    /// rendering. A page with an element whose id a drawing before it has, which is only known
    /// at its end, is rendered again, with other ids in the drawing.
    pub(super) fn with_unique_ids(
        self: Arc<Self>,
        document: Option<(String, Option<Artifact>)>,
        found: Report,
        report: &mut Report,
    ) -> RenderedDocument {
        let conflicting = document.as_ref().and_then(|(html, _)| self.conflicting_ids(html));
        let Some(own_ids) = conflicting else {
            report.extend(found);
            return (self, document);
        };
        let route = Arc::new(RouteContext { own_ids, ..self.new_rendering() });
        let document = route.html(report);
        (route, document)
    }

    /// The text of an asset. The ids of a drawing are those of its file, unless another drawing or
    /// another element on the page has one of them.
    pub(super) fn inlined(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        let drawing = match &*self.site.reader.get(&INLINE_ASSET, name) {
            Ok(Inlined::Text(text)) => return Ok(text.to_string()),
            Ok(Inlined::Drawing(drawing)) => Arc::clone(drawing),
            Err(wrong) if wrong.iter().all(|one| one.code == Code::UnknownAsset) => {
                return self.locate_in_content(name, Err(wrong.clone()));
            }
            Err(wrong) => return Err(wrong.clone()),
        };
        let mut urls = BTreeMap::new();
        for (address, span) in &drawing.files {
            let (file, suffix) = asset_beside(name, address);
            let url = TemplateContext::asset(self, &file).map_err(|wrong| {
                let source = SourcePath::new(format!("assets/{name}"));
                let at = |one: Diagnostic| one.at(Place::new(&source, span.clone()));
                wrong.into_iter().map(at).collect::<Vec<_>>()
            })?;
            urls.insert(address.clone(), url + &suffix);
        }
        Ok(drawing.html(&self.prefix(name, &drawing), &urls))
    }

    /// Returns the prefix that makes the ids of a drawing unique on the page.
    fn prefix(&self, name: &str, drawing: &Drawing) -> String {
        if drawing.ids.is_empty() {
            return String::new();
        }
        let file = file_name(name);
        let stem = file.split('.').next().unwrap_or(file).to_ascii_lowercase();
        // In the timing of animations, such as `begin="icon_a.end"`, a hyphen is a minus sign.
        let stem = stem.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        let mut taken = self.drawn.lock();
        let further = (2_usize..).map(|number| format!("{stem}_{number}_"));
        let mut prefixes = [String::new(), format!("{stem}_")].into_iter().chain(further);
        let is_free = |prefix: &String| {
            drawing
                .ids
                .iter()
                .map(|id| format!("{prefix}{id}"))
                .all(|id| !taken.contains_key(&id) && !self.own_ids.contains(&id))
        };
        let prefix = prefixes.find(is_free).expect("one of the numbers is free");
        for id in &drawing.ids {
            *taken.entry(format!("{prefix}{id}")).or_default() += 1;
        }
        prefix
    }

    /// The ids of the elements of the page that are not of drawings, if a drawing has one of them.
    fn conflicting_ids(&self, html: &str) -> Option<BTreeSet<String>> {
        let drawn = self.drawn.lock();
        if drawn.is_empty() {
            return None;
        }
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        each_tag(html.as_bytes(), |tag| {
            let id = tag.get("id").map(String::from_utf8_lossy).unwrap_or_default();
            *counts.entry(id.into_owned()).or_default() += 1;
        });
        let of_drawings = |id: &str| drawn.get(id).copied().unwrap_or_default();
        counts.retain(|id, count| *count > of_drawings(id));
        let is_conflict = counts.keys().any(|id| drawn.contains_key(id));
        is_conflict.then(|| counts.into_keys().collect())
    }

    /// Returns whether an asset contains ids, so that its text depends on the rest of the page.
    pub(super) fn has_ids(&self, name: &str) -> bool {
        let inlined = self.site.reader.get(&INLINE_ASSET, name);
        matches!(&*inlined, Ok(Inlined::Drawing(drawing)) if !drawing.ids.is_empty())
    }
}

//! The style sheets that code of islands and scripts imports.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::assets::asset::{
    CssTargets, StyleFault, StyleLoad, check_island_style, minify, style_loads, undefined_media_in,
};
use crate::base::disk;
use crate::base::html::origin;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};

/// The style sheet of an island or script, bundled by esbuild.
#[derive(Deserialize)]
pub(super) struct BuiltStyle {
    text: String,
    /// The names of the style sheets that it consists of.
    sources: Vec<String>,
}

/// The published style sheet of an island or script.
pub(in crate::assets::island) struct PublishedStyle {
    pub(super) text: String,
    /// The files of other origins that it loads.
    pub(super) loads: Vec<StyleLoad>,
}

impl BuiltStyle {
    /// The files of other origins that the style sheet of an island or script loads: each is
    /// located in its source, or in the code if no source contains it. `text` is the published one.
    fn loads(&self, name: &str, text: &str, snapshot: &Snapshot) -> Vec<StyleLoad> {
        let published = style_loads("", text);
        if published.is_empty() {
            return published;
        }
        let mut located: Vec<StyleLoad> = Vec::new();
        for source in &self.sources {
            let path = format!("islands/{source}");
            // Style sheets of the site may be next to `islands/`.
            let path = path.strip_prefix("islands/../").unwrap_or(&path);
            let text = match snapshot.find(path) {
                Some(_) => snapshot.read_text(path).ok(),
                None => disk::read_file(&snapshot.root().join(path))
                    .ok()
                    .and_then(|bytes| String::from_utf8(bytes).ok()),
            };
            for load in text.into_iter().flat_map(|text| style_loads(path, &text)) {
                // Nobody edits a package: what it loads from an origin is allowed or not.
                let is_known = |known: &StyleLoad| {
                    known.path == load.path && is_same(known, &load) && known.is_of_package()
                };
                if !located.iter().any(is_known) {
                    located.push(load);
                }
            }
        }
        let is_located = |load: &StyleLoad| located.iter().any(|known| is_same(known, load));
        let other: Vec<StyleLoad> =
            published.into_iter().filter(|load| !is_located(load)).collect();
        let file = ["island.tsx", "script.ts"].map(|file| format!("islands/{name}/{file}"));
        let file = file.into_iter().find(|file| snapshot.contains(file)).unwrap_or_default();
        let other = other.into_iter();
        located.extend(other.map(|load| StyleLoad { path: file.clone(), span: 0..0, ..load }));
        located
    }
}

/// Whether the same source of a policy allows both.
fn is_same(one: &StyleLoad, other: &StyleLoad) -> bool {
    one.directive == other.directive && origin(&one.address) == origin(&other.address)
}

/// The published style sheets of islands and scripts; `None` if one has mistakes, which are
/// reported.
pub(super) fn publish(
    built: &BTreeMap<String, BuiltStyle>,
    snapshot: &Snapshot,
    targets: &CssTargets,
    report: &mut Report,
) -> Option<BTreeMap<String, PublishedStyle>> {
    let mut wrong = Report::new();
    let mut styles = BTreeMap::new();
    for (name, style) in built {
        match minify(&style.text, targets) {
            Ok(text) => {
                let loads = style.loads(name, &text, snapshot);
                styles.insert(name.clone(), PublishedStyle { text, loads });
            }
            Err(StyleFault { message, media }) => {
                for source in &style.sources {
                    let path = SourcePath::new(format!("islands/{source}"));
                    if let Ok(text) = snapshot.read_text(path.as_str()) {
                        check_island_style(&path, &text, &mut wrong);
                        let undefined = media
                            .iter()
                            .flat_map(|defined| undefined_media_in(&path, &text, defined));
                        undefined.for_each(|undefined| wrong.add(undefined));
                    }
                }
                if !wrong.has_errors() {
                    let message = format!("a style sheet of `{name}` can't be used: {message}");
                    let path = SourcePath::new(format!("islands/{name}/island.tsx"));
                    wrong.add(
                        Diagnostic::new(Code::CssError, message)
                            .at(Place::file(&path))
                            .hint("import the CSS that the package's preprocessor makes"),
                    );
                }
            }
        }
    }
    let is_fine = !wrong.has_errors();
    report.extend(wrong);
    is_fine.then_some(styles)
}

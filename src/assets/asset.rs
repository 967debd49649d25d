//! `assets/`: fingerprinted files and bundled style sheets; `static/`: files that keep their names.
//!
//! The name of an asset is its path below `assets/`. Published files have the digest of their
//! content in their names, so that they can be cached forever; a style sheet's digest covers the
//! names it refers to.

mod adjacent;
mod animation_range;
mod at_rules;
mod bundle;
mod contrast;
mod custom_media;
mod declarations;
mod static_files;
mod exact;
mod expansion;
mod files;
mod inline_style;
mod layers;
mod nested;
mod loads;
mod names;
mod notation;
mod numbers;
mod overflow;
mod page;
mod piece;
mod print;
mod reference;
mod rewrite;
mod scan;
mod sheet;
mod spelling;
mod style;
mod targets;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::assets::asset::reference::ASSETS;
use crate::assets::asset::sheet::Texts;
use crate::base::digest::Digest;
use crate::base::path::parent;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::output::{Artifact, CacheClass, EmittedFiles, Entry, OutputPath};
use crate::engine::query::{Query, Reader};
use crate::engine::source::{Snapshot, SourcePath, Unreadable};

pub use crate::assets::asset::contrast::low_contrasts;
pub use crate::assets::asset::custom_media::undefined_media_in;
use crate::assets::asset::files::Metadata;
pub use crate::assets::asset::static_files::{STATIC_FILES, StaticFiles};
pub use crate::assets::asset::style::check_island_style;

pub use crate::assets::asset::files::{Asset, Assets, FILES, published_bytes};
pub use crate::assets::asset::inline_style::{InlineStyle, StyleKind, inline_style};
pub use crate::assets::asset::loads::{StyleLoad, style_loads};
pub use crate::assets::asset::page::{
    PageStyle, island_sheet, page_styles, section_of, template_sheet,
};
pub use crate::assets::asset::print::{StyleFault, minify};
pub use crate::assets::asset::reference::{address_between, asset_beside, file_beside};
pub use crate::assets::asset::targets::{CssTargets, TARGETS};

/// The names of the assets that a site uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsedAssets {
    /// Assets that are linked.
    pub linked: BTreeSet<String>,
    /// Assets that are inlined.
    pub inlined: BTreeSet<String>,
    /// Assets that code of islands uses, or that a template mentions, although no page used them.
    pub mentioned: BTreeSet<String>,
}

/// All assets as a query.
pub static SITE_ASSETS: Query<Assets> = Query::new(|reader, _, report| {
    let mut assets = (*reader.get(&FILES, "")).clone();
    add_styles(&mut assets, reader, report);
    assets
});

/// Adds the bundled style sheets. A file with errors is reported and omitted; a style sheet with
/// errors keeps its name.
fn add_styles(assets: &mut Assets, reader: &Reader, report: &mut Report) {
    let targets = reader.get(&TARGETS, "");
    let texts = Texts::new(reader.snapshot());
    let is_root = |path: &&str| path.starts_with(ASSETS) || page::is_island_sheet(path);
    let mut sheets = sheet::list(&texts, texts.paths().filter(is_root), reader);
    let imported = bundle::imported(&sheets, report);
    for number in 0..sheets.len() {
        let path = sheets[number].path();
        if path.as_str().starts_with(ASSETS) && !imported.contains(&number) {
            let folder = parent(path.as_str());
            let style = match piece::parts(&sheets, number, &BTreeSet::new()) {
                Some((parts, false)) => piece::join(&sheets, &parts, folder, reader),
                // If a sheet occurs several times, only the last occurrence applies.
                _ => {
                    let whole = bundle::bundle(&mut sheets, number, report);
                    print::style(assets, &sheets, whole, &targets, folder, report)
                }
            };
            let digest = Digest::of(style.text.as_bytes());
            assets.add(path, digest, Some(style), report);
        }
    }
}

impl Assets {
    /// The text of an asset, to be inlined. The relative URLs of a style sheet start from its own
    /// folder.
    pub fn text(&self, name: &str, snapshot: &Snapshot) -> Option<Result<String, Unreadable>> {
        let asset = self.files.get(name)?;
        Some(match &asset.style {
            Some(style) => Ok(style.text.clone()),
            None => snapshot.read_text(asset.source.as_str()),
        })
    }

    /// The file in `assets/` that becomes the file at an output path.
    pub fn source_of(&self, path: &OutputPath) -> Option<&SourcePath> {
        self.files.values().find(|asset| asset.path == *path).map(|asset| &asset.source)
    }

    /// The bytes of the file at an output path, unless they have changed since they were first
    /// read.
    pub fn bytes(&self, path: &str, snapshot: &Snapshot) -> Option<Vec<u8>> {
        let asset = self.files.values().find(|asset| asset.path.as_str() == path)?;
        match &asset.style {
            Some(style) => Some(style.text.clone().into_bytes()),
            None => asset.published(snapshot).ok(),
        }
    }

    /// The files of other origins that the style sheet at an output path loads.
    pub fn style_loads(&self, path: &str) -> &[StyleLoad] {
        let asset = self.files.values().find(|asset| asset.path.as_str() == path);
        asset.map_or(&[], Asset::style_loads)
    }

    /// Whether a part of a style in a page is the text of a style sheet that is inlined there.
    pub fn is_inlined_style(&self, text: &str, part: &Range<usize>) -> bool {
        let styles = self.files.values().filter_map(|asset| asset.style.as_ref());
        let mut styles = styles.map(|style| style.text.trim_end()).filter(|own| !own.is_empty());
        styles.any(|own| {
            let mut found = text.match_indices(own).map(|(at, _)| at..at + own.len());
            found.any(|found| found.start <= part.start && part.end <= found.end)
        })
    }

    /// Emits linked assets, and those that linked style sheets refer to; returns their manifest
    /// entries. Unused files are reported, except licences and notes.
    pub fn emit(
        &self,
        used: &UsedAssets,
        snapshot: &Snapshot,
        emitted: &EmittedFiles,
        report: &mut Report,
    ) -> BTreeMap<OutputPath, Entry> {
        let styles = used.linked.iter().filter_map(|name| self.files.get(name)?.style.as_ref());
        let shown: BTreeSet<&String> = styles.flat_map(|style| &style.shows).collect();
        let mut entries = BTreeMap::new();
        for (name, asset) in &*self.files {
            if used.linked.contains(name) || shown.contains(name) {
                let entry = match emitted.get(&asset.path) {
                    Some(entry) => Some(entry),
                    None => asset.artifact(snapshot, report).map(|it| emitted.emit(it)),
                };
                entries.extend(entry.map(|entry| (asset.path.clone(), entry)));
            } else if !used.inlined.contains(name)
                && !is_note(asset.source.file_name())
                && !used.mentioned.contains(name)
            {
                report.add(
                    Diagnostic::new(Code::UnusedAsset, format!("nothing uses `{}`", asset.source))
                        .at(Place::file(&asset.source))
                        .hint("refer to it or delete it; it is not shipped"),
                );
            }
        }
        entries
    }
}

impl Asset {
    /// The output file; `None` if it has an error, which is reported.
    fn artifact(&self, snapshot: &Snapshot, report: &mut Report) -> Option<Artifact> {
        let bytes = match &self.style {
            Some(style) => Ok(style.text.clone().into_bytes()),
            None => self.published(snapshot),
        };
        let bytes = bytes.map_err(|wrong| report.add(wrong)).ok()?;
        Some(Artifact { path: self.path.clone(), bytes, cache: CacheClass::Immutable })
    }

    /// The bytes that are published. The name with their digest is already in use, so changed
    /// content is an error.
    fn published(&self, snapshot: &Snapshot) -> Result<Vec<u8>, Diagnostic> {
        let bytes = snapshot.read(self.source.as_str());
        let bytes = bytes.map_err(|reason| unreadable(&self.source, &reason))?;
        if Digest::of(&bytes) != self.digest {
            let message = format!("`{}` changed while the build ran", self.source);
            let changed = Diagnostic::new(Code::UnreadableFile, message);
            return Err(changed.at(Place::file(&self.source)).hint("build again"));
        }
        match &self.metadata {
            Metadata::Kept => Ok(bytes),
            Metadata::Removed => Ok(published_bytes(&self.source, &bytes)?.into_owned()),
            Metadata::Stuck(wrong) => Err((**wrong).clone()),
        }
    }
}

/// Returns whether a file is documentation for developers.
fn is_note(file_name: &str) -> bool {
    let name = file_name.to_ascii_lowercase();
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    name.starts_with("license") || name.starts_with("readme") || matches!(extension, "md" | "txt")
}

#[cfg(test)]
mod tests;

//! Changes the paths of moved files in other files, and relative paths in moved files.

use crate::assets::asset::{address_between, file_beside};
use crate::build::rename::plan::Edits;
use crate::build::symbols::sheet_addresses;
use crate::engine::source::{BASELINE, SourcePath};
use crate::page::render::LoadedSite;

/// The first part of the path of schemas for editors, after `../`.
const EDITOR_SCHEMAS: &str = ".archipel/schemas/";

/// Changes the paths of the files in `site.toml` and in the baseline.
pub(super) fn moved_paths(
    site: &LoadedSite,
    moves: &[(SourcePath, SourcePath)],
    edits: &mut Edits,
) {
    for name in [site.config.path.as_str(), BASELINE] {
        let Ok(text) = site.snapshot.read_text(name) else { continue };
        for (old, new) in moves {
            for at in memchr::memmem::find_iter(text.as_bytes(), old.as_str()) {
                let end = at + old.as_str().len();
                let is_path = |c: char| c.is_alphanumeric() || matches!(c, '/' | '.' | '-' | '_');
                if !text[..at].ends_with(is_path) && !text[end..].starts_with(is_path) {
                    let edit = (at..end, new.to_string());
                    edits.entry(SourcePath::new(name)).or_default().push(edit);
                }
            }
        }
    }
}

/// Changes the relative paths in the moved files: the addresses of style sheets, and the path of
/// the schema for editors.
pub(super) fn own_addresses(
    site: &LoadedSite,
    moves: &[(SourcePath, SourcePath)],
    edits: &mut Edits,
) {
    for (old, new) in moves {
        let Ok(text) = site.snapshot.read_text(old.as_str()) else { continue };
        if old.as_str().ends_with(".css") {
            for span in sheet_addresses(&text) {
                let address = &text[span.clone()];
                let Some((file, suffix)) = file_beside(old.as_str(), address) else { continue };
                let known = edits.entry(old.clone()).or_default();
                let is_known = known.iter().any(|(edited, _)| edited.start == span.start);
                let moved = address_between(new.as_str(), &file, address);
                let is_same = address_between(old.as_str(), &file, address) == moved;
                if !is_known && !is_same && site.snapshot.contains(&file) {
                    known.push((span.start..span.end - suffix.len(), moved));
                }
            }
        }
        let first = text.lines().next().unwrap_or_default();
        if let Some(at) = first.find(EDITOR_SCHEMAS) {
            let start = first[..at].trim_end_matches("../").len();
            let end = at + first[at..].find(char::is_whitespace).unwrap_or(first.len() - at);
            let stem = |path: &SourcePath| {
                let name = path.file_name();
                name.rsplit_once('.').map_or(name, |(stem, _)| stem).to_owned()
            };
            let up = "../".repeat(new.as_str().matches('/').count());
            let (named, moved) = (format!("/{}.json", stem(old)), format!("/{}.json", stem(new)));
            let schema = &first[at..end];
            let schema = match schema.strip_suffix(&*named).filter(|_| schema.contains("/data/")) {
                Some(folder) => format!("{up}{folder}{moved}"),
                None => format!("{up}{schema}"),
            };
            if schema != first[start..end] {
                edits.entry(old.clone()).or_default().push((start..end, schema));
            }
        }
    }
    edits.retain(|_, edits| !edits.is_empty());
}

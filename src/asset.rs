//! `assets/`: fingerprinted files and bundled style sheets.
//!
//! The name of an asset is its path below `assets/`. What browsers fetch has the digest of its
//! content in its file name, so that it can be cached forever; a style sheet's digest covers the
//! names it refers to.

mod bundle;
mod piece;
mod print;
mod reference;
mod rewrite;
mod scan;
mod sheet;
mod style;

use std::collections::{BTreeMap, BTreeSet};

use lightningcss::rules::CssRule;
use lightningcss::targets::{Browsers, Features, Targets};

use crate::asset::piece::{PieceKey, Pieces, Style};
use crate::asset::reference::ASSETS;
use crate::asset::sheet::{Outlines, Sheet, Texts};
use crate::cache::Cache;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::Digest;
use crate::output::{Artifact, CacheClass, EmittedFiles, Entry, OutputPath, Sink};
use crate::source::{Revision, Snapshot, SourcePath, Unreadable};

pub use crate::asset::reference::encode;

/// The browsers that style sheets are compiled for.
#[derive(Clone, Copy, Debug, Default)]
pub struct CssTargets(Targets);

impl CssTargets {
    /// Resolves browserslist queries; the error is a sentence for the user. Without queries nothing
    /// is lowered.
    pub fn new(queries: &[String]) -> Result<CssTargets, String> {
        for query in queries {
            let words = query.to_ascii_lowercase();
            if let Some(why) = nondeterministic(&words) {
                return Err(format!("the query `{query}` can't be used: {why}"));
            }
        }
        let browsers = Browsers::from_browserslist(queries).map_err(|error| error.to_string())?;
        Ok(CssTargets(Targets {
            browsers,
            // No browser supports it.
            include: Features::CustomMediaQueries,
            ..Targets::default()
        }))
    }
}

/// Why the result of a query would depend on the day or the machine.
fn nondeterministic(query: &str) -> Option<&'static str> {
    let words: Vec<&str> =
        query.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect();
    let has = |word: &str| words.contains(&word);
    if has("last") && (has("year") || has("years")) || has("maintained") {
        Some("it depends on the day; name versions, or `since` with a year")
    } else if has("current") || has("extends") || has("browserslist") {
        Some("it depends on the machine")
    } else {
        None
    }
}

/// A file that pages and style sheets can refer to.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its output path: `assets/css/main.1a2b3c4d5e.css`.
    pub path: OutputPath,
    /// The digest of its content.
    pub digest: Digest,
    source: SourcePath,
    style: Option<Style>,
}

/// The names of the assets that a site uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// Assets that are linked.
    pub linked: BTreeSet<String>,
    /// Assets that are inlined.
    pub inlined: BTreeSet<String>,
    /// Assets that a template mentions, although no page used them.
    pub mentioned: BTreeSet<String>,
}

/// Results by file, cached between builds.
#[derive(Debug, Default)]
pub struct AssetCache {
    digests: Cache<Option<Revision>, Option<Digest>>,
    outlines: Outlines,
    pieces: Pieces,
}

impl AssetCache {
    /// Drops what the last build did not use.
    pub fn sweep(&self) {
        self.digests.sweep();
        self.outlines.sweep();
        self.pieces.sweep();
    }
}

/// The revision of all files that assets are made from.
pub fn sources(snapshot: &Snapshot) -> Revision {
    // A style sheet may import others from any folder.
    let is_source =
        |path: &&SourcePath| path.as_str().starts_with(ASSETS) || path.as_str().ends_with(".css");
    snapshot.combined_revision(snapshot.under("").filter(is_source))
}

/// All assets.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// Reads `assets/` and bundles its style sheets. A file with errors is reported and omitted; a
    /// style sheet with errors keeps its name.
    pub fn load(
        snapshot: &Snapshot,
        targets: &CssTargets,
        known: &AssetCache,
        report: &mut Report,
    ) -> Assets {
        let mut assets = Assets::default();
        let is_shown = |path: &&SourcePath| !path.as_str().ends_with(".css");
        for source in snapshot.under(ASSETS).filter(is_shown) {
            let revision = snapshot.revision(source.as_str());
            let digest = known.digests.get(source.as_str(), revision, report, |report| {
                let bytes = snapshot.read(source.as_str());
                let report_error = |reason| report.add(sheet::unreadable(source, &reason));
                bytes.map_err(report_error).ok().map(|bytes| Digest::of(&bytes))
            });
            if let Some(digest) = *digest {
                assets.add(source, digest, None, report);
            }
        }
        let shown = [
            snapshot.names_revision(),
            snapshot.combined_revision(snapshot.under(ASSETS).filter(is_shown)),
        ];
        let texts = Texts::new(snapshot);
        let mut sheets = sheet::list(&texts, &known.outlines, report);
        let imported = bundle::imported(&sheets, report);
        let imported_once = bundle::imported_once(&sheets, &imported);
        for number in 0..sheets.len() {
            let path = sheets[number].path();
            if path.as_str().starts_with(ASSETS) && !imported.contains(&number) {
                let folder = reference::folder(path.as_str());
                let print = |sheets: &[Sheet<'_>], rules: Vec<CssRule<'_>>, report: &mut Report| {
                    assets.print(sheets, rules, targets, folder, report)
                };
                let style = match piece::parts(&sheets, number, &imported_once) {
                    Some(parts) => {
                        let key = |sheet: &Sheet<'_>| PieceKey {
                            file: snapshot.revision(sheet.path().as_str()),
                            shown,
                            folder: folder.to_owned(),
                            browsers: targets.0.browsers,
                        };
                        let known = &known.pieces;
                        piece::join(&mut sheets, &parts, known, key, print, report)
                    }
                    None => {
                        let rules = bundle::bundle(&mut sheets, number, &imported_once, report);
                        print(&sheets, rules, report)
                    }
                };
                let digest = Digest::of(style.text.as_bytes());
                assets.add(path, digest, Some(style), report);
            }
        }
        assets
    }

    /// Prints rules for a bundle in `folder`.
    fn print(
        &self,
        sheets: &[Sheet<'_>],
        rules: Vec<CssRule<'_>>,
        targets: &CssTargets,
        folder: &str,
        report: &mut Report,
    ) -> Style {
        let mut shows = BTreeSet::new();
        let url_of = |name: &str| {
            let path = &self.files.get(name)?.path;
            shows.insert(name.to_owned());
            Some(encode(&reference::relative(folder, path.as_str())))
        };
        let text = print::print(sheets, rules, targets.0, url_of, report);
        Style { text, shows }
    }

    /// The asset of that name.
    pub fn get(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    /// The diagnostic for an unknown asset.
    pub fn unknown(&self, name: &str) -> Diagnostic {
        Diagnostic::new(Code::UnknownAsset, format!("there is no file `assets/{name}`"))
            .did_you_mean(name, self.names(), "names are paths below assets/")
    }

    /// The names of all assets, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The text of an asset, to be inlined. The relative URLs of a style sheet start from its own
    /// folder.
    pub fn text(&self, name: &str, snapshot: &Snapshot) -> Option<Result<String, Unreadable>> {
        let asset = self.files.get(name)?;
        Some(match &asset.style {
            Some(style) => Ok(style.text.clone()),
            None => snapshot.read_text(asset.source.as_str()),
        })
    }

    /// The bytes of the file at an output path, unless they have changed since they were first
    /// read.
    pub fn bytes(&self, path: &str, snapshot: &Snapshot) -> Option<Vec<u8>> {
        let asset = self.files.values().find(|asset| asset.path.as_str() == path)?;
        match &asset.style {
            Some(style) => Some(style.text.clone().into_bytes()),
            None => {
                let bytes = snapshot.read(asset.source.as_str()).ok();
                bytes.filter(|bytes| Digest::of(bytes) == asset.digest)
            }
        }
    }

    /// Emits linked assets, and those that linked style sheets show; returns their manifest
    /// entries. Unused files are reported, except licences and notes.
    pub fn emit(
        &self,
        used: &Used,
        snapshot: &Snapshot,
        emitted: &mut EmittedFiles,
        sink: &dyn Sink,
        report: &mut Report,
    ) -> BTreeMap<OutputPath, Entry> {
        let styles = used.linked.iter().filter_map(|name| self.files.get(name)?.style.as_ref());
        let shown: BTreeSet<&String> = styles.flat_map(|style| &style.shows).collect();
        let mut entries = BTreeMap::new();
        for (name, asset) in &self.files {
            if used.linked.contains(name) || shown.contains(name) {
                let entry = match emitted.get(&asset.path) {
                    Some(entry) => Some(entry.clone()),
                    None => {
                        asset.artifact(snapshot, report).map(|artifact| emitted.put(artifact, sink))
                    }
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

    fn add(
        &mut self,
        source: &SourcePath,
        digest: Digest,
        style: Option<Style>,
        report: &mut Report,
    ) {
        let Some(name) = source.as_str().strip_prefix(ASSETS) else { return };
        match OutputPath::new(&fingerprinted(source, &digest)) {
            Some(path) => {
                let asset = Asset { path, digest, source: source.clone(), style };
                self.files.insert(name.to_owned(), asset);
            }
            None => report.add(
                Diagnostic::new(Code::InvalidPath, format!("`{source}` can't be part of a URL"))
                    .at(Place::file(source))
                    .hint("rename it: no control characters and none of `\\ ? #`"),
            ),
        }
    }
}

impl Asset {
    /// The output file. Its name with the digest is already in use, so changed content is an error.
    fn artifact(&self, snapshot: &Snapshot, report: &mut Report) -> Option<Artifact> {
        let bytes = match &self.style {
            Some(style) => style.text.clone().into_bytes(),
            None => match snapshot.read(self.source.as_str()) {
                Ok(bytes) if Digest::of(&bytes) == self.digest => bytes,
                Ok(_) => {
                    let message = format!("`{}` changed while the build ran", self.source);
                    report.add(
                        Diagnostic::new(Code::UnreadableFile, message)
                            .at(Place::file(&self.source))
                            .hint("build again"),
                    );
                    return None;
                }
                Err(reason) => {
                    report.add(sheet::unreadable(&self.source, &reason));
                    return None;
                }
            },
        };
        Some(Artifact { path: self.path.clone(), bytes, cache: CacheClass::Immutable })
    }
}

/// Adds a digest to a file name: `assets/css/main.css` becomes `assets/css/main.1a2b3c4d5e.css`.
fn fingerprinted(source: &SourcePath, digest: &Digest) -> String {
    let path = source.as_str();
    let stem = path.len() - source.file_name().len();
    match path[stem..].rfind('.') {
        Some(dot) if dot > 0 => {
            let (stem, extension) = path.split_at(stem + dot);
            format!("{stem}.{}{extension}", digest.short())
        }
        _ => format!("{path}.{}", digest.short()),
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

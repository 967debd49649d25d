//! The files of `assets/` by name.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::assets::asset::loads::StyleLoad;
use crate::assets::asset::reference::ASSETS;
use crate::assets::asset::style::Style;
use crate::assets::image::{
    ImageFault, ImageInfo, embedded_without_metadata, info, is_image, is_svg, without_metadata,
};
use crate::assets::svg::{self, SvgFault};
use crate::base::digest::Digest;
use crate::content::config;
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Hint, Place, Report, suggest, unreadable,
};
use crate::engine::output::OutputPath;
use crate::engine::query::{Query, Reader};
use crate::engine::source::{SourcePath, Unreadable};

/// A file that pages and style sheets can refer to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its output path: `assets/css/main.1a2b3c4d5e.css`.
    pub path: OutputPath,
    /// The digest of the file in `assets/`, or of the style sheet.
    pub digest: Digest,
    /// Its size, if it is a raster image, or the reason why it can't be used as one.
    pub image: Option<Result<ImageInfo, ImageFault>>,
    pub(super) source: SourcePath,
    pub(super) style: Option<Style>,
    pub(super) metadata: Metadata,
}

/// The metadata of a file when it is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Metadata {
    /// There is none, or it is preserved.
    Kept,
    /// It is removed.
    Removed,
    /// It can't be removed, so the file can't be published.
    Stuck(Box<Diagnostic>),
}

/// All assets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assets {
    pub(super) files: Arc<BTreeMap<String, Asset>>,
    /// Names that can't be part of a URL.
    refused: BTreeSet<String>,
}

/// All assets except style sheets, as a query.
pub static FILES: Query<Assets> =
    Query::with_cutoff(|reader, _, report| Assets::unstyled(reader, report));

/// The properties of a file.
#[derive(Clone, PartialEq, Eq)]
struct AssetInfo {
    digest: Digest,
    image: Option<Result<ImageInfo, ImageFault>>,
    metadata: Metadata,
    /// The digest of the bytes that are published.
    published: Digest,
}

/// The files that are published with their metadata.
pub(super) static KEPT: Query<Vec<String>> = Query::with_cutoff(|reader, _, _| {
    let config = config::current(reader);
    config.pictures.keep_metadata.iter().map(|kept| kept.value.clone()).collect()
});

/// The properties of a file, if it can be read.
static FILE: Query<Option<AssetInfo>> =
    Query::with_cutoff(|reader, path, report| match reader.snapshot().read(path) {
        Ok(bytes) => {
            let digest = Digest::of(&bytes);
            let image = is_image(path).then(|| info(&bytes));
            let is_kept = keeps_metadata(&reader.get(&KEPT, ""), path);
            let (metadata, published) = match is_kept {
                _ if is_packed(path) => (Metadata::Stuck(Box::new(packed(path))), digest),
                true => (Metadata::Kept, digest),
                false => match published_bytes(&SourcePath::new(path), &bytes) {
                    Ok(Cow::Borrowed(_)) => (Metadata::Kept, digest),
                    Ok(Cow::Owned(cleaned)) => (Metadata::Removed, Digest::of(&cleaned)),
                    Err(wrong) => (Metadata::Stuck(Box::new(wrong)), digest),
                },
            };
            Some(AssetInfo { digest, image, metadata, published })
        }
        Err(reason) => {
            report.add(unreadable(&SourcePath::new(path), &reason));
            None
        }
    });

/// Reports names in `keep_metadata` of files that do not exist.
fn check_kept(reader: &Reader, report: &mut Report) {
    // Otherwise, all dependent results would be computed again with each change of `site.toml`.
    if reader.get(&KEPT, "").is_empty() {
        return;
    }
    let (config, snapshot) = (config::current(reader), reader.snapshot());
    for kept in &config.pictures.keep_metadata {
        let is_known =
            [ASSETS, "static/", "islands/"].iter().any(|folder| kept.value.starts_with(folder))
                && match kept.value.ends_with('/') {
                    true => snapshot.under(&kept.value).next().is_some(),
                    false => snapshot.contains(&kept.value),
                };
        if !is_known {
            let message = format!("there is no file `{}` that keeps its metadata", kept.value);
            let hint = "write the path of a file of assets/, static/ or islands/, such as \
                        `assets/press/team.jpg`, or of a folder with `/` at its end";
            let place = Place::new(&config.path, kept.span.clone());
            report.add(Diagnostic::new(Code::UnknownAsset, message).at(place).hint(hint));
        }
    }
}

/// Returns whether a file is a compressed drawing. Browsers show one only if it is sent with
/// `Content-Encoding: gzip`, which hosts do not do by the name of a file.
pub(super) fn is_packed(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".svgz")
}

/// The diagnostic for a compressed drawing.
pub(super) fn packed(path: &str) -> Diagnostic {
    let message = format!("browsers can't read the compressed drawing `{path}`");
    let hint = "decompress it with `gunzip -S .svgz`, and name it `….svg`, since hosts compress \
                drawings; or name it `….svg.gz` if visitors download it";
    let place = Place::file(&SourcePath::new(path));
    Diagnostic::new(Code::InvalidImage, message).at(place).hint(hint)
}

/// Returns whether `kept` contains a file, or a folder with it. Folders have a slash at the end.
pub(super) fn keeps_metadata(kept: &[String], path: &str) -> bool {
    kept.iter().any(|kept| kept == path || kept.ends_with('/') && path.starts_with(kept))
}

/// The published bytes of a file: those of a picture without metadata. They depend on the extension
/// and the bytes.
pub fn published_bytes<'a>(
    source: &SourcePath,
    bytes: &'a [u8],
) -> Result<Cow<'a, [u8]>, Diagnostic> {
    let stuck = |message: String, hint: &str| {
        let message = format!("`{source}` can't be published without its metadata: {message}");
        let hint =
            format!("{hint}, or list the file in `keep_metadata` of [pictures] in site.toml");
        Diagnostic::new(Code::InvalidImage, message).at(Place::file(source)).hint(hint)
    };
    if is_packed(source.as_str()) {
        return Err(packed(source.as_str()));
    }
    if !is_svg(source.as_str()) {
        return without_metadata(bytes).map_err(|fault| stuck(fault.message, &fault.hint));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        unreadable(source, &Unreadable::NotUtf8 { offset: error.valid_up_to() })
    })?;
    // A text without a drawing has nothing to remove.
    if !text.contains("<svg") && !text.contains(svg::SVG) {
        return Ok(Cow::Borrowed(bytes));
    }
    if let Some((file, span)) = svg::file_beside(text) {
        let message = format!("`{source}` refers to `{file}`: browsers load no file of a picture");
        return Err(Diagnostic::new(Code::InvalidImage, message)
            .at(Place::new(source, span.clone()))
            // A page that contains the drawing reports it, too.
            .caused_by(DiagnosticCause::Reported(&[Code::InvalidImage], Place::new(source, span)))
            .hint("embed it as a `data:` URL, or write the drawing into the page by `inline(…)`"));
    }
    let cleaned = svg::clean(text).and_then(|cleaned| {
        let embedded = embedded_without_metadata(text).map_err(|(span, fault)| SvgFault {
            message: format!("a picture in it can't be read: {}", fault.message),
            hint: "embed the picture again",
            span,
        })?;
        Ok(match embedded {
            Some(text) => Cow::Owned(svg::clean(&text)?.into_owned()),
            None => cleaned,
        })
    });
    match cleaned {
        Ok(Cow::Borrowed(_)) => Ok(Cow::Borrowed(bytes)),
        Ok(Cow::Owned(cleaned)) => Ok(Cow::Owned(cleaned.into_bytes())),
        Err(fault) => {
            let place = Place::new(source, fault.span);
            let wrong = stuck(fault.message, fault.hint).at(place.clone());
            Err(wrong.caused_by(DiagnosticCause::Reported(&[Code::InvalidImage], place)))
        }
    }
}

impl Asset {
    /// The file in `assets/`.
    pub fn source(&self) -> &SourcePath {
        &self.source
    }

    /// The files of other origins that a style sheet loads.
    pub fn style_loads(&self) -> &[StyleLoad] {
        self.style.as_ref().map_or(&[], |style| &style.loads)
    }
}

impl Assets {
    /// The files of `assets/` that are not style sheets.
    fn unstyled(reader: &Reader, report: &mut Report) -> Assets {
        let mut assets = Assets::default();
        check_kept(reader, report);
        let files = reader.snapshot().under(ASSETS);
        for source in files.filter(|path| !path.as_str().ends_with(".css")) {
            if let Some(data_files) = &*reader.get(&FILE, source.as_str()) {
                assets.add(source, data_files.published, None, report);
                let name = source.as_str().strip_prefix(ASSETS).unwrap_or_default();
                if let Some(asset) = Arc::make_mut(&mut assets.files).get_mut(name) {
                    asset.digest = data_files.digest;
                    asset.image.clone_from(&data_files.image);
                    asset.metadata.clone_from(&data_files.metadata);
                }
            }
        }
        assets
    }

    /// The asset of that name.
    pub fn get(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    /// The diagnostic for an unknown asset.
    pub fn unknown(&self, name: &str) -> Diagnostic {
        let (given, files) = (name.to_owned(), Arc::clone(&self.files));
        let unknown =
            Diagnostic::new(Code::UnknownAsset, format!("there is no file `assets/{name}`"));
        let unknown = unknown.about(name).hint(Hint::later(move || {
            let known = files.keys().map(String::as_str);
            let has_scheme = given.split_once(':').is_some_and(|(scheme, _)| {
                scheme.bytes().all(|c| c.is_ascii_alphanumeric() || b"+-.".contains(&c))
            });
            if has_scheme || given.starts_with("//") {
                return Hint::from(
                    "save the file in `assets/`, and write its path there: files of other sites \
                     can't be resized or checked",
                );
            }
            let is_hidden = given.split('/').any(|part| part.starts_with('.'));
            if is_hidden {
                return Hint::from(
                    "files and folders that begin with a dot are no assets: rename it",
                );
            }
            let hint = format!("create `assets/{given}`, or write the path of another asset");
            suggest(&given, known, &hint)
        }));
        if self.refused.contains(name) {
            unknown.caused_by(DiagnosticCause::AnyError)
        } else {
            unknown
        }
    }

    /// The names of all assets, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Adds an asset, unless its name can't be part of a URL.
    pub(super) fn add(
        &mut self,
        source: &SourcePath,
        digest: Digest,
        style: Option<Style>,
        report: &mut Report,
    ) {
        let Some(name) = source.as_str().strip_prefix(ASSETS) else { return };
        match OutputPath::new(&fingerprinted(source, &digest)) {
            Some(path) => {
                let (image, metadata) = (None, Metadata::Kept);
                let source = source.clone();
                let asset = Asset { path, digest, image, source, style, metadata };
                Arc::make_mut(&mut self.files).insert(name.to_owned(), asset);
            }
            None => {
                self.refused.insert(name.to_owned());
                let message = format!("`{source}` can't be part of a URL");
                let refused = Diagnostic::new(Code::InvalidPath, message).at(Place::file(source));
                report.add(refused.hint("rename it: no control characters and none of `\\ ? #`"));
            }
        }
    }
}

/// Adds a digest to a file name: `assets/css/main.css` becomes `assets/css/main.1a2b3c4d5e.css`.
pub(super) fn fingerprinted(source: &SourcePath, digest: &Digest) -> String {
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

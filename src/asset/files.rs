//! The files of `assets/` by name.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::asset::reference::ASSETS;
use crate::asset::style::Style;
use crate::diagnostic::{Code, Diagnostic, Hint, Place, Report, suggestion, unreadable};
use crate::digest::Digest;
use crate::image::{ImageFault, ImageInfo, info, is_image};
use crate::output::OutputPath;
use crate::query::{Query, Reader};
use crate::source::SourcePath;

/// A file that pages and style sheets can refer to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its output path: `assets/css/main.1a2b3c4d5e.css`.
    pub path: OutputPath,
    /// The digest of its content.
    pub digest: Digest,
    /// Its size, if it is a raster image, or why it can't be used as one.
    pub image: Option<Result<ImageInfo, ImageFault>>,
    pub(super) source: SourcePath,
    pub(super) style: Option<Style>,
}

/// All assets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assets {
    pub(super) files: Arc<BTreeMap<String, Asset>>,
}

/// All assets but style sheets, as a query.
pub static FILES: Query<Assets> =
    Query::with_cutoff("asset files", |reader, _, report| Assets::unstyled(reader, report));

/// The digest of a file, and its size if it is an image.
#[derive(Clone, PartialEq, Eq)]
struct Facts {
    digest: Digest,
    image: Option<Result<ImageInfo, ImageFault>>,
}

/// What is known of a file, if it can be read.
static FILE: Query<Option<Facts>> =
    Query::with_cutoff("asset", |reader, path, report| match reader.snapshot().read(path) {
        Ok(bytes) => {
            let image = is_image(path).then(|| info(&bytes));
            Some(Facts { digest: Digest::of(&bytes), image })
        }
        Err(reason) => {
            report.add(unreadable(&SourcePath::new(path), &reason));
            None
        }
    });

impl Asset {
    /// The file in `assets/`.
    pub fn source(&self) -> &SourcePath {
        &self.source
    }
}

impl Assets {
    /// The files of `assets/` that are not style sheets.
    fn unstyled(reader: &Reader<'_>, report: &mut Report) -> Assets {
        let mut assets = Assets::default();
        let files = reader.snapshot().under(ASSETS);
        for source in files.filter(|path| !path.as_str().ends_with(".css")) {
            if let Some(Facts { digest, image }) = &*reader.get(&FILE, source.as_str()) {
                assets.add(source, *digest, None, report);
                let name = source.as_str().strip_prefix(ASSETS).unwrap_or_default();
                if let Some(asset) = Arc::make_mut(&mut assets.files).get_mut(name) {
                    asset.image.clone_from(image);
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
        Diagnostic::new(Code::UnknownAsset, format!("there is no file `assets/{name}`")).hint(
            Hint::later(move || {
                let known = files.keys().map(String::as_str);
                suggestion(&given, known, "names are paths below assets/")
            }),
        )
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
                let asset = Asset { path, digest, image: None, source: source.clone(), style };
                Arc::make_mut(&mut self.files).insert(name.to_owned(), asset);
            }
            None => report.add(
                Diagnostic::new(Code::InvalidPath, format!("`{source}` can't be part of a URL"))
                    .at(Place::file(source))
                    .hint("rename it: no control characters and none of `\\ ? #`"),
            ),
        }
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

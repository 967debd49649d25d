//! Images in several sizes, for templates and Markdown bodies.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::assets::asset::Asset;
use crate::assets::cache;
use crate::assets::image::{
    ImageFault, ImageUse, Variant, check_image, encode_all, is_image, is_svg,
};
use crate::assets::svg::svg_size;
use crate::base::digest::Digest;
use crate::base::html::write_attribute;
use crate::base::parallel;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report, unreadable};
use crate::engine::output::{Artifact, CacheClass, EmittedFiles, Entry, OutputPath};
use crate::page::render::{LoadedSite, RouteContext};
use crate::template::{PictureArguments, TemplateContext};

/// The folder of cached images below the cache folder.
const CACHE: &str = "images";

/// The maximum number of cached images.
const MAX_CACHED: usize = 16_384;

impl RouteContext {
    /// The elements that show an image.
    pub(super) fn picture(
        &self,
        picture: &PictureArguments<'_>,
    ) -> Result<String, Vec<Diagnostic>> {
        let (site, name) = (&self.site, picture.name);
        let Some(asset) = site.asset(name) else {
            return Err(vec![site.unknown_asset(name)]);
        };
        if is_svg(name) {
            let url = TemplateContext::asset(self, name)?;
            let text = site.asset_text(name).and_then(Result::ok);
            let size = text.and_then(|text| svg_size(&text));
            let size = size.map(|(width, height)| (width.into(), height.into()));
            return Ok(img(&url, size, picture));
        }
        if !is_image(name) {
            let message = format!("browsers can't show `{}` as a picture", asset.source());
            let wrong = Diagnostic::new(Code::InvalidImage, message);
            let hint = "save it as JPEG, PNG or WebP, and write the name of the new file";
            return Err(vec![wrong.hint(hint)]);
        }
        let rules = &site.config.pictures;
        let used = ImageUse {
            name: name.into(),
            widths: picture.widths.clone().unwrap_or_else(|| rules.widths.clone()).into(),
        };
        let info = match &asset.image {
            Some(Ok(info)) => *info,
            Some(Err(fault)) => return Err(vec![unusable(asset, fault)]),
            None => return Err(vec![site.unknown_asset(name)]),
        };
        if info.is_fixed {
            let url = TemplateContext::asset(self, name)?;
            return Ok(img(&url, Some((info.width, info.height)), picture));
        }
        let mut files = Vec::new();
        for variant in Variant::all(info, &used.widths) {
            let path = path(site.untracked(), name, asset, &variant);
            files.push((variant, path.url(self.base())));
        }
        site.track_image(&used);
        let mut html = String::from("<picture>");
        let smaller: Vec<&(Variant, String)> =
            files.iter().filter(|(variant, _)| !variant.is_fallback()).collect();
        let mut sources = String::new();
        for (at, (variant, url)) in smaller.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            let _ = write!(sources, "{comma}{url} {}w", variant.width);
        }
        let sizes = picture.sizes.unwrap_or(&rules.sizes);
        html.push_str("<source");
        write_attribute("type", "image/webp", &mut html);
        write_attribute("srcset", &sources, &mut html);
        write_attribute("sizes", sizes, &mut html);
        html.push('>');
        let (fallback, url) = files.last().expect("the last one is for all browsers");
        html.push_str(&img(url, Some((fallback.width, fallback.height)), picture));
        html.push_str("</picture>");
        Ok(html)
    }
}

fn img(url: &str, size: Option<(u32, u32)>, picture: &PictureArguments<'_>) -> String {
    let mut html = String::from("<img");
    write_attribute("src", url, &mut html);
    if let Some((width, height)) = size {
        let _ = write!(html, " width=\"{width}\" height=\"{height}\"");
    }
    write_attribute("alt", picture.alt, &mut html);
    let others = [("title", picture.title), ("class", picture.class)];
    for (name, value) in others.into_iter().filter_map(|(name, value)| Some((name, value?))) {
        write_attribute(name, value, &mut html);
    }
    // Images that are visible when the page is opened must not wait for the layout.
    html.push_str(if picture.is_eager {
        " fetchpriority=\"high\">"
    } else {
        " loading=\"lazy\" decoding=\"async\">"
    });
    html
}

fn unusable(asset: &Asset, fault: &ImageFault) -> Diagnostic {
    let message = format!("`{}` can't be shown as a picture: {}", asset.source(), fault.message);
    Diagnostic::new(Code::InvalidImage, message).at(Place::file(asset.source())).hint(&*fault.hint)
}

fn path(site: &LoadedSite, name: &str, asset: &Asset, variant: &Variant) -> OutputPath {
    let digest = variant.digest(&asset.digest, site.config.pictures.quality);
    OutputPath::new(&variant.path(name, &digest)).expect("the path of the asset was checked")
}

/// One original, with the variants that are not emitted yet.
struct ImageJob<'a> {
    asset: &'a Asset,
    missing: Vec<(Variant, OutputPath, PathBuf)>,
}

/// Emits the variants of these images, which are computed on all processors or read from the cache;
/// returns their manifest entries. Images that can't be read are reported. With `discards`, images
/// are only decoded, and the variants are empty.
pub fn emit_images(
    site: &LoadedSite,
    used: &BTreeSet<ImageUse>,
    emitted: &EmittedFiles,
    discards: bool,
    report: &mut Report,
) -> BTreeMap<OutputPath, Entry> {
    let mut entries = BTreeMap::new();
    let mut jobs: BTreeMap<&str, ImageJob<'_>> = BTreeMap::new();
    let folder = cache::folder(site.snapshot.root()).join(CACHE);
    for image in used {
        let Some(asset) = site.assets.get(&image.name) else { continue };
        let Some(Ok(info)) = asset.image else { continue };
        for variant in Variant::all(info, &image.widths) {
            let path = path(site, &image.name, asset, &variant);
            if let Some(entry) = emitted.get(&path) {
                entries.insert(path, entry);
                continue;
            }
            let key = variant.digest(&asset.digest, site.config.pictures.quality).hex();
            let work =
                jobs.entry(&image.name).or_insert_with(|| ImageJob { asset, missing: Vec::new() });
            if work.missing.iter().all(|(_, known, _)| *known != path) {
                work.missing.push((variant, path, folder.join(key)));
            }
        }
    }
    let jobs: Vec<ImageJob<'_>> = jobs.into_values().collect();
    let quality = site.config.pictures.quality;
    let made = parallel::map(&jobs, |work| make(site, work, quality, discards));
    for (work, made) in jobs.iter().zip(made) {
        match made {
            Ok(files) => {
                for ((_, path, _), bytes) in work.missing.iter().zip(files) {
                    let cache = CacheClass::Immutable;
                    let artifact = Artifact { path: path.clone(), bytes, cache };
                    entries.insert(path.clone(), emitted.emit(artifact));
                }
            }
            Err(diagnostic) => report.add(diagnostic),
        }
    }
    if !jobs.is_empty() {
        cache::prune(&folder, MAX_CACHED);
    }
    entries
}

fn make(
    site: &LoadedSite,
    work: &ImageJob<'_>,
    quality: u8,
    discards: bool,
) -> Result<Vec<Vec<u8>>, Diagnostic> {
    let known: Vec<Option<Vec<u8>>> =
        work.missing.iter().map(|(_, _, entry)| cache::read(entry)).collect();
    let missing: Vec<(Variant, &Path)> = known
        .iter()
        .zip(&work.missing)
        .filter(|(known, _)| known.is_none())
        .map(|(_, (variant, _, entry))| (*variant, entry.as_path()))
        .collect();
    let mut made = Vec::new();
    if !missing.is_empty() {
        let source = work.asset.source();
        let bytes = site.snapshot.read(source.as_str());
        let bytes = bytes.map_err(|reason| unreadable(source, &reason))?;
        if Digest::of(&bytes) != work.asset.digest {
            let message = format!("`{source}` changed while the build ran");
            let wrong = Diagnostic::new(Code::UnreadableFile, message);
            return Err(wrong.at(Place::file(source)).hint("build again"));
        }
        if discards {
            let checked = check_image(&bytes).map_err(|fault| unusable(work.asset, &fault));
            return checked.map(|()| vec![Vec::new(); work.missing.len()]);
        }
        let variants: Vec<Variant> = missing.iter().map(|(variant, _)| *variant).collect();
        made =
            encode_all(&bytes, &variants, quality).map_err(|fault| unusable(work.asset, &fault))?;
        for ((_, entry), bytes) in missing.iter().zip(&made) {
            cache::write(entry, bytes);
        }
    }
    let mut made = made.into_iter();
    let next = |known: Option<Vec<u8>>| known.or_else(|| made.next()).expect("all were made");
    Ok(known.into_iter().map(next).collect())
}

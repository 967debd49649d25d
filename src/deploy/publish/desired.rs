//! The desired state of a target: the files of a finished build with their headers.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::build::dist::Finished;
use crate::deploy::publish::compression::is_compressible;
use crate::deploy::publish::encoding::Encoding;
use crate::deploy::publish::record::{Headers, Object, Objects};
use crate::deploy::publish::target::Target;
use crate::engine::output::{CacheClass, OutputPath};

/// The stages of a publish. The objects of a stage only refer to objects of earlier stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PublishStage {
    /// Files whose names contain a digest.
    Fingerprinted,
    /// All other files that pages load.
    Assets,
    /// Pages.
    Pages,
    /// Files that link to pages: sitemaps, robots.txt, and the redirect at the root.
    Listings,
}

/// Returns the stage of an object.
pub(super) fn stage(key: &OutputPath, object: &Object) -> PublishStage {
    let name = Encoding::ALL
        .iter()
        .find_map(|encoding| key.as_str().strip_suffix(&*format!(".{}", encoding.extension())))
        .unwrap_or(key.as_str());
    let is_sitemap = name.starts_with("sitemap") && name.ends_with(".xml");
    match name {
        _ if is_fingerprinted(object) => PublishStage::Fingerprinted,
        "robots.txt" | "index.html" => PublishStage::Listings,
        _ if is_sitemap => PublishStage::Listings,
        _ if name.ends_with(".html") => PublishStage::Pages,
        _ => PublishStage::Assets,
    }
}

/// Returns whether the object's name contains a digest of its content.
pub(super) fn is_fingerprinted(object: &Object) -> bool {
    object.headers.cache_control == CacheClass::Immutable.header()
}

/// Returns whether the object is the compressed variant of another one.
pub(super) fn is_variant(key: &OutputPath) -> bool {
    let extension = key.as_str().rsplit_once('.').map(|(_, extension)| extension);
    extension.and_then(Encoding::from_extension).is_some()
}

/// Returns the objects of a finished build, including compressed variants.
pub(super) fn desired(dist: &Finished, target: &Target) -> Objects {
    let mut known: BTreeMap<Headers, Arc<Headers>> = BTreeMap::new();
    let mut shared = |headers: Headers| {
        Arc::clone(known.entry(headers.clone()).or_insert_with(|| Arc::new(headers)))
    };
    let mut objects = Objects::new();
    for (path, entry) in &dist.manifest.files {
        let cache_control = entry.cache.header();
        let content_type = dist.site.media_type(path).into_owned();
        let is_text = is_compressible(&content_type);
        let plain = Headers {
            content_type,
            cache_control: cache_control.to_owned(),
            content_language: dist.site.language(path).map(str::to_owned),
            content_encoding: target.encoding.filter(|_| is_text),
        };
        let object = |headers| Object { digest: entry.digest, size: entry.size, headers };
        for encoding in target.variants.iter().filter(|_| is_text) {
            let variant = format!("{}.{}", path.as_str(), encoding.extension());
            let variant = OutputPath::new(&variant).expect("an ending keeps a path sound");
            let headers = Headers { content_encoding: Some(*encoding), ..plain.clone() };
            objects.insert(variant, object(shared(headers)));
        }
        objects.insert(path.clone(), object(shared(plain)));
    }
    objects
}

/// Returns the file of the build from which an object is made.
pub(super) fn source(dist: &Finished, key: &OutputPath) -> OutputPath {
    if dist.manifest.files.contains_key(key) {
        return key.clone();
    }
    let plain = key.as_str().rsplit_once('.').map_or(key.as_str(), |(plain, _)| plain);
    OutputPath::new(plain).expect("the beginning of a path is one")
}

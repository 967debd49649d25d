//! Compressed forms of texts, at the best ratio, remembered by what they are made from.

use std::path::{Path, PathBuf};

use crate::digest::Digest;
use crate::node::cache;
use crate::publish::encoding::Encoding;
use crate::publish::record::Object;

/// How many forms are remembered for each object that has one.
const KEPT: usize = 4;

/// Changes when the same bytes may be compressed to others.
const VERSION: &str = "1";

/// Whether texts of this media type are worth compressing. What crawlers fetch without saying what
/// they can read (`robots.txt`, sitemaps) stays as it is.
pub(super) fn is_compressible(media_type: &str) -> bool {
    let name = media_type.split(';').next().unwrap_or_default();
    matches!(
        name,
        "text/html"
            | "text/css"
            | "text/javascript"
            | "application/json"
            | "application/manifest+json"
            | "image/svg+xml"
            | "application/wasm"
            | "font/ttf"
            | "font/otf"
    )
}

/// Compressed texts, kept in the cache folder of the project.
#[derive(Clone, Debug)]
pub(super) struct Encoder(PathBuf);

impl Encoder {
    pub(super) fn new(root: &Path) -> Encoder {
        Encoder(cache::folder(root).join("encoded"))
    }

    /// `content`, whose digest is `digest`, compressed.
    pub(super) fn encode(&self, content: &[u8], digest: &Digest, encoding: Encoding) -> Vec<u8> {
        let name = format!("{}-{VERSION}.{}", digest.hex(), encoding.ending());
        let path = self.0.join(name);
        cache::read(&path).unwrap_or_else(|| {
            let encoded = encoding.encode(content);
            cache::write(&path, &encoded);
            encoded
        })
    }

    /// Removes forms that a site of these objects has made the longest ago: what several targets
    /// and the releases that can be restored need stays.
    pub(super) fn prune<'a>(&self, objects: impl Iterator<Item = &'a Object>) {
        let encoded = objects.filter(|object| object.headers.content_encoding.is_some()).count();
        cache::prune(&self.0, encoded * KEPT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_comes_back() {
        let text = "calm ".repeat(1000).into_bytes();
        for encoding in Encoding::ALL {
            let encoded = encoding.encode(&text);
            assert!(encoded.len() < 100, "{encoding:?}: {}", encoded.len());
            assert_eq!(encoding.decode(&encoded), Some(text.clone()));
            assert_eq!(encoding.decode(&encoded[..encoded.len() / 2]), None);
            assert_eq!(encoding.encode(&text), encoded, "the same bytes each time");
        }
    }
}

//! Compression of texts at the best ratio, cached by content.

use std::path::{Path, PathBuf};

use crate::assets::cache;
use crate::base::digest::Digest;
use crate::deploy::publish::encoding::Encoding;
use crate::deploy::publish::record::Object;

/// The number of cached files for each compressed object.
const CACHED_PER_OBJECT: usize = 4;

/// The version of the compressed bytes; increased when the same input may compress differently.
const VERSION: &str = "1";

/// Returns whether files of this media type are compressed. `robots.txt` and sitemaps are not,
/// since crawlers fetch them without `Accept-Encoding`.
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

/// Compresses texts, with a cache in the cache folder of the project.
#[derive(Clone, Debug)]
pub(super) struct Encoder(PathBuf);

impl Encoder {
    pub(super) fn new(root: &Path) -> Encoder {
        Encoder(cache::folder(root).join("encoded"))
    }

    /// Compresses `content`, whose digest is `digest`.
    pub(super) fn encode(&self, content: &[u8], digest: &Digest, encoding: Encoding) -> Vec<u8> {
        let name = format!("{}-{VERSION}.{}", digest.hex(), encoding.extension());
        let path = self.0.join(name);
        cache::read(&path).unwrap_or_else(|| {
            let encoded = encoding.encode(content);
            cache::write(&path, &encoded);
            encoded
        })
    }

    /// Removes the oldest cached files, except those for several targets and all restorable
    /// releases.
    pub(super) fn prune<'a>(&self, objects: impl Iterator<Item = &'a Object>) {
        let encoded = objects.filter(|object| object.headers.content_encoding.is_some()).count();
        cache::prune(&self.0, encoded * CACHED_PER_OBJECT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compression_round_trips() {
        let text = "calm ".repeat(1000).into_bytes();
        for encoding in Encoding::ALL {
            let encoded = encoding.encode(&text);
            assert!(encoded.len() < 100, "{encoding:?}: {}", encoded.len());
            assert_eq!(encoding.decode(&encoded, text.len() as u64), Some(text.clone()));
            assert_eq!(
                encoding.decode(&encoded, text.len() as u64 - 1),
                None,
                "more than expected"
            );
            assert_eq!(encoding.decoded_digest(&encoded), Some(Digest::of(&text)));
            assert_eq!(encoding.decode(&encoded[..encoded.len() / 2], 1 << 20), None);
            assert_eq!(encoding.encode(&text), encoded, "the same bytes each time");
        }
    }
}

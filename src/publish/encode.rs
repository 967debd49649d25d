//! Compressed forms of texts, at the best ratio, remembered by what they are made from.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::digest::Digest;
use crate::node::cache;
use crate::publish::record::Object;

/// A way to compress: the names of RFC 9110, 8.4.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) enum Encoding {
    /// Brotli, RFC 7932.
    #[serde(rename = "br")]
    Brotli,
    /// Gzip, RFC 1952.
    #[serde(rename = "gzip")]
    Gzip,
}

/// How many forms are remembered for each object that has one.
const KEPT: usize = 4;

/// Changes when the same bytes may be compressed to others.
const VERSION: &str = "1";

impl Encoding {
    /// Both.
    pub(super) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// The name in `Content-Encoding`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// The ending of a compressed file.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gz",
        }
    }

    /// The encoding of that name in `Content-Encoding`.
    pub(super) fn from_name(name: &str) -> Option<Encoding> {
        Encoding::ALL.into_iter().find(|encoding| encoding.name() == name)
    }

    /// The encoding of files with that ending.
    pub(super) fn from_ending(ending: &str) -> Option<Encoding> {
        Encoding::ALL.into_iter().find(|encoding| encoding.ending() == ending)
    }

    fn encode(self, bytes: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            Encoding::Brotli => {
                let quality = brotli::enc::BrotliEncoderParams {
                    quality: 11,
                    lgwin: 22,
                    size_hint: bytes.len(),
                    ..Default::default()
                };
                brotli::BrotliCompress(&mut &*bytes, &mut out, &quality)
                    .expect("bytes in memory can be compressed");
            }
            Encoding::Gzip => {
                let mut writer = flate2::write::GzEncoder::new(out, flate2::Compression::best());
                let written = writer.write_all(bytes).and_then(|()| writer.finish());
                out = written.expect("bytes in memory can be compressed");
            }
        }
        out
    }

    /// The content of compressed bytes; `None` when they are damaged.
    pub(super) fn decode(self, bytes: &[u8]) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        match self {
            Encoding::Brotli => brotli::BrotliDecompress(&mut &*bytes, &mut out).ok()?,
            Encoding::Gzip => {
                flate2::read::GzDecoder::new(bytes).read_to_end(&mut out).map(drop).ok()?;
            }
        }
        Some(out)
    }
}

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

//! Content encodings.

use std::io::{Read, Write as _};

use serde::{Deserialize, Serialize};

use crate::base::digest::Digest;
use crate::base::named_enum::named_enum;

/// The size of the buffer of a decompression, in bytes.
const BUFFER: usize = 16 * 1024;

named_enum! {
    /// A content encoding, with its name in `Content-Encoding` (RFC 9110, 8.4.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub(super) enum Encoding {
        /// Brotli, RFC 7932.
        #[serde(rename = "br")]
        Brotli = "br",
        /// Gzip, RFC 1952.
        #[serde(rename = "gzip")]
        Gzip = "gzip",
    }
}

impl Encoding {
    /// The file extension of compressed files.
    pub(super) fn extension(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gz",
        }
    }

    /// The encoding of files with that extension.
    pub(super) fn from_extension(extension: &str) -> Option<Encoding> {
        Encoding::ALL.into_iter().find(|encoding| encoding.extension() == extension)
    }

    /// Compresses bytes.
    pub(super) fn encode(self, bytes: &[u8]) -> Vec<u8> {
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

    /// Decompresses bytes; `None` if they are damaged, or if there are more than `limit`: a few
    /// bytes may become gigabytes.
    pub(super) fn decode(self, bytes: &[u8], limit: u64) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        self.reader(bytes).take(limit.saturating_add(1)).read_to_end(&mut out).ok()?;
        (out.len() as u64 <= limit).then_some(out)
    }

    /// The digest of the decompressed bytes; `None` if they are damaged.
    pub(super) fn decoded_digest(self, bytes: &[u8]) -> Option<Digest> {
        Digest::of_reader(self.reader(bytes)).ok()
    }

    fn reader(self, bytes: &[u8]) -> Box<dyn Read + '_> {
        match self {
            Encoding::Brotli => Box::new(brotli::Decompressor::new(bytes, BUFFER)),
            Encoding::Gzip => Box::new(flate2::read::GzDecoder::new(bytes)),
        }
    }
}

//! Detects the types of files.

use crate::assets::image::bmff;

/// The type of a file, by its first bytes: extensions may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ImageKind {
    Jpeg,
    Png,
    WebP,
    Gif,
    /// AVIF and HEIF.
    Bmff,
    Tiff,
    Bmp,
    Ico,
    Other,
}

impl ImageKind {
    /// The type of the file with these bytes.
    pub(super) fn of(bytes: &[u8]) -> ImageKind {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => ImageKind::Jpeg,
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => ImageKind::Png,
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => ImageKind::WebP,
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => ImageKind::Gif,
            [_, _, _, _, b'f', b't', b'y', b'p', ..] if bmff::is_picture(bytes) => ImageKind::Bmff,
            [b'I', b'I', b'*' | b'+', 0, ..] | [b'M', b'M', 0, b'*' | b'+', ..] => ImageKind::Tiff,
            [b'B', b'M', ..] => ImageKind::Bmp,
            [0, 0, 1, 0, ..] => ImageKind::Ico,
            _ => ImageKind::Other,
        }
    }
}

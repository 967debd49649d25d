//! Detects the types of files.

use crate::assets::image::bmff;

/// The type of a file, by its first bytes: extensions may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
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

impl Kind {
    /// The type of the file with these bytes.
    pub(super) fn of(bytes: &[u8]) -> Kind {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => Kind::Jpeg,
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Kind::Png,
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Kind::WebP,
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Kind::Gif,
            [_, _, _, _, b'f', b't', b'y', b'p', ..] if bmff::is_picture(bytes) => Kind::Bmff,
            [b'I', b'I', b'*' | b'+', 0, ..] | [b'M', b'M', 0, b'*' | b'+', ..] => Kind::Tiff,
            [b'B', b'M', ..] => Kind::Bmp,
            [0, 0, 1, 0, ..] => Kind::Ico,
            _ => Kind::Other,
        }
    }
}

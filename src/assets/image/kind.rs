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
    /// A format whose metadata is not read, by its name.
    Unread(&'static str),
    Other,
}

/// The first bytes of formats whose metadata is not read.
const UNREAD: [(&str, &[u8]); 12] = [
    ("a JPEG XL", b"\0\0\0\x0cJXL "),
    ("a JPEG 2000", b"\0\0\0\x0cjP  "),
    ("a Photoshop", b"8BPS"),
    ("a JPEG XR", b"II\xbc"),
    ("a Fujifilm raw", b"FUJIFILMCCD-RAW"),
    ("an Olympus raw", b"IIRO"),
    ("an Olympus raw", b"IIRS"),
    ("an Olympus raw", b"MMOR"),
    ("a Panasonic raw", b"IIU\0"),
    ("a Canon raw", b"II\x1a\0\0\0HEAPCCDR"),
    ("a Sigma raw", b"FOVb"),
    ("a Minolta raw", b"\0MRM"),
];

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
            [_, _, _, _, b'f', b't', b'y', b'p', b'c', b'r', b'x', b' ', ..] => {
                ImageKind::Unread("a Canon raw")
            }
            _ => {
                let known = UNREAD.iter().find(|(_, start)| bytes.starts_with(start));
                known.map_or(ImageKind::Other, |(name, _)| ImageKind::Unread(name))
            }
        }
    }
}

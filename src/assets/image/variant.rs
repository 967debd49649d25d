//! The sizes and formats in which an image is published.

use crate::assets::image::decode::ImageInfo;
use crate::base::digest::{Digest, DigestBuilder};

/// An image in the sizes that a page requests.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageUse {
    /// The name of the asset.
    pub name: Box<str>,
    /// The requested widths, in pixels.
    pub widths: Box<[u32]>,
}

/// A format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum VariantFormat {
    WebP,
    Jpeg,
    Png,
}

/// An image in one size and format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variant {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    pub(super) format: VariantFormat,
}

impl Variant {
    /// All variants of an image: WebP in the requested widths, ascending, and last the largest of
    /// them in a format that every browser supports. Images are not enlarged: larger widths become
    /// the width of the original.
    pub fn all(info: ImageInfo, widths: &[u32]) -> Vec<Variant> {
        let mut widths: Vec<u32> =
            widths.iter().map(|width| (*width).clamp(1, info.width)).collect();
        widths.sort_unstable();
        widths.dedup();
        if widths.is_empty() {
            widths.push(info.width);
        }
        let variant = |width: u32, format| {
            let height = u64::from(width) * u64::from(info.height) * 2 + u64::from(info.width);
            let height = height / (u64::from(info.width) * 2);
            Variant { width, height: (height as u32).max(1), format }
        };
        let fallback = if info.has_alpha { VariantFormat::Png } else { VariantFormat::Jpeg };
        let largest = widths.last().copied().map(|width| variant(width, fallback));
        widths.iter().map(|width| variant(*width, VariantFormat::WebP)).chain(largest).collect()
    }

    /// Its media type.
    pub fn media_type(&self) -> &'static str {
        match self.format {
            VariantFormat::WebP => "image/webp",
            VariantFormat::Jpeg => "image/jpeg",
            VariantFormat::Png => "image/png",
        }
    }

    /// Returns whether it has the format for all browsers.
    pub fn is_fallback(&self) -> bool {
        self.format != VariantFormat::WebP
    }

    /// The digest of everything that its bytes depend on.
    pub fn digest(&self, original: &Digest, quality: u8) -> Digest {
        DigestBuilder::new()
            .digest(original)
            .field(FORMAT)
            .field(encoders().as_bytes())
            .field([quality])
            .field(self.media_type())
            .field(self.width.to_le_bytes())
            .finish()
    }

    /// Its output path, for the asset `name`: `assets/team-480.1a2b3c4d5e.webp`.
    pub fn path(&self, name: &str, digest: &Digest) -> String {
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        let ending = match self.format {
            VariantFormat::WebP => "webp",
            VariantFormat::Jpeg => "jpg",
            VariantFormat::Png => "png",
        };
        format!("assets/{stem}-{}.{}.{ending}", self.width, digest.short())
    }
}

/// The version of the conversion of pixels, which is part of the names of results.
const FORMAT: &str = "3";

/// The libraries that determine the bytes of a result.
const LIBRARIES: [&str; 8] =
    ["image", "image-webp", "libwebp-sys", "miniz_oxide", "moxcms", "png", "webp", "zune-jpeg"];

/// The exact versions of the libraries that determine results.
pub fn encoders() -> &'static str {
    static VERSIONS: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    VERSIONS.get_or_init(|| {
        let lock = include_str!("../../../Cargo.lock").lines();
        let lines = lock.clone().zip(lock.skip(1));
        let own = lines.filter(|(name, _)| {
            let name = name.strip_prefix("name = \"").and_then(|rest| rest.strip_suffix('"'));
            name.is_some_and(|name| LIBRARIES.contains(&name))
        });
        own.map(|(name, version)| format!("{name} {version}\n")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_image_is_made_larger() {
        let info = ImageInfo { width: 1000, height: 333, has_alpha: false, is_fixed: false };
        let found = Variant::all(info, &[480, 2000, 1440]);
        let sizes: Vec<_> =
            found.iter().map(|it| (it.width, it.height, it.is_fallback())).collect();
        assert_eq!(sizes, [(480, 160, false), (1000, 333, false), (1000, 333, true)]);
        assert_eq!(found[2].media_type(), "image/jpeg");
    }

    #[test]
    fn every_library_has_a_version() {
        for name in LIBRARIES {
            assert!(encoders().contains(&format!("\"{name}\" version = ")), "{}", encoders());
        }
    }
}

//! Raster images of `assets/`: in several sizes, in a format that is smaller than the original, and
//! without metadata.
//!
//! The name of a result is known before it is computed: it contains the digest of the original, of
//! the quality and of the versions of the encoders. So pages need not wait for it.

mod bitmap;
mod bmff;
mod bytes;
mod colour;
mod data_url;
mod decode;
mod encode;
mod exif;
mod gif;
mod jpeg;
mod kind;
mod metadata;
mod png_chunks;
mod png_colour;
mod riff;
mod variant;

pub use data_url::{embedded_metadata, embedded_without_metadata};
pub use decode::{ImageInfo, info, is_image, is_svg};
pub use encode::{check_image, encode_all};
pub use metadata::{private_metadata, without_metadata};
pub use variant::{ImageUse, Variant, encoders};

/// The reason why an image can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFault {
    /// The message.
    pub message: String,
    /// The hint.
    pub hint: String,
}

impl From<String> for ImageFault {
    fn from(message: String) -> ImageFault {
        ImageFault { message, hint: "save it again as JPEG, PNG or WebP".to_owned() }
    }
}

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
mod fault;
mod gif;
mod jpeg;
mod kind;
mod metadata;
mod png_chunks;
mod png_colour;
mod riff;
mod variant;

pub use data_url::{data_url_without_metadata, embedded_metadata, embedded_without_metadata};
pub use decode::{ImageInfo, info, is_image, is_svg};
pub use encode::{check_image, encode_all};
pub use fault::ImageFault;
pub use metadata::{private_metadata, without_metadata};
pub use variant::{ImageUse, Variant, encoders};

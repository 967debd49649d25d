//! Raster images of `assets/` in several sizes, in a format that is smaller than the original.
//!
//! The name of a result is known before it is made: it has the digest of the original, of the
//! quality and of the versions of the encoders. So pages need not wait for it.

mod decode;
mod encode;
mod variant;

pub use decode::{ImageFault, ImageInfo, info, is_for_no_browser, is_image};
pub use encode::encode_all;
pub use variant::{ImageUse, Variant, encoders};

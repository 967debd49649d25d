//! Image rendering: text layout, and SVG rasterized to PNG.
//!
//! SVG has no line breaking, and the renderer's font fallback breaks conjuncts of Indian scripts.
//! So this module lays out text: [`typeset`] breaks it into lines and lines into runs of one face,
//! [`markup()`] writes each run at its measured position, and [`png()`] renders the image with the
//! same faces and no others.

mod bidi;
mod error;
mod face;
mod icon;
mod itemize;
mod lines;
mod markup;
mod paint;
mod palette;
mod setting;
mod shape;

pub use error::PictureError;
pub use face::Face;
pub use icon::icons;
pub use markup::markup;
pub use paint::{Background, png};
pub use setting::{Line, Run, TypesetText, typeset};

#[cfg(test)]
mod tests;

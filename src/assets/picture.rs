//! Image rendering: text layout, and SVG rasterized to PNG.
//!
//! SVG has no line breaking, and the renderer's font fallback breaks conjuncts of Indian scripts.
//! So this module lays out text: [`typeset`] breaks it into lines and lines into runs of one face,
//! [`markup()`] writes each run at its measured position, and [`png()`] renders the image with the
//! same faces and no others.

mod bidi;
mod face;
mod icon;
mod itemize;
mod lines;
mod markup;
mod paint;
mod palette;
mod readable;
mod setting;
mod shape;

pub use face::Face;
pub use icon::icons;
pub use markup::markup;
pub use paint::{Background, png};
pub use setting::{Line, Run, TypesetText, typeset};

/// The reason why an image or a font face can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureError {
    /// The problem, without a full stop.
    pub message: String,
    /// The instruction, if there is one for this problem.
    pub hint: Option<&'static str>,
    /// The span in the SVG, if it is known.
    pub span: Option<std::ops::Range<usize>>,
}

impl From<String> for PictureError {
    fn from(message: String) -> PictureError {
        PictureError { message, hint: None, span: None }
    }
}

/// The error of a picture that the memory can't hold.
fn no_memory() -> PictureError {
    "the picture takes more memory than there is".to_owned().into()
}

#[cfg(test)]
mod tests;

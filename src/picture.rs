//! Pictures of shared links: text set in lines, and SVG drawn to PNG.
//!
//! SVG has no line breaking, and the renderer's own way from a font to the next one takes letters
//! of Indian scripts apart. So text is set here: [`set`] breaks it into lines and lines into runs
//! of one face, [`markup()`] writes each run at the place that was measured, and [`png()`] draws
//! the picture with the same faces and no others.

mod face;
mod lines;
mod markup;
mod paint;
mod palette;
mod run;
mod setting;
mod shape;

pub use face::Face;
pub use markup::markup;
pub use paint::{Background, png};
pub use setting::{Frame, Line, Run, Setting, set};

#[cfg(test)]
mod tests;

//! Node and npm: what islands are bundled and drawn with, and fonts are cut with.

pub mod npm;
pub mod cache;
pub mod run;

//! Node and npm: what islands are bundled and drawn with, and fonts are cut with.

pub mod cache;
pub mod npm;
pub mod packages;
pub mod run;

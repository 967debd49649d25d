//! `islands/`: React components that are drawn at build time and come alive in the browser.
//!
//! A folder with an `island.toml` is an island. esbuild bundles all of them twice: for the browser,
//! split into chunks, and for the Node process that draws their markup. A [`Workshop`] keeps both
//! processes from build to build.

pub mod spec;
pub mod translate;
pub mod bundle;
pub mod prerender;
mod props;
mod words;
pub mod weight;
mod notices;
pub mod workshop;
mod set;
mod markup;
#[cfg(test)]
mod fixture;

pub use crate::island::markup::Seen;
pub use crate::island::set::{Islands, KnownWords};
pub use crate::island::workshop::Workshop;

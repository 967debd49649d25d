//! `islands/`: React components that are prerendered at build time and hydrated in the browser.
//!
//! A folder with an `island.toml` is an island. One Node process does what needs JavaScript:
//! esbuild bundles islands twice, for the browser in chunks and each as a program that a worker
//! renders it with. An [`IslandCompiler`] keeps it from build to build. What pages and islands need
//! of Archipel itself is the package `archipel`, which is part of this program (`runtime/`).

pub mod spec;
pub mod bundle;
pub mod weight;
mod service;
pub mod prerender;
pub mod compiler;
mod props;
mod words;
mod query;
mod set;
mod placement;
mod markup;
#[cfg(test)]
mod fixture;

pub use crate::assets::island::compiler::IslandCompiler;
pub use crate::assets::island::markup::{IslandPlace, ShownMessage};
pub use crate::assets::island::placement::{Misplaced, place_islands};
pub use crate::assets::island::query::{CHECK, FOUND};
pub use crate::assets::island::set::Islands;

//! `islands/`: React components that are prerendered at build time and hydrated in the browser.
//!
//! A folder with an `island.toml` is an island. One Node process runs the JavaScript: esbuild
//! bundles islands twice, in chunks for the browser, and each as a program with which a worker
//! renders it. An [`IslandCompiler`] reuses the process for several builds. The code of Archipel
//! that pages and islands use is the package `archipel`, which is part of this program
//! (`runtime/`).

mod spec;
mod bundle;
mod weight;
mod service;
mod prerender;
mod check;
mod compiler;
mod css_module;
mod props;
mod query;
mod set;
mod placement;
mod markup;
mod messages;
#[cfg(test)]
mod fixture;

pub use crate::assets::island::compiler::IslandCompiler;
pub use crate::assets::island::markup::{IslandPlace, ShownMessage};
pub use crate::assets::island::placement::{Misplaced, place_islands};
pub use crate::assets::island::query::{FOUND, ISLAND_CHECK};
pub use crate::assets::island::set::Islands;
pub use crate::assets::island::spec::IslandSpec;
pub use crate::assets::island::weight::{BundleWeight, PageWeight, gzip};

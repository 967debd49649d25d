//! Files that pages refer to: style sheets, images, fonts, islands, and the search index.
//!
//! In: files of `assets/` and `islands/`, and their uses by pages. Out: fingerprinted files and
//! their URLs. Never: a page.

// Fingerprinted files, bundled style sheets.
pub mod asset;
// The URLs of style sheets and of styles in drawings.
mod css_urls;
// Results that are expensive to compute, on disk.
pub mod cache;
// Fonts, subset to the characters in use.
pub mod font;
// Raster images in several sizes, without metadata.
pub mod image;
// React components, prerendered at build time.
pub mod island;
// Node and npm.
pub mod node;
// Rules that finished pages have to follow.
pub mod page_rule;
// Text layout, and SVG rasterized to PNG.
pub mod picture;
// The searchable texts of pages, and the search index.
pub mod search;
// Drawings: published files, and parts of pages.
pub mod svg;

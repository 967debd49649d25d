//! Node and npm: the packages that bundle and prerender islands and subset fonts.

pub(super) mod environment;
pub(super) mod limit;
pub(super) mod files;
pub(super) mod runtime;
mod installation;
mod lock;
pub(super) mod npm;
pub(super) mod packages;
pub(super) mod script;

pub use crate::assets::node::npm::provide as provide_package;
pub use crate::assets::node::packages::{BUILD_PACKAGES, PackageSet, RULE_PACKAGES};

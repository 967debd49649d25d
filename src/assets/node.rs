//! Node and npm: the packages that bundle and prerender islands and subset fonts.

pub mod cache;
pub mod environment;
pub mod limit;
pub mod files;
pub mod runtime;
mod installation;
mod lock;
pub mod npm;
pub mod packages;
pub mod script;

//! Archipel builds static sites in many languages with React islands.

pub mod digest;
pub mod parallel;
pub mod source;
pub mod diagnostic;
pub mod output;
pub mod yaml;
pub mod config;
pub mod format;
pub mod schema;
pub mod content;
pub mod message;
pub mod memo;
pub mod route;
pub mod asset;
pub mod template;
pub mod island;
pub mod render;
pub mod check;
pub mod build;
pub mod dist;
pub mod cli;

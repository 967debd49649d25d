//! Tests of the program from outside: files in, text out.
//!
//! Expected texts are next to their input. `UPDATE_EXPECT=1 cargo test` rewrites them: review the
//! difference before you commit it.
#![expect(clippy::disallowed_methods, reason = "tests make folders and start programs")]
#![expect(unreachable_pub, reason = "what modules share with each other is public")]

mod copies;
mod site;
mod exchange;
mod extent;
mod random;
mod strace;
mod system_calls;
mod metadata;
mod model;
mod bodies;
mod borrowed;
mod commonmark;
mod diff;
mod environment;
mod examples;
mod node_environment;
mod staleness;
mod starter;
mod starters;
mod status;
mod stories;
mod styles;
mod command_line;
mod addresses;
mod preview;
mod serve;
mod serve_edit;
mod serve_oracle;
mod serve_faults;
mod serve_islands;
mod serve_processes;
mod serve_requests;
mod images;
mod import;
mod islands;
mod island_languages;
mod incremental;
mod facts;
mod feeds;
mod fixes;
mod fonts;
mod formats;
mod fuzz;
mod hosts;
mod golden;
mod languages;
mod levels;
mod lists;
mod markdown;
mod many_mistakes;
mod icon_css;
mod icons;
mod packages;
mod page_rules;
mod partials;
mod power;
mod prefetch;
mod pictures;
mod publish;
mod publish_refused;
mod redirects;
mod release;
mod rename;
mod renames;
mod rows;
mod schemas;
mod scripts;
mod search;
mod tidy;
mod translators;

//! JSON Schemas for editors and types for `tsc`, written by every build.
//!
//! `.archipel/schemas/` has a JSON Schema (draft 7) of `site.toml`, of pages, of each data file and
//! of the schemas themselves. They are generated from the checks of the build. The first line of a
//! file names its schema, so that every editor with a language server for YAML or TOML completes
//! and validates it. A build writes only files that have changed.

mod schemas;
mod types;

use std::path::Path;
use std::sync::Arc;

use crate::assets::cache;
use crate::assets::node::provide_package;
use crate::build::editor::schemas::schemas;
use crate::build::editor::types::types;
use crate::engine::query::{Database, Query, Reader};
use crate::engine::source::Snapshot;

/// The folder of the schemas.
pub const FOLDER: &str = ".archipel/schemas/";

/// The schemas, by their paths below the folder.
static SCHEMAS: Query<Vec<(String, String)>> = Query::with_cutoff(|reader, _, _| schemas(reader));

/// The types of islands, by their paths in the package `archipel`.
static TYPES: Query<Vec<(String, String)>> = Query::with_cutoff(|reader, _, _| types(reader));

/// Writes the files that have changed to the folder of the site. The result of a build does not
/// depend on them.
pub fn write(reader: &Reader) {
    let root = reader.snapshot().root();
    // A tree in memory has no folder.
    if root.as_os_str().is_empty() {
        return;
    }
    for (name, text) in reader.get(&SCHEMAS, "").iter() {
        cache::provide(&root.join(FOLDER).join(name), text.as_bytes());
    }
    let types = reader.get(&TYPES, "");
    let types: Vec<_> = types.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    provide_package(root, "archipel", &types);
}

/// Writes all schemas and types for the site in this folder.
pub fn write_for(root: &Path) {
    let snapshot = Arc::new(Snapshot::scan(root));
    let mut database = Database::default();
    write(&database.begin(&snapshot).reader());
}

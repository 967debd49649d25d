//! The state that consecutive builds share.

use std::sync::OnceLock;

use crate::assets::island::IslandCompiler;
use crate::engine::query::Database;

/// The state that consecutive builds share.
#[derive(Default)]
pub struct BuildSession {
    pub(super) database: Database,
    /// Created by the first build, for its site.
    pub(super) compiler: OnceLock<IslandCompiler>,
    /// The number of builds so far.
    pub(super) builds: u64,
}

impl BuildSession {
    /// Creates a session for consecutive builds. Their sink must store all files: a file that has
    /// not changed since an earlier build is not emitted again.
    pub fn new() -> BuildSession {
        BuildSession { database: Database::incremental(), ..BuildSession::default() }
    }

    /// Creates a session for a single build, which records no reads.
    pub fn once() -> BuildSession {
        BuildSession::default()
    }

    /// The number of the last build.
    pub fn builds(&self) -> u64 {
        self.builds
    }

    /// Removes and returns the notices about Node for the user: one sentence each, without a full
    /// stop.
    pub fn notices(&self) -> Vec<&'static str> {
        self.compiler.get().map(IslandCompiler::notices).unwrap_or_default()
    }

    /// Prepares for the next build; call it while no build is waiting.
    pub fn idle(&self) {
        if let Some(compiler) = self.compiler.get() {
            compiler.idle();
        }
    }

    /// The results of the builds, which other threads may read.
    pub fn database(&self) -> Database {
        self.database.clone()
    }
}

//! The site that something is added to.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::bail;

use crate::content::config::{Config, config};
use crate::content::{Page, Schemas, page, page_files, schemas};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::template::Templates;

/// Where the languages of a site are named.
pub(super) const CONFIG: &str = "site.toml";

/// The new files, by their paths relative to the site's folder.
pub(super) type Files = BTreeMap<String, String>;

/// The site as it is.
pub(super) struct Site<'a> {
    pub(super) today: &'a str,
    pub(super) snapshot: Snapshot,
    pub(super) config: Config,
    pub(super) schemas: Schemas,
    pub(super) templates: Templates,
    pub(super) pages: Vec<Page>,
}

impl Site<'_> {
    /// Reads what is needed of it; mistakes elsewhere do not matter. `today` is `2025-12-31`.
    pub(super) fn read<'a>(root: &Path, today: &'a str) -> anyhow::Result<Site<'a>> {
        let snapshot = Snapshot::scan(root);
        let path = SourcePath::new(CONFIG);
        let text = snapshot.read_text(path.as_str());
        let Ok(text) = text else {
            bail!("there is no site.toml here; go to the folder of a site, or name it with --root")
        };
        let mut report = Report::new();
        let Some(config) = config(&path, &text, None, &mut report) else {
            bail!("site.toml has mistakes; `archipel check` says which")
        };
        let schemas = schemas(&snapshot, &mut report);
        let templates = Templates::load(&snapshot, &mut report);
        let files = page_files(&snapshot, &mut report);
        let parse = |path: &SourcePath| {
            let text = snapshot.read_text(path.as_str()).ok()?;
            page(path, &text, &schemas, &mut Report::new()).ok()
        };
        let pages = files.iter().filter_map(parse).collect();
        Ok(Site { today, snapshot, config, schemas, templates, pages })
    }
}

//! Reads the site to add files to.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::bail;

use crate::content::config::{Config, config};
use crate::content::{Page, Schemas, page, page_files, schemas};
use crate::engine::diagnostic::Report;
use crate::engine::source::{Snapshot, SourcePath};
use crate::template::Templates;

/// The file that lists the languages of a site.
pub(super) const CONFIG: &str = "site.toml";

/// The new files, by their paths relative to the site's folder.
pub(super) type AddedFiles = BTreeMap<String, String>;

/// The existing site.
pub(super) struct ExistingSite<'a> {
    pub(super) today: &'a str,
    pub(super) snapshot: Snapshot,
    pub(super) config: Config,
    pub(super) schemas: Schemas,
    pub(super) templates: Templates,
    pub(super) pages: Vec<Page>,
}

impl ExistingSite<'_> {
    /// Reads the site, and ignores errors outside of site.toml. `today` is such as `2025-12-31`.
    pub(super) fn read<'a>(root: &Path, today: &'a str) -> anyhow::Result<ExistingSite<'a>> {
        let snapshot = Snapshot::scan(root);
        let path = SourcePath::new(CONFIG);
        let text = snapshot.read_text(path.as_str());
        let Ok(text) = text else {
            bail!("this folder has no site.toml; set the site's folder with --root")
        };
        let mut report = Report::new();
        let Some(config) = config(&path, &text, None, &mut report) else {
            bail!("site.toml has errors; run `archipel check` to list them")
        };
        let schemas = schemas(&snapshot, &mut report);
        let templates = Templates::load(&snapshot, &mut report);
        let files = page_files(&snapshot, &mut report);
        let parse = |path: &SourcePath| {
            let text = snapshot.read_text(path.as_str()).ok()?;
            page(path, &text, &schemas, &mut Report::new()).ok()
        };
        let pages = files.iter().filter_map(parse).collect();
        Ok(ExistingSite { today, snapshot, config, schemas, templates, pages })
    }
}

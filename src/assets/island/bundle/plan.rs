//! The inputs of a bundle, and its target browsers.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::assets::island::bundle::OUTPUT_FOLDER;
use crate::assets::island::spec::{IslandSpec, When};
use crate::content::config::Config;
use crate::engine::source::Snapshot;
use crate::i18n::format::needs_format_data;

/// The file that makes a folder a plain script, instead of an `island.toml`.
pub(super) const SCRIPT: &str = "script.ts";

/// The inputs of a bundle.
#[derive(Clone, Debug, Serialize)]
pub(in crate::assets::island) struct BundlePlan {
    /// esbuild's target.
    pub(in crate::assets::island) target: String,
    /// All islands.
    pub(super) islands: Vec<String>,
    /// The islands that are hydrated.
    pub(super) hydrated: Vec<String>,
    /// The plain scripts.
    pub(super) scripts: Vec<String>,
    /// Whether a locale has formats that not all browsers have.
    has_format_data: bool,
    /// Whether an island has texts in two languages.
    has_borrowed: bool,
    /// The variables of the environment that code may read, by name.
    env: BTreeMap<String, String>,
    /// The URL of the site without its origin, with a slash at the end.
    site: String,
    /// The URL of the chunks, and that of the site without its path.
    base: String,
    origin: String,
    /// The files and folders that are published with their metadata.
    kept: Vec<String>,
    /// The browsers that style sheets are printed for.
    browsers: Vec<String>,
    /// The digest of packages and settings: when it changes, everything is read again.
    pub(super) settings: String,
}

impl BundlePlan {
    /// The plan for these islands and all scripts of the site.
    pub(in crate::assets::island) fn new(
        snapshot: &Snapshot,
        islands: &[&IslandSpec],
        config: &Config,
        target: &str,
        env: BTreeMap<String, String>,
        settings: String,
        has_borrowed: bool,
    ) -> BundlePlan {
        let hydrated = islands.iter().filter(|island| island.when != When::Never);
        BundlePlan {
            target: target.to_owned(),
            islands: islands.iter().map(|island| island.name.clone()).collect(),
            hydrated: hydrated.map(|island| island.name.clone()).collect(),
            scripts: scripts(snapshot),
            has_format_data: config.locales.iter().any(|locale| needs_format_data(&locale.tag)),
            has_borrowed,
            env,
            site: format!("{}/", config.base_path),
            base: format!("{}/{OUTPUT_FOLDER}/", config.base_path),
            origin: config.origin().to_owned(),
            kept: config.pictures.keep_metadata.iter().map(|kept| kept.value.clone()).collect(),
            browsers: config.css_targets.clone(),
            settings,
        }
    }

    /// The plan in the format of the service.
    pub(in crate::assets::island) fn json(&self) -> String {
        serde_json::to_string(self).expect("texts are JSON")
    }
}

/// The names of the folders with a plain script.
pub(in crate::assets::island) fn scripts(snapshot: &Snapshot) -> Vec<String> {
    let files = snapshot.under("islands/").map(|path| path.as_str());
    let names = files.filter_map(|path| path.strip_prefix("islands/")?.strip_suffix(SCRIPT));
    let names = names.filter_map(|name| name.strip_suffix('/').filter(|name| !name.contains('/')));
    names.map(str::to_owned).collect()
}

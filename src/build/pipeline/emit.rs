//! Emits the files that some routes need, before all others.

use std::collections::BTreeSet;

use crate::assets::asset::UsedAssets;
use crate::build::pipeline::pages::{ROUTE, RouteName};
use crate::engine::diagnostic::Report;
use crate::engine::query::{Build, QueryRead};
use crate::page::render::{self, ASSET_URL, IMAGE, ISLAND, LoadedSite, PARTIAL, SCRIPT, STYLES};

/// Emits the assets, fonts and islands that these routes show. `discards` is whether the bytes are
/// not needed.
pub(super) fn emit_for(site: &LoadedSite, build: &Build, routes: &[RouteName], discards: bool) {
    let mut used = UsedAssets::default();
    let (mut islands, mut scripts) = (BTreeSet::new(), BTreeSet::new());
    let mut images = BTreeSet::new();
    let computations = routes.iter().filter_map(|name| build.database().computation(&ROUTE, name));
    let mut reads: Vec<QueryRead> =
        computations.flat_map(|computation| computation.queries).collect();
    while let Some(read) = reads.pop() {
        if let Some(name) = ASSET_URL.key_of(&read) {
            used.linked.insert(name.clone());
        } else if let Some((name, _)) = ISLAND.key_of(&read) {
            islands.insert(name.clone());
        } else if let Some(image) = IMAGE.key_of(&read) {
            images.insert(image.clone());
        } else if let Some(name) = SCRIPT.key_of(&read) {
            scripts.insert(name.clone());
        } else if PARTIAL.key_of(&read).is_some() || STYLES.key_of(&read).is_some() {
            reads
                .extend(read.computation().into_iter().flat_map(|computation| computation.queries));
        }
    }
    used.linked.extend(site.fonts.whole().map(str::to_owned));
    let emitted = build.emitted();
    // Diagnostics of assets are reported once, when the whole site is known.
    site.assets.emit(&used, &site.snapshot, emitted, &mut Report::new());
    render::emit_images(site, &images, emitted, discards, &mut Report::new());
    for artifact in site.islands.artifacts(&site.config, &islands, &scripts) {
        emitted.emit(artifact);
    }
    for artifact in site.fonts.artifacts() {
        emitted.emit(artifact);
    }
}

//! Emits the files that some routes need, before all others.

use crate::assets::asset::UsedAssets;
use crate::build::pipeline::pages::{ROUTE, RouteName};
use crate::engine::diagnostic::Report;
use crate::engine::query::{Build, Computation, QueryRead};
use crate::page::render::{self, ASSET_URL, IMAGE, ISLAND, LoadedSite, SCRIPT};

/// Emits the assets, fonts and islands that these routes show. `discards` is whether the bytes are
/// not needed.
pub(super) fn emit_for(site: &LoadedSite, build: &Build, routes: &[RouteName], discards: bool) {
    let computations = routes.iter().filter_map(|name| build.database().computation(&ROUTE, name));
    let reads: Vec<QueryRead> = computations.flat_map(Computation::described_reads).collect();
    let mut used = UsedAssets { linked: ASSET_URL.keys_of(&reads), ..UsedAssets::default() };
    let islands = ISLAND.keys_of(&reads).into_iter().map(|(name, _)| name).collect();
    let (scripts, images) = (SCRIPT.keys_of(&reads), IMAGE.keys_of(&reads));
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

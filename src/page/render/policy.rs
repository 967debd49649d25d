//! Adds the content security policy to complete pages.

use crate::assets::asset;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::engine::output::decode_address;
use crate::engine::query::{Query, Reader};
use crate::page::policy::{self, integrity};
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::verify::verify;
use crate::page::render::{ISLANDS, World, peek_world};

/// Verifies a complete file, and adds its policy if the site has any. Returns `None` if a part of
/// it is wrong or blocked, which is reported.
pub(super) fn add_policy(
    reader: &Reader,
    world: &World,
    html: String,
    origin: HtmlOrigin<'_>,
    report: &mut Report,
) -> Option<Vec<u8>> {
    if !verify(world, &html, origin, report) {
        return None;
    }
    let html = html.into_bytes();
    let Some(allowances) = &world.allowances else { return Some(html) };
    let integrity = |address: &str| {
        let path = address.strip_prefix(world.config.base_path.as_str())?.strip_prefix('/')?;
        (*reader.peek(&INTEGRITY, &*decode_address(path)?)).clone()
    };
    let inserts_rules = |address: &str| {
        let path = address.strip_prefix(world.config.base_path.as_str());
        path.is_some_and(|path| world.islands.inserts_rules(path.trim_start_matches('/')))
    };
    match policy::add_policy(&html, allowances, integrity, inserts_rules) {
        Ok(page) => Some(page),
        Err(blocked) => {
            for blocked in blocked {
                let place = origin.place(world, &blocked.text);
                report.add(
                    Diagnostic::new(Code::BlockedByPolicy, blocked.message)
                        .at(place)
                        .hint(blocked.hint)
                        .on_page(origin.url),
                );
            }
            None
        }
    }
}

/// The `integrity` value of the site's own file at a path. Its name is fingerprinted, so what
/// refers to it depends on its content anyway.
static INTEGRITY: Query<Option<String>> = Query::new(|reader, path, _| {
    reader.track(&ISLANDS, "");
    reader.track(&asset::ALL, "");
    let world = peek_world(reader);
    let code = world.islands.file(path).map(integrity);
    code.or_else(|| world.assets.bytes(path, &world.snapshot).map(|file| integrity(&file)))
});

//! Adds the content security policy to complete pages.

use std::sync::Arc;

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::engine::output::decode_address;
use crate::page::policy::{self, integrity};
use crate::page::render::World;
use crate::page::render::origin::HtmlOrigin;
use crate::page::render::verify::verify;

/// Verifies a complete file, and adds its policy if the site has any. Returns `None` if a part of
/// it is wrong or blocked, which is reported.
pub(super) fn add_policy(
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
    let integrity = |address: &str| world.integrity(address);
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

impl World {
    /// The digest of all inputs of a policy apart from its page.
    pub fn allowances_digest(&self) -> u64 {
        self.prepared.allowances
    }

    /// The `integrity` value of the site's own file at an address.
    fn integrity(&self, address: &str) -> Option<String> {
        let path = address.strip_prefix(self.config.base_path.as_str())?.strip_prefix('/')?;
        let path = &*decode_address(path)?;
        let known = || self.prepared.integrity.lock();
        if let Some(digest) = known().get(path) {
            return digest.as_deref().map(str::to_owned);
        }
        let code = self.islands.file(path).map(integrity);
        let digest = code.or_else(|| {
            let file = self.assets.bytes(path, &self.snapshot)?;
            Some(integrity(&file))
        });
        known().insert(path.to_owned(), digest.as_deref().map(Arc::from));
        digest
    }
}

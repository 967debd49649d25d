//! Adds the content security policy to complete pages.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::output::decode_address;
use crate::policy::{self, Blocked, integrity};
use crate::render::World;
use crate::route::PageIndex;

/// The origin of a complete HTML file, to locate what its policy blocks.
#[derive(Clone, Copy)]
pub(super) struct HtmlOrigin<'a> {
    /// The URL that diagnostics name.
    pub(super) url: &'a str,
    /// The page whose messages it has.
    pub(super) page: PageIndex,
    /// Its template, if it is not a page.
    pub(super) template: Option<&'a str>,
}

/// Adds its policy to a complete file, if the site has any. Returns `None` if the policy blocks a
/// part of it, which is reported.
pub(super) fn add_policy(
    world: &World,
    html: Vec<u8>,
    origin: HtmlOrigin<'_>,
    report: &mut Report,
) -> Option<Vec<u8>> {
    let Some(allowances) = &world.allowances else { return Some(html) };
    match policy::add_policy(&html, allowances, |address| world.integrity(address)) {
        Ok(page) => Some(page),
        Err(blocked) => {
            for blocked in blocked {
                let place = place(world, &blocked, origin);
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

/// Locates blocked text in the templates or in the page's own file.
fn place(world: &World, blocked: &Blocked, origin: HtmlOrigin<'_>) -> Place {
    let names = match origin.template {
        Some(name) => BTreeSet::from([name.to_owned()]),
        None => world.entry_templates(origin.page),
    };
    let page = &world.pages[origin.page];
    let own = page.source.clone();
    let files = world.templates.closure(names.iter().map(String::as_str));
    let files = files.into_iter().filter_map(|name| world.templates.source(name));
    let found = files.chain([&own]).find_map(|path| {
        let text = world.snapshot.read_text(path.as_str()).ok()?;
        let at = text.find(&blocked.text)?;
        Some(Place::new(path, at..at + blocked.text.len()))
    });
    found.unwrap_or_else(|| Place::file(&own))
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

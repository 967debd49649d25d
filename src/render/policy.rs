//! The policy of a finished page, and what of the page it would stop.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::policy::{Blocked, integrity, secured};
use crate::render::World;
use crate::route::PageIndex;

/// A finished page with its policy, if the site has any; `None` when the policy would stop some of
/// it, which is reported for `url`. A file beside the pages names its template.
pub(super) fn protected(
    world: &World,
    html: Vec<u8>,
    (url, page): (&str, PageIndex),
    template: Option<&str>,
    report: &mut Report,
) -> Option<Vec<u8>> {
    let Some(allowances) = &world.allowances else { return Some(html) };
    match secured(&html, allowances, |address| world.integrity(address)) {
        Ok(page) => Some(page),
        Err(blocked) => {
            for blocked in blocked {
                let place = place(world, &blocked, page, template);
                report.add(
                    Diagnostic::new(Code::BlockedByPolicy, blocked.message)
                        .at(place)
                        .hint(blocked.hint)
                        .on_page(url),
                );
            }
            None
        }
    }
}

/// Where the text stands that a page has from a template or from its own file.
fn place(world: &World, blocked: &Blocked, page: PageIndex, template: Option<&str>) -> Place {
    let names = match template {
        Some(name) => BTreeSet::from([name.to_owned()]),
        None => world.entry_templates(page),
    };
    let page = &world.pages[page];
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
    /// What stands for all that a policy is made from beside its page.
    pub fn allowances_head(&self) -> u64 {
        self.prepared.allowances
    }

    /// The digest of the site's own file at an address, as `integrity` attributes have it.
    fn integrity(&self, address: &str) -> Option<String> {
        let path = address.strip_prefix(self.config.base_path.as_str())?.strip_prefix('/')?;
        let known =
            || self.prepared.integrity.lock().expect("no thread panics while it holds the lock");
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

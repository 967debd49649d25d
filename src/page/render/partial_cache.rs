//! What partials print on all pages of a language, kept while a site is built.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::page::render::dependencies::Dependencies;
use crate::page::route::LocaleIndex;
use crate::template::TemplateValue;

/// Partials by locale and template; `None` if the page decides what one prints.
#[derive(Default)]
pub(super) struct Partials(Mutex<BTreeMap<Key, Option<Arc<SharedPartial>>>>);

type Key = (LocaleIndex, Box<str>);

impl Partials {
    /// The partial, which `render` makes when it is asked for the first time.
    pub(super) fn get(
        &self,
        locale: LocaleIndex,
        template: &str,
        render: impl FnOnce() -> Option<SharedPartial>,
    ) -> Option<Arc<SharedPartial>> {
        let known = || self.0.lock();
        let key = (locale, Box::from(template));
        if let Some(found) = known().get(&key) {
            return found.clone();
        }
        // Two threads may render it at once; they get the same.
        let rendered = render().map(Arc::new);
        known().insert(key, rendered.clone());
        rendered
    }
}

/// A partial that is the same on all pages of a language.
pub(super) struct SharedPartial {
    pub(super) html: TemplateValue,
    pub(super) dependencies: Dependencies,
}

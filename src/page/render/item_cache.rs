//! The pages of lists that several pages show, kept while a site is built.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::page::route::{LocaleIndex, PageIndex};
use crate::template::TemplateValue;

/// The most items that a build keeps: all pages of a documentation, on each of which its menu is,
/// but not those of an archive, of which few pages show the same.
const MAX_ITEMS: usize = 8_192;

/// Items that several pages show, by locale and page.
#[derive(Default)]
pub(super) struct ListItems(Mutex<BTreeMap<(LocaleIndex, PageIndex), Arc<ListItem>>>);

impl ListItems {
    pub(super) fn get(&self, key: (LocaleIndex, PageIndex)) -> Option<Arc<ListItem>> {
        self.0.lock().get(&key).cloned()
    }

    pub(super) fn insert(&self, key: (LocaleIndex, PageIndex), item: Arc<ListItem>) {
        let mut items = self.0.lock();
        if items.len() >= MAX_ITEMS {
            items.clear();
        }
        items.insert(key, item);
    }
}

/// A page of a list in one language, and what its messages depend on.
pub(super) struct ListItem {
    pub(super) value: TemplateValue,
    pub(super) reads: Vec<Read>,
}

/// Something that the messages of another page depend on; those messages are part of the list.
pub(super) enum Read {
    SharedMessage(usize),
    SharedTerm(Box<str>),
    Fallback(Box<str>),
    Data(Box<str>),
}

//! Lists of pages in the order in which they are shown, each sorted once.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::content::{PageList, tags};
use crate::engine::query::{Query, Reader, Versioned};
use crate::i18n::format::TimeZone;
use crate::page::render::TrackedSite;
use crate::page::route::{LocaleIndex, PageIndex};

/// The pages of a list without a tag, in a language.
static ORDERED: Query<OrderedList, (LocaleIndex, PageList)> = Query::new(|reader, key, _| {
    let (locale, list) = key;
    let site = TrackedSite::new(reader);
    let (config, pages, routes) = (&site.config, site.all_pages(), site.all_routes());
    let zone = config.time_zone.as_ref().and_then(|zone| TimeZone::parse(&zone.value));
    let zone = zone.unwrap_or_else(TimeZone::utc);
    let seconds = |moment| zone.seconds(moment);
    let mut all = list.sorted(pages, &config.locales[*locale].tag, &seconds);
    all.retain(|page| routes.exists(*page, *locale));
    let positions = all.iter().enumerate().map(|(at, page)| (*page, at)).collect();
    let mut by_tag: BTreeMap<Arc<str>, Vec<PageIndex>> = BTreeMap::new();
    for page in &all {
        for tag in tags(&pages[*page]) {
            let pages = by_tag.entry(Arc::clone(tag)).or_default();
            if pages.last() != Some(page) {
                pages.push(*page);
            }
        }
    }
    OrderedList { all, by_tag, positions }
});

/// The pages of a list with any tag, in a language. A rendering records the part that it uses by
/// [`TrackedSite::track_list`].
pub(super) fn ordered(
    reader: &Reader,
    locale: LocaleIndex,
    list: &PageList,
) -> Versioned<OrderedList> {
    reader.get_untracked(&ORDERED, &(locale, PageList { tag: None, ..list.clone() }))
}

/// The pages of a list that are in a language, in order.
pub(super) struct OrderedList {
    pub(super) all: Vec<PageIndex>,
    pub(super) by_tag: BTreeMap<Arc<str>, Vec<PageIndex>>,
    pub(super) positions: BTreeMap<PageIndex, usize>,
}

impl OrderedList {
    /// The pages with that tag, or all.
    pub(super) fn pages(&self, tag: Option<&str>) -> &[PageIndex] {
        match tag {
            None => &self.all,
            Some(tag) => self.by_tag.get(tag).map_or(&[], Vec::as_slice),
        }
    }

    /// The tags of its pages, sorted.
    pub(super) fn tags(&self) -> impl Iterator<Item = &Arc<str>> {
        self.by_tag.keys()
    }

    /// The pages before and after `page` among those with the tag.
    pub(super) fn around(&self, tag: Option<&str>, page: PageIndex) -> [Option<PageIndex>; 2] {
        let pages = self.pages(tag);
        let position = |page: &PageIndex| self.positions[page];
        let Some(at) = self.positions.get(&page) else { return [None, None] };
        let Ok(at) = pages.binary_search_by_key(at, position) else { return [None, None] };
        [at.checked_sub(1), Some(at + 1)].map(|at| pages.get(at?).copied())
    }

    /// The number of parts of `size` pages, for the pages with the tag except `without`.
    pub(super) fn parts(
        &self,
        tag: Option<&str>,
        without: Option<PageIndex>,
        size: usize,
    ) -> usize {
        let pages = self.pages(tag);
        let is_in = without.is_some_and(|page| {
            let position = |page: &PageIndex| self.positions[page];
            let at = self.positions.get(&page);
            at.is_some_and(|at| pages.binary_search_by_key(at, position).is_ok())
        });
        (pages.len() - usize::from(is_in)).div_ceil(size).max(1)
    }
}

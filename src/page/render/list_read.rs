//! What a rendering reads of lists of pages, and digests of that.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::base::digest::{Digest, DigestBuilder};
use crate::content::{ListPart, ListRead, PageList, Pagination, part_id, tags};
use crate::engine::diagnostic::nearest;
use crate::engine::source::Revision;
use crate::i18n::message::{page_body, page_messages};
use crate::page::render::World;
use crate::page::render::order::OrderedList;
use crate::page::route::{LocaleIndex, PageIndex};

/// What a list can't be made without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lacking {
    /// A folder with files; this one is similar.
    Folder(String),
    /// A page with its tag; pages of the list have this one, which is similar.
    Tag(Arc<str>),
    /// A page with the key that it is sorted by.
    Key,
}

impl World {
    /// What a list lacks.
    pub(super) fn lacking(&self, locale: LocaleIndex, list: &PageList) -> Option<Lacking> {
        if list.is_empty(&self.snapshot) {
            return list.meant_folder(&self.snapshot).map(Lacking::Folder);
        }
        if let Some(meant) = self.tag_meant(list) {
            return Some(Lacking::Tag(meant));
        }
        let (key, _) = list.sort_key().filter(|(key, _)| *key != "id")?;
        // With another tag or in another language a page may have it. Most often the first has.
        let has_key = |number: &PageIndex| self.pages[*number].data.get(key).is_some();
        if self.ordered(locale, list).pages(None).first().is_some_and(has_key) {
            return None;
        }
        let all = PageList { tag: None, ..list.clone() }.select(&self.pages);
        (!all.is_empty() && !all.iter().any(has_key)).then_some(Lacking::Key)
    }

    /// The tag that is meant by that of a list, if no page of the site has it. A template may name
    /// one that no page has yet, but hardly one that is almost the same as another.
    fn tag_meant(&self, list: &PageList) -> Option<Arc<str>> {
        let tag = list.tag.as_deref()?;
        let locales = 0..self.config.locales.len();
        let lists: Vec<_> = locales.map(|locale| self.ordered(locale, list)).collect();
        if lists.iter().any(|list| !list.pages(Some(tag)).is_empty()) {
            return None;
        }
        // Another folder may have it.
        if self.pages.iter().any(|page| tags(page).any(|known| **known == *tag)) {
            return None;
        }
        let known = lists.iter().flat_map(|list| list.tags());
        nearest(tag, known.map(|tag| &**tag)).map(Arc::from)
    }

    /// The pages of a list, whatever its tag, in a language.
    pub(super) fn ordered(&self, locale: LocaleIndex, list: &PageList) -> Arc<OrderedList> {
        let key = (locale, PageList { tag: None, ..list.clone() });
        let known = || self.prepared.lists.lock();
        if let Some(known) = known().get(&key) {
            return Arc::clone(known);
        }
        let mut all = key.1.select(&self.pages);
        all.retain(|page| self.routes.exists(*page, locale));
        let positions = all.iter().enumerate().map(|(at, page)| (*page, at)).collect();
        let mut by_tag: BTreeMap<Arc<str>, Vec<PageIndex>> = BTreeMap::new();
        for page in &all {
            for tag in tags(&self.pages[*page]) {
                let pages = by_tag.entry(Arc::clone(tag)).or_default();
                if pages.last() != Some(page) {
                    pages.push(*page);
                }
            }
        }
        let ordered = Arc::new(OrderedList { all, by_tag, positions });
        known().insert(key, Arc::clone(&ordered));
        ordered
    }

    /// The pages of a range.
    pub(super) fn range(
        &self,
        locale: LocaleIndex,
        read: &ListRead,
        start: usize,
        end: usize,
    ) -> Vec<PageIndex> {
        let ordered = self.ordered(locale, &read.list);
        let without = read.without.as_deref().and_then(|id| self.routes.page(id));
        let pages = ordered.pages(read.list.tag.as_deref()).iter().copied();
        let others = pages.filter(|page| Some(*page) != without);
        others.skip(start).take(end.saturating_sub(start)).collect()
    }

    /// The number of parts of that size; a list without pages has one.
    pub(super) fn parts(&self, locale: LocaleIndex, read: &ListRead, size: usize) -> usize {
        let without = read.without.as_deref().and_then(|id| self.routes.page(id));
        self.ordered(locale, &read.list).parts(read.list.tag.as_deref(), without, size)
    }

    /// The number and list of a page that shows a list in parts.
    pub(super) fn paginated(&self, id: &str) -> Option<(PageIndex, &Pagination)> {
        let page = self.routes.page(id)?;
        Some((page, self.pages[page].pagination.as_ref()?))
    }

    /// The number of pages with a tag in the list of `index`.
    pub(super) fn tagged(
        &self,
        locale: LocaleIndex,
        index: PageIndex,
        list: &PageList,
        tag: &str,
    ) -> usize {
        let ordered = self.ordered(locale, list);
        ordered.pages(Some(tag)).iter().filter(|page| **page != index).count()
    }

    /// The digest of what was read of a list: pages, their addresses and texts.
    pub(super) fn list_digest(&self, locale: LocaleIndex, read: &ListRead) -> Digest {
        // A list with the page that shows it is the same on all pages, such as a menu.
        if read.without.is_some() {
            return self.new_list_digest(locale, read);
        }
        let known = || self.prepared.list_digests.lock();
        let key = (locale, read.clone());
        if let Some(digest) = known().get(&key) {
            return *digest;
        }
        let digest = self.new_list_digest(locale, read);
        known().insert(key, digest);
        digest
    }

    fn new_list_digest(&self, locale: LocaleIndex, read: &ListRead) -> Digest {
        let is_whole = self.lacking(locale, &read.list).is_none();
        let digest = DigestBuilder::new().field([u8::from(is_whole)]);
        let add = |digest, page: &PageIndex| self.add_page(locale, *page, digest);
        match &read.part {
            ListPart::Range(start, end) => {
                self.range(locale, read, *start, *end).iter().fold(digest, add).finish()
            }
            ListPart::Parts(size) => {
                digest.field(self.parts(locale, read, *size).to_le_bytes()).finish()
            }
            ListPart::Around => {
                let page = read.without.as_deref().and_then(|id| self.routes.page(id));
                let ordered = self.ordered(locale, &read.list);
                let tag = read.list.tag.as_deref();
                let around = page.map_or([None, None], |page| ordered.around(tag, page));
                let add = |digest: DigestBuilder, page: &Option<PageIndex>| match page {
                    Some(page) => self.add_page(locale, *page, digest.field("there")),
                    None => digest.field("none"),
                };
                around.iter().fold(digest, add).finish()
            }
            ListPart::Tags(id) => {
                let Some((index, pagination)) = self.paginated(id) else { return digest.finish() };
                let ordered = self.ordered(locale, &pagination.list);
                let digest = self.add_page(locale, index, digest);
                let add = |digest: DigestBuilder, tag: &Arc<str>| {
                    let count = self.tagged(locale, index, &pagination.list, tag);
                    digest.field(&**tag).field(count.to_le_bytes())
                };
                ordered.tags().fold(digest, add).finish()
            }
            ListPart::Body(id) => {
                let Some(page) = self.routes.page(id) else { return digest.finish() };
                let digest = self.add_page(locale, page, digest);
                let add = |digest: DigestBuilder, locale: &LocaleIndex| {
                    let tag = &self.config.locales[*locale].tag;
                    let body = page_body(tag, self.pages[page].text_id());
                    let revision = self.snapshot.revision(&body);
                    digest.field(revision.map(Revision::to_bytes).unwrap_or_default())
                };
                self.body_locales(locale, page).iter().fold(digest, add).finish()
            }
            ListPart::Tag(id, tag) => {
                let Some((index, _)) = self.paginated(id) else { return digest.finish() };
                let part = self.routes.page(&part_id(id, Some(tag), 1));
                let url = part
                    .filter(|part| self.routes.exists(*part, locale))
                    .map(|part| self.routes.url(&self.config, locale, part));
                self.add_page(locale, index, digest.field(url.unwrap_or_default())).finish()
            }
        }
    }

    /// The locales whose bodies decide about the body of a page in `locale`: the original gives the
    /// ids of headings.
    pub(super) fn body_locales(&self, locale: LocaleIndex, page: PageIndex) -> Vec<LocaleIndex> {
        let fallback = self.config.locales[locale].fallback;
        [Some(locale), fallback, Some(self.routes.original(page))].into_iter().flatten().collect()
    }

    fn add_page(
        &self,
        locale: LocaleIndex,
        number: PageIndex,
        digest: DigestBuilder,
    ) -> DigestBuilder {
        let config = &self.config;
        let page = &self.pages[number];
        let url = self.routes.url(config, locale, number);
        let digest = digest.field(url).digest(&page.digest);
        let locales = [Some(locale), config.locales[locale].fallback];
        locales.iter().flatten().fold(digest, |digest, locale| {
            let tag = &config.locales[*locale].tag;
            let revision = self.snapshot.revision(&page_messages(tag, page.text_id()));
            digest.field(revision.map(Revision::to_bytes).unwrap_or_default())
        })
    }
}

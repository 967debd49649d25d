//! The reads of lists of pages by a rendering.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::content::{ListPart, ListRead, PageList, Pagination, tags};
use crate::engine::diagnostic::nearest;
use crate::engine::query::{Description, Query, Reader};
use crate::engine::source::Snapshot;
use crate::page::render::order::{OrderedList, ordered};
use crate::page::render::{LoadedSite, TrackedSite};
use crate::page::route::{LocaleIndex, PageIndex};

/// A requirement that a list does not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ListProblem {
    /// The folder must contain files; a similar folder does.
    Folder(String),
    /// A page must have the tag; pages of the list have a similar tag.
    Tag(Arc<str>),
    /// A page must have the key that the list is sorted by.
    Key,
}

/// The result of a read of a list.
#[derive(PartialEq)]
pub struct ListAnswer {
    list_problem: Option<ListProblem>,
    /// The ids of pages, in order; `None` before the first and after the last one.
    pages: Vec<Option<Arc<str>>>,
    /// The number of parts.
    parts: usize,
    /// The tags, with the numbers of their pages.
    tags: Vec<(Arc<str>, usize)>,
}

/// A read of a list in a language.
pub static LIST: Query<ListAnswer, (LocaleIndex, ListRead)> =
    Query::with_cutoff(|reader, key: &(LocaleIndex, ListRead), _| {
        let (locale, read) = key;
        let locale = *locale;
        let site = TrackedSite::new(reader);
        let (pages, routes) = (site.all_pages(), site.all_routes());
        let id = |page: PageIndex| Some(Arc::clone(&pages[page].id));
        let mut answer = ListAnswer {
            list_problem: site.untracked().list_problem(
                reader,
                reader.snapshot(),
                locale,
                &read.list,
            ),
            pages: Vec::new(),
            parts: 0,
            tags: Vec::new(),
        };
        match &read.part {
            ListPart::Range(start, end) => {
                let pages = site.untracked().range(reader, locale, read, *start, *end);
                answer.pages = pages.into_iter().map(id).collect();
            }
            ListPart::Parts(size) => {
                answer.parts = site.untracked().parts(reader, locale, read, *size);
            }
            ListPart::Around => {
                let page = read.without.as_deref().and_then(|id| routes.page(id));
                let list = ordered(reader, locale, &read.list);
                let around =
                    page.map_or([None, None], |page| list.around(read.list.tag.as_deref(), page));
                answer.pages = around.into_iter().map(|page| page.and_then(id)).collect();
            }
            ListPart::Related(limit) => {
                let page = read.without.as_deref().and_then(|id| routes.page(id));
                let (list, tag) = (ordered(reader, locale, &read.list), read.list.tag.as_deref());
                let pages = page.map(|page| site.untracked().related(&list, tag, page, *limit));
                answer.pages = pages.unwrap_or_default().into_iter().map(id).collect();
            }
            ListPart::Tags(index) => {
                if let Some((index, pagination)) = site.untracked().paginated(index) {
                    answer.tags = tag_counts(reader, locale, index, pagination);
                }
            }
        }
        answer
    })
    .listed()
    .described(|_, (_, read)| Description::Input("list", described_list(read)));

/// The part of a list that was read.
fn described_list(read: &ListRead) -> String {
    let folder = read.list.folder_path();
    match &read.part {
        ListPart::Range(0, usize::MAX) => format!("of the pages in {folder}"),
        ListPart::Range(start, end) => format!("of pages {} to {end} in {folder}", start + 1),
        ListPart::Parts(size) => format!("of the pages in {folder}: how many parts of {size}"),
        ListPart::Around => format!("of the pages in {folder}: those beside this one"),
        ListPart::Related(_) => format!("of the pages with the same tags in {folder}"),
        ListPart::Tags(page) => format!("of the tags of `{page}` in {folder}"),
    }
}

impl LoadedSite {
    /// Returns the requirement that a list does not meet.
    pub(super) fn list_problem(
        &self,
        reader: &Reader,
        snapshot: &Snapshot,
        locale: LocaleIndex,
        list: &PageList,
    ) -> Option<ListProblem> {
        if list.is_empty(snapshot, &self.pages) {
            return list.meant_folder(snapshot, &self.pages).map(ListProblem::Folder);
        }
        if let Some(meant) = self.tag_meant(reader, list) {
            return Some(ListProblem::Tag(meant));
        }
        let (key, _) = list.sort_key().filter(|(key, _)| *key != "id")?;
        // Pages with another tag or in another language may have the key. Usually the first page
        // has it.
        let has_key = |number: &PageIndex| self.pages[*number].value(key).is_some();
        if ordered(reader, locale, list).pages(None).first().is_some_and(has_key) {
            return None;
        }
        let all = PageList { tag: None, ..list.clone() }.select(&self.pages);
        let is_met = all.iter().any(has_key) || list.has_absent_key(self.absent.values(), key);
        (!all.is_empty() && !is_met).then_some(ListProblem::Key)
    }

    /// Returns the most similar tag if no page has the tag of the list. A tag without a similar one
    /// is accepted, since no page may have it yet.
    fn tag_meant(&self, reader: &Reader, list: &PageList) -> Option<Arc<str>> {
        let tag = list.tag.as_deref()?;
        let locales = 0..self.config.locales.len();
        let lists: Vec<_> = locales.map(|locale| ordered(reader, locale, list)).collect();
        if lists.iter().any(|list| !list.pages(Some(tag)).is_empty()) {
            return None;
        }
        // Pages of another folder may have the tag.
        let absent = self.absent.values().map(|absent| &absent.page);
        if self.pages.iter().chain(absent).any(|page| tags(page).any(|known| **known == *tag)) {
            return None;
        }
        let known = lists.iter().flat_map(|list| list.tags());
        nearest(tag, known.map(|tag| &**tag)).map(Arc::from)
    }

    /// The pages of a range.
    pub(super) fn range(
        &self,
        reader: &Reader,
        locale: LocaleIndex,
        read: &ListRead,
        start: usize,
        end: usize,
    ) -> Vec<PageIndex> {
        let ordered = ordered(reader, locale, &read.list);
        let without = read.without.as_deref().and_then(|id| self.routes.page(id));
        let pages = ordered.pages(read.list.tag.as_deref()).iter().copied();
        let others = pages.filter(|page| Some(*page) != without);
        others.skip(start).take(end.saturating_sub(start)).collect()
    }

    /// The pages of a list, with a tag, that share tags with `page`, at most `limit`: those that
    /// share most first, and in the order of the list among equals.
    pub(super) fn related(
        &self,
        list: &OrderedList,
        tag: Option<&str>,
        page: PageIndex,
        limit: usize,
    ) -> Vec<PageIndex> {
        let mut shared: BTreeMap<PageIndex, usize> = BTreeMap::new();
        for own in tags(&self.pages[page]) {
            for other in list.pages(Some(own)) {
                *shared.entry(*other).or_default() += 1;
            }
        }
        let is_listed = |other: &PageIndex| {
            *other != page && tag.is_none_or(|tag| tags(&self.pages[*other]).any(|it| **it == *tag))
        };
        let mut related: Vec<_> =
            shared.into_iter().filter(|(other, _)| is_listed(other)).collect();
        related.sort_by_key(|(other, count)| (Reverse(*count), list.positions[other]));
        related.into_iter().map(|(other, _)| other).take(limit).collect()
    }

    /// The number of parts of that size; a list without pages has one.
    pub(super) fn parts(
        &self,
        reader: &Reader,
        locale: LocaleIndex,
        read: &ListRead,
        size: usize,
    ) -> usize {
        let without = read.without.as_deref().and_then(|id| self.routes.page(id));
        ordered(reader, locale, &read.list).parts(read.list.tag.as_deref(), without, size)
    }

    /// The number and list of a page that shows a list in parts.
    pub(super) fn paginated(&self, id: &str) -> Option<(PageIndex, &Pagination)> {
        let page = self.routes.page(id)?;
        Some((page, self.pages[page].pagination.as_ref()?))
    }
}

/// The tags that the page `index` has pages for, with the number of pages of each.
pub(super) fn tag_counts(
    reader: &Reader,
    locale: LocaleIndex,
    index: PageIndex,
    pagination: &Pagination,
) -> Vec<(Arc<str>, usize)> {
    let list = ordered(reader, locale, &pagination.list);
    let count = |list: &OrderedList, tag: &str| {
        list.pages(Some(tag)).iter().filter(|page| **page != index).count()
    };
    list.tags().map(|tag| (Arc::clone(tag), count(&list, tag))).collect()
}

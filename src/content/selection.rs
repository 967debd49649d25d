//! Selects and sorts the pages of a list.

use std::cell::LazyCell;
use std::cmp::Ordering;
use std::ops::Deref;
use std::sync::Arc;

use crate::base::collation::{Collation, CollationKey};
use crate::base::date_time::DateTime;
use crate::content::folders::PAGES;
use crate::content::list::PageList;
use crate::content::pagination::Pagination;
use crate::content::schema::Data;
use crate::content::{AbsentPage, Page};
use crate::engine::diagnostic::nearest;
use crate::engine::source::Snapshot;

/// The tags of a page.
pub fn tags(page: &Page) -> impl Iterator<Item = &Arc<str>> {
    let tags = match page.value("tags") {
        Some(Data::List(tags)) => tags.as_slice(),
        _ => &[],
    };
    tags.iter().filter_map(|tag| match tag {
        Data::Text(tag) => Some(tag),
        _ => None,
    })
}

impl PageList {
    /// Returns whether a page is in the folder of the list.
    pub fn holds(&self, page: &Page) -> bool {
        page.id.strip_prefix(&*self.folder).is_some_and(|below| below.starts_with('/'))
    }

    /// Returns whether one of the pages that are not included would be in the list and has a key.
    pub fn has_absent_key<'a>(
        &self,
        absent: impl IntoIterator<Item = &'a AbsentPage>,
        key: &str,
    ) -> bool {
        let mut pages = absent.into_iter().map(|absent| &absent.page);
        pages.any(|page| self.holds(page) && page.value(key).is_some())
    }

    /// Returns whether the folder has no file, and no page file makes pages in it.
    pub fn is_empty<P: Deref<Target = Page>>(&self, snapshot: &Snapshot, pages: &[P]) -> bool {
        let makes_pages = || {
            let file = format!("{PAGES}{}.yaml", self.folder);
            snapshot.contains(&file) && !pages.iter().any(|page| *page.id == *self.folder)
        };
        snapshot.under(&self.folder_path()).next().is_none() && !makes_pages()
    }

    /// Returns the folder with pages whose name is most similar to the name of this folder.
    pub fn meant_folder<P: Deref<Target = Page>>(
        &self,
        snapshot: &Snapshot,
        pages: &[P],
    ) -> Option<String> {
        let below = snapshot.under(PAGES).filter_map(|path| path.as_str().strip_prefix(PAGES));
        let folders = below.filter_map(|path| path.rsplit_once('/').map(|(folder, _)| folder));
        let made = pages.iter().filter_map(|page| page.row.as_ref().map(|row| &*row.of));
        nearest(&self.folder, folders.chain(made)).map(str::to_owned)
    }

    /// The numbers of its pages among `pages`, by id.
    pub fn select<P: Deref<Target = Page>>(&self, pages: &[P]) -> Vec<usize> {
        let is_listed = |page: &Page| {
            // A page that paginates this folder is not one of the folder's pages.
            let shows_it = |shown: &Pagination| shown.list.folder == self.folder;
            page.part.is_none()
                && !page.pagination.as_ref().is_some_and(shows_it)
                && self.holds(page)
                && self.tag.as_deref().is_none_or(|wanted| tags(page).any(|tag| **tag == *wanted))
        };
        let mut listed: Vec<usize> = (0..pages.len()).filter(|at| is_listed(&pages[*at])).collect();
        listed.sort_by_key(|at| &pages[*at].id);
        listed
    }

    /// The numbers of its pages in the order that a language has for its key. Pages without the
    /// key are last. `seconds` returns the moment of a date or a time.
    pub fn sorted<P: Deref<Target = Page>>(
        &self,
        pages: &[P],
        tag: &str,
        seconds: &dyn Fn(DateTime) -> i64,
    ) -> Vec<usize> {
        let mut listed = self.select(pages);
        let Some((key, is_descending)) = self.sort_key() else { return listed };
        if key == "id" {
            if is_descending {
                listed.reverse();
            }
            return listed;
        }
        let collation = LazyCell::new(|| Collation::of(tag));
        let position = |value: &Data| match value {
            Data::Text(text) => Some(collation.key(text)),
            _ => None,
        };
        let value = |at: usize| pages[at].value(key).map(|value| (value, position(value)));
        let mut keyed: Vec<_> = listed.into_iter().map(|at| (value(at), at)).collect();
        keyed.sort_by(|(one, _), (other, _)| match (one, other) {
            (Some(one), Some(other)) if is_descending => compare(other, one, seconds),
            (Some(one), Some(other)) => compare(one, other, seconds),
            (one, other) => other.is_some().cmp(&one.is_some()),
        });
        keyed.into_iter().map(|(_, at)| at).collect()
    }
}

/// The order of two values of one type, each with its position if it is a text; lists and records
/// have none.
fn compare(
    (one, position): &(&Data, Option<CollationKey>),
    (other, next): &(&Data, Option<CollationKey>),
    seconds: &dyn Fn(DateTime) -> i64,
) -> Ordering {
    match (one, other) {
        (Data::Integer(_, one), Data::Integer(_, other)) => one.cmp(other),
        (Data::Number(_, one), Data::Number(_, other)) => one.total_cmp(other),
        (Data::Boolean(one), Data::Boolean(other)) => one.cmp(other),
        (Data::Date(one), Data::Date(other)) => {
            let moment = |text: &str| DateTime::parse(text).map(seconds);
            moment(one).cmp(&moment(other))
        }
        (Data::Text(_), Data::Text(_)) => position.cmp(next),
        _ => Ordering::Equal,
    }
}

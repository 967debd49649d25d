//! Lists of pages.

use std::cmp::{Ordering, Reverse};
use std::ops::Deref;

use crate::content::Page;
use crate::content::file::PAGES;
use crate::schema::Data;

/// A list of pages that a template asks for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PageList {
    /// The folder below `content/pages/`, with all folders in it.
    pub folder: Box<str>,
    /// The key that they are sorted by, descending if it begins with a hyphen; by id without one.
    pub sort: Option<Box<str>>,
    /// A word that is in their list `tags`.
    pub tag: Option<Box<str>>,
}

impl PageList {
    /// The path of the folder.
    pub fn folder_path(&self) -> String {
        format!("{PAGES}{}/", self.folder)
    }

    /// The key that they are sorted by, and whether the order is descending.
    pub fn sort_key(&self) -> Option<(&str, bool)> {
        let sort = self.sort.as_deref()?;
        Some(sort.strip_prefix('-').map_or((sort, false), |key| (key, true)))
    }

    /// The numbers of its pages among `pages`, in order. Pages without the key are last.
    pub fn select<P: Deref<Target = Page>>(&self, pages: &[P]) -> Vec<usize> {
        let folder = self.folder_path();
        let is_listed = |page: &Page| {
            let tags = match page.data.get("tags") {
                Some(Data::List(tags)) => tags.as_slice(),
                _ => &[],
            };
            page.source.as_str().starts_with(&folder)
                && self.tag.as_deref().is_none_or(|wanted| {
                    tags.iter().any(|tag| matches!(tag, Data::Text(tag) if **tag == *wanted))
                })
        };
        let mut listed: Vec<usize> = (0..pages.len()).filter(|at| is_listed(&pages[*at])).collect();
        let id = |at: &usize| pages[*at].id.clone();
        match self.sort_key() {
            None | Some(("id", false)) => listed.sort_by_key(id),
            Some(("id", true)) => listed.sort_by_key(|at| Reverse(id(at))),
            Some((key, is_descending)) => listed.sort_by(|one, other| {
                let value = |at: &usize| pages[*at].data.get(key);
                let order = match (value(one), value(other)) {
                    (Some(one), Some(other)) if is_descending => compare(other, one),
                    (Some(one), Some(other)) => compare(one, other),
                    (one, other) => other.is_some().cmp(&one.is_some()),
                };
                order.then_with(|| id(one).cmp(&id(other)))
            }),
        }
        listed
    }
}

/// The order of two values of one type; lists and records have none.
fn compare(one: &Data, other: &Data) -> Ordering {
    match (one, other) {
        (Data::Integer(_, one), Data::Integer(_, other)) => one.cmp(other),
        (Data::Number(_, one), Data::Number(_, other)) => one.total_cmp(other),
        (Data::Boolean(one), Data::Boolean(other)) => one.cmp(other),
        (Data::Date(one), Data::Date(other)) | (Data::Text(one), Data::Text(other)) => {
            one.cmp(other)
        }
        _ => Ordering::Equal,
    }
}

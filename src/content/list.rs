//! Lists of pages.

use std::cmp::{Ordering, Reverse};
use std::ops::Deref;

use crate::content::file::PAGES;
use crate::content::pagination::tags;
use crate::content::{Page, Pagination};
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

/// Something that a template asks of a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListRead {
    /// The list.
    pub list: PageList,
    /// The id of the page that asks, if the list has it: it is left out.
    pub without: Option<Box<str>>,
    /// What is asked.
    pub part: ListPart,
}

/// What is asked of a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListPart {
    /// The pages from the first number to before the second one.
    Range(usize, usize),
    /// The number of parts of that size.
    Parts(usize),
    /// The pages before and after the one that asks.
    Around,
    /// The tags that the page of that id has parts for, with their words and numbers of pages.
    Tags(Box<str>),
    /// The body of the page of that id, whatever the list.
    Body(Box<str>),
    /// The words and the address of one tag of the page of that id.
    Tag(Box<str>, Box<str>),
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
            // A page that shows this folder in parts is not one of its pages.
            let shows_it = |shown: &Pagination| shown.list.folder == self.folder;
            page.part.is_none()
                && !page.pagination.as_ref().is_some_and(shows_it)
                && page.source.as_str().starts_with(&folder)
                && self.tag.as_deref().is_none_or(|wanted| tags(page).any(|tag| **tag == *wanted))
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

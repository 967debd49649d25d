//! Lists of pages.

use crate::content::folders::PAGES;

/// A list of pages in a template.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PageList {
    /// The folder below `content/pages/`, with all folders in it.
    pub folder: Box<str>,
    /// The key by which the pages are sorted, descending if it begins with a hyphen; without one,
    /// they are sorted by id.
    pub sort: Option<Box<str>>,
    /// A tag that the pages have.
    pub tag: Option<Box<str>>,
}

/// A use of a list by a template.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListRead {
    /// The list.
    pub list: PageList,
    /// The id of the page that uses the list, if the list contains it: the page is excluded.
    pub without: Option<Box<str>>,
    /// The part of the list that is used.
    pub part: ListPart,
}

/// A part of a list that a template uses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListPart {
    /// The pages from the first number to before the second one.
    Range(usize, usize),
    /// The number of parts of that size.
    Parts(usize),
    /// The pages before and after the page that uses the list.
    Around,
    /// The pages that share tags with the page that uses the list, at most this many.
    Related(usize),
    /// The tags that the page of that id has parts for, with their names and numbers of pages.
    Tags(Box<str>),
}

impl PageList {
    /// The path of the folder.
    pub fn folder_path(&self) -> String {
        format!("{PAGES}{}/", self.folder)
    }

    /// The message that the folder has no pages.
    pub fn without_pages(&self) -> String {
        match &*self.folder {
            "" => "the name of the folder is empty".to_owned(),
            _ => format!("no page is in `{}`", self.folder_path()),
        }
    }

    /// Returns the key to sort by, and whether the order is descending.
    pub fn sort_key(&self) -> Option<(&str, bool)> {
        let sort = self.sort.as_deref()?;
        Some(sort.strip_prefix('-').map_or((sort, false), |key| (key, true)))
    }
}

//! The pages of a site, with those that are not included and those with mistakes.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::content::config::Located;
use crate::content::days::Absence;
use crate::content::schema::Reference;
use crate::content::{Address, Page, page_id};
use crate::engine::query::Versioned;
use crate::engine::source::SourcePath;

/// The pages of a site.
pub struct Pages {
    /// The valid pages, in the order of their files; after them the parts of lists.
    pub pages: Vec<Versioned<Page>>,
    /// The pages that can't be used.
    pub invalid: Vec<InvalidPage>,
    /// The valid pages that are not included, by id.
    pub absent: BTreeMap<Arc<str>, AbsentPage>,
    /// The page files with `each`, absent ones included, and the names of their data files.
    pub row_files: BTreeMap<Arc<str>, Box<str>>,
}

/// A valid page that is not included.
#[derive(Clone)]
pub struct AbsentPage {
    /// The reason.
    pub absence: Absence,
    /// The page.
    pub page: Versioned<Page>,
}

/// A page that can't be used, and the parts of it that can be checked.
#[derive(Clone, Debug)]
pub struct InvalidPage {
    /// Its id.
    pub id: String,
    /// Its file.
    pub source: SourcePath,
    /// The template of its body, if it names one.
    pub template: Option<Located<String>>,
    /// Its references.
    pub references: Vec<Reference>,
    /// Its addresses, of which some may be wrong; `None` if its file can't be parsed.
    pub address: Option<Address>,
}

impl InvalidPage {
    /// A page of which only the file is known.
    pub fn new(path: &SourcePath) -> InvalidPage {
        let id = page_id(path).unwrap_or_default().to_owned();
        let (source, references) = (path.clone(), Vec::new());
        InvalidPage { id, source, template: None, references, address: None }
    }

    /// Returns the invalid page for a page file whose rows can't be pages.
    pub(crate) fn without_rows(page: &Page) -> InvalidPage {
        InvalidPage {
            id: page.id.to_string(),
            source: page.source.clone(),
            template: Some(page.template.clone()),
            references: page.references.clone(),
            address: Some(page.address.clone()),
        }
    }
}

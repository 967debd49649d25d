//! The search index: the texts that templates mark, in a file for each language.
//!
//! An element with `data-search="group"` is searchable. A heading with an `id` starts an entry of
//! its own, so that a result links to it; an element with one heading without an `id`, such as a
//! collapsible question, is an entry that links to the first `id` in it.

mod extract;

use std::sync::Arc;

use serde::Serialize;

pub use crate::assets::search::extract::{Extract, Passage, extract};

/// A page with its URL.
pub type IndexedPage = (String, Arc<Extract>);

#[derive(Serialize)]
struct SearchIndex<'a> {
    /// URL and title of each page.
    pages: Vec<(&'a str, &'a str)>,
    /// The number of the page, group, anchor, title and text of each passage.
    passages: Vec<(usize, &'a str, &'a str, &'a str, &'a str)>,
}

/// The index of a language as JSON, which `src/assets/island/runtime/search.ts` reads.
pub fn index(pages: &[IndexedPage]) -> Vec<u8> {
    let passages = pages.iter().enumerate().flat_map(|(at, (_, page))| {
        page.passages.iter().map(move |it| (at, &*it.group, &*it.anchor, &*it.title, &*it.text))
    });
    let index = SearchIndex {
        passages: passages.collect(),
        pages: pages.iter().map(|(url, page)| (&**url, &*page.title)).collect(),
    };
    serde_json::to_vec(&index).expect("texts are JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_names_pages_once() {
        let page = extract(b"<title>T</title><p data-search=a><b>x</b> y</p><p data-search=b>z");
        let json = index(&[("/en/".to_owned(), Arc::new(page))]);
        let expected =
            r#"{"pages":[["/en/","T"]],"passages":[[0,"a","","","x y"],[0,"b","","","z"]]}"#;
        assert_eq!(String::from_utf8(json).unwrap(), expected);
    }
}

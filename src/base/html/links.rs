//! The addresses of a page in one text. Those of all pages are kept until the end of a build, and a
//! page has many.

use std::collections::BTreeSet;

/// Ends an address, and separates it from its island. A page can't contain these characters.
const END: char = '\0';
const ISLAND: char = '\u{1}';

/// The addresses in a page, sorted, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageLinks(Box<str>);

/// An address in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PageLink<'p> {
    /// The address, with its character references decoded.
    pub address: &'p str,
    /// The island whose markup it is in.
    pub island: Option<&'p str>,
}

impl PageLinks {
    /// Packs addresses.
    pub fn new(links: &BTreeSet<PageLink<'_>>) -> PageLinks {
        let mut packed = String::new();
        for PageLink { address, island } in links {
            packed.push_str(address);
            if let Some(island) = island {
                packed.push(ISLAND);
                packed.push_str(island);
            }
            packed.push(END);
        }
        PageLinks(packed.into())
    }

    /// The addresses.
    pub fn iter(&self) -> impl Iterator<Item = PageLink<'_>> {
        self.0.split_terminator(END).map(|link| match link.split_once(ISLAND) {
            Some((address, island)) => PageLink { address, island: Some(island) },
            None => PageLink { address: link, island: None },
        })
    }

    /// Returns whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

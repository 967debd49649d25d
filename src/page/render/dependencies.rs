//! What a rendering depends on, by the numbers of one world: recording takes no copies of names.
//! [`Dependency`](crate::page::memo::Dependency) names the same, to be compared with a later world.

use std::collections::BTreeSet;

use bit_set::BitSet;

use crate::assets::image::ImageUse;
use crate::content::ListRead;
use crate::page::route::PageIndex;

/// The dependencies of a rendering.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    /// Messages of the page's own file, by number.
    pub own: BitSet,
    /// Shared messages, by number in the locale's catalog.
    pub shared: BitSet,
    /// Messages that only the fallback locale has.
    pub missing: BTreeSet<Box<str>>,
    /// Shared terms.
    pub terms: BTreeSet<Box<str>>,
    /// Messages whose markup is shown as it is written.
    pub plain_markup: BTreeSet<Box<str>>,
    /// Whether the fallback locale was used.
    pub fallback: bool,
    /// Data files.
    pub data: BTreeSet<Box<str>>,
    /// Pages, by number.
    pub pages: BitSet,
    /// Anchors of pages, by page number.
    pub anchors: BTreeSet<(PageIndex, Box<str>)>,
    /// Parts of lists of pages.
    pub lists: BTreeSet<ListRead>,
    /// Assets whose URL was used.
    pub linked: BTreeSet<Box<str>>,
    /// Assets that were inlined.
    pub inlined: BTreeSet<Box<str>>,
    /// Images in several sizes.
    pub images: BTreeSet<ImageUse>,
    /// Islands.
    pub islands: BTreeSet<Box<str>>,
    /// Plain scripts.
    pub scripts: BTreeSet<Box<str>>,
}

impl Dependencies {
    /// Adds the dependencies of another rendering.
    pub fn merge(&mut self, other: &Dependencies) {
        self.own.union_with(&other.own);
        self.shared.union_with(&other.shared);
        self.fallback |= other.fallback;
        self.pages.union_with(&other.pages);
        add_new(&mut self.missing, &other.missing);
        add_new(&mut self.plain_markup, &other.plain_markup);
        add_new(&mut self.terms, &other.terms);
        add_new(&mut self.data, &other.data);
        add_new(&mut self.anchors, &other.anchors);
        add_new(&mut self.lists, &other.lists);
        add_new(&mut self.linked, &other.linked);
        add_new(&mut self.inlined, &other.inlined);
        add_new(&mut self.images, &other.images);
        add_new(&mut self.islands, &other.islands);
        add_new(&mut self.scripts, &other.scripts);
    }
}

/// Adds the members of `other`, cloning only new ones: few are, on every page but the first.
fn add_new<T: Ord + Clone>(set: &mut BTreeSet<T>, other: &BTreeSet<T>) {
    for member in other {
        if !set.contains(member) {
            set.insert(member.clone());
        }
    }
}

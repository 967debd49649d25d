//! What renderings asked for, brought together.

use crate::memo::{Bits, Read, Trace};
use crate::render::{Reads, World};

/// What renderings asked for.
#[derive(Default)]
pub(in crate::pipeline) struct Usage {
    /// Shared messages, by locale.
    pub(in crate::pipeline) shared: Vec<Bits>,
    /// Everything that does not differ between languages.
    pub(in crate::pipeline) reads: Reads,
}

impl Usage {
    /// Nothing yet.
    pub(in crate::pipeline) fn new(locales: usize) -> Usage {
        Usage { shared: vec![Bits::default(); locales], reads: Reads::default() }
    }

    /// Adds what a rendering asked for.
    pub(in crate::pipeline) fn add(&mut self, locale: usize, reads: &Reads) {
        self.shared[locale].union(&reads.shared);
        self.reads.merge(reads);
    }

    /// Adds what all renderings of a page asked for.
    pub(in crate::pipeline) fn merge(&mut self, other: &Usage) {
        for (mine, theirs) in self.shared.iter_mut().zip(&other.shared) {
            mine.union(theirs);
        }
        self.reads.merge(&other.reads);
    }
}

/// What a rendering of an earlier build asked for, by today's numbers.
pub(super) fn reads_of(world: &World, locale: usize, trace: &Trace) -> Reads {
    let mut reads = Reads { own: trace.own_messages.clone(), ..Reads::default() };
    for read in &trace.reads {
        match read {
            Read::Message(id) => {
                if let Some((number, _, _)) = world.catalogs[locale].message(id) {
                    reads.shared.insert(number);
                }
            }
            Read::Term(id) => {
                reads.terms.insert(id.clone());
            }
            Read::Fallback => reads.fallback = true,
            Read::Data(name) => {
                reads.data.insert(name.clone());
            }
            Read::Url(id) => {
                if let Some(page) = world.routes.page(id) {
                    reads.pages.insert(page);
                }
            }
            Read::Asset(name) => {
                reads.linked.insert(name.clone());
            }
            Read::Inline(name) => {
                reads.inlined.insert(name.clone());
            }
            Read::Island(name) => {
                reads.islands.insert(name.clone());
            }
            Read::Script(name) => {
                reads.scripts.insert(name.clone());
            }
            Read::Loader | Read::Fonts => {}
        }
    }
    for (id, anchor) in &trace.anchors {
        if let Some(page) = world.routes.page(id) {
            reads.anchors.insert((page, anchor.clone()));
        }
    }
    reads
}

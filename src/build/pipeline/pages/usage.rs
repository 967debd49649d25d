//! What renderings asked for, brought together.

use bit_set::BitSet;

use crate::page::memo::{Dependency, Trace};
use crate::page::render::{Dependencies, World};

/// What renderings asked for.
#[derive(Default)]
pub(in crate::build::pipeline) struct Usage {
    /// Shared messages, by locale.
    pub(in crate::build::pipeline) shared: Vec<BitSet>,
    /// Everything that does not differ between languages.
    pub(in crate::build::pipeline) dependencies: Dependencies,
}

impl Usage {
    /// Nothing yet.
    pub(in crate::build::pipeline) fn new(locales: usize) -> Usage {
        Usage { shared: vec![BitSet::default(); locales], dependencies: Dependencies::default() }
    }

    /// Adds what a rendering asked for.
    pub(in crate::build::pipeline) fn add(&mut self, locale: usize, dependencies: &Dependencies) {
        self.shared[locale].union_with(&dependencies.shared);
        self.dependencies.merge(dependencies);
    }

    /// Adds what all renderings of a page asked for.
    pub(in crate::build::pipeline) fn merge(&mut self, other: &Usage) {
        for (mine, theirs) in self.shared.iter_mut().zip(&other.shared) {
            mine.union_with(theirs);
        }
        self.dependencies.merge(&other.dependencies);
    }
}

/// What a rendering of an earlier build asked for, by today's numbers.
pub(super) fn dependencies_of(world: &World, locale: usize, trace: &Trace) -> Dependencies {
    let mut dependencies =
        Dependencies { own: trace.own_messages.clone(), ..Dependencies::default() };
    for read in &trace.dependencies {
        match read {
            Dependency::Message(id) => {
                if let Some((number, _, _)) = world.catalogs[locale].message(id) {
                    dependencies.shared.insert(number);
                }
            }
            Dependency::Term(id) => {
                dependencies.terms.insert(id.clone());
            }
            Dependency::Fallback => dependencies.fallback = true,
            Dependency::Data(name) => {
                dependencies.data.insert(name.clone());
            }
            Dependency::Url(id) => {
                if let Some(page) = world.routes.page(id) {
                    dependencies.pages.insert(page);
                }
            }
            Dependency::List(list) => {
                dependencies.lists.insert(list.clone());
            }
            Dependency::Asset(name) => {
                dependencies.linked.insert(name.clone());
            }
            Dependency::Inline(name) => {
                dependencies.inlined.insert(name.clone());
            }
            Dependency::Image(image) => {
                dependencies.images.insert(image.clone());
            }
            Dependency::Island(name) => {
                dependencies.islands.insert(name.clone());
            }
            Dependency::Script(name) => {
                dependencies.scripts.insert(name.clone());
            }
            Dependency::Loader | Dependency::Fonts => {}
        }
    }
    for (id, anchor) in &trace.anchors {
        if let Some(page) = world.routes.page(id) {
            dependencies.anchors.insert((page, anchor.clone()));
        }
    }
    dependencies
}

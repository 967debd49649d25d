//! Finds messages by their ids.

use std::hash::BuildHasher as _;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// The numbers of ids in a list, by id. The index does not own the ids: a lookup is passed the
/// list. A page looks up a hundred ids; searching lists took a tenth of a build.
#[derive(Default)]
pub(super) struct IdIndex {
    numbers: HashTable<u32>,
}

impl IdIndex {
    /// Numbers `ids` in their order. Of equal ones, the first is found.
    pub(super) fn new(ids: &[&str]) -> IdIndex {
        let mut numbers = HashTable::with_capacity(ids.len());
        let id_of = |number: &u32| ids[*number as usize];
        for (number, id) in ids.iter().enumerate() {
            let entry =
                numbers.entry(hash(id), |other| id_of(other) == *id, |other| hash(id_of(other)));
            entry.or_insert(number as u32);
        }
        IdIndex { numbers }
    }

    /// The number of `id`, if it is in the list; `id_of` is the id of a number.
    pub(super) fn find<'a>(&self, id: &str, id_of: impl Fn(usize) -> &'a str) -> Option<usize> {
        let number = self.numbers.find(hash(id), |number| id_of(*number as usize) == id)?;
        Some(*number as usize)
    }
}

fn hash(id: &str) -> u64 {
    FxBuildHasher.hash_one(id)
}

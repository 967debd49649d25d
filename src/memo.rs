//! What a rendering read, and whether it would read the same again.
//!
//! A route is rendered again only if an answer to one of the questions it asked has changed.
//! Nothing looks at which file was edited: after any edit, the questions are asked again and
//! their answers' digests compared.

use std::collections::BTreeMap;

use crate::digest::{Digest, DigestBuilder};
use crate::output::{Entry, OutputPath};

/// A question that a rendering asked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Read {
    /// The text of a shared message of the route's locale.
    Message(Box<str>),
    /// The text of a shared term of the route's locale.
    Term(Box<str>),
    /// Anything in the shared messages of the locale that the route falls back to.
    Fallback,
    /// A data file.
    Data(Box<str>),
    /// The URL of a page.
    Url(Box<str>),
    /// The URL of an asset.
    Asset(Box<str>),
    /// The text of an asset.
    Inline(Box<str>),
    /// An island with its words.
    Island(Box<str>),
    /// The elements that run a plain script.
    Script(Box<str>),
    /// Where the browser code of the islands begins.
    Loader,
    /// The fonts of the route's locale.
    Fonts,
}

/// The name of a route: page id and locale segment.
pub type RouteName = (Box<str>, Box<str>);

/// What is remembered of a rendering.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The digest of what every rendering of the route depends on: its files, its templates and
    /// the configuration.
    pub own: Digest,
    /// The questions, sorted.
    pub reads: Vec<Read>,
    /// The digest of their answers.
    pub answers: Digest,
    /// What came of it.
    pub entry: Entry,
    /// The picture that was drawn for it.
    pub picture: Option<(OutputPath, Entry)>,
    /// The size of the scripts in it, after gzip.
    pub inline: u64,
    /// Which messages of the page's own file were used, by number.
    pub own_messages: Bits,
    /// Links to anchors: page id and anchor.
    pub anchors: Vec<(Box<str>, Box<str>)>,
    /// The ids of its elements, when it is in the default locale.
    pub ids: Vec<Box<str>>,
}

/// The traces of all routes, kept from one build to the next.
#[derive(Debug, Default)]
pub struct Memo {
    traces: BTreeMap<RouteName, Trace>,
    keep: bool,
}

impl Memo {
    /// A memo that remembers, for builds that follow each other.
    pub fn new() -> Memo {
        Memo { traces: BTreeMap::new(), keep: true }
    }

    /// A memo for a single build, which remembers nothing.
    pub fn single() -> Memo {
        Memo::default()
    }

    /// Whether traces are worth making.
    pub fn keeps(&self) -> bool {
        self.keep
    }

    /// The trace of a route, if it would be rendered from the same answers.
    pub fn fresh(
        &self,
        route: &RouteName,
        own: Digest,
        answer: impl Fn(&Read) -> Digest,
    ) -> Option<&Trace> {
        let trace = self.traces.get(route).filter(|trace| trace.own == own)?;
        (answers(&trace.reads, answer) == trace.answers).then_some(trace)
    }

    /// Replaces all traces by those of the newest build.
    pub fn replace(&mut self, traces: BTreeMap<RouteName, Trace>) {
        if self.keep {
            self.traces = traces;
        }
    }
}

/// The digest of the answers to `reads`.
pub fn answers(reads: &[Read], answer: impl Fn(&Read) -> Digest) -> Digest {
    reads.iter().fold(DigestBuilder::new(), |builder, read| builder.digest(&answer(read))).finish()
}

/// A set of small numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// Adds a number.
    pub fn insert(&mut self, number: usize) {
        let word = number / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (number % 64);
    }

    /// Takes a number out.
    pub fn remove(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Whether it has the number.
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word & (1 << (number % 64)) != 0)
    }

    /// Adds all numbers of another set.
    pub fn union(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    /// The numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, bits)| {
            (0..64).filter(move |bit| bits & (1 << bit) != 0).map(move |bit| word * 64 + bit)
        })
    }
}

impl Extend<usize> for Bits {
    fn extend<T: IntoIterator<Item = usize>>(&mut self, numbers: T) {
        for number in numbers {
            self.insert(number);
        }
    }
}

impl FromIterator<usize> for Bits {
    fn from_iter<T: IntoIterator<Item = usize>>(numbers: T) -> Bits {
        let mut bits = Bits::default();
        bits.extend(numbers);
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::CacheClass;

    #[test]
    fn bits_hold_numbers() {
        let mut bits = Bits::default();
        for number in [0, 63, 64, 200] {
            bits.insert(number);
        }
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 63, 64, 200]);
        assert!(bits.contains(63) && !bits.contains(62) && !bits.contains(9999));
    }

    #[test]
    fn a_trace_is_fresh_while_its_answers_stay() {
        let mut memo = Memo::new();
        let route: RouteName = ("home".into(), "en".into());
        let own = Digest::of(b"own");
        let reads = vec![Read::Data("presale".into()), Read::Message("title".into())];
        let answer = |read: &Read| Digest::of(format!("{read:?}").as_bytes());
        let entry = Entry { digest: own, size: 1, cache: CacheClass::Revalidate };
        let trace = Trace {
            own,
            answers: answers(&reads, answer),
            reads,
            entry,
            picture: None,
            inline: 0,
            own_messages: Bits::default(),
            anchors: Vec::new(),
            ids: Vec::new(),
        };
        memo.replace([(route.clone(), trace)].into());
        assert!(memo.fresh(&route, own, answer).is_some());
        assert!(memo.fresh(&route, Digest::of(b"other"), answer).is_none());
        let changed = |read: &Read| match read {
            Read::Message(_) => Digest::of(b"new words"),
            read => answer(read),
        };
        assert!(memo.fresh(&route, own, changed).is_none());
    }
}

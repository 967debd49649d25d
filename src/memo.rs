//! What a rendering read, and whether it would read the same again.
//!
//! A route is rendered again only if an answer to one of the questions it asked has changed.
//! Nothing looks at which file was edited: after any edit, the questions are asked again and
//! their answers' digests compared.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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

/// One of the things that every rendering of a route depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// `site.toml`.
    Config,
    /// The page's file.
    Page,
    /// The page's messages in the route's language.
    Messages,
    /// The page's messages in the language that it falls back to.
    FallbackMessages,
    /// Which languages the page is really in.
    Translations,
    /// What pictures stand on.
    Ground,
    /// What pages may load from elsewhere.
    Allowances,
}

impl Part {
    /// All of them, in the order of [`Trace::parts`].
    pub const ALL: [Part; 7] = [
        Part::Config,
        Part::Page,
        Part::Messages,
        Part::FallbackMessages,
        Part::Translations,
        Part::Ground,
        Part::Allowances,
    ];
}

/// The first 64 bits of digests: they are compared within one process only.
pub type Head = u64;

/// The templates of layout, body, sections and picture of a page, with all that they include.
#[derive(Clone, Debug, Default)]
pub struct TemplateHeads {
    /// The digest of them all.
    pub all: Head,
    /// The digest of each, by name.
    pub each: BTreeMap<Box<str>, Head>,
}

impl TemplateHeads {
    /// The names of those that are not as they were, or only in one of both.
    fn differing<'a>(&'a self, then: &'a TemplateHeads) -> impl Iterator<Item = &'a str> {
        let gone = then.each.keys().filter(|name| !self.each.contains_key(*name));
        let other = self.each.iter().filter(|(name, head)| then.each.get(*name) != Some(*head));
        let is_other = self.all != then.all;
        let names = other.map(|(name, _)| name).chain(gone);
        names.filter(move |_| is_other).map(|name| &**name)
    }
}

/// Why a route was rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// There was nothing to compare with.
    New,
    /// This is not as it was.
    Part(Part),
    /// The template of that name is not as it was.
    Template(Box<str>),
    /// The answer to this is another one.
    Answer(Read),
}

/// What is remembered of a rendering.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The digests of what every rendering of the route depends on.
    pub parts: [Head; Part::ALL.len()],
    /// The templates; pages with the same ones share the list.
    pub templates: Arc<TemplateHeads>,
    /// The questions, sorted.
    pub reads: Vec<Read>,
    /// The digests of their answers.
    pub answers: Vec<Head>,
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
    /// Why it was rendered.
    pub causes: Vec<Cause>,
    /// The number of the build that rendered it.
    pub build: u64,
}

impl Trace {
    /// What has changed since, if these are the parts now, the templates, and the answers to the
    /// same questions; nothing if a rendering would read the same again.
    pub fn causes(
        &self,
        parts: &[Head; Part::ALL.len()],
        templates: &TemplateHeads,
        answers: &[Head],
    ) -> Vec<Cause> {
        let other = Part::ALL.iter().zip(self.parts.iter().zip(parts));
        let other = other.filter(|(_, (then, now))| then != now);
        let names = templates.differing(&self.templates);
        let answers = self.reads.iter().zip(self.answers.iter().zip(answers));
        let answers = answers.filter(|(_, (then, now))| then != now);
        other
            .map(|(part, _)| Cause::Part(*part))
            .chain(names.map(|name| Cause::Template(name.into())))
            .chain(answers.map(|(read, _)| Cause::Answer(read.clone())))
            .collect()
    }
}

/// The traces of all routes, kept from one build to the next.
#[derive(Debug, Default)]
pub struct Memo {
    traces: Mutex<BTreeMap<RouteName, Arc<Trace>>>,
    /// Which route's file lies at a path.
    owners: Mutex<BTreeMap<OutputPath, RouteName>>,
    keep: bool,
}

impl Memo {
    /// A memo that remembers, for builds that follow each other.
    pub fn new() -> Memo {
        Memo { keep: true, ..Memo::default() }
    }

    /// A memo for a single build, which remembers nothing.
    pub fn single() -> Memo {
        Memo::default()
    }

    /// Whether traces are worth making.
    pub fn keeps(&self) -> bool {
        self.keep
    }

    /// The trace of a route's last rendering.
    pub fn trace(&self, route: &RouteName) -> Option<Arc<Trace>> {
        self.traces().get(route).cloned()
    }

    /// Remembers a rendering whose file was handed on to lie at `path`. If another route's file lay
    /// there it is no more, and so that rendering is forgotten; its route is the answer.
    pub fn remember(
        &self,
        route: RouteName,
        path: &OutputPath,
        trace: Arc<Trace>,
    ) -> Option<RouteName> {
        if !self.keep {
            return None;
        }
        let before = self.owners().insert(path.clone(), route.clone());
        let before = before.filter(|before| *before != route);
        let mut traces = self.traces();
        if let Some(before) = &before {
            traces.remove(before);
        }
        traces.insert(route, trace);
        before
    }

    /// Forgets the routes that are not there any more.
    pub fn retain(&self, is_there: impl Fn(&RouteName) -> bool) {
        self.owners().retain(|_, route| is_there(route));
        self.traces().retain(|route, _| is_there(route));
    }

    fn owners(&self) -> MutexGuard<'_, BTreeMap<OutputPath, RouteName>> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn traces(&self) -> MutexGuard<'_, BTreeMap<RouteName, Arc<Trace>>> {
        // Nothing is half done while the lock is held.
        self.traces.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
    use crate::digest::Digest;
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
    fn a_trace_tells_what_has_changed() {
        let reads = vec![Read::Data("presale".into()), Read::Message("title".into())];
        let parts = [7; Part::ALL.len()];
        let templates = |all, each: &[(&str, Head)]| TemplateHeads {
            all,
            each: each.iter().map(|(name, head)| ((*name).into(), *head)).collect(),
        };
        let then = templates(1, &[("a.html", 1), ("b.html", 2)]);
        let trace = Trace {
            parts,
            templates: Arc::new(then.clone()),
            reads,
            answers: vec![1, 2],
            entry: Entry { digest: Digest::of(b""), size: 0, cache: CacheClass::Revalidate },
            picture: None,
            inline: 0,
            own_messages: Bits::default(),
            anchors: Vec::new(),
            ids: Vec::new(),
            causes: vec![Cause::New],
            build: 1,
        };
        assert_eq!(trace.causes(&parts, &then, &[1, 2]), []);
        let words = trace.causes(&parts, &then, &[1, 1]);
        assert_eq!(words, [Cause::Answer(Read::Message("title".into()))]);
        let mut other = parts;
        other[1] = 8;
        assert_eq!(trace.causes(&other, &then, &[1, 2]), [Cause::Part(Part::Page)]);
        let now = templates(2, &[("b.html", 3), ("c.html", 4)]);
        let named = ["b.html", "c.html", "a.html"].map(|name| Cause::Template(name.into()));
        assert_eq!(trace.causes(&parts, &now, &[1, 2]), named);
    }
}

//! Incremental rendering: the dependencies of each rendered route, and whether any has changed.
//!
//! A route is rendered again only if the digest of one of its inputs or dependencies has changed.
//! Which file was edited plays no part: after any edit all digests are compared.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bit_set::BitSet;
use parking_lot::Mutex;

use crate::assets::image::ImageUse;
use crate::assets::search::Extract;
use crate::content::ListRead;
use crate::engine::output::{Entry, OutputPath};

/// Something that a rendering looked up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dependency {
    /// The text of a shared message of the route's locale.
    Message(Box<str>),
    /// The text of a shared term of the route's locale.
    Term(Box<str>),
    /// All shared messages of the locale that the route falls back to.
    Fallback,
    /// A data file.
    Data(Box<str>),
    /// The URL of a page.
    Url(Box<str>),
    /// A part of a list of pages: their keys, addresses and texts.
    List(ListRead),
    /// The URL of an asset.
    Asset(Box<str>),
    /// The text of an asset.
    Inline(Box<str>),
    /// An image in several sizes.
    Image(ImageUse),
    /// An island with its messages.
    Island(Box<str>),
    /// The elements that run a plain script.
    Script(Box<str>),
    /// The script that loads the islands.
    Loader,
    /// The fonts of the route's locale.
    Fonts,
}

/// Identifies a route: page id and the name of the locale.
pub type RouteName = (Box<str>, Box<str>);

/// An input that every rendering of a route depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RouteInput {
    /// `site.toml`.
    Config,
    /// The page's file.
    Page,
    /// The page's messages and body in the route's language.
    Texts,
    /// Those in the language that it falls back to.
    FallbackTexts,
    /// The languages into which the page is translated.
    Translations,
    /// The background of social images.
    SocialBackground,
    /// The origins that pages may load from.
    Allowances,
}

impl RouteInput {
    /// All inputs, in the order of [`Trace::inputs`].
    pub const ALL: [RouteInput; 7] = [
        RouteInput::Config,
        RouteInput::Page,
        RouteInput::Texts,
        RouteInput::FallbackTexts,
        RouteInput::Translations,
        RouteInput::SocialBackground,
        RouteInput::Allowances,
    ];
}

/// The first 64 bits of a digest, which are compared within one process only.
pub type DigestPrefix = u64;

/// The digests of the templates of a page: layout, body, sections and social image, with all that
/// they include.
#[derive(Clone, Debug, Default)]
pub struct TemplateDigests {
    /// The digest of all of them.
    pub all: DigestPrefix,
    /// The digest of each, by name.
    pub each: BTreeMap<Box<str>, DigestPrefix>,
}

impl TemplateDigests {
    /// The names of the templates that were added, changed or removed since `then`.
    fn differing<'a>(&'a self, then: &'a TemplateDigests) -> impl Iterator<Item = &'a str> {
        let removed = then.each.keys().filter(|name| !self.each.contains_key(*name));
        let changed =
            self.each.iter().filter(|(name, digest)| then.each.get(*name) != Some(*digest));
        let has_changed = self.all != then.all;
        let names = changed.map(|(name, _)| name).chain(removed);
        names.filter(move |_| has_changed).map(|name| &**name)
    }
}

/// Why a route was rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// There was nothing to compare with.
    New,
    /// The input has changed.
    Input(RouteInput),
    /// The template of that name has changed.
    Template(Box<str>),
    /// The dependency has changed.
    Dependency(Dependency),
}

/// The record of a rendering.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The digests of the route's inputs.
    pub inputs: [DigestPrefix; RouteInput::ALL.len()],
    /// The digests of its templates; pages with the same templates share them.
    pub templates: Arc<TemplateDigests>,
    /// The dependencies, sorted.
    pub dependencies: Vec<Dependency>,
    /// The digests of the dependencies.
    pub dependency_digests: Vec<DigestPrefix>,
    /// The manifest entry of the result.
    pub entry: Entry,
    /// Its social image.
    pub picture: Option<(OutputPath, Entry)>,
    /// What it can be searched for.
    pub search: Arc<Extract>,
    /// The size of its inline scripts after gzip.
    pub inline: u64,
    /// The messages of the page's own file that were used, by number.
    pub own_messages: BitSet,
    /// The messages whose markup it shows as it is written.
    pub plain_markup: BTreeSet<Box<str>>,
    /// The anchors that it links to: page id and anchor.
    pub anchors: Vec<(Box<str>, Box<str>)>,
    /// The ids of its elements, if it is in the default locale.
    pub ids: Vec<Box<str>>,
    /// Why it was rendered.
    pub causes: Vec<Cause>,
    /// The number of the build that rendered it.
    pub build: u64,
}

impl Trace {
    /// Returns what has changed since this rendering, given the current digests of the inputs, the
    /// templates, and the same dependencies; nothing if rendering again would give the same result.
    pub fn causes(
        &self,
        inputs: &[DigestPrefix; RouteInput::ALL.len()],
        templates: &TemplateDigests,
        dependency_digests: &[DigestPrefix],
    ) -> Vec<Cause> {
        let changed = RouteInput::ALL.iter().zip(self.inputs.iter().zip(inputs));
        let changed = changed.filter(|(_, (then, now))| then != now);
        let names = templates.differing(&self.templates);
        let dependency_digests =
            self.dependencies.iter().zip(self.dependency_digests.iter().zip(dependency_digests));
        let dependency_digests = dependency_digests.filter(|(_, (then, now))| then != now);
        changed
            .map(|(input, _)| Cause::Input(*input))
            .chain(names.map(|name| Cause::Template(name.into())))
            .chain(dependency_digests.map(|(dependency, _)| Cause::Dependency(dependency.clone())))
            .collect()
    }
}

/// The traces of all routes, shared by consecutive builds.
#[derive(Debug, Default)]
pub struct Memo {
    traces: Mutex<BTreeMap<RouteName, Arc<Trace>>>,
    /// The route that each output path belongs to.
    routes_by_path: Mutex<BTreeMap<OutputPath, RouteName>>,
    is_recording: bool,
}

impl Memo {
    /// A memo for consecutive builds.
    pub fn new() -> Memo {
        Memo { is_recording: true, ..Memo::default() }
    }

    /// Returns whether traces are recorded.
    pub fn records(&self) -> bool {
        self.is_recording
    }

    /// The trace of a route's last rendering.
    pub fn trace(&self, route: &RouteName) -> Option<Arc<Trace>> {
        self.traces.lock().get(route).cloned()
    }

    /// Records a rendering whose file was written to `path`. If the file of another route was
    /// there, that route's trace is dropped, and the route is returned.
    pub fn record(
        &self,
        route: RouteName,
        path: &OutputPath,
        trace: Arc<Trace>,
    ) -> Option<RouteName> {
        if !self.is_recording {
            return None;
        }
        let before = self.routes_by_path.lock().insert(path.clone(), route.clone());
        let before = before.filter(|before| *before != route);
        let mut traces = self.traces.lock();
        if let Some(before) = &before {
            traces.remove(before);
        }
        traces.insert(route, trace);
        before
    }

    /// Drops the traces of routes that no longer exist.
    pub fn retain(&self, exists: impl Fn(&RouteName) -> bool) {
        self.routes_by_path.lock().retain(|_, route| exists(route));
        self.traces.lock().retain(|route, _| exists(route));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::digest::Digest;
    use crate::engine::output::CacheClass;

    #[test]
    fn a_trace_returns_what_has_changed() {
        let dependencies =
            vec![Dependency::Data("presale".into()), Dependency::Message("title".into())];
        let inputs = [7; RouteInput::ALL.len()];
        let templates = |all, each: &[(&str, DigestPrefix)]| TemplateDigests {
            all,
            each: each.iter().map(|(name, digest)| ((*name).into(), *digest)).collect(),
        };
        let then = templates(1, &[("a.html", 1), ("b.html", 2)]);
        let trace = Trace {
            inputs,
            templates: Arc::new(then.clone()),
            dependencies,
            dependency_digests: vec![1, 2],
            entry: Entry { digest: Digest::of(b""), size: 0, cache: CacheClass::Revalidate },
            picture: None,
            search: Arc::default(),
            inline: 0,
            own_messages: BitSet::default(),
            plain_markup: BTreeSet::new(),
            anchors: Vec::new(),
            ids: Vec::new(),
            causes: vec![Cause::New],
            build: 1,
        };
        assert_eq!(trace.causes(&inputs, &then, &[1, 2]), []);
        let words = trace.causes(&inputs, &then, &[1, 1]);
        assert_eq!(words, [Cause::Dependency(Dependency::Message("title".into()))]);
        let mut other = inputs;
        other[1] = 8;
        assert_eq!(trace.causes(&other, &then, &[1, 2]), [Cause::Input(RouteInput::Page)]);
        let now = templates(2, &[("b.html", 3), ("c.html", 4)]);
        let named = ["b.html", "c.html", "a.html"].map(|name| Cause::Template(name.into()));
        assert_eq!(trace.causes(&inputs, &now, &[1, 2]), named);
    }
}

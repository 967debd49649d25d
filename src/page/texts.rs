//! The messages and Markdown bodies of pages.

use std::sync::Arc;

use crate::content::Page;
use crate::content::config::Config;
use crate::engine::query::{Description, Query, Reader};
use crate::engine::source::SourcePath;
use crate::i18n::message::{
    MessageFile, PAGE_MESSAGES, find_text, named_body, page_body, page_messages, split_locale,
};
use crate::page::markdown::{Body, outline};
use crate::page::route::LocaleIndex;

/// The texts of one page, by locale.
#[derive(Clone, Default)]
pub struct PageTexts {
    /// Its message files.
    pub messages: Vec<Option<Arc<MessageFile>>>,
    /// Its Markdown bodies.
    pub bodies: Bodies,
    /// The Markdown bodies that its keys and sections name.
    pub named: Vec<(Arc<str>, Bodies)>,
}

/// The ids in the paths of the texts of a page.
#[derive(Clone, Copy, Debug)]
pub struct TextIds<'a> {
    /// The id in the paths of its messages and named bodies.
    pub messages: &'a str,
    /// The id in the path of its own body.
    pub body: &'a str,
}

impl<'a> TextIds<'a> {
    /// Returns the ids of a page.
    pub fn of(page: &'a Page) -> TextIds<'a> {
        TextIds { messages: page.text_id(), body: page.body_id() }
    }

    /// Returns the ids of the page file of that id.
    pub fn of_file(id: &'a str) -> TextIds<'a> {
        TextIds { messages: id, body: id }
    }

    /// The path of a body below the folder of a locale.
    pub fn body_below(&self, name: Option<&str>) -> String {
        let path = self.body_path("tag", name);
        split_locale(&path).map_or(String::new(), |(_, below)| below.to_owned())
    }

    fn body_path(&self, tag: &str, name: Option<&str>) -> String {
        match name {
            Some(name) => named_body(tag, self.messages, name),
            None => page_body(tag, self.body),
        }
    }
}

/// A body in all languages.
type Bodies = Vec<Option<Arc<Body>>>;

/// The body at a path; the flag is whether it may have formulas.
static BODY: Query<Body, (SourcePath, bool)> =
    Query::transient(|reader, (path, math): &(SourcePath, bool), report| {
        Body::read(reader.snapshot(), path, *math, report)
    })
    .described(|_, _| Description::Text);

/// The outline of the body at a path, on which its translations depend.
static OUTLINE: Query<Option<String>, (String, bool)> =
    Query::with_cutoff(|reader, (path, math): &(String, bool), _| {
        let path = find_text(reader.snapshot(), path)?;
        Some(outline(&reader.get(&BODY, &(path, *math))))
    })
    .described(|_, _| Description::Text);

impl PageTexts {
    /// Reads the texts of the page `id` in these languages; `names` are those of its bodies.
    pub fn read(
        reader: &Reader,
        config: &Config,
        ids: TextIds<'_>,
        names: impl IntoIterator<Item = Arc<str>>,
        locales: &[LocaleIndex],
    ) -> PageTexts {
        let by_locale = |at: LocaleIndex| locales.contains(&at).then(|| &*config.locales[at].tag);
        let tags = || (0..config.locales.len()).map(by_locale);
        let messages = |tag: Option<&str>| {
            let path = find_text(reader.snapshot(), &page_messages(tag?, ids.messages))?;
            Some(reader.get(&PAGE_MESSAGES, path.as_str()).share())
        };
        let body = |tag: Option<&str>, name: Option<&str>| {
            let path = find_text(reader.snapshot(), &ids.body_path(tag?, name))?;
            Some(reader.get(&BODY, &(path, config.math)).share())
        };
        let named = names.into_iter().map(|name| {
            let bodies = tags().map(|tag| body(tag, Some(&name))).collect();
            (name, bodies)
        });
        PageTexts {
            messages: tags().map(messages).collect(),
            bodies: tags().map(|tag| body(tag, None)).collect(),
            named: named.collect(),
        }
    }

    /// Adds the texts of the language that the page was written in first. Its translations depend
    /// on the outlines of its bodies alone; mistakes in them may name its messages.
    pub fn add_original(
        &mut self,
        reader: &Reader,
        config: &Config,
        ids: TextIds<'_>,
        original: LocaleIndex,
    ) {
        let (tag, snapshot) = (&config.locales[original].tag, reader.peek_snapshot());
        if self.messages[original].is_none() {
            let path = find_text(snapshot, &page_messages(tag, ids.messages));
            let file =
                |path: SourcePath| reader.get_untracked(&PAGE_MESSAGES, path.as_str()).share();
            self.messages[original] = path.map(file);
        }
        let named = self.named.iter_mut().map(|(name, bodies)| (Some(&**name), bodies));
        for (name, bodies) in std::iter::once((None, &mut self.bodies)).chain(named) {
            if bodies[original].is_none() {
                let path = ids.body_path(tag, name);
                reader.track(&OUTLINE, &(path.clone(), config.math));
                let body = |path| reader.get_untracked(&BODY, &(path, config.math)).share();
                bodies[original] = find_text(snapshot, &path).map(body);
            }
        }
    }

    /// Returns whether all files could be read, and no mistake in the messages was reported.
    pub fn are_valid(&self) -> bool {
        let mut bodies = self.all_bodies().flat_map(|(_, bodies)| bodies).flatten();
        self.messages.iter().flatten().all(|file| !file.has_errors())
            && bodies.all(|body| body.is_valid())
    }

    /// The messages and named bodies, without the page's own body, and that body alone.
    pub fn split(self) -> (PageTexts, PageTexts) {
        let PageTexts { messages, bodies, named } = self;
        let count = messages.len();
        let own = PageTexts { messages: vec![None; count], bodies, named: Vec::new() };
        (PageTexts { messages, bodies: vec![None; count], named }, own)
    }

    /// All Markdown bodies: that of the page itself without a name, and the named ones.
    pub fn all_bodies(&self) -> impl Iterator<Item = (Option<&str>, &[Option<Arc<Body>>])> {
        let named = self.named.iter().map(|(name, bodies)| (Some(&**name), &**bodies));
        std::iter::once((None, &*self.bodies)).chain(named)
    }
}

//! The second stage: every page in every language.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use crate::build::Progress;
use crate::build::input::page_file;
use crate::content;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::digest::{Digest, DigestBuilder};
use crate::island::weight::PageWeight;
use crate::memo::{Bits, Memo, Read, RouteName, Trace, answers};
use crate::message::{MessageFile, Scope, check_references, check_translation};
use crate::output::{Entry, OutputPath, Sink};
use crate::parallel;
use crate::render::{self, PageMessages, Reads, World};

/// What became of one page.
pub(super) struct PageResult {
    pub(super) report: Report,
    pub(super) rendered: usize,
    pub(super) reused: usize,
    pub(super) entries: Vec<(OutputPath, Entry)>,
    pub(super) traces: Vec<(RouteName, Trace)>,
    pub(super) ids: Option<(usize, BTreeSet<Box<str>>)>,
    pub(super) weights: Vec<(Route, PageWeight)>,
}

/// A page's number and a locale's.
pub(super) type Route = (usize, usize);

/// What the renderings of all pages asked for.
pub(super) struct Usage {
    /// Shared messages, by locale.
    pub(super) shared: Vec<Bits>,
    /// Everything that does not differ between languages.
    pub(super) reads: Reads,
}

impl Usage {
    /// Nothing yet.
    pub(super) fn new(locales: usize) -> Usage {
        Usage { shared: vec![Bits::default(); locales], reads: Reads::default() }
    }

    /// Adds what a rendering asked for.
    pub(super) fn add(&mut self, locale: usize, reads: &Reads) {
        self.shared[locale].union(&reads.shared);
        self.reads.merge(reads);
    }
}

/// Renders all pages, on all processors; a page's languages together, since they share its
/// content.
pub(super) fn render_all(
    world: &Arc<World>,
    memo: &Memo,
    usage: &mut Usage,
    sink: &dyn Sink,
    progress: &dyn Progress,
) -> Vec<PageResult> {
    let pages: Vec<usize> = (0..world.pages.len()).collect();
    let done = AtomicUsize::new(0);
    let locales = world.config.locales.len();
    let usage = Mutex::new(usage);
    parallel::map(&pages, |page| {
        let (result, used) = render_page(world, *page, memo, sink);
        let mut usage = usage.lock().expect("no thread panics while it holds the lock");
        for (locale, reads) in used.iter().enumerate() {
            usage.add(locale, reads);
        }
        drop(usage);
        let done = done.fetch_add(locales, Ordering::Relaxed) + locales;
        progress.routes(done, pages.len() * locales);
        result
    })
}

/// The messages of a page in all languages.
pub(super) fn messages(world: &World, page: usize, report: &mut Report) -> Arc<PageMessages> {
    let config = &world.config;
    let files = (0..config.locales.len()).map(|locale| {
        let path = page_file(config, locale, &world.pages[page]);
        let path = world.snapshot.find(&path)?;
        let text = content::read(&world.snapshot, path, report)?;
        Some(Arc::new(MessageFile::parse(path.clone(), text, report)))
    });
    Arc::new(files.collect())
}

fn render_page(
    world: &Arc<World>,
    page: usize,
    memo: &Memo,
    sink: &dyn Sink,
) -> (PageResult, Vec<Reads>) {
    let config = &world.config;
    let mut result = PageResult {
        report: Report::new(),
        rendered: 0,
        reused: 0,
        entries: Vec::with_capacity(config.locales.len()),
        traces: Vec::new(),
        ids: None,
        weights: Vec::with_capacity(config.locales.len()),
    };
    let messages = messages(world, page, &mut result.report);
    check_messages(world, page, &messages, &mut result.report);
    let own = messages[config.default_locale].as_deref();
    render::check_page(world, &world.pages[page], own, &mut result.report);
    if result.report.has_errors() || !world.templates.is_sound() {
        // What is wrong is known at its source; rendering would tell it again in other words.
        return (result, Vec::new());
    }
    let sections = render::sections(&world.pages[page]);
    let base = memo.keeps().then(|| world.page_digest(page));
    let mut used_own = Bits::default();
    let mut used = Vec::with_capacity(config.locales.len());
    for locale in 0..config.locales.len() {
        let name: RouteName =
            ((&*world.pages[page].id).into(), config.locales[locale].segment.as_str().into());
        let own = base.map(|base| own_digest(world, page, locale, base, &messages));
        if let Some(own) = own
            && let Some(trace) = memo.fresh(&name, own, |read| world.answer(locale, read))
        {
            let reads = reuse(world, page, locale, name, trace.clone(), &mut result);
            if locale == config.default_locale {
                used_own.union(&reads.own);
            }
            used.push(reads);
            continue;
        }
        result.rendered += 1;
        let rendered =
            render::render(world, page, locale, &messages, &sections, &mut result.report);
        if locale == config.default_locale {
            used_own.union(&rendered.reads.own);
        }
        if let Some(artifact) = rendered.artifact {
            let entry = artifact.entry();
            let inline = world.inline_weight(&artifact.bytes);
            let Reads { islands, scripts, .. } = &rendered.reads;
            let weight = world.islands.page_weight(islands, scripts, inline);
            result.weights.push(((page, locale), weight));
            let ids = (locale == config.default_locale).then(|| element_ids(&artifact.bytes));
            let picture = rendered.picture.as_ref();
            let picture = picture.map(|picture| (picture.path.clone(), picture.entry()));
            if let Some(own) = own {
                let trace = Trace {
                    picture: picture.clone(),
                    inline,
                    ..trace(world, locale, own, &rendered.reads, &entry, ids.as_ref())
                };
                result.traces.push((name, trace));
            }
            result.entries.extend(picture);
            if let Some(ids) = ids {
                result.ids = Some((page, ids));
            }
            result.entries.push((artifact.path.clone(), entry));
            sink.put(artifact);
            rendered.picture.into_iter().for_each(|picture| sink.put(picture));
        }
        used.push(rendered.reads);
    }
    if !result.report.has_errors() {
        check_unused(world, &messages, &used_own, &mut result.report);
    }
    (result, used)
}

/// The digest of what every rendering of a route depends on.
fn own_digest(
    world: &World,
    page: usize,
    locale: usize,
    base: Digest,
    messages: &PageMessages,
) -> Digest {
    let locales = &world.config.locales;
    // The head names all languages that the page is really in.
    let translated =
        (0..locales.len()).map(|locale| u8::from(world.routes.is_translated(page, locale)));
    let digest = DigestBuilder::new().digest(&base).field(translated.collect::<Vec<u8>>());
    [Some(locale), locales[locale].fallback]
        .into_iter()
        .flatten()
        .fold(digest, |digest, locale| {
            digest.field(messages[locale].as_ref().map_or("", |file| file.source()))
        })
        .finish()
}

fn trace(
    world: &World,
    locale: usize,
    own: Digest,
    reads: &Reads,
    entry: &Entry,
    ids: Option<&BTreeSet<Box<str>>>,
) -> Trace {
    let list = reads.list(world, locale);
    let page_id = |page: usize| Box::from(&*world.pages[page].id);
    Trace {
        own,
        answers: answers(&list, |read| world.answer(locale, read)),
        reads: list,
        entry: entry.clone(),
        picture: None,
        inline: 0,
        own_messages: reads.own.clone(),
        anchors: reads
            .anchors
            .iter()
            .map(|(page, anchor)| (page_id(*page), anchor.clone()))
            .collect(),
        ids: ids.into_iter().flatten().cloned().collect(),
    }
}

/// Takes over what a rendering of an earlier build made and asked.
fn reuse(
    world: &World,
    page: usize,
    locale: usize,
    name: RouteName,
    trace: Trace,
    result: &mut PageResult,
) -> Reads {
    result.reused += 1;
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
    if locale == world.config.default_locale {
        result.ids = Some((page, trace.ids.iter().cloned().collect()));
    }
    let weight = world.islands.page_weight(&reads.islands, &reads.scripts, trace.inline);
    result.weights.push(((page, locale), weight));
    let path = world.routes.output(&world.config.locales[locale], page);
    result.entries.push((path, trace.entry.clone()));
    result.entries.extend(trace.picture.clone());
    result.traces.push((name, trace));
    reads
}

fn check_messages(world: &World, page: usize, messages: &PageMessages, report: &mut Report) {
    let config = &world.config;
    let scope = |locale: usize| Scope {
        own: messages[locale].as_deref(),
        catalog: &world.catalogs[locale],
    };
    for (locale, file) in messages.iter().enumerate() {
        if let Some(file) = file.as_deref() {
            // The other languages have the same ids, or are told otherwise below.
            if locale == config.default_locale {
                scope(locale).check_shadowing(report);
            }
            check_references(file, scope(locale), &world.facts, report);
            let tag = |locale: usize| config.locales[locale].tag.as_str();
            world.glossary.check(file, tag(locale), report);
            if let Some(reference) = messages[config.default_locale].as_deref() {
                let original = (reference, tag(config.default_locale));
                world.glossary.compare(original, (file, tag(locale)), report);
            }
        }
    }
    let default = config.default_locale;
    let Some(reference) = messages[default].as_deref() else { return };
    for (at, locale) in config.locales.iter().enumerate().filter(|(at, _)| *at != default) {
        match messages[at].as_deref() {
            Some(file) => check_translation(
                (scope(default), reference),
                (scope(at), file),
                locale.fallback.is_some(),
                report,
            ),
            None if locale.fallback.is_some() || reference.is_empty() => {}
            None => {
                let path = page_file(config, at, &world.pages[page]);
                report.add(
                    Diagnostic::new(
                        Code::MissingMessage,
                        format!(
                            "the page `{}` has no messages in `{}`",
                            world.pages[page].id, locale.tag
                        ),
                    )
                    .at(Place::file(&reference.path))
                    .hint(format!("translate this file to `{path}`")),
                );
            }
        }
    }
}

fn check_unused(world: &World, messages: &PageMessages, used: &Bits, report: &mut Report) {
    let Some(file) = messages[world.config.default_locale].as_deref() else { return };
    let unused = file.all().enumerate().filter(|(number, _)| !used.contains(*number));
    for (_, message) in unused.filter(|(_, message)| !world.is_mentioned(message.id.name)) {
        let id = message.id.name;
        report.add(
            Diagnostic::new(
                Code::UnusedMessage,
                format!("the page does not use the message `{id}`"),
            )
            .at(file.place(id))
            .hint("use it or remove it, in all languages"),
        );
    }
}

/// The values of all `id` attributes.
fn element_ids(html: &[u8]) -> BTreeSet<Box<str>> {
    const START: &[u8] = b" id=\"";
    memchr::memmem::find_iter(html, START)
        .filter_map(|at| {
            let rest = &html[at + START.len()..];
            let end = memchr::memchr(b'"', rest)?;
            Some(String::from_utf8_lossy(&rest[..end]).into())
        })
        .collect()
}

//! The work on one page: checking it, and rendering it where the last rendering can't be reused.

mod inputs;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use bit_set::BitSet;

use crate::assets::search::{self, Extract};
use crate::base::html::each_tag;
use crate::build::pipeline::pages::cache::{CachedPage, PageInputs};
use crate::build::pipeline::pages::pass::Pass;
use crate::build::pipeline::pages::result::PageResult;
use crate::build::pipeline::pages::texts::{check_texts, languages, texts};
use crate::build::pipeline::pages::usage::{Usage, dependencies_of};
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::engine::output::{Artifact, Entry, OutputPath, Sink};
use crate::page::memo::{Cause, DigestPrefix, RouteInput, RouteName, TemplateDigests, Trace};
use crate::page::render::{self, Dependencies, PageTexts};
use crate::template::TemplateValue;

/// The work on one page, in all languages.
pub(super) struct Work<'a> {
    pass: &'a Pass<'a>,
    page: usize,
    own: PageInputs,
    before: Option<Arc<CachedPage>>,
    texts: OnceLock<Arc<PageTexts>>,
    sections: OnceLock<TemplateValue>,
    /// The digests of the page's messages, by locale.
    words: OnceLock<Vec<DigestPrefix>>,
    templates: OnceLock<Arc<TemplateDigests>>,
    /// Which of its own messages the rendering in its original language used.
    used_own: BitSet,
    /// Messages that no rendering used.
    unused: Option<Vec<Box<str>>>,
    checked: Report,
    /// How many routes were rendered in this build.
    pub(super) rendered: usize,
    /// How many still stand.
    pub(super) reused: usize,
    result: PageResult,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        pass: &'a Pass<'a>,
        page: usize,
        own: PageInputs,
        before: Option<Arc<CachedPage>>,
    ) -> Work<'a> {
        let locales = pass.world.config.locales.len();
        let usage = Usage::new(locales);
        Work {
            pass,
            page,
            own,
            before,
            texts: OnceLock::new(),
            sections: OnceLock::new(),
            words: OnceLock::new(),
            templates: OnceLock::new(),
            used_own: BitSet::default(),
            unused: None,
            checked: Report::new(),
            rendered: 0,
            reused: 0,
            result: PageResult {
                usage,
                entries: Vec::with_capacity(locales),
                weights: Vec::with_capacity(locales),
                ..PageResult::default()
            },
        }
    }

    /// Whether a rendering can be shown before the page is checked: the files can be parsed, and
    /// what is missing in them the rendering itself reports.
    pub(super) fn can_show(&self, locale: usize) -> bool {
        let Pass { world, .. } = self.pass;
        let fallback = world.config.locales[locale].fallback;
        let is_valid = |locale: usize| {
            let own = self.texts().messages[locale].as_ref();
            own.is_none_or(|file| file.is_valid()) && world.catalogs[locale].is_valid()
        };
        let page = &world.pages[self.page];
        world.templates.is_valid()
            && world.templates.contains(&page.template.value)
            && [Some(locale), fallback].into_iter().flatten().all(is_valid)
    }

    /// Checks the page and its messages. A page without diagnostics has none as long as it and the
    /// names it was checked against are the same.
    pub(super) fn check(&mut self) {
        let Pass { world, .. } = self.pass;
        let names = self.pass.names();
        if self.before.as_ref().is_some_and(|state| state.is_clean(&self.own, names)) {
            return;
        }
        let mut report = Report::new();
        let id = world.pages[self.page].text_id();
        let texts = texts(world, id, &mut report);
        // A part may be in fewer languages than the page whose texts it has.
        let address = world.routes.page(id).map(|page| &world.pages[page].address);
        check_texts(world, id, &languages(world, address, &texts), &texts, &mut report);
        let original = world.routes.original(self.page);
        render::check_page(world, &world.pages[self.page], &texts, original, &mut report);
        let _ = self.texts.set(texts);
        self.checked = report;
    }

    /// Whether it can be rendered. Errors were reported at their source; rendering would report
    /// them again in other words.
    pub(super) fn is_valid(&self) -> bool {
        !self.checked.has_errors() && self.pass.world.templates.is_valid()
    }

    fn texts(&self) -> &Arc<PageTexts> {
        // Their diagnostics were reported when they were checked.
        let id = self.pass.world.pages[self.page].text_id();
        self.texts.get_or_init(|| texts(&self.pass.world, id, &mut Report::new()))
    }

    /// Renders the page in a language, or reuses its last rendering.
    pub(super) fn route(&mut self, locale: usize) {
        let Pass { world, memo, number, .. } = self.pass;
        let name: RouteName =
            ((&*world.pages[self.page].id).into(), world.config.locales[locale].name().into());
        let inputs = memo.records().then(|| self.inputs(locale));
        let before = memo.trace(&name);
        if let Some(inputs) = &inputs
            && let Some(trace) = &before
            && trace.inputs == *inputs
            && trace.templates.all == self.templates().all
            && trace.dependency_digests == self.pass.dependency_digests(locale, &trace.dependencies)
        {
            match trace.build == *number {
                true => self.rendered += 1,
                false => self.reused += 1,
            }
            self.reuse(locale, trace);
            return;
        }
        self.render(locale, name, inputs, before.as_deref());
    }

    fn render(
        &mut self,
        locale: usize,
        name: RouteName,
        inputs: Option<[DigestPrefix; RouteInput::ALL.len()]>,
        before: Option<&Trace>,
    ) {
        let Pass { world, memo, sink, number, .. } = self.pass;
        let is_original = locale == world.routes.original(self.page);
        self.rendered += 1;
        let texts = Arc::clone(self.texts());
        let sections = self.sections.get_or_init(|| render::sections(&world.pages[self.page]));
        let report = &mut self.result.report;
        let rendered = render::render(world, self.page, locale, &texts, sections, report);
        self.result.usage.add(locale, &rendered.dependencies);
        self.report_markup(locale, &rendered.dependencies.plain_markup);
        if is_original {
            self.used_own = rendered.dependencies.own.clone();
        }
        let Some(artifact) = rendered.artifact.filter(|_| !world.routes.collides(self.page)) else {
            return;
        };
        let entry = artifact.entry();
        let inline = world.inline_weight(&artifact.bytes);
        let search = Arc::new(match world.is_searched(self.page) {
            true => search::extract(&artifact.bytes),
            false => Extract::default(),
        });
        let ids = is_original.then(|| element_ids(&artifact.bytes));
        let picture = rendered.picture.map(|picture| put(picture, *sink));
        let trace = inputs.map(|inputs| {
            let dependencies = world.dependency_list(locale, &rendered.dependencies);
            let dependency_digests = self.pass.dependency_digests(locale, &dependencies);
            let templates = Arc::clone(self.templates());
            let causes = match before {
                Some(trace) if trace.dependencies == dependencies => {
                    trace.causes(&inputs, &templates, &dependency_digests)
                }
                Some(trace) => {
                    let dependency_digests =
                        self.pass.dependency_digests(locale, &trace.dependencies);
                    trace.causes(&inputs, &templates, &dependency_digests)
                }
                None => vec![Cause::New],
            };
            let anchors = rendered.dependencies.anchors.iter();
            let page_id = |page: usize| Box::from(&*world.pages[page].id);
            Trace {
                inputs,
                templates,
                dependencies,
                dependency_digests,
                entry: entry.clone(),
                picture: picture.clone(),
                search: Arc::clone(&search),
                inline,
                own_messages: rendered.dependencies.own.clone(),
                plain_markup: rendered.dependencies.plain_markup.clone(),
                anchors: anchors.map(|(page, it)| (page_id(*page), it.clone())).collect(),
                ids: ids.iter().flatten().cloned().collect(),
                causes,
                build: *number,
            }
        });
        let Dependencies { islands, scripts, .. } = &rendered.dependencies;
        let weight = world.islands.page_weight(islands, scripts, inline);
        self.result.weights.push(((self.page, locale), weight));
        self.result.search.push(((self.page, locale), search));
        let path = artifact.path.clone();
        sink.put(artifact, &entry);
        self.result.entries.push((path.clone(), entry));
        self.result.entries.extend(picture);
        self.result.ids = ids.or(self.result.ids.take());
        if let Some(trace) = trace
            && let Some((other, _)) = memo.record(name, &path, Arc::new(trace))
        {
            self.pass.cache.remove(&other);
        }
    }

    /// Takes over the result and the reads of an earlier rendering.
    fn reuse(&mut self, locale: usize, trace: &Trace) {
        let world = &self.pass.world;
        let dependencies = dependencies_of(world, locale, trace);
        self.report_markup(locale, &trace.plain_markup);
        if locale == world.routes.original(self.page) {
            self.result.ids = Some(trace.ids.iter().cloned().collect());
            self.used_own = trace.own_messages.clone();
        }
        let weight =
            world.islands.page_weight(&dependencies.islands, &dependencies.scripts, trace.inline);
        self.result.weights.push(((self.page, locale), weight));
        self.result.search.push(((self.page, locale), Arc::clone(&trace.search)));
        let path = world.routes.output(&world.config, locale, self.page);
        self.result.entries.push((path, trace.entry.clone()));
        self.result.entries.extend(trace.picture.clone());
        self.result.usage.add(locale, &dependencies);
    }

    /// Reports messages of a language whose markup is shown as it is written.
    fn report_markup<'b>(&mut self, locale: usize, ids: impl IntoIterator<Item = &'b Box<str>>) {
        for id in ids {
            let texts = Arc::clone(self.texts());
            let name = id.split('.').next().unwrap_or(id);
            let own = texts.messages[locale].as_deref();
            let own = own.and_then(|file| Some((file, file.message(name)?)));
            let shared = || self.pass.world.catalogs[locale].message(name);
            let found = own.or_else(|| shared().map(|(_, file, message)| (file, message)));
            // What is shown in another language is reported there.
            let Some((file, message)) = found else { continue };
            self.result.report.add(
                Diagnostic::new(
                    Code::PlainMarkup,
                    format!("readers see the markup of `{id}`: the template shows plain text"),
                )
                .at(file.place(message.id.name))
                .hint(
                    "show it with `rich()` instead of `t()`, which takes strong, em, br, sup, sub \
                     and links: `<more>…</more>` with `rich(id, more=url(…))`",
                ),
            );
        }
    }

    /// Reports which of its own messages the page does not use.
    pub(super) fn check_unused(&mut self) {
        let is_rendered = self.rendered + self.reused > 0;
        if !is_rendered || self.checked.has_errors() || self.result.report.has_errors() {
            return;
        }
        let world = &self.pass.world;
        // The texts of a part are those of another page.
        if world.pages[self.page].part.is_some() {
            self.unused = Some(Vec::new());
            return;
        }
        if self.texts.get().is_none()
            && let Some(before) = &self.before
            && before.unused.as_ref().is_some_and(Vec::is_empty)
        {
            self.unused = Some(Vec::new());
            return;
        }
        let texts = Arc::clone(self.texts());
        let original = world.routes.original(self.page);
        let Some(file) = texts.messages[original].as_deref() else { return };
        let used = &self.used_own;
        let unused = file.all().enumerate().filter(|(number, _)| !used.contains(*number));
        let unused: Vec<&str> = unused.map(|(_, message)| message.id.name).collect();
        for id in unused.iter().filter(|id| !world.is_mentioned(id)) {
            self.result.report.add(
                Diagnostic::new(
                    Code::UnusedMessage,
                    format!("the page does not use the message `{id}`"),
                )
                .at(file.place(id))
                .hint("use it or remove it, in all languages")
                // Pages and lists with mistakes may use it once they are mended.
                .as_consequence(),
            );
        }
        self.unused = Some(unused.into_iter().map(Box::from).collect());
    }

    pub(super) fn finish(mut self) -> CachedPage {
        let is_clean = self.checked.counts() == (0, 0);
        let words = if self.pass.memo.records() { self.words().to_vec() } else { Vec::new() };
        let mut report = std::mem::take(&mut self.checked);
        report.extend(std::mem::take(&mut self.result.report));
        self.result.report = report;
        CachedPage {
            own: self.own,
            words,
            shared: Arc::clone(&self.pass.shared),
            clean: is_clean.then(|| Arc::clone(self.pass.names())),
            unused: self.unused,
            routes: self.rendered + self.reused,
            result: self.result,
        }
    }
}

/// Emits a file; returns its path and entry.
fn put(artifact: Artifact, sink: &dyn Sink) -> (OutputPath, Entry) {
    let (path, entry) = (artifact.path.clone(), artifact.entry());
    sink.put(artifact, &entry);
    (path, entry)
}

/// The values of all `id` attributes.
fn element_ids(html: &[u8]) -> BTreeSet<Box<str>> {
    let mut ids = BTreeSet::new();
    each_tag(html, |tag| {
        ids.extend(tag.get("id").map(|id| String::from_utf8_lossy(id).into()));
    });
    ids
}

//! The rules of finished pages: `check --pages`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::assets::asset::low_contrasts;
use crate::assets::page_rule::{self, BrokenRule};
use crate::base::parallel;
use crate::build::check::{PageHead, snippets};
use crate::build::pipeline::detached;
use crate::build::pipeline::options::Options;
use crate::build::pipeline::pages::{RouteIndex, texts};
use crate::build::pipeline::skipped::set_levels;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Names, Report, Suggestible as _};
use crate::engine::output::{Artifact, Entry, OutputPath, Sink};
use crate::engine::query::{Build, Reader};
use crate::page::render::{LoadedSite, places_of_elements};
use crate::page::texts::TextIds;

/// The bytes of the pages that one process of Node checks: they are in memory at the same time, and
/// to start the process takes a twentieth of the time of checking them.
const BATCH_SIZE: usize = 4 << 20;

/// A sink that checks pages before it passes them on.
pub(super) struct PageLinter<'a> {
    sink: &'a dyn Sink,
    root: &'a Path,
    state: Mutex<LintState>,
}

#[derive(Default)]
struct LintState {
    /// The pages that are not checked yet.
    waiting: Vec<(OutputPath, Vec<u8>)>,
    size: usize,
    linted: BTreeMap<OutputPath, LintedPage>,
    failure: Option<anyhow::Error>,
}

/// The result of checking a page.
struct LintedPage {
    broken: Vec<BrokenRule>,
    head: PageHead,
}

impl<'a> PageLinter<'a> {
    /// Installs the packages if they are missing. `None` if pages are not to be checked.
    pub(super) fn new(
        options: &Options,
        sink: &'a dyn Sink,
        root: &'a Path,
    ) -> anyhow::Result<Option<PageLinter<'a>>> {
        if !options.lints_pages {
            return Ok(None);
        }
        page_rule::install(root)?;
        Ok(Some(PageLinter { sink, root, state: Mutex::default() }))
    }

    /// Checks pages, in one process of Node.
    fn lint(&self, pages: Vec<(OutputPath, Vec<u8>)>) {
        let bytes: Vec<&[u8]> = pages.iter().map(|(_, bytes)| bytes.as_slice()).collect();
        let found = page_rule::broken_rules(self.root, &bytes);
        let mut state = self.state.lock();
        match found {
            Ok(found) => {
                for ((path, bytes), broken) in pages.into_iter().zip(found) {
                    let head = PageHead::of(&bytes);
                    state.linted.insert(path, LintedPage { broken, head });
                }
            }
            Err(error) => state.failure = Some(error),
        }
    }

    /// Reports the rules that pages break, each at its source.
    pub(super) fn report(
        &self,
        site: &Arc<LoadedSite>,
        build: &Build,
        report: &mut Report,
    ) -> anyhow::Result<()> {
        let waiting = std::mem::take(&mut self.state.lock().waiting);
        if !waiting.is_empty() {
            self.lint(waiting);
        }
        let LintState { linted, failure, .. } = std::mem::take(&mut *self.state.lock());
        if let Some(failure) = failure {
            return Err(failure);
        }
        let mut pages: Vec<(RouteIndex, &LintedPage)> = Vec::new();
        for page in 0..site.pages.len() {
            if site.routes.page(&site.pages[page].id) != Some(page) {
                continue;
            }
            for locale in site.routes.locales(page) {
                let path = site.routes.output(&site.config, locale, page);
                pages.extend(linted.get(&path).map(|linted| ((page, locale), linted)));
            }
        }
        let reader = build.reader();
        let own_texts = |page: usize| texts(&reader, site, TextIds::of(&site.pages[page]));
        let broken: Vec<_> = pages.iter().filter(|(_, page)| !page.broken.is_empty()).collect();
        let found = parallel::map(&broken, |(route, LintedPage { broken, .. })| {
            diagnostics(&reader, site, *route, broken)
        });
        found.into_iter().flatten().for_each(|wrong| report.add(wrong));
        report_contrasts(site, report);
        let heads = pages.iter().map(|(route, page)| (*route, &page.head));
        snippets(site, heads, own_texts, report);
        Ok(())
    }
}

impl Sink for PageLinter<'_> {
    fn put(&self, artifact: Artifact, entry: &Entry) {
        let mut batch = Vec::new();
        if artifact.path.is_page() {
            let mut state = self.state.lock();
            state.size += artifact.bytes.len();
            state.waiting.push((artifact.path.clone(), artifact.bytes.clone()));
            if state.size >= BATCH_SIZE && state.failure.is_none() {
                state.size = 0;
                batch = std::mem::take(&mut state.waiting);
            }
        }
        if !batch.is_empty() {
            self.lint(batch);
        }
        self.sink.put(artifact, entry);
    }

    fn restart(&self) {
        *self.state.lock() = LintState::default();
        self.sink.restart();
    }
}

/// The rules that a page breaks, each at its source.
fn diagnostics(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    (page, locale): RouteIndex,
    broken: &[BrokenRule],
) -> Vec<Diagnostic> {
    let texts = Arc::new(texts(reader, site, TextIds::of(&site.pages[page])));
    let places = places_of_elements(reader, site, (page, locale), &texts, broken);
    let url = site.routes.url(&site.config, locale, page);
    let diagnostics = broken.iter().zip(places).map(|(broken, place)| {
        let message = format!("`{}`: {}", broken.rule, broken.message);
        let wrong = Diagnostic::new(Code::PageRule, message).at(place).on_page(&*url);
        wrong.hint(hint(broken))
    });
    diagnostics.collect()
}

/// Reports the colours of style sheets that differ too little.
fn report_contrasts(site: &LoadedSite, report: &mut Report) {
    for wrong in low_contrasts(&site.snapshot) {
        let message = format!("`color-contrast`: {}", wrong.message);
        let hint = "choose a darker and a lighter colour";
        report.add(Diagnostic::new(Code::PageRule, message).at(wrong.place).hint(hint));
    }
}

/// Checks some finished pages, and the style sheets, by the rules of `check --pages`; the reports
/// are those of the pages, then that of the sheets. Titles and descriptions, which are compared
/// with those of all pages, are not checked. Nothing is installed for that.
pub fn lint_pages(
    site: &Arc<LoadedSite>,
    pages: &[(OutputPath, Vec<u8>)],
) -> anyhow::Result<Vec<Report>> {
    let root = site.snapshot.root();
    if !page_rule::is_installed(root) {
        anyhow::bail!("run `archipel check --pages` once, which installs html-validate");
    }
    let bytes: Vec<&[u8]> = pages.iter().map(|(_, bytes)| bytes.as_slice()).collect();
    let found = match bytes.is_empty() {
        true => Vec::new(),
        false => page_rule::broken_rules(root, &bytes)?,
    };
    let reader = detached(site).reader();
    let mut routes = BTreeMap::new();
    for page in 0..site.pages.len() {
        for locale in site.routes.locales(page) {
            routes.insert(site.routes.output(&site.config, locale, page), (page, locale));
        }
    }
    let mut reports: Vec<Report> = Vec::new();
    for ((path, _), broken) in pages.iter().zip(&found) {
        let mut report = Report::new();
        if let Some(route) = routes.get(path).filter(|_| !broken.is_empty()) {
            for wrong in diagnostics(&reader, site, *route, broken) {
                report.add(wrong);
            }
        }
        reports.push(report);
    }
    let mut sheets = Report::new();
    report_contrasts(site, &mut sheets);
    reports.push(sheets);
    for report in &mut reports {
        set_levels(&Options::default(), &site.config, report);
        report.normalize();
        report.apply_baseline(&site.snapshot, &[]);
    }
    Ok(reports)
}

/// The instruction for a broken rule.
fn hint(broken: &BrokenRule) -> Hint {
    let hint = match &*broken.rule {
        "heading-level" => "use the next level, and change its size in a style sheet",
        "empty-heading" | "text-content" => "write its text, or a name in `aria-label`",
        "unique-landmark" => "give each of them another name in `aria-label`",
        "no-multiple-main" => "use one `<main>` for the page",
        "input-missing-label" => "write a `<label>` with its id in `for`, or around it",
        "multiple-labeled-controls" | "no-redundant-for" => "write one `<label>` for each control",
        "valid-for" | "no-missing-references" => "write the id of an element of the page",
        "no-implicit-button-type" => "write `type=\"button\"`, or `type=\"submit\"` in a form",
        "valid-autocomplete" => "write a name of the HTML standard, such as `email`, or remove it",
        "wcag/h30" => "describe the target of the link in the `alt` of its image",
        "wcag/h36" | "wcag/h37" | "area-alt" => "write `alt` with what it shows",
        "wcag/h63" => "write `scope=\"col\"` or `scope=\"row\"`",
        "wcag/h67" => "describe the image in `alt`, or remove `title`",
        "wcag/h71" => "begin the `<fieldset>` with a `<legend>`",
        "hidden-focusable" => "remove `aria-hidden`, or make it not focusable by `tabindex=\"-1\"`",
        "aria-label-misuse" => "remove the name, or give the element a `role` that has one",
        "no-redundant-role" | "no-redundant-aria-label" => "remove the attribute",
        "no-abstract-role" => "write a role for elements, such as `button`",
        "no-dup-attr" => "remove one of the two",
        "empty-title" => "write `<title>{{ page.title }}</title>`",
        "language-of-text" => "write the language of the text in `lang` of its element",
        "valid-lang" => "write a tag such as `en`, `pt-BR` or `zh-Hans`",
        "schema-org" => match &broken.name {
            Some(name) => {
                let otherwise = "use a name that https://schema.org lists, or remove it";
                return Names::hint(name, vec![broken.names.clone()], otherwise.to_owned());
            }
            None if broken.tag.starts_with('<') => {
                "begin it with `\"@context\": \"https://schema.org\"`"
            }
            None => "print the date without a format, as it is in the data",
        },
        rule => return format!("follow https://html-validate.org/rules/{rule}.html").into(),
    };
    hint.into()
}

//! The rules of finished pages: `check --pages`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::assets::asset::low_contrasts;
use crate::assets::page_rule::{self, BrokenRule, TagPart};
use crate::base::parallel;
use crate::build::check::{PageHead, snippets};
use crate::build::pipeline::detached;
use crate::build::pipeline::options::Options;
use crate::build::pipeline::pages::{RouteIndex, texts};
use crate::build::pipeline::skipped::set_levels;
use crate::engine::diagnostic::{
    Change, Code, Diagnostic, Hint, Names, Place, Report, Suggestible as _,
};
use crate::engine::output::{Artifact, Entry, OutputPath, Sink};
use crate::engine::query::{Build, Reader};
use crate::page::render::{ElementPlace, LoadedSite, places_of_elements};
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
    linted: BTreeMap<OutputPath, Vec<BrokenRule>>,
    failure: Option<anyhow::Error>,
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
        let found = page_rule::broken_rules(self.root, &bytes, &|| false);
        let mut state = self.state.lock();
        match found {
            Ok(found) => {
                let paths = pages.into_iter().map(|(path, _)| path);
                state.linted.extend(paths.zip(found));
            }
            Err(error) => state.failure = Some(error),
        }
    }

    /// Reports the rules that pages break, each at its source.
    pub(super) fn report(
        &self,
        site: &Arc<LoadedSite>,
        build: &Build,
        heads: &[(RouteIndex, Arc<PageHead>)],
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
        let reader = build.reader();
        let broken = routes(site).filter_map(|(path, route)| Some((route, linted.get(&path)?)));
        let broken: Vec<_> = broken.filter(|(_, broken)| !broken.is_empty()).collect();
        let found =
            parallel::map(&broken, |(route, broken)| diagnostics(&reader, site, *route, broken));
        found.into_iter().flatten().for_each(|wrong| report.add(wrong));
        check_site(site, &reader, heads, report);
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
    let diagnostics = broken.iter().zip(places).map(|(broken, found)| {
        let message = format!("`{}`: {}", broken.rule, broken.message);
        let wrong = Diagnostic::new(Code::PageRule, message).on_page(&*url);
        let ElementPlace { place, is_exact } = found;
        let Some(part) = broken.part.as_ref().filter(|_| is_exact) else {
            return wrong.at(place).hint(hint(broken));
        };
        let span = place.start + part.start..place.start + part.end;
        let hint = match &part.text {
            Some(text) => {
                let change = Change::spans([(span.clone(), &**text)]);
                let is_certain = part.is_certain || !has_forms(site);
                hint(broken).with_change(if is_certain { change } else { change.as_guess() })
            }
            None => hint(broken),
        };
        let place = if span.is_empty() { place } else { Place::new(&place.path, span) };
        wrong.at(place).hint(hint)
    });
    diagnostics.collect()
}

/// Whether a template has a form, in which other templates may be included.
fn has_forms(site: &LoadedSite) -> bool {
    let mut files = site.snapshot.under("templates/");
    files.any(|path| {
        let text = site.snapshot.read_text(path.as_str());
        text.is_ok_and(|text| text.to_ascii_lowercase().contains("<form"))
    })
}

/// Checks some finished pages by html-validate until `is_cancelled`. Nothing is installed for it.
pub fn broken_rules(
    site: &LoadedSite,
    pages: &[(OutputPath, Vec<u8>)],
    is_cancelled: &dyn Fn() -> bool,
) -> anyhow::Result<Vec<Vec<BrokenRule>>> {
    let root = site.snapshot.root();
    if !page_rule::is_installed(root)? {
        anyhow::bail!("run `archipel check --pages` once, which installs html-validate");
    }
    if pages.is_empty() {
        return Ok(Vec::new());
    }
    let bytes: Vec<&[u8]> = pages.iter().map(|(_, bytes)| bytes.as_slice()).collect();
    page_rule::broken_rules(root, &bytes, is_cancelled)
}

/// Reports the rules that finished pages break, each at its source.
pub fn page_report<'a>(
    site: &Arc<LoadedSite>,
    pages: impl IntoIterator<Item = (&'a OutputPath, &'a Vec<BrokenRule>)>,
) -> Report {
    let reader = detached(site).reader();
    let mut report = Report::new();
    let mut pages = pages.into_iter().filter(|(_, broken)| !broken.is_empty()).peekable();
    if pages.peek().is_some() {
        let routes: BTreeMap<_, _> = routes(site).collect();
        for (route, broken) in pages.filter_map(|(path, all)| Some((routes.get(path)?, all))) {
            for wrong in diagnostics(&reader, site, *route, broken) {
                report.add(wrong);
            }
        }
    }
    with_levels(site, report)
}

/// Reports the rules of `check --pages` that need no html-validate: contrasts of colours, and
/// titles and descriptions, which are compared with those of all pages.
pub fn site_report(site: &Arc<LoadedSite>, heads: &[(RouteIndex, Arc<PageHead>)]) -> Report {
    let mut report = Report::new();
    check_site(site, &detached(site).reader(), heads, &mut report);
    with_levels(site, report)
}

fn check_site(
    site: &Arc<LoadedSite>,
    reader: &Reader,
    heads: &[(RouteIndex, Arc<PageHead>)],
    report: &mut Report,
) {
    for wrong in low_contrasts(&site.snapshot) {
        let message = format!("`color-contrast`: {}", wrong.message);
        let hint = "choose a darker and a lighter colour";
        report.add(Diagnostic::new(Code::PageRule, message).at(wrong.place).hint(hint));
    }
    snippets(site, heads, |page| texts(reader, site, TextIds::of(&site.pages[page])), report);
}

/// The report with the levels of `site.toml`, without the diagnostics that the baseline lists.
fn with_levels(site: &LoadedSite, mut report: Report) -> Report {
    set_levels(&Options::default(), &site.config, &mut report);
    report.normalize();
    report.apply_baseline(&site.snapshot, &[]);
    report
}

/// The routes of a site, by their files.
fn routes(site: &LoadedSite) -> impl Iterator<Item = (OutputPath, RouteIndex)> {
    // If two pages have one id, which is reported, the second has no routes.
    let pages =
        (0..site.pages.len()).filter(|at| site.routes.page(&site.pages[*at].id) == Some(*at));
    pages.flat_map(move |page| {
        let locales = site.routes.locales(page);
        locales.map(move |at| (site.routes.output(&site.config, at, page), (page, at)))
    })
}

/// The instruction for a broken rule.
fn hint(broken: &BrokenRule) -> Hint {
    if let Some(TagPart { start, end, text: Some(text), .. }) = &broken.part {
        let hint = match &**text {
            "" => format!("remove `{}`", broken.tag[*start..*end].trim()),
            text => format!("write `{}`", text.trim()),
        };
        return hint.into();
    }
    let hint = match &*broken.rule {
        "heading-level" => "use the next level, and change its size in a style sheet",
        "empty-heading" | "text-content" => "write its text, or a name in `aria-label`",
        "unique-landmark" => "give each of them another name in `aria-label`",
        "no-multiple-main" => "use one `<main>` for the page",
        "input-missing-label" => "write a `<label>` with its id in `for`, or around it",
        "multiple-labeled-controls" => "write one `<label>` for each control",
        "valid-for" | "no-missing-references" => "write the id of an element of the page",
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
        rule => {
            let otherwise = format!("follow https://html-validate.org/rules/{rule}.html");
            return match &broken.name {
                Some(name) => Names::hint(name, vec![broken.names.clone()], otherwise),
                None => otherwise.into(),
            };
        }
    };
    hint.into()
}

//! The output of the templates of `[[files]]`, which use the messages of the not-found page.

use std::sync::Arc;

use crate::assets::asset::StyleLoad;
use crate::content::config::Config;
use crate::engine::diagnostic::Diagnostic;
use crate::engine::query::Reader;
use crate::i18n::format::count_words;
use crate::page::render::{LoadedSite, PreviewMode, Purpose, RouteContext, TrackedSite, WordCount};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::page::texts::PageTexts;
use crate::template::{TemplateContext, TemplateValue};

/// The not-found page in every language, whose messages the files of the whole site use.
pub struct NotFoundPage {
    /// The page.
    pub(super) page: PageIndex,
    /// Its texts.
    pub(super) texts: Arc<PageTexts>,
}

/// The output of the template of a file in a locale.
pub(super) struct FileText {
    /// The context of the template.
    pub(super) context: Arc<dyn TemplateContext>,
    /// The text with marks, or the errors.
    pub(super) text: Result<String, Vec<Diagnostic>>,
    /// Diagnostics of bodies that do not prevent the text from being written.
    pub(super) findings: Vec<Diagnostic>,
    /// The files of other origins that its style sheets load.
    pub(super) loads: Vec<StyleLoad>,
    /// The words of the messages that it prints.
    words: WordCount,
}

impl FileText {
    /// Renders a template in a locale; `language` is the locale whose language the file counts as.
    pub(super) fn new(
        reader: &Reader,
        site: &Arc<LoadedSite>,
        template: &str,
        (locale, language): (LocaleIndex, LocaleIndex),
        editions: &NotFoundPage,
    ) -> FileText {
        let edition = |locale| edition(reader, site, editions, locale);
        let routes: Vec<Arc<RouteContext>> =
            (0..site.config.locales.len()).map(|locale| Arc::new(edition(locale))).collect();
        // Not one of those in the list: they would refer to each other in a cycle, and neither they
        // nor the site would be freed.
        let own = Arc::new(RouteContext { language: Some(language), ..edition(locale) });
        let list = TemplateValue::list(routes.iter().enumerate().map(|(at, route)| {
            let context: Arc<dyn TemplateContext> = route.clone();
            let function = |name| {
                TemplateValue::function(name, Arc::clone(&context)).expect("the name of a global")
            };
            TemplateValue::record([
                ("locale", site.values.locales[at].clone()),
                ("t", function("t")),
                ("url", function("url")),
            ])
        }));
        own.editions.set(list).expect("the editions are set once");
        let context: Arc<dyn TemplateContext> = own.clone();
        let text = site.templates.render(template, Arc::clone(&context));
        let text = text.and_then(|text| own.insert_loads(template, text));
        let (errors, findings): (Vec<Diagnostic>, Vec<Diagnostic>) =
            own.take_body_findings().into_iter().partition(Diagnostic::is_error);
        let text = if errors.is_empty() { text } else { Err(errors) };
        let (words, loads) = {
            let mut used = own.used.lock();
            (used.words, std::mem::take(&mut used.loads))
        };
        FileText { context, text, findings, loads, words }
    }

    /// Returns whether more words than a page may borrow are in the language of the fallback.
    /// Filters such as `tojson` remove the marks of messages.
    pub(super) fn is_borrowed(&self, config: &Config) -> bool {
        let limit = config.max_borrowed_percent;
        let of_output = self.text.iter().map(|text| WordCount::count(text));
        of_output.chain([self.words]).any(|words| words.percent() > limit)
    }
}

fn edition(
    reader: &Reader,
    site: &Arc<LoadedSite>,
    editions: &NotFoundPage,
    locale: LocaleIndex,
) -> RouteContext {
    let site = TrackedSite::of(reader, site);
    RouteContext::new(&site, editions.page, locale, &editions.texts, PreviewMode::default())
}

impl RouteContext {
    /// Returns whether the words of its texts are counted: for a file of the site, and to decide
    /// whether a page is translated.
    pub(super) fn counts_words(&self) -> bool {
        self.language.is_some() || matches!(self.purpose, Purpose::Measure | Purpose::Partial)
    }

    /// Counts the words of a message that it reads.
    pub(super) fn count_message(&self, id: &str, text: &str, is_borrowed: bool) {
        if self.counts_words() {
            let same = if !is_borrowed && self.is_same(id) { count_words(text) } else { 0 };
            let mut used = self.used.lock();
            used.words.add_message(text, is_borrowed);
            used.same_words += same;
        }
    }

    /// Counts the words of markup with marks: of a body or an island.
    pub(super) fn count_html(&self, html: &str) {
        if self.counts_words() {
            self.used.lock().words.add(WordCount::count(html));
        }
    }
}

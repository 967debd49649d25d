//! The output of partials that is the same on all pages of a language.

use std::sync::Arc;

use bit_set::BitSet;

use crate::engine::diagnostic::Diagnostic;
use crate::engine::query::Query;
use crate::page::render::{PreviewMode, Purpose, RouteContext, TrackedSite, WordCount};
use crate::page::route::LocaleIndex;
use crate::page::texts::PageTexts;
use crate::template::TemplateValue;

impl RouteContext {
    /// Records that a partial uses the page that includes it, and returns an error if there is no
    /// page.
    pub(super) fn require_page(&self) -> Result<(), Vec<Diagnostic>> {
        if !matches!(self.purpose, Purpose::Partial) {
            return Ok(());
        }
        self.used.lock().needs_page = true;
        Err(Vec::new())
    }

    /// The HTML of a partial that is the same on all pages of the language.
    pub(super) fn shared_partial(
        &self,
        template: &str,
        has_standard_globals: &dyn Fn() -> bool,
    ) -> Option<TemplateValue> {
        // The page's own terms replace those of shared messages.
        let has_terms = self.texts.messages.iter().flatten().any(|file| file.has_terms());
        // A partial in a partial is rendered with it.
        let is_whole = !matches!(self.purpose, Purpose::Partial | Purpose::Embedded);
        if !is_whole || !self.mode.is_off() || has_terms {
            return None;
        }
        let shared = self.site.reader.get(&PARTIAL, &(template.to_owned(), self.locale));
        let Partial { html, messages, words, same_words } =
            shared.as_ref().filter(|_| has_standard_globals())?;
        let mut used = self.used.lock();
        used.partial_messages.union_with(messages);
        used.words.add(*words);
        used.same_words += same_words;
        Some(html.clone())
    }
}

/// The output of a template that is the same on all pages of a language.
pub struct Partial {
    html: TemplateValue,
    /// The shared messages that it prints, by number.
    messages: BitSet,
    /// The words of its texts.
    words: WordCount,
    /// Those of messages with the text of the original.
    same_words: usize,
}

impl PartialEq for Partial {
    fn eq(&self, other: &Partial) -> bool {
        self.html.as_str() == other.html.as_str()
            && (&self.messages, self.words, self.same_words)
                == (&other.messages, other.words, other.same_words)
    }
}

/// A template that is rendered without a page, by name and language. `None` if it needs a page, and
/// on errors, which are reported where a page includes it.
pub static PARTIAL: Query<Option<Partial>, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, (template, locale), _| {
        let site = TrackedSite::new(reader);
        let texts =
            PageTexts { messages: vec![None; site.config.locales.len()], ..PageTexts::default() };
        let mode = PreviewMode::default();
        let route = Arc::new(RouteContext {
            purpose: Purpose::Partial,
            ..RouteContext::new(&site, 0, *locale, &Arc::new(texts), mode)
        });
        let html = site.template(template).render_partial(template, route.clone())?;
        let used = route.used.lock();
        // A page may have its own translation of a message that only the fallback shares.
        let depends_on_page = !used.borrowed.is_empty() || used.needs_page;
        let (messages, words) = (used.shared_messages.clone(), used.words);
        let (html, same_words) = (TemplateValue::html(html), used.same_words);
        (!depends_on_page).then_some(Partial { html, messages, words, same_words })
    });

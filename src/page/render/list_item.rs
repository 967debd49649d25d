//! The pages of lists, as template values.

use std::sync::Arc;

use crate::content::Page;
use crate::engine::diagnostic::{Diagnostic, DiagnosticCause};
use crate::engine::query::Query;
use crate::i18n::message::{
    MessageFile, Messages, PAGE_MESSAGES, find_text, page_messages, plain_text,
};
use crate::page::render::recorder::SharedMessages;
use crate::page::render::{RouteContext, TrackedSite, WordCount, fallback, meta_message};
use crate::page::route::{LocaleIndex, PageIndex};
use crate::template::TemplateValue;

type RenderedItem = Result<TemplateValue, Vec<Diagnostic>>;

/// A page of lists.
struct ListItem {
    value: RenderedItem,
    /// The words of its title and description.
    words: WordCount,
}

/// A page of lists in a language, by id.
static LIST_ITEM: Query<Option<ListItem>, (String, LocaleIndex)> = Query::new(|reader, key, _| {
    let (id, locale) = key;
    let site = TrackedSite::new(reader);
    let page = site.page_in(id, *locale)?;
    let mut words = WordCount::default();
    let value = item(&site, *locale, page, &mut words);
    Some(ListItem { value, words })
});

/// Whether lists show a text of a page in the fallback language, by page id.
pub(super) static BORROWING_ITEM: Query<bool, (String, LocaleIndex)> =
    Query::with_cutoff(|reader, key, _| {
        let item = reader.get(&LIST_ITEM, key);
        item.as_ref().is_some_and(|item| item.words.borrowed > 0)
    });

fn item(
    site: &TrackedSite,
    locale: LocaleIndex,
    number: PageIndex,
    words: &mut WordCount,
) -> RenderedItem {
    let page = site.page(number);
    let url = site.untracked().routes.url(&site.config, locale, number);
    let canonical = site.untracked().routes.canonical(&site.config, locale, number);
    let mut front = vec![
        ("id".into(), TemplateValue::text(&*page.id)),
        ("url".into(), TemplateValue::text(url)),
        ("canonical".into(), TemplateValue::text(canonical)),
    ];
    for key in ["title", "description"] {
        let Some(id) = meta_message(site.untracked(), page, key) else { continue };
        let text = text_of(site, locale, page, id)?;
        words.add_message(&text, text.contains(fallback::START));
        front.push((key.into(), TemplateValue::text(text)));
    }
    if let Some(row) = &page.row {
        front.push(("row".into(), TemplateValue::data(&row.data)));
    }
    Ok(TemplateValue::extended(front, &page.data))
}

/// A message with the texts of another page than the one that is rendered.
fn text_of(
    site: &TrackedSite,
    locale: LocaleIndex,
    page: &Page,
    id: &str,
) -> Result<String, Vec<Diagnostic>> {
    let file = |locale: LocaleIndex| messages_of(site, page, locale);
    let (own, fallback) = (file(locale), site.config.locales[locale].fallback);
    let fallback = fallback.map(|locale| (locale, file(locale)));
    let own = |at: LocaleIndex| {
        let borrowed = fallback.as_ref().filter(|(fallback, _)| *fallback == at);
        if at == locale { own.as_deref() } else { borrowed.and_then(|(_, file)| file.as_deref()) }
    };
    let messages = Messages {
        scope: site.scope(locale, own),
        fallback: fallback.as_ref().map(|(fallback, _)| site.scope(*fallback, own)),
        data_files: site.variables(),
        row: page.row.as_deref(),
        replaces_copies: site.config.replaces_copies(locale),
        recorder: &SharedMessages { site, locale, text_id: page.text_id() },
    };
    // Errors in the message are reported where that page is rendered.
    let text = messages.text(id, &[], false).map_err(|wrong| {
        site.reader.mark_volatile();
        wrong.into_iter().map(|one| one.caused_by(DiagnosticCause::AnyError)).collect::<Vec<_>>()
    })?;
    let words = plain_text(text.text);
    Ok(match text.fallback {
        true => fallback::mark(&words),
        false => words.into_owned(),
    })
}

fn messages_of(site: &TrackedSite, page: &Page, locale: LocaleIndex) -> Option<Arc<MessageFile>> {
    let reader = &site.reader;
    let tag = &site.config.locales[locale].tag;
    let path = find_text(reader.snapshot(), &page_messages(tag, page.text_id()))?;
    Some(reader.get(&PAGE_MESSAGES, path.as_str()).share())
}

impl RouteContext {
    pub(super) fn list_item(&self, number: PageIndex) -> RenderedItem {
        let id = &*self.site.untracked().pages[number].id;
        let item = self.site.reader.get(&LIST_ITEM, &self.in_locale(id));
        let ListItem { value, words } = item.as_ref().expect("a list has pages of the site");
        if self.counts_words() {
            self.used.lock().words.add(*words);
        }
        value.clone()
    }

    /// A message with the texts of another page.
    pub(super) fn text_of(&self, page: &Page, id: &str) -> Result<String, Vec<Diagnostic>> {
        let text = text_of(&self.site, self.locale, page, id)?;
        if self.counts_words() {
            self.used.lock().words.add_message(&text, text.contains(fallback::START));
        }
        Ok(text)
    }
}

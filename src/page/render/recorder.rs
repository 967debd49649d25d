//! Records the messages and data that a rendering depends on.

use crate::content::config::Locale;
use crate::i18n::message::{
    Arg, Found, Recorder, Scope, ValueMark, find, message_uses, page_messages,
};
use crate::page::render::preview_mode::block_mark;
use crate::page::render::{RouteContext, TrackedSite};
use crate::page::route::LocaleIndex;

impl Recorder for RouteContext {
    fn own_message(&self, number: usize) {
        self.used.lock().own_messages.insert(number);
    }

    fn shared_message(&self, number: usize) {
        if self.used.lock().shared_messages.insert(number) {
            SharedMessages::of(self).shared_message(number);
        }
    }

    fn shared_term(&self, id: &str) {
        SharedMessages::of(self).shared_term(id);
    }

    fn fallback(&self, id: &str) {
        self.used.lock().borrowed.insert(id.into());
        SharedMessages::of(self).fallback(id);
    }

    fn data(&self, name: &str) {
        self.site.data(name);
    }

    fn value(&self, variable: &str) {
        self.site.track_value(&format!("${variable}"));
    }

    fn is_copy(&self, found: Found<'_>) -> bool {
        let is_copy = SharedMessages::of(self).is_copy(found);
        // Like a borrowed text: the page decides about its language.
        self.used.lock().needs_page |= is_copy;
        is_copy
    }

    fn marked(&self, variable: &str) -> Option<ValueMark> {
        if !self.mode.sources {
            return None;
        }
        let path = self.site.untracked().data_files.variable_path(variable)?;
        let number = self.value_source(&path)?;
        Some([block_mark(Some(number)), block_mark(None)])
    }
}

impl RouteContext {
    /// The messages of the page in a locale.
    pub(super) fn scope_in(&self, locale: LocaleIndex) -> Scope<'_> {
        self.site.scope(locale, |locale| self.texts.messages[locale].as_deref())
    }

    /// Returns whether each argument is a variable of the message in any language.
    pub(super) fn are_used(&self, id: &str, args: &[(&str, Arg)]) -> bool {
        let id = id.split('.').next().unwrap_or(id);
        let page = self.own_page().text_id();
        let uses = |(locale, Locale { tag, .. }): (LocaleIndex, &Locale), name: &str| {
            self.site.track_message(locale, id);
            let own = find(&self.site.reader, &page_messages(tag, page));
            let catalog = &self.site.untracked().catalogs[locale];
            message_uses(Scope { own: own.as_deref(), fallback_file: None, catalog }, id, name)
        };
        let locales = || self.site.config.locales.iter().enumerate();
        args.iter().all(|(name, _)| locales().any(|locale| uses(locale, name)))
    }
}

/// Records the shared messages of a locale that are used.
pub(super) struct SharedMessages<'a> {
    pub(super) site: &'a TrackedSite,
    pub(super) locale: LocaleIndex,
    /// The id in the path of the messages of the page.
    pub(super) text_id: &'a str,
}

impl<'a> SharedMessages<'a> {
    fn of(route: &'a RouteContext) -> SharedMessages<'a> {
        let text_id = route.site.untracked().pages[route.page].text_id();
        SharedMessages { site: &route.site, locale: route.locale, text_id }
    }
}

impl Recorder for SharedMessages<'_> {
    fn own_message(&self, _: usize) {}

    fn shared_message(&self, number: usize) {
        self.site
            .track_message(self.locale, self.site.untracked().catalogs[self.locale].id(number));
    }

    fn shared_term(&self, id: &str) {
        self.site.track_term(self.locale, id);
    }

    fn fallback(&self, id: &str) {
        // Once the language itself has it, it is taken from there.
        for locale in self.site.config.with_fallback(self.locale) {
            self.site.track_message(locale, id);
            self.site.track_term(locale, id);
        }
    }

    fn data(&self, name: &str) {
        self.site.data(name);
    }

    fn value(&self, variable: &str) {
        self.site.track_value(&format!("${variable}"));
    }

    fn is_copy(&self, found: Found<'_>) -> bool {
        match found.shared {
            // The query of the message has recorded it.
            true => self.site.untracked().copies[self.locale].contains(&found.number),
            false => self.site.is_copy(self.text_id, self.locale, found.number),
        }
    }
}

//! The implementation of [`TemplateContext`] for a page.

use std::borrow::Cow;

use crate::assets::island::{IslandPlace, ShownMessage};
use crate::base::marks::has_marks;
use crate::content::PageList;
use crate::engine::diagnostic::{Code, Diagnostic, DiagnosticCause, position};
use crate::i18n::format::{OptionMistake, in_template};
use crate::i18n::message::{
    Arg, Found, Function, Links, Text, ValueMark, argument_text, fact_text, has_markup, has_tag,
    html, plain_text,
};
use crate::page::render::loaded_site::unknown_page;
use crate::page::render::preview_mode::SourceKind;
use crate::page::render::{Purpose, RouteContext, fallback, head, preview_mode, removed_message};
use crate::template::{PictureArguments, SetText, TemplateContext, TemplateValue, link_target};

impl RouteContext {
    /// The prefix of file URLs.
    pub(super) fn base(&self) -> &str {
        let config = &self.site.config;
        if self.is_embedded() { &config.base_url } else { &config.base_path }
    }

    /// Returns the errors of a message. A missing translation is caused by another error if
    /// the file is invalid or the original has the message.
    fn mistakes(&self, id: &str, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let name = id.split('.').next().unwrap_or(id);
        let messages = self.messages();
        if messages.scope.message(name).is_some() {
            return errors;
        }
        let original = self.original();
        if let Some(removed) = removed_message(self.site.untracked(), &self.texts, original, name) {
            return vec![removed];
        }
        let has_it = self.scope_in(original).message(name).is_some();
        let is_reported = has_it || !messages.scope.is_valid();
        let reported = |one: Diagnostic| {
            if is_reported { one.caused_by(DiagnosticCause::AnyError) } else { one }
        };
        errors.into_iter().map(reported).collect()
    }

    /// The text of a message, with marked values.
    fn resolved(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        has_links: bool,
    ) -> Result<Text<'_>, Vec<Diagnostic>> {
        let messages = self.messages();
        let is_unused = |error: &Diagnostic| error.code == Code::SuperfluousVariable;
        let text = match messages.text(id, args, has_links) {
            Err(errors) if errors.iter().any(is_unused) && self.are_used(id, args) => {
                messages.text(id, args, true)
            }
            text => text,
        };
        text.map_err(|errors| self.mistakes(id, errors))
    }

    /// The elements of HTML that messages may contain.
    fn elements(&self) -> &[String] {
        &self.site.config.messages.html
    }

    /// The message of that id, in the page's language or its fallback.
    fn message(&self, id: &str) -> Option<Found<'_>> {
        self.messages().find(id).map(|(found, ..)| found)
    }

    /// Returns whether a message has the text of its original.
    pub(super) fn is_same(&self, id: &str) -> bool {
        let name = id.split('.').next().unwrap_or(id);
        let Some(Found { shared, number, .. }) = self.message(name) else { return false };
        self.site.is_same(self.own_page().text_id(), self.locale, shared, number)
    }

    /// The URL of a link in a message.
    fn message_link(&self, address: &str) -> Result<String, Vec<Diagnostic>> {
        if address.starts_with('#') {
            self.require_page()?;
        }
        link_target(self, &self.own_page().id, self.is_embedded(), address)
    }

    /// The HTML of the text of a placeable in a body; `name` is that of its message or term.
    pub(super) fn message_html(&self, name: &str, text: &str) -> Result<String, Vec<Diagnostic>> {
        let url = |address: &str| self.message_link(address);
        let links = Links { named: &[], url: &url };
        let html = html(name, text, self.elements(), links, &|_| false, &|_| false, &|_| None)?;
        self.record_markup(&html);
        Ok(html)
    }

    /// Adds the cause of variables that a message does not use: the translation lacks them.
    fn with_cause(&self, id: &str, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let Some(Found { file, message, .. }) = self.message(id) else { return errors };
        let add = |error: Diagnostic| match error.code {
            Code::SuperfluousVariable => error.caused_by(DiagnosticCause::Reported(
                &[Code::VariableMismatch],
                file.entry_place(message.id.name),
            )),
            _ => error,
        };
        errors.into_iter().map(add).collect()
    }

    /// Returns whether the message is a translation, and the original has a link of that name.
    fn original_has_link(&self, id: &str, name: &str) -> bool {
        let original = self.original();
        let found = self.scope_in(original).message(id.split('.').next().unwrap_or(id));
        original != self.locale && found.is_some_and(|found| has_tag(found.message, name))
    }

    /// Returns whether islands show texts of the fallback.
    fn has_borrowed_islands(&self) -> bool {
        let RouteContext { site, locale, .. } = self;
        site.config.lender(*locale).is_some() && site.untracked().islands.borrow_texts(*locale)
    }

    /// Marks a text with its language, and in the preview mode `sources` with the location of its
    /// message.
    fn marked(&self, id: &str, text: String, is_fallback: bool) -> String {
        let text = if is_fallback { fallback::mark(&text) } else { text };
        let found = self.message(id).filter(|_| self.mode.sources);
        let Some(Found { file, message, .. }) = found else { return text };
        let start = file.place(message.id.name).start;
        let (line, column) = position(file.source(), start);
        let place = format!("{}:{line}:{column}", file.path);
        let number = self.add_source(place, SourceKind::Message, id.to_owned());
        preview_mode::mark(number, &text)
    }
}

impl TemplateContext for RouteContext {
    fn text(&self, id: &str, args: &[(&str, Arg)]) -> Result<Cow<'_, str>, Vec<Diagnostic>> {
        let Text { text, fallback } = self.resolved(id, args, false)?;
        self.count_message(id, &text, fallback);
        let text = match text {
            // Most texts have neither markup nor values.
            Cow::Borrowed(text) if memchr::memchr2(b'<', b'&', text.as_bytes()).is_none() => {
                Cow::Borrowed(text)
            }
            text => {
                let has_markup = has_markup(&text, self.elements());
                let text = plain_text(text);
                if has_markup {
                    let mut used = self.used.lock();
                    used.plain_markup.insert(id.to_owned(), text.clone().into_owned());
                }
                text
            }
        };
        if !fallback && self.has_borrowed_islands() {
            self.translated.lock().insert(fallback::without_marks(&text));
        }
        if self.mode.is_off() && !fallback {
            return Ok(text);
        }
        Ok(self.marked(id, self.mode.apply(id, &text), fallback).into())
    }

    fn without_marks(&self, printed: &str) -> Option<String> {
        // Additions of preview modes are part of the text.
        let is_marked = self.mode.is_off() && has_marks(printed);
        is_marked.then(|| fallback::without_marks(printed))
    }

    fn marks_values(&self) -> bool {
        self.mode.sources
    }

    fn value_mark(&self, printed: &str) -> Option<ValueMark> {
        self.marks_of_printed(printed)
    }

    fn rich(
        &self,
        id: &str,
        args: &[(&str, Arg)],
        links: &[(&str, String)],
    ) -> Result<String, Vec<Diagnostic>> {
        let Text { text, fallback } = self.resolved(id, args, true)?;
        self.count_message(id, &text, fallback);
        let text = self.mode.apply(id, &text);
        let is_variable = |name: &str| self.messages().uses(id, name);
        let url = |address: &str| self.message_link(address);
        let is_lost = |name: &str| self.original_has_link(id, name);
        let place = |part: Option<&str>| {
            let Found { file, message, .. } = self.message(id)?;
            let entry = file.entry_text(message.id.name);
            let part = part.and_then(|part| entry.find(part).map(|at| &entry[at..at + part.len()]));
            Some(file.place(part.unwrap_or(message.id.name)))
        };
        let links = Links { named: links, url: &url };
        let html = html(id, &text, self.elements(), links, &is_variable, &is_lost, &place)
            .map_err(|errors| self.with_cause(id, errors))?;
        self.record_markup(&html);
        Ok(self.marked(id, html, fallback))
    }

    fn url(&self, page: &str, anchor: Option<&str>) -> Result<String, Vec<Diagnostic>> {
        let site = &self.site;
        let Some(index) = site.page_in(page, self.locale) else {
            return self.locate_in_content(page, Err(vec![unknown_page(site.untracked(), page)]));
        };
        let mut url = match self.is_embedded() {
            true => site.untracked().routes.canonical(&site.config, self.locale, index),
            false => site.untracked().routes.url(&site.config, self.locale, index),
        };
        if let Some(anchor) = anchor {
            url.push('#');
            url.push_str(anchor);
            site.track_anchor(page, anchor);
        }
        Ok(url)
    }

    fn origin(&self) -> &str {
        self.site.config.origin()
    }

    fn asset(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        let site = &self.site;
        let Some(asset) = site.linked_asset(name) else {
            return self.locate_in_content(name, Err(vec![site.unknown_asset(name)]));
        };
        Ok(asset.path.url(self.base()))
    }

    fn inline(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        if matches!(self.purpose, Purpose::Partial) && self.has_ids(name) {
            self.require_page()?;
        }
        self.inlined(name)
    }

    fn picture(&self, picture: &PictureArguments<'_>) -> Result<String, Vec<Diagnostic>> {
        self.locate_in_content(picture.name, self.picture(picture))
    }

    fn island(
        &self,
        name: &str,
        mut props: serde_json::Value,
        in_text: bool,
    ) -> Result<String, Vec<Diagnostic>> {
        if self.is_embedded() {
            return Ok(String::new());
        }
        // React would render them as text.
        fallback::remove_isolation_marks(&mut props);
        preview_mode::remove_marks(&mut props);
        let site = &self.site;
        if self.used.lock().islands.insert(name.to_owned()) {
            site.track_island(name, self.locale);
        }
        let occurrence = {
            let mut islands = self.islands.lock();
            let count = islands.entry(name.to_owned()).or_default();
            *count += 1;
            *count
        };
        if let Purpose::Locate(misplaced) = &self.purpose
            && misplaced.island == name
            && misplaced.occurrence == occurrence
        {
            return Err(vec![misplaced.diagnostic.clone()]);
        }
        let translated = &*self.translated.lock();
        let place = IslandPlace { locale: self.locale, occurrence, in_text, translated };
        let shown = |id: &str, text: &str| self.mode.apply(id, text);
        let shown = (!self.mode.is_off()).then_some(&shown as &ShownMessage<'_>);
        let (html, found) = site.untracked().islands.html(
            site.sources(),
            &site.config,
            name,
            place,
            props,
            shown,
        )?;
        self.used.lock().of_islands.extend(found);
        self.count_html(&html);
        Ok(html)
    }

    fn script(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        self.used.lock().scripts.insert(name.to_owned());
        self.site.script(name)
    }

    fn fact(&self, path: &str) -> Result<String, Vec<Diagnostic>> {
        let site = &self.site;
        let Some(fact) = site.untracked().data_files.fact(path) else {
            return Err(vec![site.untracked().data_files.unknown_fact(path)]);
        };
        site.track_value(path);
        let text = fact_text(fact, None, site.formatter(self.locale));
        let (text, _) =
            text.map_err(|message| vec![Diagnostic::new(Code::TemplateError, message)])?;
        let source = self.mode.sources.then(|| self.value_source(path)).flatten();
        Ok(source.map_or_else(|| text.clone(), |number| preview_mode::mark(number, &text)))
    }

    fn format(
        &self,
        function: Function,
        written: &str,
        argument: &Arg,
        options: &[(String, String)],
    ) -> Result<String, Vec<Diagnostic>> {
        let options: Vec<_> =
            options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let formatter = self.site.formatter(self.locale);
        let wrong = |OptionMistake { message, hint, .. }: OptionMistake<'_>| {
            Diagnostic::new(Code::TemplateError, in_template(&message)).hint(in_template(&hint))
        };
        argument_text(argument, (function, written), &options, formatter)
            .map_err(|mistakes| mistakes.into_iter().map(wrong).collect())
    }

    fn pages(
        &self,
        list: &PageList,
        limit: Option<usize>,
        with_current: bool,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.pages(list, limit, with_current)
    }

    fn content(&self, page: &str) -> Result<String, Vec<Diagnostic>> {
        self.content(page)
    }

    fn markdown(&self, name: &str) -> Result<String, Vec<Diagnostic>> {
        self.markdown(name)
    }

    fn adjacent(&self, list: &PageList) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.adjacent(list)
    }

    fn related(
        &self,
        list: &PageList,
        limit: Option<usize>,
    ) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.related(list, limit)
    }

    fn tags(&self, page: &str, names: Option<&[String]>) -> Result<TemplateValue, Vec<Diagnostic>> {
        self.tags(page, names)
    }

    fn set_text(&self, text: &str, set: &SetText<'_>) -> Result<String, Vec<Diagnostic>> {
        self.set_text(text, set)
    }

    fn shared_partial(
        &self,
        template: &str,
        has_standard_globals: &dyn Fn() -> bool,
    ) -> Option<TemplateValue> {
        self.shared_partial(template, has_standard_globals)
    }

    fn head(&self) -> Result<String, Vec<Diagnostic>> {
        if let Some(icon) = &self.site.config.icon {
            self.site.linked_asset(&icon.value);
        }
        let (translations, pager) = (self.translations(), self.pager_links());
        let locales = (self.locale, self.language());
        Ok(head::head(self.site.untracked(), self.page, locales, translations, &pager))
    }

    fn require_page(&self) -> Result<(), Vec<Diagnostic>> {
        self.require_page()
    }

    fn item(&self, name: &str) -> Option<TemplateValue> {
        self.value(name)
    }

    fn data(&self, name: &str) -> Option<TemplateValue> {
        self.site.data(name).cloned()
    }

    fn page(&self, key: &str) -> Result<Option<TemplateValue>, Vec<Diagnostic>> {
        self.page_value(key)
    }
}

//! Checks of Markdown bodies that need no rendering.

use std::ops::Range;
use std::sync::Arc;

use crate::base::text::{line_span, span_of};
use crate::content::Page;
use crate::content::schema::BodyName;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::i18n::glossary::foreign_paragraphs;
use crate::i18n::message::{LOCALES, named_body, page_body, parse_body, wrong_number};
use crate::i18n::paragraph::{equal_paragraphs, number_slips};
use crate::page::markdown::{Body, check_made_ids, check_outline, check_parts};
use crate::page::render::LoadedSite;
use crate::page::route::LocaleIndex;
use crate::page::texts::PageTexts;

/// The names of the bodies of a page: those in its file. If the file can't be read, those that have
/// Markdown files.
pub(super) fn names(site: &LoadedSite, id: &str) -> Vec<Arc<str>> {
    if let Some(page) = site.page_with_texts(id) {
        return page.bodies.iter().map(|body| Arc::clone(&body.name)).collect();
    }
    let tag = &site.config.locales[site.config.default_locale].tag;
    with_files(site, tag, id).into_iter().map(Into::into).collect()
}

/// The names of the bodies that a page has files for in the locale with that tag.
fn with_files(site: &LoadedSite, tag: &str, id: &str) -> Vec<String> {
    let folder = format!("{LOCALES}{tag}/").len();
    let prefix = format!("{LOCALES}{tag}/pages/{id}.");
    let files = site.snapshot.under(&prefix);
    files.filter_map(|path| Some(parse_body(&path.as_str()[folder..])?.1?.to_owned())).collect()
}

/// A page, and its languages.
pub(super) struct BodyChecker<'a> {
    pub(super) site: &'a LoadedSite,
    pub(super) id: &'a str,
    /// The page; `None` if its file can't be read.
    pub(super) page: Option<&'a Page>,
    pub(super) original: LocaleIndex,
    pub(super) locales: &'a [LocaleIndex],
}

impl BodyChecker<'_> {
    /// Checks each body, and compares the languages.
    pub(super) fn check_bodies(&self, texts: &PageTexts, report: &mut Report) {
        let config = &self.site.config;
        let own = |locale: LocaleIndex| texts.messages[locale].as_deref();
        let scope = self.site.scope(self.original, own);
        let is_known = |name: &str| match (name.strip_prefix('$'), name.strip_prefix('-')) {
            (Some(name), _) => {
                self.site.data_files.variable(name).is_some()
                    || self.site.has_row_field(self.id, &name.replace('-', "_"))
            }
            (None, Some(name)) => scope.term(name).is_some(),
            (None, None) => scope.message(name.split('.').next().unwrap_or(name)).is_some(),
        };
        for (name, bodies) in texts.all_bodies() {
            for (body, locale) in bodies.iter().zip(&config.locales) {
                let Some(body) = body else { continue };
                let original = bodies[self.original].as_deref();
                let lacking = original.map(|it| check_parts(it, body, &is_known, report));
                let is_translated = self.check_translated(original, body, &locale.tag, report);
                if is_translated {
                    let mut wrong = lacking.unwrap_or_default();
                    wrong.extend(self.check_paragraphs(original, body, &locale.tag, report));
                    check_numbers(original, body, report);
                    self.check_words(body, &locale.tag, &wrong, report);
                }
                self.site.highlighter.check(body, report);
                body.check(report);
            }
            self.check_languages(bodies, report);
            match (&bodies[self.original], name) {
                (Some(original), _) => self.check_translations(original, name, bodies, report),
                (None, None) => self.check_original(bodies, report),
                (None, Some(name)) => self.check_name(name, report),
            }
        }
    }

    /// Checks a body against the glossary. In blocks that are `wrong`, numbers and words of another
    /// script have the same cause: a placeable is lacking, or the block is not translated.
    fn check_words(&self, body: &Body, tag: &str, wrong: &[Range<usize>], report: &mut Report) {
        let glossary = &self.site.glossary;
        if glossary.is_empty() {
            return;
        }
        let mut found = Report::new();
        glossary.check_spans(&body.path, body.source(), &body.words(), tag, &mut found);
        for one in found.iter() {
            let is_in = |place: &Place| {
                wrong.iter().any(|block| block.start <= place.start && place.end <= block.end)
            };
            let is_typed = matches!(one.code, Code::TypedNumber | Code::ForeignWord);
            if !(is_typed && one.place.as_ref().is_some_and(is_in)) {
                report.add(one.clone());
            }
        }
    }

    /// Reports a body that is the same as in the original language. Returns whether it differs.
    fn check_translated(
        &self,
        original: Option<&Body>,
        body: &Body,
        tag: &str,
        report: &mut Report,
    ) -> bool {
        let from = &self.site.config.locales[self.original].tag;
        let glossary = &self.site.glossary;
        let is_copy = original.is_some_and(|first| {
            first.path != body.path
                && glossary.is_copied_body((first.source(), from), (body.source(), tag))
        });
        if is_copy {
            let message = format!("the text is the same as in `{from}`");
            report.add(
                Diagnostic::new(Code::UntranslatedMessage, message)
                    .at(Place::file(&body.path))
                    .hint("translate it"),
            );
        }
        !is_copy
    }

    /// Reports paragraphs that are the same as in the original language, and returns their spans.
    fn check_paragraphs(
        &self,
        original: Option<&Body>,
        body: &Body,
        tag: &str,
        report: &mut Report,
    ) -> Vec<Range<usize>> {
        let mut copied = Vec::new();
        let Some(original) = original.filter(|it| it.path != body.path) else { return copied };
        let (from, source) = (&self.site.config.locales[self.original].tag, body.source());
        let equal = equal_paragraphs(original.source(), source);
        let words = if equal.is_empty() { Vec::new() } else { body.words() };
        for span in equal {
            let is_in = |word: &&Range<usize>| span.start <= word.start && word.end <= span.end;
            let texts = words.iter().filter(is_in).map(|word| &source[word.clone()]);
            let text = texts.collect::<Vec<_>>().join(" ");
            if self.site.glossary.is_untranslated(&text, from, tag) {
                let message = format!("this part is the same as in `{from}`");
                let place = body.place(line_span(source, span.start));
                let wrong = Diagnostic::new(Code::UntranslatedMessage, message);
                report.add(wrong.at(place).hint("translate it"));
                copied.push(span);
            }
        }
        copied
    }

    /// Reports paragraphs of translations that are in the language of another one.
    fn check_languages(&self, bodies: &[Option<Arc<Body>>], report: &mut Report) {
        let locales = bodies.iter().zip(&self.site.config.locales).enumerate();
        let translations = locales.filter(|(at, _)| *at != self.original);
        let translations: Vec<(&Body, &str)> = translations
            .filter_map(|(_, (body, locale))| Some((body.as_deref()?, &*locale.tag)))
            .collect();
        let texts: Vec<_> = translations.iter().map(|(body, tag)| (body.source(), *tag)).collect();
        let original = bodies[self.original].as_deref().map_or("", Body::source);
        for [(at, span), (other, there)] in foreign_paragraphs(original, &texts) {
            let line = |at: usize, span: &Range<usize>| {
                let body = translations[at].0;
                body.place(line_span(body.source(), span.start))
            };
            let message = format!("this part is the same as in `{}`", texts[other].1);
            let wrong = Diagnostic::new(Code::UntranslatedMessage, message).at(line(at, &span));
            report.add(wrong.related(line(other, &there), "the other one").hint("translate it"));
        }
    }

    /// Reports a body of the page that its original language lacks.
    fn check_original(&self, bodies: &[Option<Arc<Body>>], report: &mut Report) {
        let first = &self.site.config.locales[self.original].tag;
        for body in self.locales.iter().filter_map(|at| bodies[*at].as_deref()) {
            let path = page_body(first, self.id);
            let message = format!("the page `{}` has no body in `{first}`", self.id);
            let otherwise = format!("write `{path}`, or remove this file");
            let wrong = Diagnostic::new(Code::MissingMessage, message).at(Place::file(&body.path));
            report.add(wrong.hint(self.site.renamed_hint(&path, otherwise)));
        }
    }

    /// Reports a name for which its original language has no file.
    fn check_name(&self, name: &str, report: &mut Report) {
        let Some((page, named)) = self.named(name) else { return };
        let tag = &self.site.config.locales[self.original].tag;
        let path = named_body(tag, self.id, name);
        let files = with_files(self.site, tag, self.id);
        let is_free = |file: &&str| page.bodies.iter().all(|body| *body.name != **file);
        let others = files.iter().map(String::as_str).filter(is_free);
        let hint = format!("write the text in `{path}`, and in a file for each other language");
        report.add(
            Diagnostic::new(Code::UnknownBody, format!("there is no file `{path}`"))
                .at(Place::new(&page.source, named.span.clone()))
                .did_you_mean(name, others, hint),
        );
    }

    /// The place where the page names a body.
    fn named(&self, name: &str) -> Option<(&Page, &BodyName)> {
        let page = self.page?;
        Some((page, page.bodies.iter().find(|body| *body.name == *name)?))
    }

    fn check_translations(
        &self,
        original: &Body,
        name: Option<&str>,
        bodies: &[Option<Arc<Body>>],
        report: &mut Report,
    ) {
        let (site, id) = (self.site, self.id);
        check_made_ids(original, report);
        if let Some(hint) = self.not_shown(name) {
            let body = name.map_or_else(|| "body".to_owned(), |name| format!("body `{name}`"));
            report.add(
                Diagnostic::new(Code::StrayFile, format!("no template shows the {body} of `{id}`"))
                    .at(Place::file(&original.path))
                    .hint(hint),
            );
        }
        for at in self.locales {
            let locale = &site.config.locales[*at];
            let (what, path) = match name {
                None => (String::new(), page_body(&locale.tag, id)),
                Some(name) => (format!(" `{name}`"), named_body(&locale.tag, id, name)),
            };
            match &bodies[*at] {
                Some(body) => check_outline(original, body, report),
                None if locale.fallback.is_some() => {}
                None => report.add(
                    Diagnostic::new(
                        Code::MissingMessage,
                        format!("the page `{id}` has no body{what} in `{}`", locale.tag),
                    )
                    .at(Place::file(&original.path))
                    .hint(site.absent_translation_hint(&path, *at, self.original)),
                ),
            }
        }
    }

    /// The hint for a body that no template shows; `None` if one shows it, or if the template does
    /// not exist.
    fn not_shown(&self, name: Option<&str>) -> Option<String> {
        let (templates, page) = (&self.site.templates, self.page?);
        let template = &page.template.value;
        if !templates.contains(template) {
            return None;
        }
        let Some(name) = name else {
            let entries = self.site.entry_templates(self.site.routes.page(&page.id)?);
            return (!templates.show_content(entries.iter().map(String::as_str)))
                .then(|| format!("write `{{{{ page.content }}}}` in `templates/{template}`"));
        };
        let (_, named) = self.named(name)?;
        if templates.show_named(named.section.as_deref(), template) {
            return None;
        }
        Some(match &named.section {
            Some(kind) => format!(
                "write `{{{{ markdown(section.KEY) }}}}` in `templates/sections/{kind}.html`, \
                 with the key that names it"
            ),
            None => format!(
                "write `{{{{ markdown(page.KEY) }}}}` in `templates/{template}`, with the key that \
                 names it"
            ),
        })
    }
}

/// Reports numbers of a translation that are slips of those in the original.
fn check_numbers(original: Option<&Body>, body: &Body, report: &mut Report) {
    let Some(original) = original.filter(|original| original.path != body.path) else { return };
    for (expected, found) in number_slips(original.source(), body.source()) {
        let place = |body: &Body, number: &str| {
            body.place(span_of(body.source(), number).unwrap_or_default())
        };
        let wrong = wrong_number(expected, found).at(place(body, found));
        report.add(wrong.related(place(original, expected), "the original"));
    }
}

//! The messages and bodies of a page, and their checks before rendering.

use std::sync::Arc;

use crate::base::path::file_name;
use crate::build::pipeline::pages::bodies::{BodyChecker, names};
use crate::content::config::Located;
use crate::content::{Address, InvalidPage, Page};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::query::Reader;
use crate::i18n::glossary::{TaggedFile, Translations};
use crate::i18n::message::{
    self, MessageFile, Site, absent_file, check_plurals, check_translated_references,
    check_translations, is_placeholder, page_messages,
};
use crate::page::render::{self, LoadedSite};
use crate::page::route::LocaleIndex;
use crate::page::texts::{PageTexts, TextIds};

/// The texts of a page in all languages.
pub(in crate::build::pipeline) fn texts(
    reader: &Reader,
    site: &LoadedSite,
    ids: TextIds<'_>,
) -> PageTexts {
    let locales: Vec<LocaleIndex> = (0..site.config.locales.len()).collect();
    PageTexts::read(reader, &site.config, ids, names(site, ids.messages), &locales)
}

/// Checks the messages and references of pages that can't be used, so that all mistakes are
/// reported together.
pub(in crate::build::pipeline) fn check_invalid_pages(
    reader: &Reader,
    site: &LoadedSite,
    invalid: &[InvalidPage],
    report: &mut Report,
) {
    for page in invalid {
        let texts = texts(reader, site, TextIds::of_file(&page.id));
        let languages = languages(site, page.address.as_ref(), &texts);
        check_texts(reader, site, &page.id, &languages, &texts, report);
        render::check_invalid_page(site, page, &texts, languages.original, report);
    }
}

/// Checks the texts of each language, and compares the languages.
pub(super) fn check_texts(
    reader: &Reader,
    site: &LoadedSite,
    id: &str,
    languages: &Languages,
    texts: &PageTexts,
    report: &mut Report,
) {
    let Languages { original, ref locales } = *languages;
    check_absent(site, id, texts, locales, report);
    check_messages(reader, site, id, &texts.messages, (original, locales), report);
    let page = site.page_with_texts(id);
    if let Some(page) = page.filter(|page| !page.draft) {
        check_placeholders(page, texts, report);
    }
    let shown = BodyChecker { site, id, page, original, locales };
    shown.check_bodies(texts, report);
}

/// The languages of a page.
pub(super) struct Languages {
    /// The language that the others are compared with.
    original: LocaleIndex,
    locales: Vec<LocaleIndex>,
}

/// Returns the languages of the page with that address, except those without any texts. If the file
/// of the page can't be parsed, or names an unknown language, the languages of its texts are
/// included.
pub(super) fn languages(
    site: &LoadedSite,
    address: Option<&Address>,
    texts: &PageTexts,
) -> Languages {
    let locales = &site.config.locales;
    let is_known = |name: &Located<String>| locales.iter().any(|one| one.name() == name.value);
    let is_certain = address.is_some_and(|address| {
        let is_in_one = address.locales.as_ref().is_none_or(|named| !named.is_empty());
        is_in_one && address.locale_names().all(is_known)
    });
    let has_texts = |at: LocaleIndex| {
        texts.messages[at].is_some() || texts.all_bodies().any(|(_, bodies)| bodies[at].is_some())
    };
    let is_in = |at: &LocaleIndex| {
        let is_named = address.is_some_and(|address| address.is_in(locales[*at].name()));
        is_named || !is_certain && has_texts(*at)
    };
    let default = site.config.default_locale;
    let exists =
        |at: &LocaleIndex| *at == default || message::has_texts(&site.snapshot, &locales[*at].tag);
    let named: Vec<LocaleIndex> = (0..locales.len()).filter(exists).filter(is_in).collect();
    let original = match named.first() {
        Some(first) if !named.contains(&default) => *first,
        _ => default,
    };
    Languages { original, locales: named }
}

/// Reports placeholder texts of a published page.
fn check_placeholders(page: &Page, texts: &PageTexts, report: &mut Report) {
    let last = file_name(&page.id);
    let mut warn = |place: Place| {
        let message = "the page is published with this placeholder of `archipel new`";
        report.add(
            Diagnostic::new(Code::PlaceholderText, message)
                .at(place)
                .hint(format!("write the text here, or `draft: true` in `{}`", page.source)),
        );
    };
    for file in texts.messages.iter().flatten() {
        for message in file.all() {
            let id = message.id.name;
            let name = if id == "title" { last } else { id };
            if let [text] = file.texts(message).as_slice()
                && is_placeholder(text, name)
            {
                warn(file.place(text));
            }
        }
    }
    for body in texts.all_bodies().flat_map(|(_, bodies)| bodies).flatten() {
        let text = body.source().trim_end();
        if is_placeholder(text.strip_prefix("# ").unwrap_or(text), last) {
            warn(Place::new(&body.path, 0..text.len()));
        }
    }
}

/// Reports texts in languages that the page is not in.
fn check_absent(
    site: &LoadedSite,
    id: &str,
    texts: &PageTexts,
    locales: &[LocaleIndex],
    report: &mut Report,
) {
    for (at, locale) in site.config.locales.iter().enumerate() {
        if locales.contains(&at) {
            continue;
        }
        let messages = texts.messages[at].as_ref().map(|file| &file.path);
        let bodies = texts.all_bodies().filter_map(|(_, bodies)| bodies[at].as_ref());
        for path in messages.into_iter().chain(bodies.map(|body| &body.path)) {
            report.add(
                Diagnostic::new(Code::StrayFile, format!("nothing reads `{path}`"))
                    .at(Place::file(path))
                    .hint(format!("add `{}` to `locales:` of the page `{id}`", locale.name())),
            );
        }
    }
}

fn check_messages(
    reader: &Reader,
    site: &LoadedSite,
    id: &str,
    messages: &[Option<Arc<MessageFile>>],
    (original, locales): (LocaleIndex, &[LocaleIndex]),
    report: &mut Report,
) {
    let config = &site.config;
    let is_passed = |name: &str| site.templates.passes(name) || site.has_row_field(id, name);
    let own = |locale: usize| messages[locale].as_deref();
    let scope = |locale: usize| site.scope(locale, own);
    let tag = |locale: usize| config.locales[locale].tag.as_str();
    let translations = messages.iter().enumerate().filter(|(at, _)| *at != original);
    let translations = translations
        .filter_map(|(at, file)| Some(TaggedFile { file: file.as_deref()?, tag: tag(at) }));
    let reference = messages[original].as_deref();
    let first = reference.map(|file| TaggedFile { file, tag: tag(original) });
    let translations = first.map(|first| Translations::new(first, translations));
    for (locale, file) in messages.iter().enumerate() {
        if let Some(file) = file.as_deref() {
            // The other languages have the same ids, or a diagnostic below reports a difference.
            if locale == original {
                scope(locale).check_shadowing(|id| site.routes.page(id).is_some(), report);
            }
            let in_use = |id: &str| {
                locale == original
                    || reference.is_none_or(|reference| reference.message(id).is_some())
                    || site.is_mentioned(id)
            };
            let data_files = &site.data_files;
            check_translated_references(
                file,
                scope(locale),
                data_files,
                &is_passed,
                &in_use,
                report,
            );
            check_plurals(file, &site.catalogs[locale].formatter, &site.data_files, report);
            let own = Some(id).filter(|id| site.routes.page(id).is_some());
            render::check_variant_links(reader, own, file, report);
            site.glossary.check(file, tag(locale), report);
            message::check_lengths(file, reference, report);
            if let Some((first, translations)) = first.zip(translations.as_ref()) {
                let translation = TaggedFile { file, tag: tag(locale) };
                site.glossary.compare(first, translation, report);
                site.glossary.check_misplaced(translation, translations, report);
            }
        }
    }
    let owner = format!("the page `{id}`");
    let scopes: Vec<_> = (0..messages.len()).map(scope).collect();
    let path = |tag: &str| page_messages(tag, id);
    let is_absent = |at: &LocaleIndex| {
        messages[*at].is_none() && *at != original && config.locales[*at].fallback.is_none()
    };
    let reference = messages[original].as_deref().filter(|file| !file.is_empty());
    for at in locales.iter().copied().filter(is_absent) {
        let Some(reference) = reference else { break };
        let tag = &config.locales[at].tag;
        let hint = site.absent_translation_hint(&path(tag), at, original);
        report.add(absent_file(&owner, tag, reference).hint(hint));
    }
    let others = locales.iter().copied().filter(|at| !is_absent(at));
    let locales = others.map(|at| (at, &config.locales[at]));
    let is_wanted = |id: &str| site.is_mentioned(id);
    let site = Site { data_files: &site.data_files, is_wanted: &is_wanted, is_passed: &is_passed };
    check_translations(&owner, path, &scopes, original, locales, site, report);
}

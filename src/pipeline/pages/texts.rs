//! The messages and bodies of a page, and what can be said of them without rendering it.

use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::glossary::TaggedFile;
use crate::markdown::{self, Body, check_outline};
use crate::message::{
    MessageFile, Scope, check_plurals, check_references, check_translations, page_body,
    page_messages,
};
use crate::render::{PageTexts, World};
use crate::route::LocaleIndex;

/// The texts of the page with this `id` in all languages.
pub(in crate::pipeline) fn texts(world: &World, id: &str, report: &mut Report) -> Arc<PageTexts> {
    let locales = || world.config.locales.iter();
    let messages = locales().map(|locale| {
        let path = world.snapshot.find(&page_messages(&locale.tag, id))?;
        Some(Arc::new(MessageFile::read(&world.snapshot, path, report)))
    });
    let messages = messages.collect();
    let bodies = locales().map(|locale| markdown::find(&world.snapshot, &locale.tag, id, report));
    Arc::new(PageTexts { messages, bodies: bodies.collect() })
}

/// Checks the messages of pages that could not be read themselves: an editor mends both at once.
pub(in crate::pipeline) fn check_unread(world: &World, unread: &[String], report: &mut Report) {
    for id in unread {
        let texts = texts(world, id, report);
        check_texts(world, id, &texts, report);
    }
}

/// Checks them one by one, and the languages against each other.
pub(super) fn check_texts(world: &World, id: &str, texts: &PageTexts, report: &mut Report) {
    // A page that can't be read itself may be in any language.
    let page = world.routes.page(id);
    let locales = match page {
        Some(page) => world.routes.locales(page).collect(),
        None => (0..world.config.locales.len()).collect::<Vec<_>>(),
    };
    let original = page.map_or(world.config.default_locale, |page| world.routes.original(page));
    check_absent(world, id, texts, &locales, report);
    check_messages(world, id, &texts.messages, original, &locales, report);
    check_bodies(world, id, &texts.bodies, original, &locales, report);
}

/// Reports texts in languages that the page is not in.
fn check_absent(
    world: &World,
    id: &str,
    texts: &PageTexts,
    locales: &[LocaleIndex],
    report: &mut Report,
) {
    for (at, locale) in world.config.locales.iter().enumerate() {
        if locales.contains(&at) {
            continue;
        }
        let messages = texts.messages[at].as_ref().map(|file| &file.path);
        let body = texts.bodies[at].as_ref().map(|body| &body.path);
        for path in messages.into_iter().chain(body) {
            report.add(
                Diagnostic::new(Code::StrayFile, format!("nothing reads `{path}`"))
                    .at(Place::file(path))
                    .hint(format!("add `{}` to `locales:` of the page `{id}`", locale.name())),
            );
        }
    }
}

fn check_bodies(
    world: &World,
    id: &str,
    bodies: &[Option<Body>],
    original: LocaleIndex,
    locales: &[LocaleIndex],
    report: &mut Report,
) {
    let config = &world.config;
    let first = &config.locales[original].tag;
    for (body, locale) in bodies.iter().zip(&config.locales) {
        if let Some(body) = body {
            let (path, words) = (&body.path, body.words());
            world.glossary.check_spans(path, body.source(), &words, &locale.tag, report);
            world.highlighter.check(body, report);
        }
    }
    let Some(original) = &bodies[original] else {
        for body in locales.iter().filter_map(|at| bodies[*at].as_ref()) {
            let path = page_body(first, id);
            report.add(
                Diagnostic::new(
                    Code::MissingMessage,
                    format!("the page `{id}` has no body in `{first}`"),
                )
                .at(Place::file(&body.path))
                .hint(format!("write `{path}`, or remove this file")),
            );
        }
        return;
    };
    if let Some(page) = world.routes.page(id) {
        let templates = world.entry_templates(page);
        if !world.templates.show_content(templates.iter().map(String::as_str)) {
            let template = &world.pages[page].template.value;
            report.add(
                Diagnostic::new(Code::StrayFile, format!("no template shows the body of `{id}`"))
                    .at(Place::file(&original.path))
                    .hint(format!("write `{{{{ page.content }}}}` in `templates/{template}`")),
            );
        }
    }
    for at in locales {
        let locale = &config.locales[*at];
        match &bodies[*at] {
            Some(body) => check_outline(original, body, report),
            None if locale.fallback.is_some() => {}
            None => report.add(
                Diagnostic::new(
                    Code::MissingMessage,
                    format!("the page `{id}` has no body in `{}`", locale.tag),
                )
                .at(Place::file(&original.path))
                .hint(format!("translate this file to `{}`", page_body(&locale.tag, id))),
            ),
        }
    }
}

fn check_messages(
    world: &World,
    id: &str,
    messages: &[Option<Arc<MessageFile>>],
    original: LocaleIndex,
    locales: &[LocaleIndex],
    report: &mut Report,
) {
    let config = &world.config;
    let scope = |locale: usize| Scope {
        own: messages[locale].as_deref(),
        catalog: &world.catalogs[locale],
    };
    for (locale, file) in messages.iter().enumerate() {
        if let Some(file) = file.as_deref() {
            // The other languages have the same ids, or are told otherwise below.
            if locale == original {
                scope(locale).check_shadowing(report);
            }
            check_references(file, scope(locale), &world.facts, report);
            check_plurals(file, &world.catalogs[locale].formatter, report);
            let tag = |locale: usize| config.locales[locale].tag.as_str();
            world.glossary.check(file, tag(locale), report);
            if let Some(reference) = messages[original].as_deref() {
                let first = TaggedFile { file: reference, tag: tag(original) };
                let translation = TaggedFile { file, tag: tag(locale) };
                world.glossary.compare(first, translation, report);
            }
        }
    }
    let owner = format!("the page `{id}`");
    let scopes: Vec<_> = (0..messages.len()).map(scope).collect();
    let locales = locales.iter().map(|at| (*at, &config.locales[*at]));
    let path = |tag: &str| page_messages(tag, id);
    check_translations(&owner, path, &scopes, original, locales, report);
}

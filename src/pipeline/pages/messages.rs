//! The messages of a page, and what can be said of them without rendering it.

use std::sync::Arc;

use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::glossary::TaggedFile;
use crate::message::{
    MessageFile, Scope, ScopedFile, check_references, check_translation, page_messages,
};
use crate::render::{PageMessages, World};

/// The messages of the page with this `id` in all languages.
pub(in crate::pipeline) fn messages(
    world: &World,
    id: &str,
    report: &mut Report,
) -> Arc<PageMessages> {
    let config = &world.config;
    let files = (0..config.locales.len()).map(|locale| {
        let path = page_messages(&config.locales[locale].tag, id);
        let path = world.snapshot.find(&path)?;
        Some(Arc::new(MessageFile::read(&world.snapshot, path, report)))
    });
    Arc::new(files.collect())
}

/// Checks the messages of pages that could not be read themselves: an editor mends both at once.
pub(in crate::pipeline) fn check_unread(world: &World, unread: &[String], report: &mut Report) {
    for id in unread {
        let messages = messages(world, id, report);
        check_messages(world, id, &messages, report);
    }
}

/// Checks them one by one, and the languages against each other.
pub(super) fn check_messages(
    world: &World,
    id: &str,
    messages: &PageMessages,
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
            if locale == config.default_locale {
                scope(locale).check_shadowing(report);
            }
            check_references(file, scope(locale), &world.facts, report);
            let tag = |locale: usize| config.locales[locale].tag.as_str();
            world.glossary.check(file, tag(locale), report);
            if let Some(reference) = messages[config.default_locale].as_deref() {
                let original = TaggedFile { file: reference, tag: tag(config.default_locale) };
                let translation = TaggedFile { file, tag: tag(locale) };
                world.glossary.compare(original, translation, report);
            }
        }
    }
    let default = config.default_locale;
    let Some(reference) = messages[default].as_deref() else { return };
    for (at, locale) in config.locales.iter().enumerate().filter(|(at, _)| *at != default) {
        match messages[at].as_deref() {
            Some(file) => check_translation(
                ScopedFile { scope: scope(default), file: reference },
                ScopedFile { scope: scope(at), file },
                locale.fallback.is_some(),
                report,
            ),
            None if locale.fallback.is_some() || reference.is_empty() => {}
            None => {
                let path = page_messages(&locale.tag, id);
                report.add(
                    Diagnostic::new(
                        Code::MissingMessage,
                        format!("the page `{id}` has no messages in `{}`", locale.tag),
                    )
                    .at(Place::file(&reference.path))
                    .hint(format!("translate this file to `{path}`")),
                );
            }
        }
    }
}

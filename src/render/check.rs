//! What can be said of a page before it is rendered.

use crate::content::Page;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::message::{LOCALES, MessageFile, Scope, page_messages};
use crate::render::{PageTexts, World};
use crate::route::LocaleIndex;
use crate::schema::{RefKind, Reference};
use crate::source::SourcePath;

/// Checks the references of a page before anything is rendered: templates, pages, assets, facts,
/// and messages of the default language.
pub fn check_page(
    world: &World,
    page: &Page,
    texts: &PageTexts,
    original: LocaleIndex,
    report: &mut Report,
) {
    let own = texts.messages[original].as_deref();
    if !world.templates.contains(&page.template.value) {
        let place = Place::new(&page.source, page.template.span.clone());
        report.add(world.templates.unknown(&page.template.value).at(place));
    }
    let scope = world.scope(world.config.default_locale, own);
    let is_valid = scope.catalog.is_valid() && own.is_none_or(MessageFile::is_valid);
    let is_unknown = |reference: &&Reference| {
        let id = reference.name.split('.').next().unwrap_or(&reference.name);
        reference.kind == RefKind::Message && scope.message(id).is_none()
    };
    // A page that was copied or renamed without its messages is one mistake.
    let mut unknown = page.references.iter().filter(is_unknown);
    let lost = unknown
        .next()
        .filter(|first| own.is_none() && is_valid && unknown.any(|other| other.name != first.name));
    if let Some(lost) = lost {
        report.add(no_messages(world, page, lost));
    }
    for reference in &page.references {
        let name = &*reference.name;
        let diagnostic = match reference.kind {
            RefKind::Message if is_valid && lost.is_none() && is_unknown(&reference) => {
                let tag = &world.config.locales[world.config.default_locale].tag;
                let unknown = || unknown_message(name, scope, &page_messages(tag, page.text_id()));
                removed_message(world, texts, original, name).unwrap_or_else(unknown)
            }
            RefKind::Page => match world.unknown_page(name) {
                Some(diagnostic) => diagnostic,
                None => continue,
            },
            RefKind::Asset => match world.unknown_asset(name) {
                Some(diagnostic) => diagnostic,
                None => continue,
            },
            _ => continue,
        };
        report.add(diagnostic.at(Place::new(&page.source, reference.span())));
    }
    crate::content::check_fact_references(&page.source, &page.references, &world.facts, report);
}

/// The mistake of a name that no message has; `file` is where the page's own messages are.
fn unknown_message(name: &str, scope: Scope<'_>, file: &str) -> Diagnostic {
    let unknown = Diagnostic::new(Code::UnknownMessage, format!("there is no message `{name}`"));
    if name.contains(char::is_whitespace) {
        return unknown.hint(format!(
            "this takes the id of a message: write the text in `{file}` as `some-id = {name}`, and \
             `some-id` here"
        ));
    }
    unknown.did_you_mean(name, scope.ids(), format!("define it in `{file}`"))
}

/// The mistake of a name that only other languages than the original one have a message for.
pub fn removed_message(
    world: &World,
    texts: &PageTexts,
    original: LocaleIndex,
    name: &str,
) -> Option<Diagnostic> {
    let name = name.split('.').next()?;
    let in_locale = |at: LocaleIndex| {
        let own = texts.messages.get(at).and_then(Option::as_deref);
        let own = own.and_then(|file| Some((file, file.message(name)?)));
        own.or_else(|| {
            let (_, file, message) = world.catalogs[at].message(name)?;
            Some((file, message))
        })
    };
    if in_locale(original).is_some() {
        return None;
    }
    let (file, message) = (0..world.catalogs.len()).find_map(in_locale)?;
    let tag = &world.config.locales[original].tag;
    let (_, rest) = file.path.as_str().strip_prefix(LOCALES)?.split_once('/')?;
    let words = format!("there is no message `{name}` in `{tag}`, only its translations");
    let unknown = Diagnostic::new(Code::UnknownMessage, words);
    Some(unknown.related(file.place(message.id.name), "a translation").hint(format!(
        "write it in `{LOCALES}{tag}/{rest}`, or remove it here and in the other languages"
    )))
}

/// The mistake of a page that has no message file in the default language; `lost` is the first of
/// the messages that it lacks.
fn no_messages(world: &World, page: &Page, lost: &Reference) -> Diagnostic {
    let tag = &world.config.locales[world.config.default_locale].tag;
    let wanted = page_messages(tag, page.text_id());
    let line = format!("{} =", lost.name);
    let has_it = |path: &&SourcePath| {
        let text = world.snapshot.read_text(path.as_str());
        text.is_ok_and(|text| text.lines().any(|own| own.starts_with(&line)))
    };
    let folder = page_messages(tag, "").trim_end_matches(".ftl").to_owned();
    let found = world.snapshot.under(&folder).find(has_it);
    let hint = match found {
        Some(found) => format!("rename or copy `{found}` to it, in every language"),
        None => "write its messages there".to_owned(),
    };
    let message = format!("there is no message `{}`, and no `{wanted}`", lost.name);
    let place = Place::new(&page.source, lost.span());
    Diagnostic::new(Code::UnknownMessage, message).at(place).hint(hint)
}

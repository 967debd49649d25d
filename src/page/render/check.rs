//! Checks of a page that need no rendering.

use std::collections::BTreeSet;

use crate::content::config::Located;
use crate::content::schema::{RefKind, Reference, flow_notation};
use crate::content::{self, InvalidPage, Page, Pagination, TAG_PREFIX, tag_message};
use crate::engine::diagnostic::{
    Code, Diagnostic, DiagnosticCause, Hint, Names, Place, Report, nearest, suggest,
};
use crate::engine::query::Reader;
use crate::engine::source::SourcePath;
use crate::i18n::message::{
    LOCALES, MessageFile, Scope, links_in_variants, page_messages, split_locale,
};
use crate::page::render::{LoadedSite, TrackedSite};
use crate::page::route::LocaleIndex;
use crate::page::texts::PageTexts;

/// Checks the references of a page before anything is rendered: templates, pages, assets, data,
/// and messages of the default language.
pub fn check_page(
    site: &LoadedSite,
    page: &Page,
    texts: &PageTexts,
    original: LocaleIndex,
    report: &mut Report,
) {
    check_template(site, &page.source, &page.template, report);
    let page_references = ReferenceChecker {
        site,
        source: &page.source,
        text_id: page.text_id(),
        references: &page.references,
        texts,
        original,
    };
    match page.part.as_ref().and_then(|part| part.tag.as_deref()) {
        Some(tag) => page_references.check_tag(tag, page.pagination.as_ref(), report),
        None => page_references.check(report),
    }
}

/// Checks the references of a page that can't be used.
pub fn check_invalid_page(
    site: &LoadedSite,
    page: &InvalidPage,
    texts: &PageTexts,
    original: LocaleIndex,
    report: &mut Report,
) {
    let InvalidPage { id, source, template, references, .. } = page;
    if let Some(template) = template {
        check_template(site, source, template, report);
    }
    ReferenceChecker { site, source, text_id: id, references, texts, original }.check(report);
}

/// Checks that the template of the page in `source` exists.
fn check_template(
    site: &LoadedSite,
    source: &SourcePath,
    template: &Located<String>,
    report: &mut Report,
) {
    if !site.templates.contains(&template.value) {
        let place = Place::new(source, template.span.clone());
        report.add(site.templates.unknown(&template.value).at(place));
    }
}

/// A page whose references are checked.
struct ReferenceChecker<'a> {
    site: &'a LoadedSite,
    source: &'a SourcePath,
    text_id: &'a str,
    references: &'a [Reference],
    texts: &'a PageTexts,
    original: LocaleIndex,
}

impl<'a> ReferenceChecker<'a> {
    fn own(&self) -> Option<&'a MessageFile> {
        self.texts.messages[self.original].as_deref()
    }

    fn scope(&self) -> Scope<'a> {
        let texts = self.texts;
        self.site.scope(self.original, |locale| texts.messages[locale].as_deref())
    }

    /// The path of its message file in the language that it is translated from.
    fn message_file(&self) -> String {
        let tag = &self.site.config.locales[self.original].tag;
        page_messages(tag, self.text_id)
    }

    fn check(&self, report: &mut Report) {
        let ReferenceChecker { site, source, references, texts, original, .. } = *self;
        let (own, scope) = (self.own(), self.scope());
        let is_valid = scope.is_valid();
        let is_unknown = |reference: &&Reference| {
            let id = reference.name.split('.').next().unwrap_or(&reference.name);
            reference.kind == RefKind::Message && scope.message(id).is_none()
        };
        // Missing messages of a page that was copied or renamed are reported once.
        let mut unknown = references.iter().filter(is_unknown);
        let lost = unknown.next().filter(|first| {
            own.is_none() && is_valid && unknown.any(|other| other.name != first.name)
        });
        if let Some(lost) = lost {
            report.add(self.no_messages(lost));
        }
        let mut reported = BTreeSet::new();
        for reference in references {
            let name = &*reference.name;
            let diagnostic = match reference.kind {
                RefKind::Message if is_valid && lost.is_none() && is_unknown(&reference) => {
                    match removed_message(site, texts, original, name) {
                        Some(removed) if reported.insert(name) => removed,
                        // An unknown name is reported once, however often the page uses it.
                        Some(_) => continue,
                        None => match &reference.default_of {
                            Some(key) => self.unknown_default(name, key),
                            None => unknown_message(name, scope, &self.message_file()),
                        },
                    }
                }
                RefKind::Page => match site.unknown_page(name) {
                    Some(diagnostic) => diagnostic,
                    None => continue,
                },
                RefKind::Asset => match site.unknown_asset(name) {
                    Some(diagnostic) => diagnostic,
                    None => continue,
                },
                _ => continue,
            };
            report.add(diagnostic.at(Place::new(source, reference.span())));
        }
        content::check_fact_references(source, references, &site.data_files, report);
    }

    /// Checks that the tag of a part has a message. If not, an article misspells it, or it is new.
    fn check_tag(&self, tag: &str, pagination: Option<&Pagination>, report: &mut Report) {
        let ReferenceChecker { site, source, texts, original, .. } = *self;
        let (message, scope) = (tag_message(tag), self.scope());
        if !scope.is_valid() || scope.message(&message).is_some() {
            return;
        }
        let listed = pagination.map(|shown| shown.list.select(&site.pages)).unwrap_or_default();
        let mut listed = listed.into_iter().map(|at| &site.pages[at]);
        let article = listed.find(|page| content::tags(page).any(|one| **one == *tag));
        let place = article.map_or_else(
            || Place::file(source),
            |article| content::tag_place(&site.snapshot, article, tag),
        );
        let unknown = || {
            let words = format!("the tag `{tag}` has no name: there is no message `{message}`");
            let known: Vec<Names> = scope.names().collect();
            let otherwise =
                format!("write `{message} = …` in `{}`, in all languages", self.message_file());
            let tag = tag.to_owned();
            let hint = Hint::later(move || {
                let names = known.iter().flat_map(|names| names.iter());
                let tags = names.filter_map(|id| id.strip_prefix(TAG_PREFIX));
                suggest(&tag, tags, &otherwise)
            });
            Diagnostic::new(Code::UnknownMessage, words).hint(hint)
        };
        let wrong = removed_message(site, texts, original, &message).unwrap_or_else(unknown);
        report.add(wrong.at(place));
    }

    /// The diagnostic for a page without a message file in the default language; `lost` is the
    /// first of the messages that it lacks.
    fn no_messages(&self, lost: &Reference) -> Diagnostic {
        let ReferenceChecker { site, source, .. } = *self;
        let wanted = self.message_file();
        let hint = site.messages_hint(&wanted, format!("{} =", lost.name));
        let message = format!("there is no message `{}`, and no `{wanted}`", lost.name);
        let place = Place::new(source, lost.span());
        Diagnostic::new(Code::UnknownMessage, message).at(place).hint(hint)
    }

    /// The diagnostic for a page that names no message for `key`, and has none with the default id
    /// `name`. A message of the page that nothing refers to may have the id misspelt.
    fn unknown_default(&self, name: &str, key: &str) -> Diagnostic {
        let file = self.message_file();
        let is_named = |id: &str| self.references.iter().any(|reference| &*reference.name == id);
        let own = self.own().into_iter().flat_map(MessageFile::ids);
        let hint = match nearest(name, own.filter(|id| !is_named(id))) {
            Some(near) => format!(
                "rename `{near}` to `{name}` in the files of all languages, or name it: `{}`",
                flow_notation(key, near)
            ),
            None => format!(
                "write `{name} = …` in `{file}`, or name another message: `{}`",
                flow_notation(key, "some-id")
            ),
        };
        let message = format!("there is no message `{name}`, the default of the key `{key}`");
        Diagnostic::new(Code::UnknownMessage, message).hint(hint)
    }
}

/// Checks the links in the variants of messages, whichever of them a rendering prints. A link to an
/// anchor of the page itself is checked if the messages are those of the page `own`.
pub fn check_variant_links(
    reader: &Reader,
    own: Option<&str>,
    file: &MessageFile,
    report: &mut Report,
) {
    let links = links_in_variants(file);
    if links.is_empty() {
        return;
    }
    let site = TrackedSite::new(reader);
    site.check_inputs();
    for (address, place) in links {
        if let Some(asset) = address.strip_prefix("asset:") {
            if let Some(unknown) = site.untracked().unknown_asset(asset) {
                report.add(unknown.at(place));
            }
            continue;
        }
        let (page, anchor) = match address.strip_prefix("page:") {
            Some(target) => match target.split_once('#') {
                Some((page, anchor)) => (page, Some(anchor)),
                None => (target, None),
            },
            None => match address.strip_prefix('#').zip(own) {
                Some((anchor, own)) => (own, Some(anchor)),
                None => continue,
            },
        };
        match site.untracked().unknown_page(page) {
            Some(unknown) => report.add(unknown.at(place)),
            None => {
                if let Some(anchor) = anchor {
                    site.track_anchor(page, anchor);
                }
            }
        }
    }
}

/// The diagnostic for a name without a message; `file` is the path of the page's own messages.
fn unknown_message(name: &str, scope: Scope<'_>, file: &str) -> Diagnostic {
    let unknown = Diagnostic::new(Code::UnknownMessage, format!("there is no message `{name}`"));
    if name.contains(char::is_whitespace) {
        return unknown.hint(format!(
            "this takes the id of a message: write the text in `{file}` as `some-id = {name}`, and \
             `some-id` here"
        ));
    }
    unknown.did_you_mean(name, scope.names(), format!("define it in `{file}`"))
}

/// The diagnostic for a name that has a message in other languages, but not in the original one.
pub fn removed_message(
    site: &LoadedSite,
    texts: &PageTexts,
    original: LocaleIndex,
    name: &str,
) -> Option<Diagnostic> {
    let name = name.split('.').next()?;
    let own = |at: LocaleIndex| texts.messages.get(at).and_then(Option::as_deref);
    let scope = |at: LocaleIndex| site.scope(at, own);
    let in_locale = |at: LocaleIndex| {
        let found = scope(at).message(name)?;
        Some((found.file, found.message))
    };
    if in_locale(original).is_some() {
        return None;
    }
    let is_valid = scope(original).is_valid();
    let names = |at: LocaleIndex| {
        let own = texts.messages.get(at).and_then(Option::as_deref).map(MessageFile::names);
        own.into_iter().chain([site.catalogs[at].names()]).collect()
    };
    let mut translations = (0..site.catalogs.len()).filter_map(|at| Some((at, in_locale(at)?)));
    let (translated, (file, message)) = translations.next()?;
    let tag = &site.config.locales[original].tag;
    let (_, rest) = split_locale(file.path.as_str())?;
    let words = format!("there is no message `{name}` in `{tag}`, only its translations");
    let unknown = Diagnostic::new(Code::UnknownMessage, words);
    let otherwise = format!(
        "write it in `{LOCALES}{tag}/{rest}`, or remove it here and in the other languages"
    );
    let hint = misspelt(name, tag, names(original), names(translated), otherwise);
    let place = file.place(message.id.name);
    let removed = unknown
        .caused_by(DiagnosticCause::Unreported(place.clone()))
        .related(place, "a translation")
        .hint(hint);
    // The message may be in an unreadable part of a file.
    Some(if is_valid { removed } else { removed.caused_by(DiagnosticCause::AnyError) })
}

/// The hint for a message that the language of `tag` may have under another name. `original` are
/// the messages of that language, `translated` those of a translation that lacks the message with
/// the other name.
fn misspelt(
    name: &str,
    tag: &str,
    original: Vec<Names>,
    translated: Vec<Names>,
    otherwise: String,
) -> Hint {
    let (name, tag) = (name.to_owned(), tag.to_owned());
    Hint::later(move || {
        let translated: BTreeSet<&Box<str>> = translated.iter().flat_map(|all| &**all).collect();
        let own = original.iter().flat_map(|all| &**all).filter(|id| !translated.contains(id));
        match nearest(&name, own.map(|id| &**id)) {
            Some(near) => format!(
                "rename `{near}`, which only `{tag}` has, to `{name}`, or use the new name here \
                 and in the other languages"
            ),
            None => otherwise.clone(),
        }
    })
}

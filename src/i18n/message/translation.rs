//! Checks that translations are complete: the same messages, with the same variables.

use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_syntax::ast::Message;

use crate::content::DataFiles;
use crate::content::config::Locale;
use crate::engine::diagnostic::{Code, Diagnostic, Names, Place, Report, nearest};
use crate::engine::source::SourcePath;
use crate::i18n::message::file::duplicate;
use crate::i18n::message::markup::lacking_elements;
use crate::i18n::message::mention::is_plain;
use crate::i18n::message::pattern::is_empty;
use crate::i18n::message::reference::indented;
use crate::i18n::message::term::lacking_terms;
use crate::i18n::message::text::empty;
use crate::i18n::message::variable::variables;
use crate::i18n::message::{Catalog, MessageFile, Scope};

/// The parts of the site that the comparison of languages needs.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// The data of the site. A message that refers to unknown data is not compared: that is
    /// reported already.
    pub data_files: &'a DataFiles,
    /// Returns whether a page or a template names a message: if the original lacks it, this is
    /// reported there.
    pub is_wanted: &'a dyn Fn(&str) -> bool,
}

/// A message in one language.
#[derive(Clone, Copy)]
struct Version<'a> {
    scope: Scope<'a>,
    file: &'a MessageFile,
    message: &'a Message<&'a str>,
}

impl<'a> Version<'a> {
    fn variables(self) -> BTreeSet<&'a str> {
        variables(self.scope, self.message)
    }
}

/// Compares the messages of `owner`, a page or an island, in `locales` with those in the original
/// language: the same messages, the same variables. `scopes` has those of all locales, and `path`
/// names the file in the locale with a tag. A locale with a fallback may lack messages.
pub fn check_translations<'l>(
    owner: &str,
    path: impl Fn(&str) -> String,
    scopes: &[Scope<'_>],
    original: usize,
    locales: impl Iterator<Item = (usize, &'l Locale)>,
    site: Site<'_>,
    report: &mut Report,
) {
    let Some(reference) = scopes[original].own else { return };
    for (at, Locale { tag, fallback, .. }) in locales.filter(|(at, _)| *at != original) {
        match scopes[at].own {
            Some(_) => {
                let is_partial = fallback.is_some();
                compare_files(scopes[original], scopes[at], is_partial, site, report);
            }
            None if fallback.is_some() || reference.is_empty() => {}
            None => report.add(
                Diagnostic::new(
                    Code::MissingMessage,
                    format!("{owner} has no messages in `{tag}`"),
                )
                .at(Place::file(&reference.path))
                .hint(format!("translate this file to `{}`", path(tag))),
            ),
        }
    }
}

fn compare_files(
    reference_scope: Scope<'_>,
    scope: Scope<'_>,
    is_partial: bool,
    site: Site<'_>,
    report: &mut Report,
) {
    let (Some(reference_file), Some(file)) = (reference_scope.own, scope.own) else { return };
    if !reference_file.is_valid() || !file.is_valid() {
        // Missing messages may be in the part that could not be parsed.
        return;
    }
    let indented = LazyCell::new(|| indented(file));
    let lacking = LazyCell::new(|| lacking(reference_file.ids(), |id| file.message(id).is_some()));
    let lacking = || Arc::clone(&lacking);
    // A message that only the translation lacks may be misspelt where it is used; this is reported
    // there.
    let removed = LazyCell::new(|| {
        let ids = file.ids().filter(|id| reference_file.message(id).is_none());
        ids.take(COMPARED).filter(|id| (site.is_wanted)(id)).collect::<Vec<&str>>()
    });
    let mut messages = each_id(file).peekable();
    for (original, is_only) in each_id(reference_file) {
        while let Some((extra, _)) = messages.next_if(|(one, _)| one.id.name < original.id.name) {
            report_extra(scope, extra, &lacking, site, report);
        }
        match messages.next_if(|(one, _)| one.id.name == original.id.name) {
            Some((message, true)) if is_only => {
                let original =
                    Version { scope: reference_scope, file: reference_file, message: original };
                compare(original, Version { scope, file, message }, site.data_files, report);
            }
            // It is unknown which of two messages is intended; duplicates are reported where the
            // file is read.
            Some(_) => {}
            None if is_partial || indented.contains(original.id.name) => {}
            None => {
                let missing = missing(file, original, reference_file);
                let is_misspelt = nearest(original.id.name, removed.iter().copied()).is_some();
                report.add(if is_misspelt { missing.as_consequence() } else { missing });
            }
        }
    }
    for (extra, _) in messages {
        report_extra(scope, extra, &lacking, site, report);
    }
}

/// The messages of a file, by id, and whether the id is unique.
fn each_id(file: &MessageFile) -> impl Iterator<Item = (&Message<&str>, bool)> {
    let mut all = file.all().peekable();
    std::iter::from_fn(move || {
        let first = all.next()?;
        let mut is_only = true;
        while all.next_if(|other| other.id.name == first.id.name).is_some() {
            is_only = false;
        }
        Some((first, is_only))
    })
}

/// Reports a message of the translation's file that the file of the original does not have.
fn report_extra(
    scope: Scope<'_>,
    extra: &Message<&str>,
    lacking: &dyn Fn() -> Names,
    site: Site<'_>,
    report: &mut Report,
) {
    let Some(file) = scope.own else { return };
    let id = extra.id.name;
    if let Some((_, shared, message)) = scope.catalog.message(id) {
        let place = shared.place(message.id.name);
        report.add(duplicate(file.place(id), place, "", id));
    } else {
        let obsolete = obsolete(file, extra, lacking());
        report.add(if (site.is_wanted)(id) { obsolete.as_consequence() } else { obsolete });
    }
}

/// The maximum number of messages that the original lacks and that are compared with each one that
/// a translation lacks.
const COMPARED: usize = 10;

/// Compares all shared files of a locale with those of the default locale. Returns the diagnostics
/// for messages that the default locale lacks, with their ids; they apply unless the message is in
/// use.
pub fn check_catalogs(
    reference: &Catalog,
    catalog: &Catalog,
    folder: &str,
    is_partial: bool,
    data_files: &DataFiles,
    report: &mut Report,
) -> Vec<(String, Diagnostic)> {
    let scope = |catalog| Scope { own: None, catalog };
    if !reference.is_valid() || !catalog.is_valid() {
        return Vec::new();
    }
    if catalog.is_empty() && !reference.is_empty() && !is_partial {
        report.add(
            Diagnostic::new(Code::LocaleFolder, format!("`{folder}` has no shared messages"))
                .at(Place::file(&SourcePath::new(folder)))
                .hint(format!(
                    "translate the files in `{}` to that folder",
                    reference.files().first().map_or_else(String::new, |file| {
                        file.path
                            .as_str()
                            .rsplit_once('/')
                            .map_or("", |(folder, _)| folder)
                            .to_owned()
                    })
                )),
        );
        return Vec::new();
    }
    let indented = LazyCell::new(|| {
        let files = catalog.files().iter();
        files.flat_map(|file| indented(file)).collect::<BTreeSet<&str>>()
    });
    let extra = || catalog.ids().filter(|id| reference.message(id).is_none());
    let removed = LazyCell::new(|| extra().take(COMPARED).collect::<Vec<&str>>());
    let mut conditional = Vec::new();
    for id in reference.ids() {
        let Some((number, original_file, original)) = reference.message(id) else { continue };
        match catalog.message(id) {
            Some((at, ..)) if !reference.is_only(number) || !catalog.is_only(at) => {}
            Some((_, file, message)) => {
                let original =
                    Version { scope: scope(reference), file: original_file, message: original };
                let translated = Version { scope: scope(catalog), file, message };
                compare(original, translated, data_files, report);
            }
            None if is_partial => {}
            None if indented.contains(id) => {}
            None => {
                let name = original_file.path.file_name();
                let message = format!("`{folder}` lacks the message `{id}`");
                let missing = Diagnostic::new(Code::MissingMessage, message)
                    .at(original_file.place(original.id.name))
                    .hint(format!("translate it in `{folder}/{name}`"));
                match nearest(id, removed.iter().copied()) {
                    Some(removed) => conditional.push((removed.to_owned(), missing)),
                    None => report.add(missing),
                }
            }
        }
    }
    let lacking = LazyCell::new(|| lacking(reference.ids(), |id| catalog.message(id).is_some()));
    conditional.extend(extra().filter_map(|id| {
        let (_, file, message) = catalog.message(id)?;
        Some((id.to_owned(), obsolete(file, message, Arc::clone(&lacking))))
    }));
    conditional
}

/// The diagnostic for a message that the original lacks. It may be one of the messages that the
/// translation is `lacking`, under another name.
fn obsolete(file: &MessageFile, message: &Message<&str>, lacking: Names) -> Diagnostic {
    let id = message.id.name;
    Diagnostic::new(Code::ObsoleteMessage, format!("the default language has no message `{id}`"))
        .at(file.place(id))
        .did_you_mean(id, [lacking], "remove it, or add it in the default language")
}

/// The ids of the original that a translation does not have.
fn lacking<'a>(original: impl Iterator<Item = &'a str>, has: impl Fn(&str) -> bool) -> Names {
    original.filter(|id| !has(id)).map(Box::from).collect()
}

fn missing(file: &MessageFile, original: &Message<&str>, reference: &MessageFile) -> Diagnostic {
    let id = original.id.name;
    let source = reference.entry_text(id).len();
    let start = reference.span_of(id).map_or(0, |span| span.start);
    let first_line = Place::new(&reference.path, start..start + source);
    Diagnostic::new(Code::MissingMessage, format!("the message `{id}` is missing"))
        .at(Place::file(&file.path))
        .related(first_line, "in the default language")
        .hint(format!("add `{id} = …` to `{}`", file.path))
}

fn compare_terms(original: Version<'_>, translated: Version<'_>, report: &mut Report) {
    let mut lacking = lacking_terms(original.message, translated.scope, translated.message);
    // Terms that the original's language lacks are reported there.
    lacking.retain(|id| original.scope.term(id).is_some());
    if lacking.is_empty() {
        return;
    }
    let id = original.message.id.name;
    let list = lacking.into_iter().collect::<Vec<_>>().join("`, `-");
    report.add(
        Diagnostic::new(Code::MissingTerm, format!("the translation of `{id}` lacks `-{list}`"))
            .at(translated.file.place(translated.message.id.name))
            .related(original.file.place(id), "the original")
            .hint("refer to the term as the original does"),
    );
}

fn compare(
    original: Version<'_>,
    translated: Version<'_>,
    data_files: &DataFiles,
    report: &mut Report,
) {
    let elements = &original.scope.catalog.rules.elements;
    let lacking = lacking_elements(original.message, translated.message, elements);
    if !lacking.is_empty() {
        let (id, list) = (original.message.id.name, lacking.join(">`, `<"));
        let message = format!("the translation of `{id}` lacks `<{list}>`");
        report.add(
            Diagnostic::new(Code::MarkupMismatch, message)
                .at(translated.file.place(translated.message.id.name))
                .related(original.file.place(id), "the original")
                .hint("mark up the same words as in the original"),
        );
    }
    if is_plain(original.message) && is_plain(translated.message) {
        return;
    }
    let is_empty = |version: &Version<'_>| version.message.value.as_ref().is_some_and(is_empty);
    if is_empty(&translated) && !is_empty(&original) {
        report.add(empty(translated.file, translated.message.id.name));
        return;
    }
    compare_terms(original, translated, report);
    let (expected, found) = (original.variables(), translated.variables());
    let is_unknown = |name: &str| data_files.lacks_variable(name);
    if expected == found || expected.symmetric_difference(&found).copied().any(is_unknown) {
        return;
    }
    let list = |from: &BTreeSet<&str>, to: &BTreeSet<&str>| {
        from.difference(to).map(|name| format!("`${name}`")).collect::<Vec<_>>().join(", ")
    };
    let (lacking, extra) = (list(&expected, &found), list(&found, &expected));
    let id = original.message.id.name;
    let (code, message) = match (lacking.is_empty(), extra.is_empty()) {
        (false, true) => {
            (Code::VariableMismatch, format!("the translation of `{id}` lacks {lacking}"))
        }
        // A translation may need a variable that the original does not use, if it is passed.
        (true, false) => (
            Code::AdditionalVariable,
            format!("the translation of `{id}` uses {extra}, which the original does not"),
        ),
        _ => (
            Code::VariableMismatch,
            format!("the translation of `{id}` uses {extra} instead of {lacking}"),
        ),
    };
    report.add(
        Diagnostic::new(code, message)
            .at(translated.file.place(translated.message.id.name))
            .related(original.file.place(id), "the original")
            .hint("use the same variables in every language"),
    );
}

//! Checks that translations are complete: the same messages, with the same variables.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_syntax::ast::Message;

use crate::content::config::Locale;
use crate::engine::diagnostic::{
    Change, Code, Diagnostic, DiagnosticCause, Hint, Names, Place, Report, nearest,
};
use crate::engine::source::SourcePath;
use crate::i18n::message::compare::MessageVersion;
use crate::i18n::message::compare::{Site, compare};
use crate::i18n::message::file::duplicate;
use crate::i18n::message::reference::indented;
use crate::i18n::message::{Catalog, MessageFile, Scope};

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
            None => {
                let hint = format!("translate this file to `{}`", path(tag));
                report.add(absent_file(owner, tag, reference).hint(hint));
            }
        }
    }
}

/// The diagnostic for messages of `owner` that have no file in the locale with that tag.
pub fn absent_file(owner: &str, tag: &str, reference: &MessageFile) -> Diagnostic {
    let message = format!("{owner} has no messages in `{tag}`");
    Diagnostic::new(Code::MissingMessage, message).at(Place::file(&reference.path))
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
    // Only differences, which are rare, need the following.
    let missing = || reference_file.ids().filter(|id| file.message(id).is_none());
    let renamed = LazyCell::new(|| {
        let extra = file.ids().filter(|id| reference_file.message(id).is_none());
        let is_missing = |id: &&str| !is_partial && !indented.contains_key(id);
        let extra = extra.filter(|id| scope.catalog.message(id).is_none());
        misspelt(missing().filter(is_missing), extra)
    });
    // A message may have the id of another one by mistake.
    let is_doubled = LazyCell::new(|| {
        let doubled = each_id(file).filter(|(_, is_only)| !is_only).count();
        missing().count() <= doubled
    });
    let mut messages = each_id(file).peekable();
    for (original, is_only) in each_id(reference_file) {
        while let Some((extra, _)) = messages.next_if(|(one, _)| one.id.name < original.id.name) {
            report_extra(scope, extra, &renamed, &lacking, site, report);
        }
        match messages.next_if(|(one, _)| one.id.name == original.id.name) {
            Some((message, true)) if is_only => {
                let original = MessageVersion {
                    scope: reference_scope,
                    file: reference_file,
                    message: original,
                };
                let translated = MessageVersion { scope, file, message };
                compare(original, translated, is_partial, site, report);
            }
            // It is unknown which of two messages is intended; duplicates are reported where the
            // file is read.
            Some(_) => {}
            None if is_partial => {}
            None if let Some(wrong) = indented.get(original.id.name) => report.add(wrong.clone()),
            None => match renamed.by_original.get(original.id.name) {
                Some(written) => {
                    let wrong = renamed_message(original, reference_file, file, written);
                    let is_wanted = (site.is_wanted)(written);
                    report.add(if is_wanted {
                        wrong.caused_by(DiagnosticCause::AnyError)
                    } else {
                        wrong
                    });
                }
                None => {
                    let missing = missing_message(file, original, reference_file);
                    report.add(if *is_doubled {
                        missing.caused_by(DiagnosticCause::AnyError)
                    } else {
                        missing
                    });
                }
            },
        }
    }
    for (extra, _) in messages {
        report_extra(scope, extra, &renamed, &lacking, site, report);
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
    renamed: &Misspelt<'_>,
    lacking: &dyn Fn() -> Names,
    site: Site<'_>,
    report: &mut Report,
) {
    let Some(file) = scope.own else { return };
    let id = extra.id.name;
    if let Some((_, shared, message)) = scope.catalog.message(id) {
        let place = shared.place(message.id.name);
        report.add(duplicate(file.place(id), place, "", id));
    } else if !renamed.written.contains(id) {
        let obsolete = obsolete(file, extra, lacking());
        report.add(if (site.is_wanted)(id) {
            obsolete.caused_by(DiagnosticCause::AnyError)
        } else {
            obsolete
        });
    }
}

/// Messages that a translation has under a misspelt id.
#[derive(Default)]
struct Misspelt<'a> {
    /// The ids of the translation by those of the original.
    by_original: BTreeMap<&'a str, &'a str>,
    /// The ids of the translation.
    written: BTreeSet<&'a str>,
}

/// Pairs ids that only the original has with similar ones that only the translation has.
fn misspelt<'a>(
    missing: impl Iterator<Item = &'a str>,
    extra: impl Iterator<Item = &'a str>,
) -> Misspelt<'a> {
    let mut misspelt = Misspelt::default();
    let mut extra = extra.take(COMPARED).peekable();
    if extra.peek().is_none() {
        return misspelt;
    }
    let missing: Vec<&str> = missing.take(COMPARED).collect();
    for written in extra {
        let free = missing.iter().filter(|id| !misspelt.by_original.contains_key(*id)).copied();
        if let Some(original) = nearest(written, free) {
            misspelt.by_original.insert(original, written);
            misspelt.written.insert(written);
        }
    }
    misspelt
}

/// The maximum numbers of ids that only the original has, and that only a translation has, which
/// are compared with each other.
const COMPARED: usize = 50;

/// Compares all shared files of a locale with those of the default locale. Returns the diagnostics
/// for messages that the default locale lacks, with their ids; they apply unless the message is in
/// use.
pub fn check_catalogs(
    reference: &Catalog,
    catalog: &Catalog,
    folder: &str,
    is_partial: bool,
    site: Site<'_>,
    report: &mut Report,
) -> Vec<(String, Diagnostic)> {
    let scope = |catalog| Scope { own: None, fallback_file: None, catalog };
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
        files.flat_map(|file| indented(file)).collect::<BTreeMap<&str, Diagnostic>>()
    });
    let extra = || catalog.ids().filter(|id| reference.message(id).is_none());
    let missing = reference.ids().filter(|id| catalog.message(id).is_none());
    let missing = missing.filter(|id| !is_partial && !indented.contains_key(id));
    let renamed = misspelt(missing, extra());
    // A message may have the id of another one by mistake.
    let doubled = (0..catalog.len()).filter(|number| !catalog.is_only(*number)).count() / 2;
    let is_doubled = reference.ids().filter(|id| catalog.message(id).is_none()).count() <= doubled;
    let mut conditional = Vec::new();
    for id in reference.ids() {
        let Some((number, original_file, original)) = reference.message(id) else { continue };
        match catalog.message(id) {
            Some((at, ..)) if !reference.is_only(number) || !catalog.is_only(at) => {}
            Some((_, file, message)) => {
                let original = MessageVersion {
                    scope: scope(reference),
                    file: original_file,
                    message: original,
                };
                let translated = MessageVersion { scope: scope(catalog), file, message };
                compare(original, translated, is_partial, site, report);
            }
            None if is_partial => {}
            None if let Some(wrong) = indented.get(id) => report.add(wrong.clone()),
            None => {
                match renamed.by_original.get(id).and_then(|written| catalog.message(written)) {
                    Some((_, file, message)) => {
                        let written = message.id.name;
                        let wrong = renamed_message(original, original_file, file, written);
                        conditional.push((written.to_owned(), wrong));
                    }
                    None => {
                        let name = original_file.path.file_name();
                        let message = format!("`{folder}` lacks the message `{id}`");
                        let missing = Diagnostic::new(Code::MissingMessage, message)
                            .at(original_file.place(original.id.name))
                            .hint(format!("translate it in `{folder}/{name}`"));
                        report.add(if is_doubled {
                            missing.caused_by(DiagnosticCause::AnyError)
                        } else {
                            missing
                        });
                    }
                }
            }
        }
    }
    let lacking = LazyCell::new(|| lacking(reference.ids(), |id| catalog.message(id).is_some()));
    let is_obsolete = |id: &&str| !renamed.written.contains(id);
    conditional.extend(extra().filter(is_obsolete).filter_map(|id| {
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

fn missing_message(
    file: &MessageFile,
    original: &Message<&str>,
    reference: &MessageFile,
) -> Diagnostic {
    let id = original.id.name;
    let text = reference.entry_text(id);
    let start = reference.span_of(id).map_or(0, |span| span.start);
    let first_line = Place::new(&reference.path, start..start + text.len());
    let hint = Hint::from(format!("add `{id} = …` to `{}`", file.path));
    Diagnostic::new(Code::MissingMessage, format!("the message `{id}` is missing"))
        .at(Place::file(&file.path))
        .related(first_line, "in the default language")
        .hint(hint.with_change(added(file, text)))
}

/// The change that adds the text of a message to a file, for a translator.
fn added(file: &MessageFile, text: &str) -> Change {
    let end = file.source().len();
    let line_end = if file.source().contains("\r\n") { "\r\n" } else { "\n" };
    let is_ended = end == 0 || file.source().ends_with('\n');
    let text: Vec<&str> = text.trim_end().lines().collect();
    let start = if is_ended { "" } else { line_end };
    let text = format!("{start}{}{line_end}", text.join(line_end));
    Change::spans([(end..end, text)]).as_guess()
}

/// The diagnostic for a message that the translation has at `written`, under a similar id.
fn renamed_message(
    original: &Message<&str>,
    reference: &MessageFile,
    file: &MessageFile,
    written: &str,
) -> Diagnostic {
    let id = original.id.name;
    let message = format!("the message `{id}` is missing, and this one is not in the original");
    let hint = format!("did you mean `{id}`? Otherwise remove this message, and add `{id}`");
    let hint = Hint::from(hint).with_change(Change::word(written, id).as_guess());
    Diagnostic::new(Code::MissingMessage, message)
        .at(file.place(written))
        .related(reference.place(id), "the original")
        .hint(hint)
}

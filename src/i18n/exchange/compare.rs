//! Compares a new text of a translation with the original.

use std::collections::BTreeSet;

use crate::content::DataFiles;
use crate::content::config::MessageRules;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::exchange::Unit;
use crate::i18n::exchange::text::indented;
use crate::i18n::message::{
    Function, LOCALES, MessageFile, common_files, entry_id, lacking_elements, references,
    text_length,
};

/// The names that a translation can refer to.
pub(super) struct Known<'a> {
    /// The messages, terms and functions.
    pub(super) names: &'a BTreeSet<String>,
    pub(super) elements: &'a [String],
    pub(super) data_files: &'a DataFiles,
}

/// Returns the messages, terms and functions of the site. References to messages of other pages are
/// accepted here; `archipel check` reports them.
pub(super) fn known_names(
    snapshot: &Snapshot,
    units: &[Unit],
    rules: &MessageRules,
) -> BTreeSet<String> {
    let common = common_files(snapshot).flat_map(|path| {
        let file = MessageFile::read(snapshot, path, &mut Report::new());
        file.entries().filter_map(entry_id).collect::<Vec<_>>()
    });
    let own = units.iter().filter(|unit| !unit.is_paragraph());
    let own = own.map(|unit| unit.message.clone());
    let functions = Function::ALL.into_iter().map(|function| function.name().to_owned());
    let functions = functions.chain(rules.functions.iter().map(|(name, _)| name.clone()));
    let functions = functions.map(|name| name + "()");
    own.chain(common).chain(functions).collect()
}

/// Parses a text as a file with one message.
pub(super) fn parse(id: &str, text: &str, report: &mut Report) -> MessageFile {
    let source = format!("{id} ={}\n", indented(text, 4));
    let file = MessageFile::parse(SourcePath::new(LOCALES), source, report);
    let is_one = file.entries().count() == 1
        && file.message(id).is_some_and(|message| message.attributes.is_empty());
    if !is_one && !report.has_errors() {
        let message = format!("the text is more than the text of `{id}`");
        report.add(
            Diagnostic::new(Code::FluentSyntax, message).hint("write text and placeables only"),
        );
    }
    file
}

/// Reports variables and elements that the new text lacks, and references that the original lacks.
pub(super) fn compare(unit: &Unit, file: &MessageFile, known: &Known<'_>, report: &mut Report) {
    let id = unit.message.trim_start_matches('-');
    let texts = |target: bool| {
        let texts = unit.forms.iter().filter_map(move |form| match target {
            true => form.target.as_deref(),
            false => Some(form.source.as_str()),
        });
        texts.map(|text| parse(id, text, &mut Report::new())).collect::<Vec<_>>()
    };
    let (originals, mut before) = (texts(false), texts(true));
    let selector =
        unit.selector.iter().map(|it| parse(id, &format!("{{ {it} }}"), &mut Report::new()));
    before.extend(selector);
    let of = |files: &[MessageFile]| -> BTreeSet<String> {
        files.iter().flat_map(|file| file.all().flat_map(references)).collect()
    };
    let (expected, allowed) = (of(&originals), of(&before));
    let found: BTreeSet<String> = file.all().flat_map(references).collect();
    let is_known = |name: &str| match name.strip_prefix('$') {
        Some(variable) => known.data_files.variable(variable).is_some(),
        None => known.names.contains(name.split('.').next().unwrap_or(name)),
    };
    let context = unit.context();
    let mut has_others = false;
    // The variables of a term are the arguments of its calls, such as its case.
    let is_argument = |name: &str| name.starts_with('$') && unit.message.starts_with('-');
    let is_new = |name: &&String| !expected.contains(*name) && !allowed.contains(*name);
    for name in found.iter().filter(is_new).filter(|name| !is_argument(name)) {
        has_others |= !name.starts_with('$');
        if !is_known(name) {
            let message = format!(
                "the translation of `{context}` uses `{name}`, which the original does not"
            );
            let names = expected.iter().map(String::as_str);
            let hint = "use the references of the original, and `{ \"{\" }` for a brace";
            let unknown = Diagnostic::new(Code::ExchangeFile, message);
            report.add(unknown.did_you_mean(name, names, hint));
        }
    }
    let is_lacking = |name: &&String| name.starts_with('$') && !found.contains(*name);
    let lacking = expected.iter().filter(is_lacking).filter(|name| !is_argument(name));
    let list = lacking.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    // A message or term that only the translation refers to can contain the variable.
    if !list.is_empty() && !has_others {
        let message = format!("the translation of `{context}` lacks {list}");
        let hint = "write each variable of the original, as it is, into the translation";
        report.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
    }
    let Some(translated) = file.message(id) else { return };
    let lacks = |original: &MessageFile| {
        let original = original.message(id)?;
        Some(lacking_elements(original, translated, known.elements))
            .filter(|names| !names.is_empty())
    };
    if let Some(names) = originals.iter().find_map(lacks) {
        let message = format!("the translation of `{context}` lacks `<{}>`", names.join(">`, `<"));
        let hint = "mark up the same words as in the original";
        report.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
    }
}

/// Reports a text that is longer than its comment allows.
pub(super) fn check_length(unit: &Unit, id: &str, file: &MessageFile, report: &mut Report) {
    let value = file.message(id).and_then(|message| message.value.as_ref());
    let Some((most, value)) = unit.max_length().zip(value) else { return };
    let length = text_length(value);
    if length > most {
        let context = unit.context();
        let message = format!("the text of `{context}` has {length} characters of at most {most}");
        let hint = "shorten it: a comment of the original, `# max: …`, sets the limit";
        report.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
    }
}

//! Reports variants and attributes that a message or term has twice.

use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement, VariantKey};

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::message::MessageFile;
use crate::i18n::message::mention::entry_patterns;

/// Reports the second of two variants with one key, which is never selected, and of two attributes
/// of one name.
pub(super) fn check_twice(file: &MessageFile, entry: &Entry<&str>, report: &mut Report) {
    let attributes: &[Attribute<&str>] = match entry {
        Entry::Message(message) => &message.attributes,
        Entry::Term(term) => &term.attributes,
        _ => &[],
    };
    let names = attributes.iter().map(|attribute| attribute.id.name).collect();
    report_second(file, (Code::DuplicateMessage, "attribute"), names, report);
    entry_patterns(entry).for_each(|pattern| check_pattern(file, pattern, report));
}

fn check_pattern(file: &MessageFile, pattern: &Pattern<&str>, report: &mut Report) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        let keys = variants.iter().map(|variant| match variant.key {
            VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key } => key,
        });
        report_second(file, (Code::UnknownVariant, "variant"), keys.collect(), report);
        for variant in variants {
            check_pattern(file, &variant.value, report);
        }
    }
}

fn report_second(
    file: &MessageFile,
    (code, what): (Code, &str),
    names: Vec<&str>,
    report: &mut Report,
) {
    for (at, name) in names.iter().enumerate() {
        let Some(first) = names[..at].iter().find(|first| first == &name) else { continue };
        let message = format!("the {what} `{name}` is there twice");
        report.add(
            Diagnostic::new(code, message)
                .at(file.place(name))
                .related(file.place(first), "first here")
                .hint("rename or remove one of the two"),
        );
    }
}

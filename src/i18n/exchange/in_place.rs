//! New texts of one message: only the bytes of texts that differ are replaced.

mod change;
mod layout;
mod write;

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::exchange::in_place::change::Change;
use crate::i18n::exchange::in_place::write::{Style, write};
use crate::i18n::exchange::{Unit, add_units};
use crate::i18n::format::Formatter;
use crate::i18n::message::MessageFile;

pub(super) use crate::i18n::exchange::in_place::change::text_of_fluent;
pub use crate::i18n::exchange::in_place::change::{NewForm, NewText};
pub(super) use crate::i18n::exchange::in_place::layout::laid_out;

/// The texts of a message of `original`, with those of `target`. `below` is the path of the file
/// below the folders of all locales.
pub fn message_units(
    original: &MessageFile,
    target: Option<&MessageFile>,
    below: &str,
    id: &str,
    formatter: &Formatter,
) -> Vec<Unit> {
    let mut units = Vec::new();
    add_units(original, below, &|_| target, formatter, &mut units);
    units.retain(|unit| unit.message == id);
    units
}

/// Returns the text of `target` with new texts of the message of these units. Reports texts that
/// are not the text of a message, or too long; in this case there is no result.
pub fn set_texts(
    original: &MessageFile,
    target: &MessageFile,
    units: &[Unit],
    texts: &[NewText],
    report: &mut Report,
) -> Option<String> {
    let mut mistakes = Report::new();
    let mut changes = Vec::new();
    for new in texts {
        match units.iter().find(|unit| unit.attribute == new.attribute) {
            Some(unit) => changes.extend(Change::of(unit, new, &mut mistakes)),
            None => mistakes.add(unknown_part(units, new.attribute.as_deref())),
        }
    }
    let written = if mistakes.has_errors() {
        None
    } else {
        let styles = [Style::Present, Style::Plain];
        let written = styles.into_iter().find_map(|style| write(original, target, &changes, style));
        if written.is_none() {
            let message = format!("the texts can't be written to `{}`", target.path);
            let hint = "run `archipel check`, and correct the mistakes in that file";
            mistakes.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
        }
        written
    };
    report.extend(mistakes);
    written
}

fn unknown_part(units: &[Unit], attribute: Option<&str>) -> Diagnostic {
    let id = units.first().map_or("", |unit| unit.message.as_str());
    let message = match attribute {
        Some(name) => format!("the message `{id}` has no attribute `{name}`"),
        None => format!("the message `{id}` has only attributes"),
    };
    Diagnostic::new(Code::ExchangeFile, message).hint("load the message again")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::source::SourcePath;

    fn file(source: &str) -> MessageFile {
        MessageFile::parse(
            SourcePath::new("locales/de/a.ftl"),
            source.to_owned(),
            &mut Report::new(),
        )
    }

    fn set(
        source: &str,
        id: &str,
        attribute: Option<&str>,
        forms: &[(Option<&str>, &str)],
    ) -> Result<String, String> {
        let target = file(source);
        let formatter = Formatter::new("de").unwrap();
        let units = message_units(&target, Some(&target), "a.ftl", id, &formatter);
        let forms = forms.iter().map(|(variant, text)| NewForm {
            variant: variant.map(str::to_owned),
            text: (*text).to_owned(),
        });
        let new = NewText { attribute: attribute.map(str::to_owned), forms: forms.collect() };
        let mut report = Report::new();
        set_texts(&target, &target, &units, &[new], &mut report)
            .ok_or_else(|| report.iter().map(|one| one.message.clone()).collect())
    }

    #[test]
    fn only_the_bytes_of_a_text_change() {
        for (source, text, expected) in [
            ("# c\na  =  Old {$n}\n\nb = B\n", "New { $n }", "# c\na  =  New {$n}\n\nb = B\n"),
            (
                "a =\r\n  One\r\n  two\r\nb = B",
                "1\n2\n\n3",
                "a =\r\n  1\r\n  2\r\n\r\n  3\r\nb = B",
            ),
            ("a = One\n  two\n    .x = y\n", "1\n2", "a = 1\n  2\n    .x = y\n"),
            ("a = One\n", "1\n2", "a =\n    1\n    2\n"),
            ("a = One\n", "b } c", "a = b { \"}\" } c\n"),
            ("a =\n    One\n", ".x = 1", "a = .x = 1\n"),
            ("a = One", "x\n\nb = 2\n.c = 3", "a =\n    x\n\n    b = 2\n    { \".\" }c = 3"),
        ] {
            assert_eq!(
                set(source, "a", None, &[(None, text)]).as_deref(),
                Ok(expected),
                "{text:?}"
            );
        }
        let source = "a = A\n    .x = Old\n    .y = Y\n";
        let expected = "a = A\n    .x = New\n    .y = Y\n";
        assert_eq!(set(source, "a", Some("x"), &[(None, "New")]).as_deref(), Ok(expected));
    }

    #[test]
    fn a_form_is_replaced_at_its_place() {
        let source =
            "a = {$n ->\n  [0]none\n   [one]  {$n} lamp\n  *[other] {$n}\n     lamps\n } \nb = B\n";
        let forms =
            [(Some("0"), "none"), (Some("one"), "{ $n } light"), (Some("other"), "{ $n }\nlamps")];
        let expected = source.replace("{$n} lamp\n", "{$n} light\n");
        assert_eq!(set(source, "a", None, &forms), Ok(expected));
        let forms = [(Some("one"), "{ $n } lamp"), (Some("other"), "many")];
        let expected = source.replace("{$n}\n     lamps", "many");
        assert_eq!(set(source, "a", None, &forms), Ok(expected));
        let around = "a = Buy { $n ->\n    [one] a lamp\n   *[other] { $n } lamps\n}!\n";
        let forms = [(Some("one"), "Buy a light!"), (Some("other"), "Buy { $n } lamps!")];
        let expected = "a = { $n ->\n    [one] Buy a light!\n   *[other] Buy { $n } lamps!\n}\n";
        assert_eq!(set(around, "a", None, &forms).as_deref(), Ok(expected));
    }

    #[test]
    fn a_wrong_text_is_reported() {
        let source = "# max: 3\na = A\n";
        assert!(set(source, "a", None, &[(None, "long text")]).unwrap_err().contains("at most 3"));
        assert!(set(source, "a", None, &[(None, "{ $ }")]).is_err());
        assert!(set(source, "a", None, &[(None, "\u{1}")]).is_err());
        assert!(set(source, "a", None, &[(Some("one"), "x")]).unwrap_err().contains("no form"));
        assert!(set(source, "a", Some("x"), &[(None, "x")]).unwrap_err().contains("attribute"));
    }
}

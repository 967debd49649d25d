//! A new text of a unit, checked.

use crate::engine::diagnostic::{Code, Diagnostic, Report, forbidden, forbidden_character};
use crate::i18n::exchange::Unit;
use crate::i18n::exchange::compare::{check_length, parse};
use crate::i18n::exchange::text::{choice, fluent, text_of};

/// New texts of the value of a message, or of one of its attributes.
pub struct NewText {
    /// The name of the attribute.
    pub attribute: Option<String>,
    /// The texts.
    pub forms: Vec<NewForm>,
}

/// A new text.
pub struct NewForm {
    /// The name of the variant, if the text has variants.
    pub variant: Option<String>,
    /// The text, as Fluent without indentation.
    pub text: String,
}

/// The new text of a unit.
pub(super) struct Change<'a> {
    pub(super) unit: &'a Unit,
    /// The text of each form, as Fluent; `None` for forms that the message lacks.
    pub(super) forms: Vec<Option<String>>,
}

impl<'a> Change<'a> {
    /// Checks the new texts; `None` if nothing changes, or if a text is wrong.
    pub(super) fn of(unit: &'a Unit, new: &NewText, report: &mut Report) -> Option<Change<'a>> {
        let mut mistakes = Report::new();
        let context = unit.context();
        let id = unit.message.trim_start_matches('-');
        let is_known = |one: &&NewForm| unit.forms.iter().any(|form| form.variant == one.variant);
        if let Some(other) = new.forms.iter().find(|one| !is_known(one)) {
            let variant = other.variant.as_deref().unwrap_or_default();
            let message = format!("`{context}` has no form `{variant}`");
            mistakes
                .add(Diagnostic::new(Code::ExchangeFile, message).hint("load the message again"));
        }
        let mut forms = Vec::new();
        let mut is_changed = false;
        for form in &unit.forms {
            let given = new.forms.iter().find(|one| one.variant == form.variant);
            let Some(given) = given.filter(|one| form.target.as_ref() != Some(&one.text)) else {
                if form.target.is_none() && !form.is_optional {
                    let variant = form.variant.as_deref().unwrap_or_default();
                    let message = format!("the form `{variant}` of `{context}` has no text");
                    let hint = "write a text for each form";
                    mistakes.add(Diagnostic::new(Code::ExchangeFile, message).hint(hint));
                }
                forms.push(form.target.as_deref().map(fluent));
                continue;
            };
            is_changed = true;
            if let Some((_, c)) = forbidden(&given.text) {
                mistakes.add(forbidden_character(c));
            }
            let text = fluent(&given.text);
            let file = parse(id, &text, &mut mistakes);
            check_length(unit, id, &file, &mut mistakes);
            forms.push(Some(text));
        }
        let is_right = !mistakes.has_errors();
        report.extend(mistakes);
        (is_changed && is_right).then_some(Change { unit, forms })
    }

    /// The whole text.
    pub(super) fn to_fluent(&self) -> String {
        match &self.unit.selector {
            None => self.forms.iter().flatten().next().cloned().unwrap_or_default(),
            Some(selector) => {
                let forms = self.unit.forms.iter().zip(&self.forms);
                let plain = |text: &String| text_of_fluent(text).unwrap_or_else(|| text.clone());
                let variants = forms.filter_map(|(form, text)| {
                    Some((form.variant.clone().unwrap_or_default(), plain(text.as_ref()?)))
                });
                choice(selector, variants.collect()).to_fluent()
            }
        }
    }
}

/// The text of a pattern in the notation of the parser.
pub(in crate::i18n::exchange) fn text_of_fluent(text: &str) -> Option<String> {
    let file = parse("x", text, &mut Report::new());
    file.message("x")?.value.as_ref().map(text_of)
}

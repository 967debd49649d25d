//! Restores numbers that have more digits than the printer writes.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::Range;

use lightningcss::properties::custom::{Token, TokenList, TokenOrValue};
use lightningcss::stylesheet::StyleSheet;
use lightningcss::values::time::Time;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};
use regex::Regex;

use crate::assets::asset::scan::code;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::SourcePath;

/// The digits that the printer writes.
const PRINTED_DIGITS: usize = 6;

/// Restores the large numbers in the values of custom properties, and in those with variables, as
/// the text has them. Scripts read custom properties: `--built: 1732924812345` is no measure.
/// Numbers of which the parser makes the same one are reported.
pub(super) fn restore(
    sheet: &mut StyleSheet<'_>,
    path: &SourcePath,
    text: &str,
    report: &mut Report,
) {
    let mut written: BTreeMap<u32, Vec<Range<usize>>> = BTreeMap::new();
    for span in large_numbers(text) {
        if let Ok(value) = text[span.clone()].parse::<f32>() {
            let spans = written.entry(value.to_bits()).or_default();
            if !spans.iter().any(|known| text[known.clone()] == text[span.clone()]) {
                spans.push(span);
            }
        }
    }
    if !written.is_empty() {
        let Ok(()) = sheet.visit(&mut Restorer { path, text, written, report });
    }
}

/// The numbers with more digits before the point than the printer writes.
fn large_numbers(text: &str) -> Vec<Range<usize>> {
    let mut runs = text.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit());
    if !runs.any(|run| run[0].is_ascii_digit() && run.len() >= PRINTED_DIGITS) {
        return Vec::new();
    }
    let number = r"(?x) (?:^|[^.\#\-0-9A-Z_a-z\u{80}-\u{10ffff}])
        ([+-]?[0-9]{6,}(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)";
    let number = Regex::new(number).expect("the pattern is valid");
    let code = code(text);
    let numbers = number.captures_iter(&code).filter_map(|found| found.get(1));
    numbers.map(|number| number.range()).collect()
}

struct Restorer<'a> {
    path: &'a SourcePath,
    text: &'a str,
    /// By the bits of the number that the parser makes of each.
    written: BTreeMap<u32, Vec<Range<usize>>>,
    report: &'a mut Report,
}

impl<'i> Visitor<'i> for Restorer<'_> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(TOKENS)
    }

    fn visit_token_list(&mut self, tokens: &mut TokenList<'i>) -> Result<(), Infallible> {
        tokens.visit_children(self)?;
        let restored = std::mem::take(&mut tokens.0).into_iter();
        tokens.0 = restored
            .flat_map(|token| match self.written(&token) {
                Some(number) => {
                    let delimiter = |c| TokenOrValue::Token(Token::Delim(c));
                    number.chars().map(delimiter).collect()
                }
                None => vec![token],
            })
            .collect();
        Ok(())
    }
}

impl Restorer<'_> {
    /// A large number as its text has it, with its unit.
    fn written(&mut self, token: &TokenOrValue<'_>) -> Option<String> {
        let (value, unit) = match token {
            TokenOrValue::Token(Token::Number { value, .. }) => (*value, ""),
            TokenOrValue::Token(Token::Dimension { value, unit, .. }) => (*value, &**unit),
            TokenOrValue::Length(length) => length.to_unit_value(),
            TokenOrValue::Time(Time::Milliseconds(value)) => (*value, "ms"),
            TokenOrValue::Time(Time::Seconds(value)) => (*value, "s"),
            _ => return None,
        };
        let spans = self.written.get_mut(&value.to_bits())?;
        let number = &self.text[spans.first()?.clone()];
        for span in spans.drain(1..) {
            let message =
                format!("`{}` is read as the same number as `{number}`", &self.text[span.clone()]);
            let hint = "write both as strings, in quotation marks";
            let place = Place::new(self.path, span);
            self.report.add(Diagnostic::new(Code::CssError, message).at(place).hint(hint));
        }
        Some(format!("{number}{unit}"))
    }
}

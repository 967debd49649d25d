//! Parses style sheets.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};

use lightningcss::error::{Error, ParserError, SelectorError};
use lightningcss::rules::CssRule;
use lightningcss::stylesheet::{ParserFlags, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::traits::ToCss;

use crate::assets::asset::animation_range;
use crate::assets::asset::at_rules::check_at_rules;
use crate::assets::asset::expansion;
use crate::assets::asset::loads::StyleLoad;
use crate::assets::asset::names::{check_names, wrong_pseudo};
use crate::assets::asset::notation::check_notation;
use crate::assets::asset::numbers;
use crate::assets::asset::rewrite::resolve_urls;
use crate::assets::asset::scan::{Lines, too_deep, unclosed};
use crate::base::limit::{CSS_BLOCKS, CSS_SELECTOR};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};

/// A compiled style sheet, or a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Style {
    pub(super) text: String,
    /// The names of the assets that it refers to.
    pub(super) shows: BTreeSet<String>,
    /// The files of other origins that it loads.
    pub(super) loads: Vec<StyleLoad>,
}

/// Parses a style sheet and resolves its URLs; errors are reported.
pub(super) fn parse<'i>(
    path: &SourcePath,
    text: &'i str,
    source_index: u32,
    snapshot: &Snapshot,
    report: &mut Report,
) -> Vec<CssRule<'i>> {
    let Some(mut sheet) = parse_checked(path, text, source_index, report) else {
        return Vec::new();
    };
    resolve_urls(&mut sheet, path, text, snapshot, report);
    sheet.rules.0
}

/// Reports the mistakes in a style sheet whose URLs are resolved elsewhere: one that code of
/// islands imports.
pub fn check_island_style(path: &SourcePath, text: &str, report: &mut Report) {
    parse_checked(path, text, 0, report);
}

/// Parses a style sheet; errors are reported. `None` if it can't be used at all.
pub(super) fn parse_checked<'i>(
    path: &SourcePath,
    text: &'i str,
    source_index: u32,
    report: &mut Report,
) -> Option<StyleSheet<'i>> {
    if let Some(at) = too_deep(text) {
        let message = format!("the style sheet has {CSS_BLOCKS}");
        report.add(Diagnostic::new(Code::CssError, message).at(Place::new(path, at..at)));
        return None;
    }
    let Some(rest) = check_notation(path, text, report) else {
        return parse_css(path, text, source_index, report);
    };
    // The other mistakes are found without the notation of preprocessors.
    parse_css(path, &rest, source_index, report);
    parse_css(path, text, source_index, &mut Report::new())
}

/// Parses a style sheet in the notation of CSS; errors are reported.
fn parse_css<'i>(
    path: &SourcePath,
    text: &'i str,
    source_index: u32,
    report: &mut Report,
) -> Option<StyleSheet<'i>> {
    let open = unclosed(text);
    if let Some((span, end)) = &open {
        let what = match *end {
            "*/" => "comment",
            "\"" | "'" => "string",
            _ => "block",
        };
        let message = format!("this `{}` is not closed", &text[span.clone()]);
        let hint = format!("write `{end}` where the {what} ends");
        report.add(
            Diagnostic::new(Code::CssError, message).at(Place::new(path, span.clone())).hint(hint),
        );
    }
    // The parser reads the text after it as part of the block. The name before a parenthesis is
    // part of the token.
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let is_effect = |error: &Error<ParserError<'_>>| {
        let at = offset(text, error).unwrap_or(text.len());
        open.as_ref().is_some_and(|(span, _)| {
            let is_end = matches!(error.kind, ParserError::EndOfInput);
            let before = &text[..span.start];
            let start = match &text[span.clone()] {
                "(" => before.trim_end_matches(is_name).len(),
                _ => span.start,
            };
            is_end || at >= start && wrong_declaration(path, text, at).is_none()
        })
    };
    let warnings = Arc::default();
    let options = ParserOptions {
        filename: path.to_string(),
        source_index,
        error_recovery: true,
        warnings: Some(Arc::clone(&warnings)),
        flags: ParserFlags::CUSTOM_MEDIA,
        ..ParserOptions::default()
    };
    let parsed = StyleSheet::parse(text, options);
    for error in warnings.read().unwrap_or_else(PoisonError::into_inner).iter() {
        if is_effect(error) {
            continue;
        }
        match &error.kind {
            // These are checked in the rules.
            ParserError::AtRuleInvalid(_) => {}
            ParserError::SelectorError(
                SelectorError::UnsupportedPseudoClass(name)
                | SelectorError::UnsupportedPseudoElement(name),
            ) => {
                let at = offset(text, error).unwrap_or_default();
                if let Some(wrong) = wrong_pseudo(path, text, name, at) {
                    report.add(wrong);
                }
            }
            ParserError::AtRuleBodyInvalid => report.add(incomplete_property(path, text, error)),
            _ => report.add(syntax(path, text, error)),
        }
    }
    let mut sheet = match parsed {
        Ok(sheet) => sheet,
        Err(error) => {
            if !is_effect(&error) {
                report.add(syntax(path, text, &error));
            }
            return None;
        }
    };
    animation_range::check(path, text, report);
    numbers::restore(&mut sheet, path, text, report);
    check_at_rules(&mut sheet, path, text, report);
    check_names(&mut sheet, path, text, report);
    if let Some(at) = expansion::too_long(&mut sheet) {
        let message = format!("with nesting resolved, this selector has {CSS_SELECTOR}");
        let place = Place::new(path, Lines::new(text).locate(at.line, at.column, ""));
        report.add(
            Diagnostic::new(Code::CssError, message)
                .at(place)
                .hint("write `&` less often: each one repeats the whole selector around it"),
        );
        return None;
    }
    Some(sheet)
}

/// The offset of an error.
fn offset(text: &str, error: &Error<ParserError<'_>>) -> Option<usize> {
    let place = error.loc.as_ref().map(|loc| Lines::new(text).locate(loc.line, loc.column, ""));
    place.map(|place| place.start)
}

/// The warning about a rule `@property` without a descriptor that CSS requires. Browsers ignore the
/// rule, like the parser.
fn incomplete_property(
    path: &SourcePath,
    text: &str,
    error: &Error<ParserError<'_>>,
) -> Diagnostic {
    const NAME: &str = "@property";
    let end = offset(text, error).unwrap_or(text.len());
    let starts = text[..end].match_indices('@').map(|(at, _)| at);
    let is_name =
        |at: &usize| text.get(*at..at + NAME.len()).is_some_and(|it| it.eq_ignore_ascii_case(NAME));
    let Some(at) = starts.rev().find(is_name) else { return syntax(path, text, error) };
    let rule = &text[at..text[at..].find('}').map_or(text.len(), |length| at + length)];
    let lacks = |name: &&str| !rule.to_ascii_lowercase().contains(name);
    let missing = ["syntax", "inherits", "initial-value"].into_iter().find(lacks);
    let missing = missing.unwrap_or("initial-value");
    let message = format!("browsers ignore this `{NAME}`, since it has no `{missing}`");
    let hint = match missing {
        "initial-value" => {
            "write `initial-value: …` in it; only with `syntax: \"*\"` it can be left out"
                .to_owned()
        }
        _ => format!("write `{missing}: …` in it"),
    };
    let place = Place::new(path, at..at + NAME.len());
    Diagnostic::new(Code::UnknownCss, message).at(place).hint(hint)
}

fn syntax(path: &SourcePath, text: &str, error: &Error<ParserError<'_>>) -> Diagnostic {
    let at = offset(text, error);
    if let Some(wrong) = at.and_then(|at| wrong_declaration(path, text, at)) {
        return wrong;
    }
    let what = match &error.kind {
        ParserError::UnexpectedToken(token) => match token.to_css_string(PrinterOptions::default())
        {
            Ok(token) if !token.trim().is_empty() => format!("unexpected `{token}`"),
            _ => "unexpected token".to_owned(),
        },
        kind => lower_first(&kind.to_string()),
    };
    let place = at.map_or_else(|| Place::file(path), |at| Place::new(path, at..at));
    Diagnostic::new(Code::CssError, format!("the CSS can't be read: {what}")).at(place).hint(
        match &error.kind {
            ParserError::InvalidMediaQuery => {
                "browsers never apply this block: correct the query, or remove the block"
            }
            _ => "check the braces, colons and semicolons around this place",
        },
    )
}

/// The mistake in the declaration that the text up to `at` ends in, if it is a well-known one.
fn wrong_declaration(path: &SourcePath, text: &str, at: usize) -> Option<Diagnostic> {
    let before = &text[..at];
    let begin = before.rfind(['{', '}', ';', '/'])? + 1;
    let declaration = before[begin..].trim_start();
    let start = at - declaration.len();
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_alphabetic() || c == '-')
            && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'))
    };
    let wrong = |message: String, length: usize, hint: String| {
        let place = Place::new(path, start..start + length);
        Some(Diagnostic::new(Code::CssError, message).at(place).hint(hint))
    };
    let hack = declaration.strip_prefix('*').and_then(|rest| rest.split_once(':'));
    if let Some((name, _)) = hack.filter(|(name, _)| is_name(name)) {
        let message = format!("`*{name}` is not a property: only Internet Explorer 7 reads it");
        return wrong(message, name.len() + 1, "remove the declaration".to_owned());
    }
    let name = declaration.trim_end();
    let ends = text[at..].trim_start().starts_with([';', '}']);
    if ends && is_name(name) {
        let message = format!("`{name}` has no value");
        return wrong(message, name.len(), format!("write `{name}: …;`, or remove it"));
    }
    None
}

pub(super) fn lower_first(words: &str) -> String {
    let first = words.chars().next().map_or(0, char::len_utf8);
    words[..first].to_lowercase() + &words[first..]
}

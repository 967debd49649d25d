//! Style sheets, from text to rules and back.

use std::sync::{Arc, PoisonError, RwLock};

use lightningcss::error::{Error, ErrorLocation, ParserError, SelectorError};
use lightningcss::rules::{CssRule, CssRuleList};
use lightningcss::stylesheet::{
    MinifyOptions, ParserFlags, ParserOptions, PrinterOptions, StyleSheet,
};
use lightningcss::targets::Targets;
use lightningcss::traits::ToCss;

use crate::asset::rewrite::{resolve_urls, write_urls};
use crate::asset::scan::{DEPTH_LIMIT, locate, too_deep};
use crate::asset::sheet::Sheet;
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::source::{Snapshot, SourcePath};

/// The rules of a style sheet, its URLs resolved, and what is wrong with it.
pub(super) fn parse<'i>(
    path: &SourcePath,
    text: &'i str,
    source_index: u32,
    snapshot: &Snapshot,
    report: &mut Report,
) -> Vec<CssRule<'i>> {
    if let Some(at) = too_deep(text) {
        let message = format!("blocks lie within each other more than {DEPTH_LIMIT} deep");
        report.add(Diagnostic::new(Code::CssError, message).at(Place::new(path, at..at)));
        return Vec::new();
    }
    let warnings = Arc::new(RwLock::new(Vec::new()));
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
        if is_mistake(&error.kind) {
            report.add(syntax(path, text, error));
        }
    }
    let mut sheet = match parsed {
        Ok(sheet) => sheet,
        Err(error) => {
            report.add(syntax(path, text, &error));
            return Vec::new();
        }
    };
    resolve_urls(&mut sheet, path, text, snapshot, report);
    sheet.rules.0
}

/// Newer CSS than the parser knows is passed through, as browsers would.
fn is_mistake(error: &ParserError<'_>) -> bool {
    !matches!(
        error,
        ParserError::AtRuleInvalid(_)
            | ParserError::SelectorError(
                SelectorError::UnsupportedPseudoClass(_)
                    | SelectorError::UnsupportedPseudoElement(_)
            )
    )
}

fn syntax(path: &SourcePath, text: &str, error: &Error<ParserError<'_>>) -> Diagnostic {
    let what = match &error.kind {
        ParserError::UnexpectedToken(token) => match token.to_css_string(PrinterOptions::default())
        {
            Ok(token) if !token.trim().is_empty() => format!("unexpected `{token}`"),
            _ => "unexpected token".to_owned(),
        },
        kind => lower_first(&kind.to_string()),
    };
    let place = match &error.loc {
        Some(loc) => Place::new(path, locate(text, loc.line, loc.column, "")),
        None => Place::file(path),
    };
    Diagnostic::new(Code::CssError, format!("the CSS can't be read: {what}"))
        .at(place)
        .hint("check the braces, colons and semicolons around this place")
}

/// Prints bundled rules: lowered for `targets`, without white space and comments. `url_of` gives
/// the URL of an asset.
pub(super) fn print(
    sheets: &[Sheet<'_>],
    rules: Vec<CssRule<'_>>,
    targets: Targets,
    url_of: impl FnMut(&str) -> Option<String>,
    report: &mut Report,
) -> String {
    let names = sheets.iter().map(|sheet| sheet.path().to_string()).collect();
    let options = ParserOptions { flags: ParserFlags::CUSTOM_MEDIA, ..ParserOptions::default() };
    let mut whole = StyleSheet::new(names, CssRuleList(rules), options);
    write_urls(&mut whole, url_of);
    if let Err(error) = whole.minify(MinifyOptions { targets, ..MinifyOptions::default() }) {
        report.add(unprintable(sheets, &error.kind.to_string(), error.loc.as_ref()));
    }
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    match whole.to_css(options) {
        Ok(printed) => printed.code,
        Err(error) => {
            report.add(unprintable(sheets, &error.kind.to_string(), error.loc.as_ref()));
            String::new()
        }
    }
}

fn unprintable(sheets: &[Sheet<'_>], words: &str, at: Option<&ErrorLocation>) -> Diagnostic {
    let diagnostic =
        Diagnostic::new(Code::CssError, format!("the CSS can't be used: {}", lower_first(words)));
    let Some(at) = at else { return diagnostic };
    match sheets.iter().find(|sheet| sheet.path().as_str() == at.filename) {
        Some(sheet) => diagnostic.at(sheet.place(at.line, at.column, "")),
        None => diagnostic,
    }
}

fn lower_first(words: &str) -> String {
    let first = words.chars().next().map_or(0, char::len_utf8);
    words[..first].to_lowercase() + &words[first..]
}

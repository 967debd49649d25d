//! Style sheets: each file is parsed once, its imports and URLs resolved to files.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use lightningcss::error::{Error, ErrorLocation, ParserError, SelectorError};
use lightningcss::rules::{CssRule, CssRuleList, Location};
use lightningcss::stylesheet::{
    MinifyOptions, ParserFlags, ParserOptions, PrinterOptions, StyleSheet,
};
use lightningcss::targets::Targets;
use lightningcss::traits::ToCss;

use crate::asset::ASSETS;
use crate::asset::reference::{self, Reference};
use crate::asset::rewrite::{resolve_urls, write_urls};
use crate::asset::scan::{DEPTH_LIMIT, locate, too_deep};
use crate::diagnostic::{Code, Diagnostic, Place, Report};
use crate::parallel;
use crate::source::{Snapshot, SourcePath, Unreadable};

/// The texts of all style sheets of the project, read when they are first needed. They outlive
/// the parsed rules, which borrow from them.
pub(super) struct Texts<'s> {
    snapshot: &'s Snapshot,
    texts: BTreeMap<&'s str, Text<'s>>,
}

struct Text<'s> {
    path: &'s SourcePath,
    read: OnceLock<Result<String, Unreadable>>,
}

impl<'s> Texts<'s> {
    pub(super) fn new(snapshot: &'s Snapshot) -> Texts<'s> {
        let texts = snapshot
            .under("")
            .filter(|path| path.as_str().ends_with(".css"))
            .map(|path| (path.as_str(), Text { path, read: OnceLock::new() }))
            .collect();
        Texts { snapshot, texts }
    }

    fn get(&self, path: &str) -> Option<(&'s SourcePath, &Result<String, Unreadable>)> {
        let text = self.texts.get(path)?;
        Some((text.path, text.read.get_or_init(|| self.snapshot.read_text(path))))
    }
}

/// One file, parsed.
pub(super) struct Sheet<'i> {
    /// Its place in the list of sheets.
    number: usize,
    /// Where it lies.
    pub(super) path: &'i SourcePath,
    /// Its text, for places.
    text: &'i str,
    /// Its rules; the URLs in them are resolved.
    pub(super) rules: Vec<CssRule<'i>>,
    /// What each `@import` among the rules leads to, in order.
    pub(super) imports: Vec<Import>,
}

/// What an `@import` leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Import {
    /// The sheet of that number.
    Sheet(usize),
    /// Another site's style sheet.
    Elsewhere,
    /// Nothing; it has been reported.
    Nothing,
}

impl Sheet<'_> {
    /// The location of its first byte.
    pub(super) fn start(&self) -> Location {
        Location { source_index: source_index(self.number), line: 0, column: 1 }
    }

    /// The place of a rule, with `needle` as its extent when that is found there.
    pub(super) fn place(&self, at: Location, needle: &str) -> Place {
        Place::new(self.path, locate(self.text, at.line, at.column, needle))
    }
}

fn source_index(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Parses the style sheets in `assets/` and everything they import, in the order met.
pub(super) fn parse_all<'i>(texts: &'i Texts<'_>, report: &mut Report) -> Vec<Sheet<'i>> {
    let mut sheets = Vec::new();
    let mut numbers = BTreeMap::new();
    let mut waiting: Vec<&'i str> = Vec::new();
    for path in texts.texts.keys().filter(|path| path.starts_with(ASSETS)) {
        numbers.insert(*path, numbers.len());
        waiting.push(path);
    }
    // What lies elsewhere is found as imports are followed; most lies here.
    let here: Vec<(usize, &'i str)> = waiting.iter().copied().enumerate().collect();
    let parsed = parallel::map(&here, |(number, path)| read(texts, path, *number));
    let mut parsed = parsed.into_iter();
    let mut next = 0;
    while let Some(&path) = waiting.get(next) {
        let known = parsed.next().unwrap_or_else(|| read(texts, path, next));
        let Some((path, text, rules, found)) = known else { break };
        report.extend(found);
        let mut sheet = Sheet { number: next, path, text, rules, imports: Vec::new() };
        for rule in &sheet.rules {
            let CssRule::Import(rule) = rule else { continue };
            sheet.imports.push(match import(&sheet, &rule.url, rule.loc, texts, report) {
                Ok(None) => Import::Elsewhere,
                Err(()) => Import::Nothing,
                Ok(Some(to)) => Import::Sheet(*numbers.entry(to).or_insert_with(|| {
                    waiting.push(to);
                    waiting.len() - 1
                })),
            });
        }
        sheets.push(sheet);
        next += 1;
    }
    sheets
}

/// Reads and parses a sheet, with what is wrong with it.
fn read<'i>(
    texts: &'i Texts<'_>,
    path: &str,
    number: usize,
) -> Option<(&'i SourcePath, &'i str, Vec<CssRule<'i>>, Report)> {
    let mut report = Report::new();
    let (path, text) = texts.get(path)?;
    let text = match text {
        Ok(text) => text.as_str(),
        Err(reason) => {
            report.add(unreadable(path, reason));
            ""
        }
    };
    let rules = parse(path, text, number, texts.snapshot, &mut report);
    Some((path, text, rules, report))
}

/// What is reported of a file that can't be used.
pub(super) fn unreadable(path: &SourcePath, reason: &Unreadable) -> Diagnostic {
    match reason {
        Unreadable::NotUtf8 { offset } => {
            Diagnostic::new(Code::InvalidUtf8, format!("`{path}` is not UTF-8 text"))
                .at(Place::new(path, *offset..*offset))
                .hint("save the file as UTF-8")
        }
        Unreadable::Io(words) => {
            Diagnostic::new(Code::UnreadableFile, format!("`{path}` can't be read: {words}"))
                .at(Place::file(path))
                .hint("check that the file exists and that you may read it")
        }
        _ => Diagnostic::new(Code::UnreadableFile, format!("`{path}` can't be read"))
            .at(Place::file(path)),
    }
}

fn import<'i>(
    sheet: &Sheet<'i>,
    url: &str,
    at: Location,
    texts: &'i Texts<'_>,
    report: &mut Report,
) -> Result<Option<&'i str>, ()> {
    let Reference::File { path, .. } = reference::resolve(sheet.path.as_str(), url) else {
        return Ok(None);
    };
    if let Some((known, _)) = texts.texts.get_key_value(path.as_str()) {
        return Ok(Some(*known));
    }
    let folder = reference::folder(sheet.path.as_str());
    let given = reference::relative(folder, &path);
    let known: Vec<String> =
        texts.texts.keys().map(|path| reference::relative(folder, path)).collect();
    report.add(
        Diagnostic::new(
            Code::CssError,
            format!("the imported style sheet `{path}` does not exist"),
        )
        .at(sheet.place(at, url))
        .did_you_mean(
            &given,
            known.iter().map(String::as_str),
            "a path is relative to the importing file, or to the project when it begins with `/`",
        ),
    );
    Err(())
}

fn parse<'i>(
    path: &SourcePath,
    text: &'i str,
    number: usize,
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
        source_index: source_index(number),
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
pub(super) fn print<'i>(
    sheets: &[Sheet<'i>],
    rules: Vec<CssRule<'i>>,
    targets: Targets,
    url_of: impl FnMut(&str) -> Option<String>,
    report: &mut Report,
) -> String {
    let names = sheets.iter().map(|sheet| sheet.path.to_string()).collect();
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
    match sheets.iter().find(|sheet| sheet.path.as_str() == at.filename) {
        Some(sheet) => {
            diagnostic.at(Place::new(sheet.path, locate(sheet.text, at.line, at.column, "")))
        }
        None => diagnostic,
    }
}

fn lower_first(words: &str) -> String {
    let first = words.chars().next().map_or(0, char::len_utf8);
    words[..first].to_lowercase() + &words[first..]
}

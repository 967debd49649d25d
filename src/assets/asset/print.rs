//! Prints style sheets.

use std::collections::BTreeSet;
use std::fmt::Display;

use lightningcss::error::{ErrorLocation, MinifyErrorKind};
use lightningcss::rules::CssRuleList;
use lightningcss::stylesheet::{ParserFlags, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::Targets;

use crate::assets::asset::at_rules::preprocessed;
use crate::assets::asset::bundle::Bundled;
use crate::assets::asset::declarations;
use crate::assets::asset::files::Assets;
use crate::assets::asset::layers;
use crate::assets::asset::overflow;
use crate::assets::asset::reference::relative;
use crate::assets::asset::rewrite::write_urls;
use crate::assets::asset::scan::{code, licences};
use crate::assets::asset::sheet::Sheet;
use crate::assets::asset::style::{Style, lower_first};
use crate::assets::asset::targets::CssTargets;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::output::encode_address;
use crate::engine::source::SourcePath;

/// Prints a bundle in `folder`.
pub(super) fn style<'i>(
    assets: &Assets,
    sheets: &[Sheet<'i>],
    bundled: Bundled<'i>,
    targets: &CssTargets,
    folder: &str,
    report: &mut Report,
) -> Style {
    let mut shows = BTreeSet::new();
    let loads = bundled.sheets.iter().filter_map(|sheet| sheets.get(*sheet));
    let loads = loads.flat_map(Sheet::loads).cloned().collect();
    let url_of = |name: &str| {
        let path = &assets.get(name)?.path;
        shows.insert(name.to_owned());
        Some(encode_address(&relative(folder, path.as_str())))
    };
    let text = print(sheets, bundled, targets.0, url_of, report);
    Style { text, shows, loads }
}

/// An error in a bundled style sheet.
pub struct StyleFault {
    /// The message.
    pub message: String,
    /// The custom media query that is not defined, if that is the error.
    pub media: Option<String>,
}

impl StyleFault {
    fn new(kind: &impl Display) -> StyleFault {
        StyleFault { message: lower_first(&kind.to_string()), media: None }
    }
}

/// Prints a style sheet that is already bundled: lowered for `targets` and minified.
pub fn minify(css: &str, targets: &CssTargets) -> Result<String, StyleFault> {
    let flags = ParserFlags::CUSTOM_MEDIA;
    let options = ParserOptions { error_recovery: true, flags, ..ParserOptions::default() };
    let mut sheet =
        StyleSheet::parse(css, options).map_err(|error| StyleFault::new(&error.kind))?;
    if let Some(name) = preprocessed(&mut sheet) {
        let message = format!("`@{name}` is for a preprocessor, and browsers ignore it");
        return Err(StyleFault { message, media: None });
    }
    // The parser reads only those at the start.
    sheet.license_comments = licences(css).into_iter().map(Into::into).collect();
    let targets = targets.0;
    declarations::minify(&mut sheet, targets).map_err(|error| StyleFault {
        media: undefined_media(&error.kind),
        ..StyleFault::new(&error.kind)
    })?;
    overflow::split(&mut sheet, targets.browsers);
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    let printed = sheet.to_css(options).map_err(|error| StyleFault::new(&error.kind))?;
    Ok(printed.code)
}

/// The name of a custom media query that is used and not defined.
fn undefined_media(error: &MinifyErrorKind) -> Option<String> {
    match error {
        MinifyErrorKind::CustomMediaNotDefined { name } => Some(name.clone()),
        _ => None,
    }
}

/// Prints bundled rules: lowered for `targets` and minified. `url_of` returns the URL of an asset.
fn print<'i>(
    sheets: &[Sheet<'i>],
    bundled: Bundled<'i>,
    targets: Targets,
    url_of: impl FnMut(&str) -> Option<String>,
    report: &mut Report,
) -> String {
    let names = sheets.iter().map(|sheet| sheet.path().to_string()).collect();
    let options = ParserOptions { flags: ParserFlags::CUSTOM_MEDIA, ..ParserOptions::default() };
    let mut whole = StyleSheet::new(names, CssRuleList(bundled.rules), options);
    let mut known = BTreeSet::new();
    let licences = bundled.sheets.iter().filter_map(|sheet| sheets.get(*sheet));
    let licences = licences.flat_map(Sheet::licences).filter(|licence| known.insert(*licence));
    whole.license_comments = licences.map(Into::into).collect();
    write_urls(&mut whole, url_of);
    layers::separate(&mut whole);
    if let Err(error) = declarations::minify(&mut whole, targets) {
        let media = undefined_media(&error.kind);
        let wrong =
            unprintable(sheets, &error.kind.to_string(), media.as_deref(), error.loc.as_ref());
        report.add(match &media {
            Some(name) => wrong.hint(media_hint(name)),
            None => wrong,
        });
    }
    overflow::split(&mut whole, targets.browsers);
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    match whole.to_css(options) {
        Ok(printed) => layers::restore(printed.code),
        Err(error) => {
            report.add(unprintable(sheets, &error.kind.to_string(), None, error.loc.as_ref()));
            String::new()
        }
    }
}

/// The hint for a custom media query that is not defined.
fn media_hint(name: &str) -> String {
    format!(
        "define it in this style sheet or in one that it imports: `@custom-media {name} (width > \
         40em);`"
    )
}

/// The use of a custom media query that is not defined in a style sheet, if it is in this text.
pub fn undefined_media_in(path: &SourcePath, text: &str, name: &str) -> Option<Diagnostic> {
    let code = code(text);
    let mut found = code.match_indices(name).filter(|(at, _)| {
        let is_whole = code[at + name.len()..].trim_start().starts_with(')');
        is_whole && code[..*at].trim_end().ends_with('(')
    });
    let (at, _) = found.next()?;
    let message = format!("the CSS can't be used: custom media query {name} is not defined");
    let place = Place::new(path, at..at + name.len());
    Some(Diagnostic::new(Code::CssError, message).at(place).hint(media_hint(name)))
}

/// `needle` is the extent of the place, if it is found there.
fn unprintable(
    sheets: &[Sheet<'_>],
    words: &str,
    needle: Option<&str>,
    at: Option<&ErrorLocation>,
) -> Diagnostic {
    let diagnostic =
        Diagnostic::new(Code::CssError, format!("the CSS can't be used: {}", lower_first(words)));
    let Some(at) = at else { return diagnostic };
    match sheets.iter().find(|sheet| sheet.path().as_str() == at.filename) {
        Some(sheet) => diagnostic.at(sheet.place(at.line, at.column, needle.unwrap_or_default())),
        None => diagnostic,
    }
}

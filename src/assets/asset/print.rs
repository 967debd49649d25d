//! Prints style sheets.

use std::collections::BTreeSet;
use std::fmt::Display;

use lightningcss::error::{ErrorLocation, MinifyErrorKind};
use lightningcss::rules::CssRuleList;
use lightningcss::stylesheet::{ParserFlags, ParserOptions, PrinterOptions, StyleSheet};
use lightningcss::targets::Targets;

use crate::assets::asset::animation_range;
use crate::assets::asset::at_rules::preprocessed;
use crate::assets::asset::bundle::Bundled;
use crate::assets::asset::custom_media::{defined_media, undefined_media_in};
use crate::assets::asset::declarations;
use crate::assets::asset::files::Assets;
use crate::assets::asset::layers;
use crate::assets::asset::numbers;
use crate::assets::asset::overflow;
use crate::assets::asset::reference::relative;
use crate::assets::asset::rewrite::write_urls;
use crate::assets::asset::scan::licences;
use crate::assets::asset::sheet::Sheet;
use crate::assets::asset::spelling;
use crate::assets::asset::style::{Style, lower_first};
use crate::assets::asset::targets::CssTargets;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
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
    /// The names of the custom media queries that it defines, if another one is the error.
    pub media: Option<BTreeSet<String>>,
}

impl StyleFault {
    fn new(kind: &impl Display) -> StyleFault {
        StyleFault { message: lower_first(&kind.to_string()), media: None }
    }
}

/// Prints a style sheet that is already bundled: lowered for `targets` and minified.
pub fn minify(css: &str, targets: &CssTargets) -> Result<String, StyleFault> {
    let css = &*animation_range::with_percentages(css);
    let flags = ParserFlags::CUSTOM_MEDIA;
    let options = ParserOptions { error_recovery: true, flags, ..ParserOptions::default() };
    let mut sheet =
        StyleSheet::parse(css, options).map_err(|error| StyleFault::new(&error.kind))?;
    if let Some(name) = preprocessed(&mut sheet) {
        let message = format!("`@{name}` is for a preprocessor, and browsers ignore it");
        return Err(StyleFault { message, media: None });
    }
    // Each file has been checked by itself.
    numbers::restore(&mut sheet, &SourcePath::new("bundle.css"), css, &mut Report::new());
    // The parser reads only those at the start.
    sheet.license_comments = licences(css).into_iter().map(Into::into).collect();
    let targets = targets.0;
    declarations::minify(&mut sheet, targets).map_err(|error| {
        let media = is_undefined_media(&error.kind).then(|| defined_media([css].into_iter()));
        StyleFault { media, ..StyleFault::new(&error.kind) }
    })?;
    overflow::split(&mut sheet, targets.browsers);
    spelling::restore(&mut sheet, [css].into_iter());
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    let printed = sheet.to_css(options).map_err(|error| StyleFault::new(&error.kind))?;
    Ok(printed.code)
}

/// Whether the error is a custom media query that is not defined.
fn is_undefined_media(error: &MinifyErrorKind) -> bool {
    matches!(error, MinifyErrorKind::CustomMediaNotDefined { .. })
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
        // The minifier stops at the first one.
        let media: Vec<Diagnostic> = match is_undefined_media(&error.kind) {
            true => {
                let own = || bundled.sheets.iter().filter_map(|sheet| sheets.get(*sheet));
                let texts = || own().map(|sheet| (sheet.path(), sheet.text()));
                let defined = defined_media(texts().map(|(_, text)| text));
                texts().flat_map(|(path, text)| undefined_media_in(path, text, &defined)).collect()
            }
            false => Vec::new(),
        };
        if media.is_empty() {
            report.add(unprintable(sheets, &error.kind.to_string(), error.loc.as_ref()));
        }
        for undefined in media {
            report.add(undefined);
        }
    }
    overflow::split(&mut whole, targets.browsers);
    let own = bundled.sheets.iter().filter_map(|sheet| sheets.get(*sheet));
    spelling::restore(&mut whole, own.map(Sheet::text));
    let options = PrinterOptions { minify: true, targets, ..PrinterOptions::default() };
    match whole.to_css(options) {
        Ok(printed) => layers::restore(printed.code),
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

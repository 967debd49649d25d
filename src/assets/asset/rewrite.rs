//! Rewrites URLs in parsed style sheets: resolves them to assets, and replaces them by
//! fingerprinted URLs.

use std::convert::Infallible;

use lightningcss::properties::custom::{Function, Token, TokenOrValue};
use lightningcss::rules::CssRule;
use lightningcss::stylesheet::StyleSheet;
use lightningcss::values::image::Image;
use lightningcss::values::url::Url;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::assets::asset::reference::{self, ASSETS, Reference};
use crate::assets::asset::scan::Lines;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place, Report, suggestion};
use crate::engine::output::encode_address;
use crate::engine::source::{Snapshot, SourcePath};

/// Delimits the name of an asset in a resolved URL, until the folder of the bundle is known. No
/// file name contains it.
const MARK: char = '\u{1}';

/// Resolves the URLs of the style sheet `path` to marked names; unresolved ones are reported.
pub(super) fn resolve_urls(
    sheet: &mut StyleSheet<'_>,
    path: &SourcePath,
    text: &str,
    snapshot: &Snapshot,
    report: &mut Report,
) {
    let lines = Lines::new(text);
    let resolve = |url: &str, line: u32, column: u32| {
        let Reference::File { path: file, suffix } = reference::resolve(path.as_str(), url) else {
            return None;
        };
        let name = file.strip_prefix(ASSETS).unwrap_or_default();
        let place = || Place::new(path, lines.locate(line, column, url));
        if name.ends_with(".css") {
            let message = format!("`url()` refers to the style sheet `{file}`");
            report.add(
                Diagnostic::new(Code::CssError, message)
                    .at(place())
                    .hint("use `@import` for style sheets"),
            );
            None
        } else if !name.is_empty() && snapshot.contains(&file) {
            Some(format!("{MARK}{name}{MARK}{suffix}"))
        } else {
            report.add(unknown(path, &file, snapshot).at(place()));
            None
        }
    };
    let Ok(()) = sheet.visit(&mut Rewriter(resolve));
}

/// Replaces the marked names of a bundle by URLs: `url_of` returns the URL of an asset.
pub(super) fn write_urls(
    sheet: &mut StyleSheet<'_>,
    mut url_of: impl FnMut(&str) -> Option<String>,
) {
    let write = |url: &str, _: u32, _: u32| {
        let (name, suffix) = url.strip_prefix(MARK)?.split_once(MARK)?;
        Some(url_of(name)? + suffix)
    };
    let Ok(()) = sheet.visit(&mut Rewriter(write));
}

/// The URL of `file` in a file in `folder`.
fn address(folder: &str, file: &str) -> String {
    encode_address(&reference::relative(folder, file))
}

fn unknown(from: &SourcePath, file: &str, snapshot: &Snapshot) -> Diagnostic {
    let folder = reference::folder(from.as_str());
    let message = match file.strip_prefix(ASSETS) {
        Some(name) => format!("no asset `{name}`"),
        None => format!("`{file}` is not in `{ASSETS}`"),
    };
    let (folder, given) = (folder.to_owned(), address(folder, file));
    let snapshot = snapshot.clone();
    Diagnostic::new(Code::UnknownAsset, message).hint(Hint::later(move || {
        let known = snapshot.under(ASSETS);
        let known: Vec<_> = known.map(|known| address(&folder, known.as_str())).collect();
        let otherwise =
            "files of style sheets are in `assets/`; the path is relative to the style sheet";
        suggestion(&given, known.iter().map(String::as_str), otherwise)
    }))
}

/// Calls a function for every URL, with its line (from 0) and column (from 1), and replaces the URL
/// by the result.
struct Rewriter<F>(F);

impl<'i, F: FnMut(&str, u32, u32) -> Option<String>> Visitor<'i> for Rewriter<F> {
    type Error = Infallible;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(RULES | URLS | FUNCTIONS | IMAGES)
    }

    fn visit_rule(&mut self, rule: &mut CssRule<'i>) -> Result<(), Infallible> {
        // The library's visitor skips the initial value.
        if let CssRule::Property(property) = rule
            && let Some(value) = &mut property.initial_value
        {
            value.visit(self)?;
        }
        rule.visit_children(self)
    }

    fn visit_image(&mut self, image: &mut Image<'i>) -> Result<(), Infallible> {
        match image {
            // The library's visitor skips the images of a set.
            Image::ImageSet(set) => {
                set.options.iter_mut().try_for_each(|option| option.image.visit(self))
            }
            image => image.visit_children(self),
        }
    }

    fn visit_url(&mut self, url: &mut Url<'i>) -> Result<(), Infallible> {
        if let Some(new) = (self.0)(&url.url, url.loc.line.saturating_sub(1), url.loc.column) {
            url.url = new.into();
        }
        Ok(())
    }

    fn visit_function(&mut self, function: &mut Function<'i>) -> Result<(), Infallible> {
        if contains_urls(&function.name.0) {
            for argument in &mut function.arguments.0 {
                if let TokenOrValue::Token(Token::String(url)) = argument
                    && let Some(new) = (self.0)(url, 0, 1)
                {
                    *url = new.into();
                }
            }
        }
        function.visit_children(self)
    }
}

/// Returns whether a function with unparsed arguments contains URLs as strings. They have no
/// location, and are searched for from the start of the file.
fn contains_urls(function: &str) -> bool {
    ["url", "image-set", "-webkit-image-set"].iter().any(|name| function.eq_ignore_ascii_case(name))
}

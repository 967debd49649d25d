//! Rewrites URLs in parsed style sheets: resolves them to assets, and replaces them by
//! fingerprinted URLs.

use lightningcss::stylesheet::StyleSheet;
use lightningcss::visitor::Visit;

use crate::assets::asset::reference::{self, ASSETS, Reference};
use crate::assets::asset::scan::Lines;
use crate::assets::css_urls::{CssUrl, UrlVisitor};
use crate::assets::image::{ImageFault, embedded_without_metadata};
use crate::base::path::parent;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place, Report, suggest};
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
    let resolve = |CssUrl { address: url, line, column, .. }: CssUrl<'_>| {
        if url.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("data:")) {
            return embedded_without_metadata(url).unwrap_or_else(|(_, fault)| {
                report.add(unclean(&fault).at(Place::new(path, lines.locate(line, column, url))));
                None
            });
        }
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
    let Ok(()) = sheet.visit(&mut UrlVisitor::new(resolve));
}

/// Replaces the marked names of a bundle by URLs: `url_of` returns the URL of an asset.
pub(super) fn write_urls(
    sheet: &mut StyleSheet<'_>,
    mut url_of: impl FnMut(&str) -> Option<String>,
) {
    let write = |CssUrl { address, .. }: CssUrl<'_>| {
        let (name, suffix) = address.strip_prefix(MARK)?.split_once(MARK)?;
        Some(url_of(name)? + suffix)
    };
    let Ok(()) = sheet.visit(&mut UrlVisitor::new(write));
}

/// The diagnostic for a picture in a `data:` URL.
fn unclean(fault: &ImageFault) -> Diagnostic {
    let message = "a picture in a `data:` URL can't be published without its metadata";
    Diagnostic::new(Code::InvalidImage, format!("{message}: {}", fault.message))
        .hint("write it as a file of assets/, and name that file here")
}

/// The URL of `file` in a file in `folder`.
fn address(folder: &str, file: &str) -> String {
    encode_address(&reference::relative(folder, file))
}

fn unknown(from: &SourcePath, file: &str, snapshot: &Snapshot) -> Diagnostic {
    let folder = parent(from.as_str());
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
        suggest(&given, known.iter().map(String::as_str), otherwise)
    }))
}

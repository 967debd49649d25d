//! Checks of the site's own code and style sheets of islands that esbuild does not have.

use crate::assets::asset::{check_island_style, island_sheet};
use crate::assets::image::embedded_metadata;
use crate::assets::island::bundle::Bundle;
use crate::assets::island::bundle::problem::{STYLE, UNNAMED_STYLE};
use crate::assets::island::css_module::{MODULE, check_classes};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};

/// Reports the at-rules that browsers ignore in the style sheets that code imports.
pub(super) fn check_styles(bundle: &Bundle, snapshot: &Snapshot, report: &mut Report) {
    for sheet in &bundle.sheets {
        let path = SourcePath::new(format!("islands/{sheet}"));
        // It is checked with the style sheets of pages.
        let is_linked = |(island, _)| island_sheet(island) == path.as_str();
        if !sheet.split_once('/').is_some_and(is_linked)
            && let Ok(text) = snapshot.read_text(path.as_str())
        {
            check_island_style(&path, &text, report);
        }
    }
}

/// Reports what esbuild accepts in the site's own code and style sheets: photos in `data:` URLs,
/// which are published as they are, names for style sheets without exports, and classes that CSS
/// modules do not have.
pub(super) fn check_files(snapshot: &Snapshot, report: &mut Report) {
    let files = snapshot.under("islands/");
    for path in files.filter(|path| !path.as_str().contains("/node_modules/")) {
        let Ok(text) = snapshot.read_text(path.as_str()) else { continue };
        if let Some((span, private)) = embedded_metadata(&text) {
            let message = format!("this photo is published with {}", private.join(" and "));
            let hint = "write it as a file of assets/, and import or name that file here";
            let place = Place::new(path, span);
            report.add(Diagnostic::new(Code::PhotoMetadata, message).at(place).hint(hint));
        }
        if path.as_str().ends_with(STYLE) {
            continue;
        }
        check_classes(path, &text, snapshot, report);
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if let Some((name, sheet)) = named_sheet(line) {
                let message = format!("the style sheet `{sheet}` exports nothing as `{name}`");
                let start = at + line.find(name).unwrap_or_default();
                let wrong = Diagnostic::new(Code::BundleError, message).hint(UNNAMED_STYLE);
                report.add(wrong.at(Place::new(path, start..start + name.len())));
            }
            at += line.len();
        }
    }
}

/// The name under which a line of code imports a style sheet that is no CSS module, and its
/// address.
fn named_sheet(line: &str) -> Option<(&str, &str)> {
    let (names, from) = line.trim().strip_prefix("import ")?.split_once(" from ")?;
    let sheet = from.trim().trim_end_matches(';').trim().trim_matches(['"', '\'']);
    let name = names.split(',').next()?.trim();
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$');
    let is_sheet = sheet.ends_with(STYLE) && !sheet.ends_with(MODULE);
    (is_name && is_sheet && !name.contains(' ')).then_some((name, sheet))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_style_sheets_without_exports_are_found() {
        for (line, expected) in [
            ("import styles from \"./a.css\";\n", Some(("styles", "./a.css"))),
            ("  import s, { b } from '../a.css'", Some(("s", "../a.css"))),
            ("import styles from \"./a.module.css\";", None),
            ("import \"./a.css\";", None),
            ("import { c } from \"./a.css\";", None),
            ("import * as s from \"./a.css\";", None),
            ("import type a from \"./a.css\";", None),
            ("const a = \"import b from c.css\";", None),
        ] {
            assert_eq!(named_sheet(line), expected, "{line}");
        }
    }
}

//! The classes that the code of islands reads from CSS modules.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::assets::asset::asset_beside;
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};
use crate::engine::source::{Snapshot, SourcePath};

/// The ending of CSS modules.
pub(super) const MODULE: &str = ".module.css";

/// Reports each class that code reads from a CSS module which has no such name. The code would
/// get `undefined`, without an error.
pub(super) fn check_classes(
    path: &SourcePath,
    code: &str,
    snapshot: &Snapshot,
    report: &mut Report,
) {
    for (name, address) in code.lines().filter_map(imported_module) {
        let (module, _) = asset_beside(&format!("../{path}"), address);
        let Ok(sheet) = snapshot.read_text(&module) else { continue };
        let known = names(&sheet);
        // An escape is another spelling of a character.
        if sheet.contains('\\') {
            continue;
        }
        for (class, span) in reads(code, name) {
            if !known.contains(class) {
                let message = format!("the CSS module `{module}` has no class `{class}`");
                let otherwise = format!("define `.{class}` in it, or remove this");
                report.add(
                    Diagnostic::new(Code::UnknownCss, message)
                        .at(Place::new(path, span))
                        .did_you_mean(class, known.iter().copied(), otherwise),
                );
            }
        }
    }
}

/// The name under which a line of code imports all classes of a CSS module of the site, and the
/// module's address.
fn imported_module(line: &str) -> Option<(&str, &str)> {
    let (names, from) = line.trim().strip_prefix("import ")?.split_once(" from ")?;
    let address = from.trim().trim_end_matches(';').trim().trim_matches(['"', '\'']);
    let name = names.trim().trim_start_matches("* as ").split(',').next()?.trim();
    let is_name = !name.is_empty() && name.chars().all(is_part);
    (is_name && address.starts_with('.') && address.ends_with(MODULE)).then_some((name, address))
}

/// Returns whether a name in code may contain a character.
fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$')
}

/// The properties of the object `name` that code reads: `name.class` and `name["class"]`.
fn reads<'a>(code: &'a str, name: &str) -> impl Iterator<Item = (&'a str, Range<usize>)> {
    code.match_indices(name).filter_map(move |(at, _)| {
        let rest = &code[at + name.len()..];
        if code[..at].ends_with(|c: char| is_part(c) || c == '.') {
            return None;
        }
        let (skipped, class) = if let Some(rest) = rest.strip_prefix('.') {
            (1, &rest[..rest.find(|c: char| !is_part(c)).unwrap_or(rest.len())])
        } else {
            let quoted = rest.strip_prefix('[')?;
            let quote = quoted.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            (2, quoted[1..].split_once(quote).filter(|(_, rest)| rest.starts_with(']'))?.0)
        };
        let start = at + name.len() + skipped;
        (!class.is_empty()).then_some((class, start..start + class.len()))
    })
}

/// The names that a CSS module may export: of classes and ids, and those after at-rules, such as
/// `@keyframes`.
fn names(sheet: &str) -> BTreeSet<&str> {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
    let mut names = BTreeSet::new();
    for line in sheet.lines() {
        let is_rule = line.trim_start().starts_with('@');
        let mut rest = line;
        while let Some(start) = rest.find(is_name) {
            let before = rest[..start].chars().next_back();
            let end = rest[start..].find(|c| !is_name(c)).map_or(rest.len(), |end| start + end);
            if is_rule || matches!(before, Some('.' | '#')) {
                names.insert(&rest[start..end]);
            }
            rest = &rest[end..];
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_imported_under_one_name() {
        for (line, expected) in [
            ("import styles from \"./a.module.css\";", Some(("styles", "./a.module.css"))),
            ("import * as s from '../a.module.css'", Some(("s", "../a.module.css"))),
            ("import { card } from \"./a.module.css\";", None),
            ("import styles from \"package/a.module.css\";", None),
            ("import styles from \"./a.css\";", None),
        ] {
            assert_eq!(imported_module(line), expected, "{line}");
        }
    }

    #[test]
    fn reads_are_those_of_the_object() {
        let code = "<b className={styles.card} id={styles['a-b']} a={my.styles.x} b={styles[c]}>\
                    {mystyles.y}{stylesheet.z}{styles[\"d\" + e]}{styles.f}";
        let classes: Vec<&str> = reads(code, "styles").map(|(class, _)| class).collect();
        assert_eq!(classes, ["card", "a-b", "f"]);
        let (class, span) = reads(code, "styles").next().unwrap();
        assert_eq!(&code[span], class);
    }

    #[test]
    fn names_are_those_of_classes_ids_and_at_rules() {
        let sheet = ".card:hover > .icon-2, b#top { margin: .5em; color: red }\n\
                     @keyframes turn { to { rotate: 1turn } }\n";
        let names = names(sheet);
        assert!(["card", "icon-2", "top", "turn"].iter().all(|name| names.contains(name)));
        assert!(!names.contains("color") && !names.contains("red"));
    }
}

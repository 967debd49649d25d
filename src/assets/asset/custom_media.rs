//! Finds custom media queries that no style sheet defines.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::assets::asset::scan::code;
use crate::engine::diagnostic::{Code, Diagnostic, Place};
use crate::engine::source::SourcePath;

/// The at-rules that use custom media queries.
const USES: [&str; 3] = ["@media", "@import", "@custom-media"];

/// The at-rule that defines one.
const DEFINITION: &str = "@custom-media";

/// The names of the custom media queries that style sheets define.
pub(super) fn defined_media<'t>(texts: impl Iterator<Item = &'t str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in texts {
        let code = code(text);
        for (at, _) in code.to_ascii_lowercase().match_indices(DEFINITION) {
            let rest = code[at + DEFINITION.len()..].trim_start();
            names.insert(name_at(rest).to_owned());
        }
    }
    names
}

/// The uses of custom media queries in a style sheet that are not in `defined`, with their names:
/// the first of each.
pub(super) fn undefined_media(
    text: &str,
    defined: &BTreeSet<String>,
) -> Vec<(String, Range<usize>)> {
    let code = code(text);
    let lower = code.to_ascii_lowercase();
    let mut found: Vec<(String, Range<usize>)> = Vec::new();
    for rule in USES {
        for (start, _) in lower.match_indices(rule) {
            let rest = &code[start..];
            let end = rest.find(['{', ';']).unwrap_or(rest.len());
            for (at, _) in rest[..end].match_indices('(') {
                let inner = rest[at + 1..end].trim_start();
                let name = name_at(inner);
                let at = start + end - inner.len();
                let is_use = name.starts_with("--")
                    && inner[name.len()..].trim_start().starts_with(')')
                    && !defined.contains(name)
                    && !found.iter().any(|(known, _)| known == name);
                if is_use {
                    found.push((name.to_owned(), at..at + name.len()));
                }
            }
        }
    }
    found.sort_by_key(|(_, span)| span.start);
    found
}

/// The identifier that a text begins with; empty if there is none.
fn name_at(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_alphanumeric() || matches!(c, '-' | '_')));
    &text[..end.unwrap_or(text.len())]
}

/// The diagnostics for the custom media queries in a style sheet that are not in `defined`.
pub fn undefined_media_in(
    path: &SourcePath,
    text: &str,
    defined: &BTreeSet<String>,
) -> Vec<Diagnostic> {
    let undefined = undefined_media(text, defined).into_iter();
    let diagnostic = |(name, span): (String, Range<usize>)| {
        let message = format!("the CSS can't be used: custom media query {name} is not defined");
        Diagnostic::new(Code::CssError, message).at(Place::new(path, span)).hint(media_hint(&name))
    };
    undefined.map(diagnostic).collect()
}

/// The hint for a custom media query that is not defined.
pub(super) fn media_hint(name: &str) -> String {
    format!(
        "define it in this style sheet or in one that it imports: `@custom-media {name} (width > \
         40em);`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_without_a_definition_are_found_in_media_queries_alone() {
        let text = "@custom-media --a (--b);@Media (--a) and ( --c ), not (--d){a{top:var(--e)}}\
                    @import 'x' (--f);@container style(--g){}/*@media (--h){}*/@media (--c){}";
        let defined = defined_media([text, "@custom-media --d (width > 1px);"].into_iter());
        let found = undefined_media(text, &defined);
        let found: Vec<_> =
            found.iter().map(|(name, span)| (name.as_str(), &text[span.clone()])).collect();
        assert_eq!(found, [("--b", "--b"), ("--c", "--c"), ("--f", "--f")]);
    }
}

//! Finds addresses in the styles of a template, which nothing resolves.

use std::ops::Range;

/// The spans of the relative addresses and of those from the root in `url(…)`, in elements
/// `<style>` and attributes `style`. `markup` is the text with spaces for tags of the template.
pub(super) fn style_addresses(text: &str, markup: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for style in styles(markup) {
        for (at, open) in markup[style.clone()].match_indices("url(") {
            let rest = &markup[style.start + at + open.len()..style.end];
            let inner = rest.trim_start_matches(|c: char| c.is_whitespace() || "\"'".contains(c));
            let end = inner.find(|c: char| c.is_whitespace() || "\"')".contains(c));
            let start = style.end - inner.len();
            let span = start..start + end.unwrap_or(inner.len());
            // An expression may be before or after it.
            let is_literal =
                !text[..span.start].ends_with('}') && !text[span.end..].starts_with('{');
            let address = &text[span.clone()];
            let scheme = address.split(['/', '?', '#']).next().unwrap_or_default();
            let is_file = !address.is_empty()
                && !address.starts_with('#')
                && !address.starts_with("//")
                && !scheme.contains(':');
            if is_literal && is_file {
                found.push(span);
            }
        }
    }
    found
}

/// The spans of the styles in markup.
fn styles(markup: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (open, close) in [("<style", "</style>"), (" style=\"", "\""), (" style='", "'")] {
        for (at, _) in markup.match_indices(open) {
            let start = at + open.len();
            let end = markup[start..].find(close).map_or(markup.len(), |length| start + length);
            found.push(start..end);
        }
    }
    found
}

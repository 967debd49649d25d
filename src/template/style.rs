//! Finds addresses in the styles of a template, which nothing resolves.

use std::ops::Range;

use crate::base::html::style_urls;

/// The spans of the relative addresses and of those from the root in `url(…)`, in elements
/// `<style>` and attributes `style`. `markup` is the text with spaces for tags of the template.
pub(super) fn style_addresses(text: &str, markup: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for style in styles(markup) {
        for url in style_urls(&markup[style.clone()]) {
            let span = style.start + url.start..style.start + url.end;
            let address = &text[span.clone()];
            // An expression may be before it, in it or behind it.
            let is_literal = !text[..span.start].ends_with('}')
                && !text[span.end..].starts_with('{')
                && *address == markup[span.clone()];
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

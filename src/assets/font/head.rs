//! The fonts in the head of a page: preloads and `@font-face` rules.

use std::fmt::Write as _;

use bit_set::BitSet;

use crate::base::html::escape_html;
use crate::content::config::FontRule;
use crate::engine::output::OutputPath;

/// The maximum distance between characters in one range of a file that few pages need. Thousands of
/// ranges would be part of every page; but without a range, the file is loaded for any character of
/// another script. Where ranges overlap, the later rule applies.
pub(super) const GAP: usize = 0x400;

/// The fonts in the head of a page.
#[derive(Debug, Default)]
pub(super) struct FontHead {
    /// `<link rel="preload">` elements.
    preloads: String,
    /// `@font-face` rules.
    rules: String,
    /// Both, as written in the page.
    html: String,
}

impl FontHead {
    /// Adds a file at that path and URL, for the characters in `range` unless it is empty.
    pub(super) fn add(
        &mut self,
        rule: &FontRule,
        path: &OutputPath,
        url: &str,
        preload: bool,
        range: &str,
    ) {
        if preload {
            self.preloads.push_str("<link rel=\"preload\" href=\"");
            escape_html(url, &mut self.preloads);
            let _ = writeln!(
                self.preloads,
                "\" as=\"font\" type=\"{}\" crossorigin>",
                path.media_type()
            );
        }
        let _ = write!(
            self.rules,
            "@font-face{{font-family:\"{}\";src:url({url})format(\"{}\");font-weight:{};\
             font-display:{}",
            rule.family,
            format_of(path),
            rule.weight,
            rule.display
        );
        if rule.italic {
            self.rules.push_str(";font-style:italic");
        }
        if !range.is_empty() {
            let _ = write!(self.rules, ";unicode-range:{range}");
        }
        self.rules.push('}');
    }

    /// Composes the HTML after the last file has been added.
    pub(super) fn finish(&mut self) {
        self.html.clone_from(&self.preloads);
        if !self.rules.is_empty() {
            let _ = writeln!(self.html, "<style>{}</style>", self.rules);
        }
    }

    /// The preloads and the rules.
    pub(super) fn html(&self) -> &str {
        &self.html
    }
}

/// The format of a font file, as CSS names it (CSS Fonts 4, section 4.3.1).
fn format_of(path: &OutputPath) -> &'static str {
    match &*path.media_type() {
        "font/woff" => "woff",
        "font/ttf" => "truetype",
        "font/otf" => "opentype",
        _ => "woff2",
    }
}

/// Formats characters as a `unicode-range`. Characters that are at most `gap` apart are in one
/// range, with all between them, unless one of those is in `lacking`.
pub(super) fn ranges(characters: &BitSet, gap: usize, lacking: &BitSet) -> String {
    let mut out = String::new();
    let mut characters = characters.iter().peekable();
    while let Some(start) = characters.next() {
        let mut end = start;
        let joins = |end: usize, next: usize| {
            next <= end + gap && (end..next).all(|between| !lacking.contains(between))
        };
        while let Some(next) = characters.next_if(|next| joins(end, *next)) {
            end = next;
        }
        if !out.is_empty() {
            out.push(',');
        }
        let _ = write!(out, "U+{start:X}");
        if end > start {
            let _ = write!(out, "-{end:X}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_follow_each_other_are_one_range() {
        let mut bits = BitSet::default();
        for character in "ABCxяю\u{20bd}".chars() {
            bits.insert(character as usize);
        }
        let none = BitSet::default();
        assert_eq!(ranges(&bits, 1, &none), "U+41-43,U+78,U+44E-44F,U+20BD");
        assert_eq!(ranges(&bits, 0x400, &none), "U+41-44F,U+20BD");
        let lacking = [0x100, 0x2190].into_iter().collect();
        assert_eq!(ranges(&bits, 0x400, &lacking), "U+41-78,U+44E-44F,U+20BD");
        assert_eq!(ranges(&none, 1, &none), "");
    }
}

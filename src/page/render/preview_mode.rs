//! Preview modes: a page with pseudo-localized texts, with message ids, or with the locations of
//! its texts. Published pages have none.

use std::fmt::Write as _;

use serde_json::Value;

use crate::base::html::escape_html;
use crate::base::html::{Position, TagTracker};
use crate::base::marks::{MESSAGE as START, MESSAGE_END as END, MESSAGE_NUMBERED as NUMBERED};

/// The active preview modes of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewMode {
    /// Pseudo-localization: texts have accents and are longer. Texts that remain plain are not
    /// translatable, and texts that are cut off have too little space.
    pub pseudo: bool,
    /// Each message is replaced by its id.
    pub ids: bool,
    /// Each message in text, each block of a body and each value of the data is wrapped in an
    /// element with its location.
    pub sources: bool,
}

/// The names of the modes.
pub const PREVIEW_MODES: [&str; 4] = ["pseudo", "ids", "sources", EDIT_MODE];

/// The mode in which the page edits its texts: they have their locations, like in `sources`.
pub const EDIT_MODE: &str = "edit";

/// A text of a page, in the preview mode `sources`.
pub(super) struct TextSource {
    /// The file, line and column.
    pub(super) place: String,
    /// The kind of the text.
    pub(super) kind: SourceKind,
    /// The id of a message, or the path of a value; empty for a block of a body.
    pub(super) name: String,
}

/// The kind of a text of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SourceKind {
    /// A message, or a block of a body.
    Message,
    /// A value of the data or of a page.
    Value,
}

impl PreviewMode {
    /// Parses mode names joined with dots; unknown ones are ignored.
    pub fn parse(names: &str) -> PreviewMode {
        let has = |name: &str| names.split('.').any(|one| one == name);
        PreviewMode {
            pseudo: has(PREVIEW_MODES[0]),
            ids: has(PREVIEW_MODES[1]),
            sources: has(PREVIEW_MODES[2]) || has(EDIT_MODE),
        }
    }

    /// Returns whether no mode is on.
    pub fn is_off(self) -> bool {
        self == PreviewMode::default()
    }

    /// Applies the mode to the text of the message `id`.
    pub fn apply(self, id: &str, text: &str) -> String {
        match self {
            PreviewMode { ids: true, .. } => id_with_markup(id, text),
            PreviewMode { pseudo: true, .. } => pseudo(text),
            _ => text.to_owned(),
        }
    }
}

/// Marks a message with the number of its source.
pub(super) fn mark(number: usize, text: &str) -> String {
    format!("{}{text}{END}", block_mark(Some(number)))
}

/// The mark before a text with the number of its source, or else the mark after it.
pub(super) fn block_mark(number: Option<usize>) -> String {
    number.map_or_else(|| END.to_string(), |number| format!("{START}{number}{NUMBERED}"))
}

/// Removes the marks from the texts in a JSON value.
pub(super) fn remove_marks(value: &mut Value) {
    match value {
        Value::String(text) if text.contains(START) => *text = resolve(text, &[]),
        Value::Array(items) => items.iter_mut().for_each(remove_marks),
        Value::Object(fields) => fields.values_mut().for_each(remove_marks),
        _ => {}
    }
}

/// Replaces the marks of a complete page by elements in text, and removes them elsewhere.
pub(super) fn resolve(html: &str, sources: &[TextSource]) -> String {
    if !html.contains(START) {
        return html.to_owned();
    }
    let mut out = String::with_capacity(html.len() * 2);
    let mut tags = TagTracker::default();
    let mut open: Vec<bool> = Vec::new();
    let mut rest = html.char_indices();
    while let Some((at, c)) = rest.next() {
        match c {
            START => {
                let digits: String =
                    rest.by_ref().map(|(_, c)| c).take_while(|c| *c != NUMBERED).collect();
                let source = digits.parse().ok().and_then(|number: usize| sources.get(number));
                let shown = source.filter(|_| tags.position() == Position::Text);
                open.push(shown.is_some());
                let Some(TextSource { place, kind, name }) = shown else { continue };
                let attribute = match kind {
                    SourceKind::Message => "data-message",
                    SourceKind::Value => "data-value",
                };
                out.push_str("<span data-source=\"");
                escape_html(place, &mut out);
                let _ = write!(out, "\" {attribute}=\"");
                escape_html(name, &mut out);
                out.push_str("\">");
            }
            END => {
                if open.pop() == Some(true) {
                    out.push_str("</span>");
                }
            }
            NUMBERED => {}
            c => {
                tags.advance(c, &html[at..]);
                out.push(c);
            }
        }
    }
    out
}

/// The id of a message with the markup of its text, whose links are those of the template.
fn id_with_markup(id: &str, text: &str) -> String {
    let mut out = id.to_owned();
    let mut rest = text;
    while let Some((_, tag)) = rest.split_once('<') {
        let Some((tag, after)) = tag.split_once('>') else { break };
        out.push_str(&format!("<{tag}>"));
        if !tag.starts_with('/') && !tag.ends_with('/') {
            out.push_str(tag);
        }
        rest = after;
    }
    out
}

/// Pseudo-localizes a text: accented letters, and 40 % longer. Markup, character references and
/// placeholders are not changed.
fn pseudo(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 3);
    let mut letters = 0;
    let mut padding = 0;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '<' => rest.find('>').map(|end| end + 1),
            '{' if rest.starts_with("{{") => rest.find("}}").map(|end| end + 2),
            '$' if rest.starts_with("$t(") => rest.find(')').map(|end| end + 1),
            '&' => rest.find(';').filter(|end| *end < 10).map(|end| end + 1),
            _ => None,
        };
        // Characters of other scripts join with their neighbours, so the padding is added at the
        // next gap.
        if length.is_some() || c.is_ascii() || is_gap(c) {
            out.push_str(&PADDING.repeat(std::mem::take(&mut padding)));
        }
        let length = length.unwrap_or(c.len_utf8());
        let index = PLAIN.find(c).filter(|_| length == 1);
        match index.and_then(|index| ACCENTED.chars().nth(index)) {
            Some(accented) => out.push(accented),
            None => out.push_str(&rest[..length]),
        }
        if c.is_alphabetic() {
            letters += 1;
            padding += usize::from(letters % 5 == 0);
        }
        rest = &rest[length..];
    }
    out.push_str(&PADDING.repeat(padding));
    out
}

/// The padding: two characters for five letters.
const PADDING: &str = "\u{b7}\u{b7}";

fn is_gap(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '。' | '，' | '、' | '！' | '？' | '：' | '；' | '।' | '»' | '”' | '…')
}

/// Letters, and their accented forms in the same order.
const PLAIN: &str = "abcdefghijklnoprstuwyzABCDEGHIKLNOPRSTUY";
const ACCENTED: &str = "àƀçðéƒğĥîĵķļñöþŕšţüŵýžÅƁÇÐÉĞĤÎĶĻÑÖÞŔŠŢÛÝ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudo_is_longer_and_leaves_markup_alone() {
        let text = "Read the <strong>whole</strong> story of {{count}} people &amp; more";
        let seen = pseudo(text);
        assert!(seen.contains("<strong>") && seen.contains("{{count}}") && seen.contains("&amp;"));
        assert!(!seen.contains("whole"));
        let letters = "abcdefghij".repeat(10);
        assert_eq!(pseudo(&letters).chars().count(), 140);
        assert_eq!(pseudo("हिन्दी में। बाक़ी"), "हिन्दी·· में। बाक़ी··");
    }

    #[test]
    fn an_id_keeps_the_markup_of_its_text() {
        assert_eq!(id_with_markup("more", "Read <link>this</link> now"), "more<link>link</link>");
        assert_eq!(id_with_markup("more", "1 < 2"), "more");
    }

    #[test]
    fn sources_stand_in_text_only() {
        let source = TextSource {
            place: "locales/en/a.ftl:3:1".to_owned(),
            kind: SourceKind::Message,
            name: "title".to_owned(),
        };
        let sources = [source];
        let marked = mark(0, "Words");
        let html = format!(
            "<title>{marked}</title><p title=\"{marked}\">{marked}</p>\
             <svg><text>{marked}</text></svg>"
        );
        assert_eq!(
            resolve(&html, &sources),
            "<title>Words</title><p title=\"Words\"><span data-source=\"locales/en/a.ftl:3:1\" \
             data-message=\"title\">Words</span></p>\
             <svg><text>Words</text></svg>"
        );
    }
}

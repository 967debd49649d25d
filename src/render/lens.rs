//! Ways to look at a page in the preview: with stretched words, with the names of its messages, or
//! with the places that its words come from. A published page is never seen through one.

use std::fmt::Write as _;

use crate::render::tags::{Context, Tags};
use crate::template::escaped;

/// How a page is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lens {
    /// Words have accents and are longer: what is left plain or is cut off was not translatable.
    pub pseudo: bool,
    /// Each message shows its id.
    pub ids: bool,
    /// Each message in text is wrapped in an element that says where it stands.
    pub sources: bool,
}

/// The names of the lenses.
pub const LENSES: [&str; 3] = ["pseudo", "ids", "sources"];

/// What stands before a message until the page is finished: characters of private use, with the
/// number of its source between the first two.
const START: char = '\u{e010}';
const NUMBERED: char = '\u{e011}';
/// What stands behind it.
const END: char = '\u{e012}';

impl Lens {
    /// The lens that these names stand for, joined with dots; unknown ones are passed over.
    pub fn named(names: &str) -> Lens {
        let has = |name: &str| names.split('.').any(|one| one == name);
        Lens { pseudo: has(LENSES[0]), ids: has(LENSES[1]), sources: has(LENSES[2]) }
    }

    /// Whether it shows the page as it is.
    pub fn is_plain(self) -> bool {
        self == Lens::default()
    }

    /// The words of the message `id` through the lens.
    pub fn words(self, id: &str, text: &str) -> String {
        match self {
            Lens { ids: true, .. } => named(id, text),
            Lens { pseudo: true, .. } => pseudo(text),
            _ => text.to_owned(),
        }
    }
}

/// A message with the number of its source.
pub(super) fn mark(number: usize, words: &str) -> String {
    format!("{START}{number}{NUMBERED}{words}{END}")
}

/// Turns the marks of a finished page into elements where text stands, and drops them elsewhere.
/// `sources` are the places and ids of the messages.
pub(super) fn resolve(html: &str, sources: &[(String, String)]) -> String {
    if !html.contains(START) {
        return html.to_owned();
    }
    let mut out = String::with_capacity(html.len() * 2);
    let mut tags = Tags::default();
    let mut open: Vec<bool> = Vec::new();
    let mut rest = html.char_indices();
    while let Some((at, c)) = rest.next() {
        match c {
            START => {
                let digits: String =
                    rest.by_ref().map(|(_, c)| c).take_while(|c| *c != NUMBERED).collect();
                let source = digits.parse().ok().and_then(|number: usize| sources.get(number));
                let shown = source.filter(|_| tags.context() == Context::Text);
                open.push(shown.is_some());
                let Some((place, id)) = shown else { continue };
                out.push_str("<span data-source=\"");
                escaped(place, &mut out);
                let _ = write!(out, "\" data-message=\"{id}\" style=\"display:contents\">");
            }
            END => {
                if open.pop() == Some(true) {
                    out.push_str("</span>");
                }
            }
            NUMBERED => {}
            c => {
                tags.step(c, &html[at..]);
                out.push(c);
            }
        }
    }
    out
}

/// The id of a message, with the markup of its text: links in it have their places in the page.
fn named(id: &str, text: &str) -> String {
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

/// Text as no language writes it, but anyone can read: accented letters, and two fifths longer.
/// Markup, character references and placeholders stay.
fn pseudo(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 3);
    let mut letters = 0;
    let mut due = 0;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '<' => rest.find('>').map(|end| end + 1),
            '{' if rest.starts_with("{{") => rest.find("}}").map(|end| end + 2),
            '$' if rest.starts_with("$t(") => rest.find(')').map(|end| end + 1),
            '&' => rest.find(';').filter(|end| *end < 10).map(|end| end + 1),
            _ => None,
        };
        // Signs of other scripts join with those around them, so what is due waits for a gap.
        if length.is_some() || c.is_ascii() || is_gap(c) {
            out.push_str(&MORE.repeat(std::mem::take(&mut due)));
        }
        let length = length.unwrap_or(c.len_utf8());
        let accented = ACCENTS.iter().find(|(plain, _)| *plain == c && length == 1);
        match accented {
            Some((_, accented)) => out.push(*accented),
            None => out.push_str(&rest[..length]),
        }
        if c.is_alphabetic() {
            letters += 1;
            due += usize::from(letters % 5 == 0);
        }
        rest = &rest[length..];
    }
    out.push_str(&MORE.repeat(due));
    out
}

/// What makes words longer: two more for five letters.
const MORE: &str = "\u{b7}\u{b7}";

fn is_gap(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '。' | '，' | '、' | '！' | '？' | '：' | '；' | '।' | '»' | '”' | '…')
}

/// Letters and what stands for them.
const ACCENTS: [(char, char); 40] = [
    ('a', 'à'),
    ('b', 'ƀ'),
    ('c', 'ç'),
    ('d', 'ð'),
    ('e', 'é'),
    ('f', 'ƒ'),
    ('g', 'ğ'),
    ('h', 'ĥ'),
    ('i', 'î'),
    ('j', 'ĵ'),
    ('k', 'ķ'),
    ('l', 'ļ'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('p', 'þ'),
    ('r', 'ŕ'),
    ('s', 'š'),
    ('t', 'ţ'),
    ('u', 'ü'),
    ('w', 'ŵ'),
    ('y', 'ý'),
    ('z', 'ž'),
    ('A', 'Å'),
    ('B', 'Ɓ'),
    ('C', 'Ç'),
    ('D', 'Ð'),
    ('E', 'É'),
    ('G', 'Ğ'),
    ('H', 'Ĥ'),
    ('I', 'Î'),
    ('K', 'Ķ'),
    ('L', 'Ļ'),
    ('N', 'Ñ'),
    ('O', 'Ö'),
    ('P', 'Þ'),
    ('R', 'Ŕ'),
    ('S', 'Š'),
    ('T', 'Ţ'),
    ('U', 'Û'),
    ('Y', 'Ý'),
];

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
        assert_eq!(named("more", "Read <link>this</link> now"), "more<link>link</link>");
        assert_eq!(named("more", "1 < 2"), "more");
    }

    #[test]
    fn sources_stand_in_text_only() {
        let sources = [("locales/en/a.ftl:3:1".to_owned(), "title".to_owned())];
        let words = mark(0, "Words");
        let html = format!(
            "<title>{words}</title><p title=\"{words}\">{words}</p><svg><text>{words}</text></svg>"
        );
        assert_eq!(
            resolve(&html, &sources),
            "<title>Words</title><p title=\"Words\"><span data-source=\"locales/en/a.ftl:3:1\" \
             data-message=\"title\" style=\"display:contents\">Words</span></p>\
             <svg><text>Words</text></svg>"
        );
    }
}

//! Marks texts that are in the fallback language of their page, and values that are isolated from
//! the direction of the surrounding text.

use std::fmt::Write as _;

use memchr::memmem;
use serde_json::Value;

use crate::base::html::is_block;
use crate::base::html::{Position, TagTracker};
pub(super) use crate::base::marks::{BORROWED as START, BORROWED_END as END};
use crate::base::marks::{ISOLATE, MARK_LEAD, POP, has_marks};
use crate::content::config::Locale;
use crate::i18n::message::MARKS;
use crate::page::render::LoadedSite;
use crate::page::route::{LocaleIndex, PageIndex};

/// Marks a text as being in the fallback language.
pub(super) fn mark(words: &str) -> String {
    format!("{START}{words}{END}")
}

/// The marks, which are removed from complete files.
const LEFT_OUT: [char; 4] = [START, END, ISOLATE, POP];

/// Splits a page before each character that may begin or end a tag, or be a mark. Returns the text
/// up to it, which has no other such characters, with its position, and the rest of the page, which
/// begins with that character.
pub(super) fn pieces(html: &str) -> impl Iterator<Item = (Position, &str, &str)> {
    let (mut next, mut tags) = (Some(html), TagTracker::default());
    std::iter::from_fn(move || {
        let piece = next?;
        let end = memchr::memchr3(b'<', b'>', MARK_LEAD[0], piece.as_bytes());
        let (text, rest) = piece.split_at(end.unwrap_or(piece.len()));
        tags.advance_over(text);
        let position = tags.position();
        let mut after = rest.chars();
        next = after.next().map(|c| {
            if !LEFT_OUT.contains(&c) {
                tags.advance(c, rest);
            }
            after.as_str()
        });
        Some((position, text, rest))
    })
}

/// Removes the marks.
pub(super) fn without_marks(text: &str) -> String {
    // Most marked texts are borrowed as a whole.
    let inside = text.strip_prefix(START).and_then(|text| text.strip_suffix(END));
    match inside.filter(|inside| !has_marks(inside)) {
        Some(plain) => plain.to_owned(),
        None => text.replace(LEFT_OUT, ""),
    }
}

/// The offset in a text with marks of the byte that is at `at` without them.
pub(super) fn offset_with_marks(text: &str, at: usize) -> usize {
    let mut end = 0;
    let mut signs = text.char_indices().filter(|(_, sign)| !LEFT_OUT.contains(sign));
    let found = signs.find(|(_, sign)| {
        end += sign.len_utf8();
        at < end
    });
    found.map_or(text.len().saturating_sub(1), |(offset, _)| offset)
}

/// Returns whether a text is in the fallback language as a whole.
pub(super) fn is_marked(text: &str) -> bool {
    text.starts_with(START) && text.ends_with(END) && text.matches(START).count() == 1
}

/// Removes the marks of isolated values from the texts in a JSON value.
pub(super) fn remove_isolation_marks(value: &mut Value) {
    match value {
        Value::String(text) if has_marks(text) => *text = text.replace([ISOLATE, POP], ""),
        Value::Array(items) => items.iter_mut().for_each(remove_isolation_marks),
        Value::Object(fields) => fields.values_mut().for_each(remove_isolation_marks),
        _ => {}
    }
}

/// Replaces the marks of a complete page: in text by an element with the fallback's language and
/// direction, or by the Unicode characters that isolate a value; elsewhere, and where the element
/// around a text has its language, removes them.
pub(super) fn resolve(
    site: &LoadedSite,
    page: PageIndex,
    locale: LocaleIndex,
    html: String,
) -> String {
    let locales = &site.config.locales;
    let lender = locales[locale].fallback.or_else(|| site.lender(page, locale));
    resolve_for(lender.map(|lender| &locales[lender]), html)
}

fn resolve_for(fallback: Option<&Locale>, html: String) -> String {
    // `str::contains` searches for the last byte of a character, which is frequent in non-Latin
    // texts.
    if memmem::find(html.as_bytes(), &MARK_LEAD).is_none() {
        return html;
    }
    let mut out = String::with_capacity(html.len() + 1024);
    let mut open: Vec<Option<&str>> = Vec::new();
    let mut joined: Option<&str> = None;
    let attributes = fallback.map(Locale::attributes).unwrap_or_default();
    for (position, text, rest) in pieces(&html) {
        out.push_str(text);
        let Some(c) = rest.chars().next() else { break };
        let is_text = position == Position::Text;
        match c {
            // Borrowed texts with only spaces between them are one text.
            START if joined.is_some() => open.push(joined.take()),
            START => {
                let has_language =
                    out.strip_suffix('>').is_some_and(|tag| tag.ends_with(&attributes));
                if position == Position::TextOnly
                    && !has_language
                    && let Some(at) = tag_around(&out, rest)
                {
                    out.insert_str(at, &attributes);
                }
                // The element around a text that is not borrowed ends here.
                let is_end = rest[START.len_utf8()..].starts_with("</");
                let element = (is_text && !has_language && !is_end).then(|| element_for(rest));
                if let Some(element) = element {
                    let _ = write!(out, "<{element}{attributes}>");
                }
                open.push(element);
            }
            END => {
                let Some(element) = open.pop().flatten() else { continue };
                let next = rest[END.len_utf8()..].trim_start();
                if element == "span" && next.starts_with(START) && element_for(next) == element {
                    joined = Some(element);
                } else {
                    let _ = write!(out, "</{element}>");
                }
            }
            ISOLATE if is_text => out.push(MARKS[0]),
            POP if is_text => out.push(MARKS[1]),
            ISOLATE | POP => {}
            c => out.push(c),
        }
    }
    out
}

/// Elements without child elements of HTML that can have a language.
const TEXT_ELEMENTS: [&str; 6] = ["option", "textarea", "text", "tspan", "textPath", "desc"];

/// The offset in `before` for attributes of such an element, if the marked text at the start of
/// `rest` is its whole content.
fn tag_around(before: &str, rest: &str) -> Option<usize> {
    let start = before.rfind('<')?;
    let at = before.len() - '>'.len_utf8();
    let name = name_at(&before[start + 1..]);
    let is_element = before.ends_with('>')
        && !before.ends_with("/>")
        && TEXT_ELEMENTS.iter().any(|element| element.as_bytes() == name);
    let (content, after) = rest.split_at(rest.find('<')?);
    let is_whole =
        content.ends_with(END) && content.matches(START).count() == 1 && after.starts_with("</");
    (is_element && is_whole).then_some(at)
}

/// The element around the marked text at the start of `html`: a block if it contains one.
fn element_for(html: &str) -> &'static str {
    let mut depth = 0;
    for (_, _, rest) in pieces(html) {
        match rest.chars().next() {
            Some(START) => depth += 1,
            Some(END) => depth -= 1,
            Some('<') if is_block(name_at(&rest[1..])) => return "div",
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    "span"
}

/// The name of the element whose start tag begins before `rest`.
fn name_at(rest: &str) -> &[u8] {
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    &rest.as_bytes()[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::config::Direction;

    fn english() -> Locale {
        Locale {
            segment: "en".into(),
            tag: "en".into(),
            label: "English".into(),
            site_name: None,
            flag: String::new(),
            flag_span: 0..0,
            direction: Direction::Ltr,
            open_graph: "en".into(),
            fallback: None,
            span: 0..0,
        }
    }

    #[test]
    fn borrowed_text_has_its_language_and_direction() {
        for (html, expected) in [
            (
                format!("<p>{}</p>", mark("a (b)")),
                "<p><span lang=\"en\" dir=\"ltr\">a (b)</span></p>",
            ),
            (
                format!("<li>{}</li>", mark("a<b>b</b><br>c")),
                "<li><span lang=\"en\" dir=\"ltr\">a<b>b</b><br>c</span></li>",
            ),
            (mark("<ul><li>a</ul>"), "<div lang=\"en\" dir=\"ltr\"><ul><li>a</ul></div>"),
            (mark("<picture>"), "<span lang=\"en\" dir=\"ltr\"><picture></span>"),
            (
                format!("<p>{} {}\n{}.</p>", mark("a"), mark("b"), mark("c")),
                "<p><span lang=\"en\" dir=\"ltr\">a b\nc</span>.</p>",
            ),
            (format!("{}<p>", mark("a")), "<span lang=\"en\" dir=\"ltr\">a</span><p>"),
            (
                mark(&format!("a {} b", mark("c"))),
                "<span lang=\"en\" dir=\"ltr\">a <span lang=\"en\" dir=\"ltr\">c</span> b</span>",
            ),
            (format!("<i title=\"{}\"></i>", mark("a")), "<i title=\"a\"></i>"),
            (format!("<i title=\"a > {}\"></i>", mark("b")), "<i title=\"a > b\"></i>"),
            (format!("<i title='{} > {0}'></i>", mark("b")), "<i title='b > b'></i>"),
            (format!("<title>{}</title>", mark("a")), "<title>a</title>"),
            (
                format!("<option value=\"1\">{}</option>", mark("a")),
                "<option value=\"1\" lang=\"en\" dir=\"ltr\">a</option>",
            ),
            (format!("<option>{} b</option>", mark("a")), "<option>a b</option>"),
            (
                format!("<svg><text>{}<tspan>{}</tspan></text></svg>", mark("a"), mark("b")),
                "<svg><text>a<tspan lang=\"en\" dir=\"ltr\">b</tspan></text></svg>",
            ),
            (
                format!("<p id=\"a\" lang=\"en\" dir=\"ltr\">{}</p>", mark("a")),
                "<p id=\"a\" lang=\"en\" dir=\"ltr\">a</p>",
            ),
        ] {
            assert_eq!(resolve_for(Some(&english()), html), expected);
        }
    }

    #[test]
    fn values_are_isolated_in_text_only() {
        let value = format!("{ISOLATE}C#{POP}");
        let html = format!("<title>{value}</title><a title=\"{value}\" href=/{value}>{value}</a>");
        let expected = "<title>C#</title><a title=\"C#\" href=/C#>\u{2068}C#\u{2069}</a>";
        assert_eq!(resolve_for(None, html), expected);
        assert_eq!(without_marks(&mark(&value)), "C#");
    }

    #[test]
    fn characters_of_icon_fonts_stay() {
        let html = "<i>\u{e000}\u{e001}</i>ﷲ".to_owned();
        assert_eq!(resolve_for(Some(&english()), html.clone()), html);
    }
}
